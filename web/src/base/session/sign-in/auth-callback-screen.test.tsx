import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../test/axe.ts';
import { showApp } from '../../../../test/show.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { SignInFailed } from './sign-in-failed.ts';

vi.mock('./complete-sign-in.ts');

test('the page that the provider sends people back to says where it cannot be reached, and tries again for the same address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(completeSignIn).mockRejectedValue(new SignInFailed('/group/1?a=b', true, null));
  const { place } = showApp('/auth-callback?code=1&state=2');
  const said = () => place.querySelector('[role=alert]')?.textContent;
  await expect.poll(said).toBe('Sign-in is not available now. Please try again in a minute.');
  expect(place.querySelector('[role=alert] + a')?.getAttribute('href')).toBe('/login?url=%2Fgroup%2F1%3Fa%3Db');
  await expectAccessible(place);
});
