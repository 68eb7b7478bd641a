import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, heading, itemsInView } from '../../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../../test/play/open-player.tsx';
import {
  beginAssessment,
  benchmark,
  choose,
  chooseRows,
  openAssessment,
  summary,
} from '../../../../test/play/open-assessment.tsx';
import type { PlayCourse, PlayServer } from '../../../../test/play/play-server.ts';
import { choice, choices, sequence } from '../../../../test/play/questions.ts';
import { forgetQueues } from '../../../base/saving/queues.ts';

const passed = 'Congratulations! You achieved the required score.';
const failed = "You didn't get the required score this time.";
const complete = 'You have completed this and cannot take it again. Your result is on the page of the course.';
const byLesson = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

beforeEach(() => {
  forgetQueues();
});

/** An earlier sitting at level 1 in which so many of the questions were right. */
async function submittedWith(server: PlayServer, type: 'BENCHMARK' | 'SUMMARY', rights: number): Promise<void> {
  const { questions } = await server.open(type);
  for (const index of questions.keys()) {
    await server.answerElsewhere(type, index, { chosen: [index < rights ? 'An actuator' : 'A sensor'] });
  }
  await server.submitElsewhere(type);
}

/** Takes an assessment of such choices on another device, then opens it here. */
async function openSubmitted(
  count: number,
  rights: number,
  course: PlayCourse = {},
  type: 'BENCHMARK' | 'SUMMARY' = 'BENCHMARK',
) {
  const offered = { benchmarks: [{ questions: choices(count), time: 600 }], summaries: true };
  const path = type === 'BENCHMARK' ? benchmark : summary;
  const { server } = await beginAssessment({ ...offered, ...course }, path);
  await submittedWith(server, type, rights);
  await crash();
  return { server, ...openPlayer(server, path) };
}

describe('the result', () => {
  // D1-2.126, 4.69, 4.70, 4.72, 4.73, T1-063, 065–067
  test.each([
    [4, 4, '100%', 'Excellent', passed],
    [4, 3, '75%', 'Good', passed],
    [3, 2, '67%', 'Review needed', failed],
    [2, 0, '0%', 'Review needed', failed],
  ])('of %i questions with %i right is %s, %s', async (count, rights, percent, band, sentence) => {
    await openSubmitted(count, rights);
    await expect.element(heading(sentence)).toBeVisible();
    const gauge = page.getByRole('img', { name: percent });
    await expect.element(gauge).toMatchTextContent(new RegExp(`75${percent}`));
    await expect.element(page.getByText(band, { exact: true })).toBeVisible();
    await expect.element(page.getByText(new RegExp(`^${rights} of ${count} correct in 00:\\d\\d$`))).toBeVisible();
    const arcs = gauge.element().querySelectorAll('path[stroke-dasharray]');
    expect(arcs).toHaveLength(rights > 0 ? 1 : 0);
    expect(arcs[0]?.hasAttribute('data-below') ?? true).toBe(sentence === failed);
  });

  test('comes by lesson, the weakest first, with what to read where it is below the line', async () => {
    const { server } = await beginAssessment();
    await choose(/A sensor/);
    await button('Next').click();
    await chooseRows('True', 'False');
    await button('Review answers').click();
    await button('Submit').click();
    await expect.element(heading('By lesson')).toBeVisible();
    await expect.element(page.getByText('line at 75%')).toBeVisible();
    await expect
      .poll(byLesson)
      .toEqual([
        expect.stringMatching(/^Networks0 of 10%.*Review needed\. Open the e-book at Networks$/),
        expect.stringMatching(/^Safety1 of 1100%$/),
      ]);
    await expect
      .element(page.getByRole('link', { name: 'Open the e-book at Networks' }))
      .toHaveAttribute('href', server.path(`/library/e-book/${server.place.lessons['Networks']}`));
  });

  test('names no book that would not open: of a group that was closed during the sitting', async () => {
    const { server } = await beginAssessment();
    await choose(/A sensor/);
    await button('Next').click();
    await chooseRows('True', 'False');
    await server.lockGroup();
    await button('Review answers').click();
    await button('Submit').click();
    await expect.element(heading('By lesson')).toBeVisible();
    await expect
      .poll(() => server.calls.filter(({ operation }) => operation === 'LessonScores_lessons'))
      .toHaveLength(1);
    expect(byLesson()).toEqual([
      expect.stringMatching(/^Networks0 of 10%.*Review needed\. $/),
      expect.stringMatching(/^Safety1 of 1100%$/),
    ]);
  });

  test('leads to the answers with the right ones, which cannot be changed', async () => {
    await openSubmitted(2, 1);
    await button('Review answers').click();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeDisabled();
    await expect.element(page.getByRole('status').filter({ hasText: 'Correct' })).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Incorrect' })).toBeVisible();
    await expect.element(page.getByText('Correct answer')).toBeVisible();
    await button('Back to the result').click();
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
  });

  test.each([
    ['WHEN_NOT_ASKED', /^You see the right answers after the Summary/],
    ['NEVER', /^Your instructor does not show the right answers/],
  ] as const)('shows what was answered, and why not what is right: %s', async (review, why) => {
    await openSubmitted(2, 1, { review });
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
    await expect.element(page.getByText(why)).toBeVisible();
    await button('Review answers').click();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeDisabled();
    await expect.element(page.getByText(why)).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeChecked();
    await expect.element(page.getByText('Correct answer')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^(Correct|Incorrect|Your answer)$/)).not.toBeInTheDocument();
  });
});

