import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, decideFor, heading, saved } from '../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import {
  beginAssessment,
  benchmark,
  choose,
  openAssessment,
  pair,
  timer,
} from '../../../test/play/open-assessment.tsx';
import { holdTime, passTime } from '../../../test/play/pass-time.ts';
import { untilTriedAgain, type PlayServer } from '../../../test/play/play-server.ts';
import { rightRows } from '../../../test/play/questions.ts';
import { forgetQueues } from '../../base/saving/queues.ts';

const notSaved = 'Not saved. Your answers are kept on this device and sent when the connection is back.';
const submitsWhenBack =
  'There is no connection. It is submitted as soon as the connection is back; leave this page open.';
const submitFailed =
  'Oops! Something went wrong. Please try again later! If problem persists try logging out and back in or contact Tech Support.';

beforeEach(() => {
  forgetQueues();
});

/** What the server holds as the answer to the first question. */
async function firstAnswer(server: PlayServer): Promise<unknown> {
  return (await server.attempts()).at(-1)?.questions[0]?.answer;
}

async function toReview(): Promise<void> {
  await button('Next').click();
  await button('Review answers').click();
  await expect.element(heading('Review your answers')).toBeVisible();
}

const submitAnyway = async () => {
  await button('Submit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
};

describe('saving', () => {
  test('each answer is saved by itself within five seconds, and the bar says so', async () => {
    const { server } = await beginAssessment();
    await choose(/A sensor/);
    await expect.element(page.getByText('Saving')).toBeInTheDocument();
    await expect.poll(() => firstAnswer(server)).toEqual({ chosen: ['A sensor'] });
    await expect.element(saved).toBeInTheDocument();
    await button('Next').click();
    await expect.poll(async () => (await server.open('BENCHMARK')).index).toBe(1);
  });

  test('without a line it says so, goes on, asks before it is left, and sends all when the line is back', async () => {
    const { server } = await beginAssessment();
    server.line = 'lost';
    await choose(/A sensor/);
    await expect.element(page.getByText(notSaved)).toBeVisible();
    await button('Next').click();
    await button('Back').click();
    await choose(/An actuator/);
    await button('Exit').click();
    await expect.element(heading('Exit Benchmark?')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText(notSaved)).toBeVisible();
    await button('Cancel').click();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(saved).toBeInTheDocument();
    expect(await firstAnswer(server)).toEqual({ chosen: ['An actuator'] });
  });

  test('a tab that died with unsaved answers sends them when it comes back', async () => {
    const { server } = await beginAssessment();
    server.line = 'lost';
    await choose(/A gateway/);
    await expect.element(page.getByText(notSaved)).toBeVisible();
    await crash();
    server.line = 'up';
    openPlayer(server, benchmark);
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).toBeChecked();
    await expect.element(saved).toBeInTheDocument();
    expect(await firstAnswer(server)).toEqual({ chosen: ['A gateway'] });
    expect(server.effects.filter((name) => name === 'SittingSaving_save')).toHaveLength(1);
  });

  test('leaving says that the answers are saved and that the time goes on', async () => {
    await beginAssessment();
    await choose(/A sensor/);
    await expect.element(saved).toBeInTheDocument();
    await button('Exit').click();
    await expect
      .element(page.getByText('Your answers so far are saved. The time keeps running while you are away.'))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Exit')).toHaveFocus();
  });
});

