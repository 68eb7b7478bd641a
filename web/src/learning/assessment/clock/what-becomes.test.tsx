import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginAssessment, choose, pair } from '../../../../test/play/open-assessment.tsx';
import { button, heading, saved } from '../../../../test/play/locators.ts';
import { passTime } from '../../../../test/play/pass-time.ts';
import type { PlayServer } from '../../../../test/play/play-server.ts';
import { forgetQueues } from '../../../base/saving/queues.ts';

const [timed, untimed] = [600, null];
const notice = (text: string) => page.getByRole('status').getByText(text, { exact: true });

beforeEach(forgetQueues);

/** Begins a sitting that has heard how it stands, on a page whose time only `pass` lets pass. */
async function begin(time: number | null) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await beginAssessment({ benchmarks: [{ ...pair, time }] });
  const asked = () => server.calls.filter(({ operation }) => operation === 'SittingClock_sittingTime').length;
  // Strict mode mounts the page twice, and both ask in one call. It is answered, so that only `pass` lets it hear of a change.
  await expect.poll(asked).toBe(1);
  await passTime(server, 0);
  return { server, pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000) };
}

const close = (server: PlayServer) => server.lockGroup();
const remove = (server: PlayServer) => server.removeLearner();

describe('the open page of a sitting says within ten seconds what becomes of it and of its answers', () => {
  test.each([
    [
      'whose group was closed, under a clock',
      timed,
      close,
      'This group was closed. Go on until your time is over: your answers are saved and graded.',
    ],
    [
      'whose group was closed, without one',
      untimed,
      close,
      'This group was closed. What was saved stays. You can go on once your instructor opens it.',
    ],
    [
      'whose learner was removed, under a clock',
      timed,
      remove,
      'You were removed from this group. Go on until your time is over: your answers are saved and graded. Leave this page open: you cannot open the questions again.',
    ],
    [
      'whose learner was removed, without one',
      untimed,
      remove,
      'You were removed from this group. What was saved stays; nothing more is saved. Ask your instructor.',
    ],
  ])('of one %s', async (_of, time, change, text) => {
    const { server, pass } = await begin(time);
    await change(server);
    await expect.element(notice(text)).not.toBeInTheDocument();
    pass(10);
    await expect.element(notice(text)).toBeVisible();
    if (time === untimed) return;
    await choose(/An actuator/);
    await expect.element(saved).toBeInTheDocument();
    const [sitting] = await server.attempts();
    expect(sitting?.questions[0]?.answer).toEqual({ chosen: ['An actuator'] });
  });

  test('of one that moved with its learner, at the review of its answers too', async () => {
    const { server, pass } = await begin(untimed);
    const name = await server.moveLearner();
    const moved = notice(`You are in the group ${name} now. Go on here: your answers are saved there.`);
    pass(10);
    await expect.element(moved).toBeVisible();
    await choose(/An actuator/);
    await expect.element(saved).toBeInTheDocument();
    await button('Next').click();
    await button('Review answers').click();
    await expect.element(heading('Review your answers')).toBeVisible();
    await expect.element(moved).toBeVisible();
  });

  test('of one whose group is opened again: that it goes on as before', async () => {
    const { server, pass } = await begin(untimed);
    await server.lockGroup();
    pass(10);
    const closed = page.getByRole('status').getByText(/^This group was closed\./);
    await expect.element(closed).toBeVisible();
    await server.openGroup();
    pass(10);
    await expect.element(closed).not.toBeInTheDocument();
  });
});
