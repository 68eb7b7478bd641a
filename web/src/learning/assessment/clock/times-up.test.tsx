import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { button, decideFor, heading, keptHere, saved } from '../../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../../test/play/open-player.tsx';
import {
  beginAssessment,
  benchmark,
  choose,
  chooseRows,
  pair,
  timer,
  whenPressed,
} from '../../../../test/play/open-assessment.tsx';
import { passTime } from '../../../../test/play/pass-time.ts';
import { untilTriedAgain } from '../../../../test/play/play-server.ts';
import { sendLeftovers } from '../../../send-leftovers.ts';
import { recentToasts } from '../../../ui/feedback/toast-store.ts';
import { forgetQueues } from '../../../base/saving/queues.ts';

const dialog = page.getByRole('dialog');
const timesUp = page.getByRole('dialog', { name: 'Times Up!' });
const submitsWhenBack =
  'There is no connection. It is submitted as soon as the connection is back; leave this page open.';
const noConnection = 'No connection. Your answers are sent as soon as it is back.';
const tooLate = (number: number) => `Came too late and does not count: your last answer to question ${number}.`;
const byTimer = 'The time is up. Your saved answers were submitted.';

beforeEach(() => {
  forgetQueues();
});

describe('the clock', () => {
  // D1-2.127, 2.128
  test('counts down by the clock of the server, with a bar, and can be hidden until the last two minutes', async () => {
    const { server, place } = await beginAssessment();
    await expect.element(timer).toMatchTextContent(/^(09:5\d|10:00)/);
    await passTime(server, 300);
    await expect.element(timer).toMatchTextContent(/^0(4:5\d|5:00)/);
    const bar = () =>
      place.querySelector<HTMLElement>('[role=timer] [style*="--left"]')?.style.getPropertyValue('--left');
    expect(Number(bar())).toBeCloseTo(0.5, 1);
    await expect.element(page.getByText('5 minutes left', { exact: true })).toBeInTheDocument();
    await button('Hide the time').click();
    await expect.element(timer).not.toBeInTheDocument();
    await passTime(server, 185);
    await expect.element(timer).toMatchTextContent(/^01:5\d/);
    await expect.element(button('Show the time')).not.toBeInTheDocument();
  });

  // D1-2.127, 2.128
  test('of an hour or more shows hours, minutes and seconds', async () => {
    const { server } = await beginAssessment({ benchmarks: [{ ...pair, time: 7200 }] });
    await expect.element(timer).toMatchTextContent(/^(1:59:5\d|2:00:00)/);
    await passTime(server, 3605);
    await expect.element(timer).toMatchTextContent(/^59:\d\d/);
  });

  test('follows what the server says: minutes that an instructor adds arrive with the next save', async () => {
    const { server } = await beginAssessment();
    await passTime(server, 500);
    await expect.element(timer).toMatchTextContent(/^01:/);
    await server.addTime(300);
    await choose(/A sensor/);
    await expect.element(timer).toMatchTextContent(/^06:/);
  });

  test('hears within five seconds of minutes that an instructor adds, and says so, while nothing is saved', async () => {
    const { server } = await beginAssessment();
    await passTime(server, 500);
    await expect.element(timer).toMatchTextContent(/^01:/);
    await server.addTime(300);
    await expect.element(timer, { timeout: 5000 }).toMatchTextContent(/^06:/);
    await expect.poll(() => recentToasts()[0]?.text).toBe('You have 5 minutes more.');
  });

  test('is right after the line was down, and nothing is submitted before the added minutes are over', async () => {
    const { server } = await beginAssessment();
    server.line = 'lost';
    await passTime(server, 590);
    await server.addTime(300);
    server.line = 'up';
    await expect.element(timer, { timeout: 5000 }).toMatchTextContent(/^0(4:5|5:)/);
    await expect.element(timesUp).not.toBeInTheDocument();
  });

  test('goes on while the page is away', async () => {
    const { server } = await beginAssessment();
    await choose(/A sensor/);
    await expect.element(saved).toBeInTheDocument();
    await crash();
    await passTime(server, 240);
    openPlayer(server, benchmark);
    await expect.element(timer).toMatchTextContent(/^05:5\d/);
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeChecked();
  });
});

