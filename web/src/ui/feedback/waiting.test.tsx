import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/show.tsx';
import { Failed } from './failed.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

// D1-2.98, 2.99, 8.01, D2-2.70–2.72, 8.01, T1-076, T2-124
test.each([
  ['a skeleton', <Skeleton key="list" shape="list" />, 150],
  ['a spinner', <Spinner key="page" />, 300],
])('%s appears only when the wait is long', async (_name, part, after) => {
  show(part);
  await vi.advanceTimersByTimeAsync(after - 1);
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByText('Loading...')).toBeInTheDocument();
});

// D2-8.02, T2-029, 125–127
test('what failed says so and can be loaded again', async () => {
  const again = vi.fn<() => void>();
  show(<Failed what="The group could not be loaded." onLoadAgain={again} />);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
  await page.getByRole('button', { name: 'Load again' }).click();
  expect(again).toHaveBeenCalledOnce();
});

// D1-8.02
test('what failed says what it was, and whether the line is down', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<Failed what="The group could not be loaded." onLoadAgain={() => {}} />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('The group could not be loaded. This device is offline.');
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(alert).toMatchTextContent('the server sent no usable answer.');
  line.mockRestore();
});
