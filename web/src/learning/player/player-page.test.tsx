import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { PlayerPage } from './player-page.tsx';
import { SaveProgress } from './save-progress.tsx';

const bar = {
  title: 'Study Project 1',
  course: 'Connected Devices',
  parts: ['full', 'half', 'empty'],
  saved: 'saved',
} as const;
const acts = () => ({ onExit: vi.fn<() => void>(), onAct: vi.fn<() => void>(), onSave: vi.fn<() => void>() });

afterEach(async () => page.viewport(1280, 800));

test('a step that is not possible says why, can be reached and does nothing', async () => {
  const { onExit, onAct } = acts();
  const place = show(
    <PlayerPage bar={{ ...bar, onExit }} actions={{ label: 'Check Answer', onAct, whyOff: 'Choose an answer first' }}>
      <h2>Question</h2>
    </PlayerPage>,
  );
  const button = page.getByRole('button', { name: 'Check Answer' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('Choose an answer first');
  (button.element() as HTMLElement).focus();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAct).not.toHaveBeenCalled();
  await expectAccessible(place);
});

test.each([1280, 390])(
  'at %i px why a step is not possible stands beside it, also where nothing else does',
  async (width) => {
    await page.viewport(width, 800);
    const { onExit, onAct } = acts();
    show(
      <PlayerPage bar={{ ...bar, onExit }} actions={{ label: 'Start', onAct, whyOff: 'Complete the benchmark first.' }}>
        <h2>Start</h2>
      </PlayerPage>,
    );
    const start = page.getByRole('button', { name: 'Start' }).element().getBoundingClientRect();
    const reason = page.getByText('Complete the benchmark first.').element().getBoundingClientRect();
    const away = Math.max(start.left - reason.right, start.top - reason.bottom);
    expect(away).toBeGreaterThanOrEqual(0);
    expect(away).toBeLessThanOrEqual(16);
  },
);

test('in the page of a right-to-left language sentences of the app stand at the right, and their full stop at their end', async () => {
  const { onExit } = acts();
  show(
    <PlayerPage language="ar" bar={{ ...bar, onExit }}>
      <p>You can take it once.</p>
    </PlayerPage>,
  );
  const text = page.getByText('You can take it once.').element();
  const place = (from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text.firstChild ?? text, from);
    range.setEnd(text.firstChild ?? text, to);
    return range.getBoundingClientRect();
  };
  expect(place(20, 21).left).toBeGreaterThan(place(0, 1).left);
  expect(place(20, 21).right).toBeCloseTo(text.getBoundingClientRect().right, 0);
});

test('a possible step, saving and the exit do what they say', async () => {
  const { onExit, onAct, onSave } = acts();
  show(
    <PlayerPage
      bar={{ ...bar, onExit }}
      actions={{
        label: 'Try Again',
        onAct,
        note: '1 try left',
        start: <SaveProgress onSave={onSave} disabled={false} />,
      }}
    >
      <h2>Question</h2>
    </PlayerPage>,
  );
  await expect.element(page.getByText('1 try left')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Save progress' }).click();
  await page.getByRole('button', { name: 'Exit' }).click();
  for (const act of [onAct, onSave, onExit]) expect(act).toHaveBeenCalledOnce();
  await expect.element(page.getByText('1 of 3')).toBeInTheDocument();
  expect(document.title).toBe('Study Project 1 – Connected Devices – Lectern');
});

test.each([
  ['saved', 'Saved'],
  ['saving', 'Saving'],
] as const)('on a narrow screen %s is a cloud that keeps its name', async (saved, name) => {
  await page.viewport(390, 844);
  const { onExit } = acts();
  show(
    <PlayerPage bar={{ ...bar, saved, onExit }}>
      <h2>Question</h2>
    </PlayerPage>,
  );
  const words = page.getByText(name);
  await expect.element(words).toBeInTheDocument();
  expect(words.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('what is not saved says so in words, and what becomes of it', async () => {
  await page.viewport(390, 844);
  const { onExit } = acts();
  const place = show(
    <PlayerPage bar={{ ...bar, saved: 'failed', onExit }}>
      <h2>Question</h2>
    </PlayerPage>,
  );
  expect(page.getByText('Not saved').element().getBoundingClientRect().width).toBeGreaterThan(40);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Not saved' }))
    .toHaveTextContent('Not saved. Your answers are kept on this device and sent when the connection is back.');
  await expectAccessible(place);
});
