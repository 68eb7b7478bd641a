import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showLinked } from '../../../../test/show.tsx';
import type { StartFacts } from './course-assessments.ts';
import { StartPhase } from './start-phase.tsx';

const facts = {
  levels: [1],
  description: '',
  questions: 10,
  seconds: 600,
  extra: 0,
  percent: null,
  complete: [],
  locked: [],
};

/** The sheet that an assessment begins with. */
function showSheet(type: 'BENCHMARK' | 'SUMMARY', values: Partial<StartFacts> = {}) {
  const never = vi.fn<() => void>();
  showLinked(
    <StartPhase
      type={type}
      choice={1}
      course="Connected Devices"
      language="en"
      facts={{ ...facts, attempts: 0, ...values }}
      onStart={never}
      onExit={never}
      busy={false}
      refused={null}
    />,
  );
}

test.each([
  ['BENCHMARK', 0, 'You can take it once.'],
  ['BENCHMARK', 1, 'Your instructor allows you another attempt.'],
  ['SUMMARY', 1, 'You can take it again until you reach 75%, as often as your group allows.'],
] as const)('a %s after %i attempts says how often it can be taken', async (type, attempts, text) => {
  showSheet(type, { attempts });
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  [600, 0, '10 minutes'],
  [2700, 900, '45 min: 30 + 15 for you'],
  // What is no whole minute is rounded up for everybody, so that the sum is right.
  [750, 150, '13 min: 10 + 3 for you'],
])('%i seconds with %i of extra time stand as "%s"', async (seconds, extra, text) => {
  showSheet('BENCHMARK', { seconds, extra });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
