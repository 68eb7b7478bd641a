import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/show.tsx';
import { CopyButton } from './copy-button.tsx';
import { Toasts } from '../feedback/toasts.tsx';

test('where the browser does not let it copy, it says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show(
    <>
      <CopyButton value="hK7wRt4PmQ" what="Group Key" />
      <Toasts />
    </>,
  );
  const button = page.getByRole('button', { name: 'Copy Group Key' });
  await button.click();
  await expect.element(page.getByText('Oops! Something went wrong!').first()).toBeVisible();
  expect(button.element().querySelector('svg')?.getAttribute('class')).toContain('icon-copy');
});

// D1-2.56, 2.57, 9.19, T1-024
test('it copies, says so and shows a check for 1.5 s', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show(
    <>
      <CopyButton value="hK7wRt4PmQ" what="Group Key" />
      <Toasts />
    </>,
  );
  const button = page.getByRole('button', { name: 'Copy Group Key' });
  const picture = () => button.element().querySelector('svg')?.getAttribute('class');
  await button.click();
  expect(copied).toHaveBeenCalledWith('hK7wRt4PmQ');
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied!');
  expect(picture()).toContain('icon-check');
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(picture).toContain('icon-copy');
  vi.useRealTimers();
});