describe('Times Up!', () => {
  // D1-4.61, 4.62, T1-062
  test('submits what was entered, says so, and leads to the result', async () => {
    const { server, place } = await beginAssessment();
    await choose(/An actuator/);
    await button('Next').click();
    await chooseRows('True', 'False');
    await passTime(server, 600);
    await expect.element(timesUp).toBeVisible();
    await expect.element(dialog.getByText('Your answers have been submitted.')).toBeVisible();
    await expect.element(button('See the result')).toHaveFocus();
    await expectAccessible(place);
    await userEvent.keyboard('{Escape}');
    await expect.element(timesUp).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Congratulations! You achieved the required score.')).toHaveFocus();
    await expect.element(page.getByText(/^2 of 2 correct in 0\d:\d\d$/)).toBeVisible();
    expect(await server.attempts()).toMatchObject([{ over: true, by_timer: false }]);
  });

  test('without a line says that submitting failed and what becomes of the answers, and goes on trying', async () => {
    const { server, place } = await beginAssessment();
    server.line = 'lost';
    await choose(/An actuator/);
    await passTime(server, 600);
    await expect.element(timesUp).toBeVisible();
    await expect.element(dialog.getByText(noConnection)).toBeVisible();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('No other answer was saved in time.')).toBeVisible();
    const open =
      /^Not sent yet: your last answer to question 1\. It counts if the connection is back within \d+ seconds\.$/;
    await expect.element(dialog.getByText(open)).toBeVisible();
    for (const radio of place.querySelectorAll<HTMLInputElement>('input[type=radio]'))
      expect(radio.disabled).toBe(true);
    await expectAccessible(place);
    await button('Try again').click();
    await expect.element(dialog.getByText(noConnection)).toBeVisible();
    whenPressed(button('Try again'), () => {
      server.line = 'up';
    });
    await button('Try again').click();
    await expect.element(dialog.getByText('Your answers have been submitted.')).toBeVisible();
    await button('See the result').click();
    await expect.element(page.getByText(/^1 of 2 correct in 0\d:\d\d$/)).toBeVisible();
  });

  test('without a line does not deny an answer that was saved before the last one', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await expect.element(saved).toBeInTheDocument();
    server.line = 'lost';
    await choose(/A sensor/);
    await passTime(server, 600);
    await expect.element(dialog.getByText(/^Not sent yet: your last answer to question 1\./)).toBeVisible();
    await expect.element(dialog.getByText('No answer was saved in time.')).not.toBeInTheDocument();
  });

  test('with the line back only after the grace, what was saved in time counts, and the result says so', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await button('Next').click();
    await expect.element(saved).toBeInTheDocument();
    server.line = 'lost';
    await chooseRows('True', 'False');
    await passTime(server, 600);
    await expect.element(dialog.getByText(/^Not sent yet: your last answer to question 2/)).toBeVisible();
    await expect.element(dialog.getByText('Saved in time and counted: question 1.')).toBeVisible();
    await passTime(server, 31);
    const unconfirmed =
      'Not confirmed in time: your last answer to question 2. It does not count, unless it arrived just before the connection broke or minutes were added.';
    await expect.element(dialog.getByText(unconfirmed)).toBeVisible();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(dialog.getByText(byTimer)).toBeVisible();
    await expect.element(dialog.getByText(tooLate(2))).toBeVisible();
    await expect.element(dialog.getByText('Saved in time and counted: question 1.')).toBeVisible();
    await button('See the result').click();
    await expect.element(page.getByText(/^1 of 2 correct in 0\d:\d\d$/)).toBeVisible();
    await expect.element(page.getByText(byTimer)).toBeVisible();
    await expect.element(page.getByText(tooLate(2))).toBeVisible();
    await expect.element(page.getByText('What came late is kept: your instructor can still count it.')).toBeVisible();
    expect(server.effects).toContain('SittingSaving_keepLate');
  });

  describe('without a line, while an instructor adds minutes', () => {
    async function addMinutes() {
      const begun = await beginAssessment();
      const { server } = begun;
      await choose(/An actuator/);
      await button('Next').click();
      await expect.element(saved).toBeInTheDocument();
      server.line = 'lost';
      await chooseRows('True', 'False');
      await passTime(server, 600);
      await expect.element(dialog.getByText(/^Not sent yet: your last answer to question 2/)).toBeVisible();
      await server.addTime(300);
      await passTime(server, 60);
      await expect.element(dialog.getByText(/^Not confirmed in time: .* or minutes were added\.$/)).toBeVisible();
      return begun;
    }

    test('goes away once the line is back: the sitting goes on, and all that is entered until the new end counts', async () => {
      const { server } = await addMinutes();
      server.line = 'up';
      window.dispatchEvent(new Event('online'));
      await expect.element(timesUp).not.toBeInTheDocument();
      await expect.element(timer).toMatchTextContent(/^0(3:5\d|4:00)/);
      await expect.poll(() => recentToasts()[0]?.text).toBe('You have 5 minutes more.');
      await expect.element(saved).toBeInTheDocument();
      expect(await server.attempts()).toMatchObject([{ over: false }]);
      await passTime(server, 240);
      await expect.element(dialog.getByText('Your answers have been submitted.')).toBeVisible();
      await button('See the result').click();
      await expect.element(page.getByText(/^2 of 2 correct in \d\d:\d\d$/)).toBeVisible();
    });

    test('is no submission from any other page either: what was entered is saved', async () => {
      const { server } = await addMinutes();
      await crash();
      server.line = 'up';
      const { client } = openPlayer(server, '');
      await sendLeftovers(client);
      expect(await server.attempts()).toMatchObject([{ over: false }]);
      expect(server.effects.at(-1)).toBe('SittingSaving_save');
    });
  });

  test('does not disturb a submission that is under way, which the server settles', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await expect.element(saved).toBeInTheDocument();
    await button('Next').click();
    await button('Review answers').click();
    server.line = 'lost';
    await button('Submit').click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(submitsWhenBack);
    await passTime(server, 700);
    await untilTriedAgain(server);
    await expect.element(timesUp).not.toBeInTheDocument();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(byTimer)).toBeVisible();
    await expect.element(page.getByText(/^1 of 2 correct in 0\d:\d\d$/)).toBeVisible();
    await expect.element(timesUp).not.toBeInTheDocument();
  });

  test('during a conflict waits for the choice, then submits', async () => {
    const { server } = await beginAssessment();
    await server.answerElsewhere('BENCHMARK', 0, { chosen: ['A gateway'] });
    await choose(/An actuator/);
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await passTime(server, 600);
    await expect.element(timer).toMatchTextContent(/^00:00/);
    await decideFor('On this device');
    await expect.element(dialog.getByText('Your answers have been submitted.')).toBeVisible();
    await button('See the result').click();
    await expect.element(page.getByText(/^1 of 2 correct in 0\d:\d\d$/)).toBeVisible();
  });

  test('during a conflict that nobody decides ends with it: what is saved counts, the other answer is kept as late', async () => {
    const { server } = await beginAssessment();
    await server.answerElsewhere('BENCHMARK', 0, { chosen: ['A gateway'] });
    await choose(/An actuator/);
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await passTime(server, 600);
    await expect.element(timer).toMatchTextContent(/^00:00/);
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await passTime(server, 31);
    await expect.element(heading('Changed somewhere else')).not.toBeInTheDocument();
    await expect.element(dialog.getByText(byTimer)).toBeVisible();
    for (const text of [
      tooLate(1),
      'What came late is kept: your instructor can still count it.',
      'What was saved before counts for question 1.',
    ])
      await expect.element(dialog.getByText(text)).toBeVisible();
    expect(server.effects.filter((effect) => effect === 'SittingSaving_keepLate')).toHaveLength(1);
    const [sitting] = await server.attempts();
    expect(sitting).toMatchObject({ over: true });
    expect(sitting?.questions[0]?.answer).toEqual({ chosen: ['A gateway'] });
    await button('See the result').click();
    await expect.element(page.getByText(/^0 of 2 correct in/)).toBeVisible();
  });

  test('that finds newer answers elsewhere asks whose count, then submits', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await server.answerElsewhere('BENCHMARK', 0, { chosen: ['A gateway'] });
    await passTime(server, 600);
    await decideFor('On the other device or tab');
    await button('See the result').click();
    await expect.element(page.getByText(/^0 of 2 correct in 0\d:\d\d$/)).toBeVisible();
  });

  test('that the server refuses says why, and leads back', async () => {
    const { server, address } = await beginAssessment();
    await expect.element(saved).toBeInTheDocument();
    await server.lockGroup();
    // Until its time is over, and a little longer, a sitting goes on whatever becomes of its group.
    await passTime(server, 900);
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('This group is locked. Ask your instructor to open it.');
    await button('Back to the course').click();
    await expect.poll(address).toBe(server.path());
  });

  test('comes to a sitting whose group was locked as to any other: what is answered until then is saved and counts', async () => {
    const { server } = await beginAssessment();
    await server.lockGroup();
    await choose(/An actuator/);
    await expect.element(saved).toBeInTheDocument();
    await passTime(server, 600);
    await button('See the result').click();
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
  });

  test.each([
    ['Exit', 'Exit Benchmark?'],
    ['Submit', 'Submit with 2 questions unanswered?'],
  ])('ends the question after %s', async (press, asks) => {
    const { server } = await beginAssessment();
    await button('Next').click();
    await button('Review answers').click();
    await button(press).click();
    await expect.element(heading(asks)).toBeVisible();
    await passTime(server, 600);
    await button('See the result').click();
    await expect.element(button('Done')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('meets a learner who comes back after the server has submitted the saved answers', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await expect.element(saved).toBeInTheDocument();
    await crash();
    await passTime(server, 700);
    openPlayer(server, benchmark);
    await expect.element(timesUp).toBeVisible();
    await expect.element(dialog.getByText(byTimer)).toBeVisible();
    await button('See the result').click();
    await expect.element(page.getByText(byTimer)).toBeVisible();
    await expect.element(page.getByText(/^1 of 2 correct in 0\d:\d\d$/)).toBeVisible();
  });

  describe('with answers that were left without a line', () => {
    async function leaveTab() {
      const { server } = await beginAssessment();
      await choose(/An actuator/);
      await expect.element(saved).toBeInTheDocument();
      server.line = 'lost';
      await choose(/A sensor/);
      await button('Next').click();
      await chooseRows('True', 'False');
      await expect.element(keptHere).toBeVisible();
      await crash();
      await passTime(server, 700);
      server.line = 'up';
      return server;
    }

    test('says to whoever comes back which of them counted, and the result', async () => {
      const server = await leaveTab();
      openPlayer(server, benchmark);
      await expect.element(dialog.getByText(byTimer)).toBeVisible();
      const late = 'Came too late and do not count: your last answers to questions 1 and 2.';
      await expect.element(dialog.getByText(late)).toBeVisible();
      await expect.element(dialog.getByText('What was saved before counts for question 1.')).toBeVisible();
      await button('See the result').click();
      await expect.element(page.getByText(/^1 of 2 correct in 0\d:\d\d$/)).toBeVisible();
      await expect.element(page.getByText(late)).toBeVisible();
    });

    test('says it on any other page as well', async () => {
      const server = await leaveTab();
      const { client } = openPlayer(server, '');
      await sendLeftovers(client);
      await expect
        .element(
          page
            .getByRole('status')
            .getByText(/^Benchmark, Level 1 – .*Came too late and do not count: .* Result: 50%\.$/),
        )
        .toBeVisible();
      await sendLeftovers(client);
      expect(recentToasts()).toHaveLength(1);
    });
  });
});