test('a sequence that nobody touched is graded in the order it is shown in, and stays unanswered', async () => {
  const { server } = await beginAssessment({ benchmarks: [{ questions: [sequence, choice], time: 600 }] });
  await expect.poll(itemsInView).toHaveLength(3);
  const shown = itemsInView();
  await button('Next').click();
  await choose(/An actuator/);
  await button('Review answers').click();
  await button('Submit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
  const [attempt] = await server.attempts();
  expect(attempt?.questions[0]).toMatchObject({ answer: { order: shown, placed: false }, last_result: false });
  await button('Review answers').click();
  await expect.element(heading('Put the steps in order.')).toBeVisible();
  await expect.poll(itemsInView).toEqual(shown);
  // What the server put there is no answer.
  await expect.element(page.getByText('You gave no answer.')).toBeVisible();
});

describe('afterwards', () => {
  // D1-4.28, 4.29
  test('a benchmark cannot be opened again, whatever its score; its result stays', async () => {
    const { server, address } = await openSubmitted(2, 0);
    await expect.element(page.getByText(complete)).toBeVisible();
    await expect.element(button('Start')).not.toBeInTheDocument();
    await expect.element(heading(failed)).toBeVisible();
    // One way back, and no lock on what is done.
    await expect.element(button(/^(Back to the course|Exit)$/)).toHaveLength(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await button('Back to the course').click();
    await expect.poll(address).toBe(server.path());
    expect(await server.attempts()).toHaveLength(1);
  });

  test('nor can all levels together, once each is complete', async () => {
    const { server } = await openSubmitted(2, 2);
    await crash();
    openPlayer(server, '/benchmark/all');
    await expect.element(page.getByText(complete)).toBeVisible();
  });

  test('a summary below the line can be taken again, and says how often it was', async () => {
    const { server } = await openSubmitted(2, 1, {}, 'SUMMARY');
    await expect.element(heading('Summary, Level 1').first()).toBeVisible();
    await expect
      .element(page.getByText('You can take it again until you reach 75%, as often as your group allows.'))
      .toBeVisible();
    await expect.element(page.getByText('Attempts so far')).toBeVisible();
    await expect.element(page.getByText('50%')).toBeVisible();
    await button('Start').click();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).not.toBeChecked();
    expect(await server.attempts()).toHaveLength(2);
  });

  test('the result of a failed summary is found again, and leads through the start to another attempt', async () => {
    const { server } = await openSubmitted(2, 1, { review: 'WHEN_NOT_ASKED' }, 'SUMMARY');
    const [attempt] = await server.attempts();
    await crash();
    const { address } = openPlayer(server, `${summary}?attempt=${attempt?.attempt_id}`);
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
    await expect.element(heading('By lesson')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open the e-book at Networks' })).toBeVisible();
    await expect.element(button('Review answers')).toBeVisible();
    await button('Try again').click();
    await expect.element(page.getByText('Attempts so far')).toBeVisible();
    await expect.poll(address).toBe(server.path(summary));
    await button('Start').click();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).not.toBeChecked();
    expect(await server.attempts()).toHaveLength(2);
  });

  // D1-2.126, 4.69, 4.70, 4.72, 4.73
  test('the button to try again stands at the end of a failed summary', async () => {
    const { server } = await beginAssessment(
      { benchmarks: [{ questions: choices(1), time: 600 }], summaries: true },
      summary,
    );
    await choose(/A sensor/);
    await button('Review answers').click();
    await button('Submit').click();
    await page.viewport(390, 844);
    await expect.element(button('Try again')).toBeVisible();
    const bar = [...document.querySelectorAll<HTMLElement>('footer button')];
    expect(bar.map(({ textContent, dataset }) => [textContent, dataset['variant']])).toEqual([
      ['Done', 'default'],
      ['Try again', 'filled'],
    ]);
    expect(new Set(bar.map((one) => one.getBoundingClientRect().top)).size).toBe(1);
    await page.viewport(1280, 800);
    await button('Try again').click();
    await button('Start').click();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).not.toBeChecked();
    expect(await server.attempts()).toHaveLength(2);
  });

  // D1-4.28, 4.29
  test('a passed summary cannot be opened again', async () => {
    await openSubmitted(4, 3, {}, 'SUMMARY');
    await expect.element(page.getByText(complete)).toBeVisible();
    await expect.element(heading(passed)).toBeVisible();
  });

  test('a summary is compared with the benchmark of its level', async () => {
    const { server } = await openSubmitted(2, 0);
    await crash();
    openPlayer(server, summary);
    await button('Start').click();
    await choose(/An actuator/);
    await button('Next').click();
    await choose(/An actuator/);
    await button('Review answers').click();
    await button('Submit').click();
    await expect.element(page.getByText('Benchmark, Level 1: 0%. You gained 100 points.')).toBeVisible();
  });

  test('an open sitting is taken up where it was left, on any device', async () => {
    const { server } = await beginAssessment();
    await choose(/A sensor/);
    await button('Next').click();
    await expect.poll(async () => (await server.open('BENCHMARK')).index).toBe(1);
    await crash();
    sessionStorage.clear();
    openPlayer(server, benchmark);
    await expect.element(heading('Are these statements true?')).toBeVisible();
    await expect.element(page.getByText('1 of 2')).toBeInTheDocument();
    expect(await server.attempts()).toHaveLength(1);
  });

  test('one that cannot be loaded says so and can be loaded again', async () => {
    const { server } = await openAssessment(undefined, benchmark, (one) => {
      one.line = 'lost';
    });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    server.line = 'up';
    await button('Load again').click();
    await expect.element(button('Start')).toBeVisible();
  });
});
