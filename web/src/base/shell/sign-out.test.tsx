import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOf } from '../../../test/client-of.ts';
import { showLinked } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import * as session from '../session/sign-out/end-session.ts';
import { Shell } from './shell.tsx';

vi.mock('../session/sign-out/end-session.ts', { spy: true });

const viewer = {
  id: 'u1',
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@x.example',
  avatar: null,
  role: 'USER',
  number_of_invitations: 0,
  institutions: [],
};
const dialog = page.getByRole('dialog', { name: 'Some answers have not been sent' });

beforeEach(() => {
  signInAs('amara');
  vi.mocked(session.endSession).mockReset();
});
afterEach(() => signInAs(null));

async function logOut(): Promise<HTMLElement> {
  const place = showLinked(
    <Shell>
      <h1>The page</h1>
    </Shell>,
    clientOf({ Shell_viewer: () => ({ viewer: { __typename: 'Viewer', ...viewer } }) }),
  );
  await page.getByRole('button', { name: 'Profile of Amara Okafor' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  return place;
}

test('signing out names the answers that could not be sent, and deletes them only when told to', async () => {
  vi.mocked(session.endSession).mockResolvedValue(['Summary, Level 1 – Networks', null, null]);
  const place = await logOut();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('Summary, Level 1 – Networks');
  await expect.element(dialog.getByRole('listitem').nth(1)).toMatchTextContent('Answers given in another tab');
  await expect.element(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  await expectAccessible(place);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(session.endSession).toHaveBeenCalledExactlyOnceWith(false);
  await page.getByRole('button', { name: 'Profile of Amara Okafor' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect.poll(() => vi.mocked(session.endSession).mock.calls).toEqual([[false], [false], [true]]);
});

test('signing out with everything sent asks nothing', async () => {
  vi.mocked(session.endSession).mockResolvedValue([]);
  await logOut();
  await expect.poll(() => vi.mocked(session.endSession).mock.calls).toEqual([[false]]);
  await expect.element(dialog).not.toBeInTheDocument();
});
