import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { recentToasts, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const region = page.getByRole('status');

test('a success goes after 1500 ms, and the next one follows', async () => {
  show(<Toasts />);
  showToast('success', 'Copied!');
  showToast('success', 'Successfully joined IoT');
  await expect.element(region).toHaveTextContent('Copied!');
  await vi.advanceTimersByTimeAsync(1499);
  await expect.element(region).toHaveTextContent('Copied!');
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(region).toHaveTextContent('Successfully joined IoT');
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(region).toBeEmptyDOMElement();
});

test('it waits while the pointer is on it or the focus in it', async () => {
  show(<Toasts />);
  showToast('success', 'Copied!');
  await page.getByText('Copied!').hover();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(region).toHaveTextContent('Copied!');
  await userEvent.unhover(page.getByText('Copied!'));
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(region).toBeEmptyDOMElement();

  showToast('success', 'Saved!');
  await expect.element(region).toHaveTextContent('Saved!');
  (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(region).toHaveTextContent('Saved!');
});

test('an error stays until it is closed', async () => {
  const place = show(<Toasts />);
  showToast('error', 'Oops! Something went wrong!');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(region).toHaveTextContent('Oops! Something went wrong!');
  vi.useRealTimers();
  await expectAccessible(place);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(region).toBeEmptyDOMElement();
});

test('the last twenty are kept, newest first', () => {
  for (let number = 1; number <= 25; number++) showToast('info', `Message ${number}`);
  expect(recentToasts().map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Message ${25 - index}`),
  );
});

test('what tells whom to ask stays long enough to be read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const text = 'You joined as a learner. Ask Dr. Teodora Vasquez-Lindqvist to make you an instructor.';
  show(<Toasts />);
  showToast('info', text);
  await vi.advanceTimersByTimeAsync(text.length * 100 - 200);
  await expect.element(page.getByText(text)).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
});