test('a start that failed says so until it has begun', async () => {
  const { server } = await openAssessment();
  await expect.element(button('Start')).toBeVisible();
  server.line = 'lost';
  await button('Start').click();
  const failure = page.getByText('Oops! Something went wrong!');
  await expect.element(failure).toBeVisible();
  server.line = 'up';
  await button('Start').click();
  await expect.element(heading('Which part turns a signal into movement?')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

describe('active time', () => {
  test('stays where an answered question is changed so quickly that no more of it has passed', async () => {
    const { server } = await beginAssessment();
    holdTime();
    await passTime(server, 40);
    await choose(/A sensor/);
    await expect.poll(() => firstAnswer(server)).toEqual({ chosen: ['A sensor'] });
    const before = (await server.open('BENCHMARK')).questions[0]?.seconds;
    expect(before).toBeGreaterThanOrEqual(40);
    await choose(/An actuator/);
    await expect.poll(() => firstAnswer(server)).toEqual({ chosen: ['An actuator'] });
    expect(server.calls.at(-1)?.variables).toMatchObject({ data: { answers: [{ seconds_spent: null }] } });
    expect((await server.open('BENCHMARK')).questions[0]?.seconds).toBe(before);
  });

  test('that passes without an answer is kept', async () => {
    const { server } = await beginAssessment();
    await passTime(server, 40);
    await button('Next').click();
    await expect.poll(async () => (await server.open('BENCHMARK')).questions[0]?.seconds).toBeGreaterThanOrEqual(40);
    expect(await firstAnswer(server)).toBeNull();
  });
});

describe('submitting', () => {
  // D1-4.59, 4.60, 5.11, 7.46, 7.47, 8.06, T1-060, 061, 083
  test('that does not arrive says so in the words for it, stops the clock, and is done once the line is back', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await toReview();
    server.line = 'busy';
    await submitAnyway();
    await expect.element(page.getByRole('alert')).toMatchTextContent(submitFailed);
    server.line = 'lost';
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(submitsWhenBack);
    await expect.element(button('Submit')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Review question 1')).toBeDisabled();
    await expect.element(page.getByText('You can change any answer until you submit.')).not.toBeInTheDocument();
    const stopped = timer.element().textContent;
    await passTime(server, 60);
    await untilTriedAgain(server);
    expect(timer.element().textContent).toBe(stopped);
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/^1 of 2 correct in 00:\d\d$/)).toBeVisible();
    expect(server.effects.filter((name) => name === 'SittingSaving_submitBenchmark')).toHaveLength(1);
  });

  test('whose reply was lost counts once', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await toReview();
    server.line = 'replies lost';
    await submitAnyway();
    await expect.element(page.getByRole('alert')).toMatchTextContent(submitsWhenBack);
    server.line = 'up';
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
    expect(server.effects.filter((name) => name === 'SittingSaving_submitBenchmark')).toHaveLength(1);
  });

  test('that the server refuses says why, and the sitting stays open', async () => {
    // One under a clock would go on.
    const { server } = await beginAssessment({ benchmarks: [{ ...pair, time: null }] });
    await choose(/An actuator/);
    await toReview();
    await expect.element(saved).toBeInTheDocument();
    await server.lockGroup();
    await submitAnyway();
    await expect.element(page.getByText('This group is locked. Ask your instructor to open it.').first()).toBeVisible();
    await expect.element(page.getByText(submitFailed)).not.toBeInTheDocument();
    await server.openGroup();
    await submitAnyway();
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
    await expect.element(page.getByText(/^This group is locked/)).not.toBeInTheDocument();
  });
});

describe('two tabs', () => {
  test.each([
    ['On this device', 'A sensor', /A sensor/],
    ['On the other device or tab', 'A gateway', /A gateway/],
  ] as const)('the second to save sees the newer answers and chooses: %s', async (decide, stands, shown) => {
    const { server } = await beginAssessment();
    await server.answerElsewhere('BENCHMARK', 0, { chosen: ['A gateway'] });
    await choose(/A sensor/);
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText('Question 1')).toBeVisible();
    for (const side of ['On this device', 'On the other device or tab'])
      await expect.element(page.getByRole('radio', { name: `Question 1: ${side}` })).not.toBeChecked();
    await expect.element(button('Use these answers')).toBeDisabled();
    await decideFor(decide);
    await expect.element(page.getByRole('radio', { name: shown })).toBeChecked();
    await expect.element(saved).toBeInTheDocument();
    expect(await firstAnswer(server)).toEqual({ chosen: [stands] });
  });

  test('with answers to different questions lose none of them, and nothing is asked', async () => {
    const { server } = await beginAssessment();
    await server.answerElsewhere('BENCHMARK', 1, rightRows);
    await choose(/An actuator/);
    await expect.element(page.getByText('2 of 2')).toBeInTheDocument();
    await expect.element(page.getByText('All of it is here now.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    await expect.element(saved).toBeInTheDocument();
    const last = (await server.attempts()).at(-1);
    expect(last?.questions.map(({ answer }) => answer)).toEqual([{ chosen: ['An actuator'] }, rightRows]);
  });

  test('a submission on an old copy waits until what is newer is shown', async () => {
    const { server } = await beginAssessment();
    await choose(/A sensor/);
    await toReview();
    await expect.element(saved).toBeInTheDocument();
    await server.answerElsewhere('BENCHMARK', 1, rightRows);
    await submitAnyway();
    const newer = 'You also answered on another device or in another tab. All of it is here now.';
    await expect.element(page.getByText(newer)).toBeVisible();
    await expect.element(page.getByText('2 of 2 answered.')).toBeVisible();
    expect(await server.attempts()).toMatchObject([{ over: false }]);
    await button('Submit').click();
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
  });

  test('one that was submitted elsewhere shows its result and says why', async () => {
    const { server } = await beginAssessment();
    await server.submitElsewhere('BENCHMARK');
    await choose(/An actuator/);
    await expect.element(page.getByText(/^0 of 2 correct in/)).toBeVisible();
    await expect
      .element(page.getByText('This attempt has been submitted and can no longer be changed.'))
      .toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('lectern.unsaved.'))).toEqual([]);
  });
});
