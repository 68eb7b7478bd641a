import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showLinked } from '../../../../test/show.tsx';
import { StartPhase } from './start-phase.tsx';

const facts = {
  levels: [1],
  description: '',
  questions: 10,
  seconds: 600,
  percent: null,
  complete: [],
  locked: [],
};

test.each([
  ['BENCHMARK', 0, 'You can take it once.'],
  ['BENCHMARK', 1, 'Your instructor allows you another attempt.'],
  ['SUMMARY', 1, 'You can take it again until you reach 75%, as often as your group allows.'],
] as const)('a %s after %i attempts says how often it can be taken', async (type, attempts, text) => {
  const never = vi.fn<() => void>();
  showLinked(
    <StartPhase
      type={type}
      choice={1}
      course="Connected Devices"
      language="en"
      facts={{ ...facts, attempts }}
      onStart={never}
      onExit={never}
      busy={false}
      refused={null}
    />,
  );
  await expect.element(page.getByText(text)).toBeVisible();
});
