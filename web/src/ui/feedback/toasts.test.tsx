import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { covered } from '../../../test/pressable.ts';
import { show } from '../../../test/show.tsx';
import { Button } from '../action/button.ts';
import { Dialog } from './dialog.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';
import { recentToasts, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(async () => {
  // A toast that appears under the pointer waits until the pointer goes.
  await page.elementLocator(document.body).hover({ position: { x: 1, y: 1 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const region = page.getByRole('status');
/** Waits until the time of the toast runs, or no longer does: that is a moment after it is in the document. */
async function runs(does: boolean): Promise<void> {
  await expect.poll(() => vi.getTimerCount()).toBe(does ? 1 : 0);
}
const close = page.getByRole('button', { name: 'Close' });

// D1-9.17, 9.18, D2-9.31–9.33
test('a success goes after 1500 ms, and the next one follows', async () => {
  show(<Toasts />);
  showToast('success', 'Copied!');
  showToast('success', 'Successfully joined IoT');
  await runs(true);
  await vi.advanceTimersByTimeAsync(1499);
  await expect.element(region).toHaveTextContent('Copied!');
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(region).toHaveTextContent('Successfully joined IoT');
  await runs(true);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(region).toBeEmptyDOMElement();
});

test('one that can be undone stays for ten seconds, undoes once, and makes room for the next', async () => {
  const place = show(<Toasts />);
  const undo = vi.fn<() => void>();
  showToast('success', 'Removed', undo);
  await runs(true);
  await vi.advanceTimersByTimeAsync(9999);
  await expect.element(region).toMatchTextContent('Removed');
  vi.useRealTimers();
  await expectAccessible(place);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(region).toBeEmptyDOMElement();
  showToast('success', 'Removed again', undo);
  await expect.element(region).toMatchTextContent('Removed again');
  showToast('success', 'Saved');
  await expect.element(region).toHaveTextContent('Saved');
});

test('it waits while the pointer is on it or the focus in it', async () => {
  show(<Toasts />);
  showToast('success', 'Copied!');
  await page.getByText('Copied!').hover();
  await runs(false);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(region).toHaveTextContent('Copied!');
  await userEvent.unhover(page.getByText('Copied!'));
  await runs(true);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(region).toBeEmptyDOMElement();

  showToast('success', 'Saved!');
  await expect.element(region).toHaveTextContent('Saved!');
  (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
  await runs(false);
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

// D2-9.31–9.33
test('what tells whom to ask stays long enough to be read', async () => {
  const text = 'You joined as a learner. Ask Dr. Teodora Vasquez-Lindqvist to make you an instructor.';
  show(<Toasts />);
  showToast('info', text);
  await runs(true);
  await vi.advanceTimersByTimeAsync(text.length * 100 - 200);
  await expect.element(page.getByText(text)).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
});

describe('while dialogs are open', () => {
  const isInView = (text: string) => {
    const line = page.getByText(text).element();
    const { left, top, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };

  function Dialogs() {
    const [open, setOpen] = useState(0);
    const titles = ['Exit?', 'Really?'].slice(0, open);
    return (
      <>
        <Toasts />
        <Button onClick={() => setOpen(1)}>Leave</Button>
        {titles.map((title) => (
          <Dialog key={title} size="confirm" title={title} onClose={() => setOpen(open - 1)}>
            <Button onClick={() => setOpen(2)}>Next</Button>
          </Dialog>
        ))}
      </>
    );
  }

  test('one that appears is spoken where something is heard, lies on top and can be closed', async () => {
    vi.useRealTimers();
    show(<Dialogs />);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const top = page.getByRole('dialog', { name: 'Really?' });
    await expect.element(top).toBeVisible();
    showToast('error', 'Not saved.');
    await expect.element(top.getByRole('status')).toHaveTextContent('Not saved.');
    await expect.poll(() => isInView('Not saved.')).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(region).toBeEmptyDOMElement();
    await expect.element(page.getByRole('button', { name: 'Next' }).last()).toHaveFocus();
  });

  test('one that stands already goes along with them, in and out', async () => {
    vi.useRealTimers();
    show(<Dialogs />);
    showToast('error', 'Not saved.');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Not saved.');
    await expect.poll(() => isInView('Not saved.')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => isInView('Not saved.')).toBe(true);
    await close.click();
    await expect.element(region).toBeEmptyDOMElement();
  });
});

describe.each([390, 1280])('one that can be undone covers no button at %i px', (width) => {
  beforeEach(async () => {
    vi.useRealTimers();
    await page.viewport(width, 600);
  });
  afterEach(() => page.viewport(1280, 800));

  const buttons = Array.from({ length: 30 }, (_, number) => (
    <p key={number} style={{ display: 'flex', justifyContent: 'space-between' }}>
      <Button>{`Edit ${number}`}</Button>
      <Button>{`Remove ${number}`}</Button>
    </p>
  ));

  test('of a page', async () => {
    const place = show(
      <>
        <Toasts />
        {buttons}
      </>,
    );
    showToast('success', 'Removed', () => {});
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.poll(() => covered(place)).toEqual([]);
  });

  test.each(['dialog', 'full screen'])('of a %s', async (kind) => {
    const place = show(
      <>
        <Toasts />
        {kind === 'dialog' ? (
          <Dialog title="Members" onClose={() => {}} actions={<Button>Save</Button>}>
            {buttons}
          </Dialog>
        ) : (
          <FullScreenDialog title="Members" onClose={() => {}}>
            {buttons}
          </FullScreenDialog>
        )}
      </>,
    );
    showToast('success', 'Removed', () => {});
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.poll(() => covered(place)).toEqual([]);
  });
});
