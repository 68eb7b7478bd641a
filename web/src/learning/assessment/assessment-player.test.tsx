import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, heading } from '../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import {
  beginAssessment,
  benchmark,
  choose,
  chooseRows,
  openAssessment,
  pair,
  summary,
  timer,
} from '../../../test/play/open-assessment.tsx';
import { choice, choices, matching, rows, sequence } from '../../../test/play/questions.ts';
import { forgetQueues } from '../../base/saving/queues.ts';

const fact = (caption: string) => page.getByRole('term').filter({ hasText: caption });
const row = (number: number) => page.getByRole('row').nth(number);
const dialog = page.getByRole('dialog');

beforeEach(() => {
  forgetQueues();
});

describe('before it begins', () => {
  // D1-2.130, T1-100
  test('it says what it is, how many questions it asks, how long it takes, and records nothing', async () => {
    const { server } = await openAssessment();
    await expect.element(heading('Benchmark, Level 1')).toBeVisible();
    await expect.element(page.getByText('Benchmark, Level 1')).toHaveLength(1);
    await expect.element(page.getByText('LEVEL 1')).toBeVisible();
    await expect.element(page.getByText('Connected Devices')).toBeVisible();
    expect(factOf('Questions')).toBe('2');
    expect(factOf('Time')).toBe('10 minutes');
    const rule = 'When the time is up, your saved answers are submitted. The time keeps running while you are away.';
    await expect.element(page.getByText(rule)).toBeVisible();
    await expect.element(page.getByText('You can take it once.')).toBeVisible();
    expect(document.title).toBe('Benchmark, Level 1 – Connected Devices – Lectern');
    expect(server.effects).toEqual([]);
  });

  // D1-2.77, 2.78, 9.05, 9.10, T1-099
  test('all levels are one sitting: their questions and times add up, and what is complete is left out', async () => {
    const { server } = await openAssessment({ benchmarks: [pair, pair, { ...pair, time: 300 }] }, benchmark);
    await button('Start').click();
    await choose(/An actuator/);
    await server.submitElsewhere('BENCHMARK');
    await crash();
    openPlayer(server, '/benchmark/all');
    await expect.element(heading('Benchmark, all levels').first()).toBeVisible();
    await expect.element(page.getByText('ALL LEVELS')).toBeVisible();
    expect(factOf('Questions')).toBe('4');
    expect(factOf('Time')).toBe('15 minutes');
    await expect.element(page.getByText('Level 1 is not included: it is complete.')).toBeVisible();
    await button('Start').click();
    await expect.element(timer).toMatchTextContent(/^1[45]:\d\d/);
    expect((await server.open('BENCHMARK')).questions.map(({ level }) => level)).toEqual([2, 2, 3, 3]);
  });

  test('an untimed one says so, and shows no clock', async () => {
    await openAssessment({ benchmarks: [{ ...pair, time: null }] });
    await expect.element(button('Start')).toBeVisible();
    expect(factOf('Time')).toBe('No limit');
    await button('Start').click();
    await expect.element(button('Next')).toBeVisible();
    await expect.element(timer).not.toBeInTheDocument();
  });

  // D1-5.08, 5.09, T1-070, 071
  test('without questions Start is off and says why', async () => {
    const { server } = await openAssessment({ benchmarks: [{ questions: [], time: 600 }] });
    await expect
      .element(page.getByText('Oops! There are no questions. Please check back later. Your instructor may know when.'))
      .toBeVisible();
    await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'true');
    await button('Start').click({ force: true });
    expect(server.effects).toEqual([]);
  });

  // D1-8.19, 8.20, T1-093, 094
  test.each([
    [benchmark, 'The Benchmark has not been published yet'],
    [summary, 'The Summary has not been published yet'],
  ])('%s that is not published says so, and leads back', async (path, text) => {
    const { server, address } = await openAssessment({}, path);
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await button('Back to the course').click();
    await expect.poll(address).toBe(server.path());
  });

  // D1-4.22, 4.23
  test('a locked one says what it waits for', async () => {
    await openAssessment({ benchmarks: [pair], summaries: true, benchmarkFirst: true }, summary);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Complete the benchmark of this level first.');
    await expect.element(button('Start')).not.toBeInTheDocument();
  });

  test('a level that the course does not have leads to the course', async () => {
    const { server, address } = await openAssessment(undefined, '/benchmark/9');
    await expect.poll(address).toBe(server.path());
  });

  test('a start that the server refuses says why; one that is not heard of can be tried again', async () => {
    const { server } = await openAssessment();
    await expect.element(button('Start')).toBeVisible();
    server.line = 'lost';
    await button('Start').click();
    await expect.element(page.getByText('Oops! Something went wrong!')).toBeVisible();
    server.line = 'up';
    await server.lockGroup();
    await button('Start').click();
    await expect.element(page.getByText('This group is locked. Ask your instructor to open it.')).toBeVisible();
    await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a locked group says so under its own name, with the way to the group', async () => {
    const { server, address } = await openAssessment(undefined, benchmark, (locked) => locked.lockGroup());
    await expect.element(heading('Benchmark, Level 1')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('This group is locked.');
    await page.getByRole('link', { name: 'Go to the group' }).click();
    await expect.poll(address).toBe(`/group/${server.place.group_id}`);
  });
});

describe('the way through', () => {
  // D1-1.05, 2.61, 2.62, 2.109, 2.110, 2.113, 4.53, R1-44
  test('question by question without a verdict, review, submission, result, and back to the course', async () => {
    const { server, address } = await beginAssessment();
    await expect.element(heading('Which part turns a signal into movement?')).toBeVisible();
    await expect.element(page.getByText('Networks', { exact: true })).toBeVisible();
    await expect.element(page.getByText('of 2', { exact: true })).toBeVisible();
    await expect.element(button('Back')).toBeDisabled();
    await choose(/An actuator/);
    await expect.element(page.getByText('1 of 2')).toBeInTheDocument();
    await expect.element(page.getByText('Correct')).not.toBeInTheDocument();
    await button('Next').click();

    await expect.element(heading('Are these statements true?')).toHaveFocus();
    await expect.element(page.getByText('Safety', { exact: true })).toBeVisible();
    await button('Back').click();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    await button('Next').click();
    await chooseRows('True', 'True');
    await button('Review answers').click();

    await expect.element(heading('Review your answers')).toHaveFocus();
    await expect.element(page.getByText('2 of 2 answered.')).toBeVisible();
    await expect.element(page.getByText('You can change any answer until you submit.')).toBeVisible();
    await expect.element(timer).toBeVisible();
    expect((await server.attempts()).map(({ over }) => over)).toEqual([false]);
    await button('Submit').click();

    // It was taken once and for all, so nothing says that it can be tried again.
    await expect.element(heading("You didn't get the required score this time.")).toHaveFocus();
    await expect.element(page.getByRole('img', { name: '50%' })).toBeVisible();
    await expect.element(page.getByText('Review needed', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^1 of 2 correct in 00:\d\d$/)).toBeVisible();
    await button('Done').click();
    await expect.poll(address).toBe(server.path());
    expect(await server.attempts()).toMatchObject([{ over: true, by_timer: false }]);
  });

  // D1-4.54–4.58, T1-058–061
  test('the review table leads to a question and back, and knows what is Answered and Unanswered', async () => {
    await beginAssessment({ benchmarks: [{ questions: [choice, rows, sequence, matching], time: 600 }] });
    await button('Next').click();
    await chooseRows('True', 'False');
    await button('Next').click();
    await button('Next').click();
    await button('Review answers').click();
    await expect.element(page.getByText('1 of 4 answered. 3 are Unanswered and count as incorrect.')).toBeVisible();
    await expect.element(row(1)).toMatchTextContent(/1.*Which part.*Networks.*Unanswered.*Review/);
    await expect.element(row(2)).toMatchTextContent(/2.*Are these statements true\?.*Networks.*Answered.*Review/);
    await page.getByRole('radio', { name: 'Unanswered 3' }).click({ force: true });
    await expect.element(page.getByRole('row')).toHaveLength(4);
    await button('Review question 3').click();

    await expect.element(heading('Put the steps in order.')).toBeVisible();
    await button('Keep this order').click();
    await button('Next').click();
    await expect.element(button('Next')).toBeDisabled();
    await page.getByRole('button', { name: /Sensor, no letter/ }).click();
    await userEvent.keyboard('A');
    await button('Back to review').click();
    await expect.element(row(3)).toMatchTextContent(/Answered/);
    await expect.element(row(4)).toMatchTextContent(/Unanswered/);
    await button('Back to questions').click();
    await expect.element(heading('Match each concept with its description.')).toBeVisible();
  });

  test('with questions unanswered it asks once before it submits', async () => {
    const { server } = await beginAssessment();
    await choose(/An actuator/);
    await button('Next').click();
    await button('Review answers').click();
    await expect.element(page.getByText('1 of 2 answered. 1 is Unanswered and counts as incorrect.')).toBeVisible();
    await button('Submit').click();
    await expect.element(heading('Submit with 1 question unanswered?')).toBeVisible();
    const text = 'Unanswered questions count as incorrect. You cannot change your answers afterwards.';
    await expect.element(dialog.getByText(text)).toBeVisible();
    await button('Cancel').click();
    expect(server.effects).not.toContain('SittingSaving_submitBenchmark');
    await button('Submit').click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByText(/^1 of 2 correct in/)).toBeVisible();
  });

  test('keys alone are enough', async () => {
    const { server } = await openAssessment({ benchmarks: [{ questions: [choice, sequence], time: 600 }] });
    await expect.element(button('Start')).toBeVisible();
    await tabTo('Start');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Which part turns a signal into movement?')).toBeVisible();
    await tabTo('radio');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(' ');
    await tabTo('Next');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Put the steps in order.')).toHaveFocus();
    await tabTo('Keep this order');
    await userEvent.keyboard('{Enter}');
    await tabTo('Review answers');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Review your answers')).toHaveFocus();
    await tabTo('Review question 1');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    await tabTo('Back to review');
    await userEvent.keyboard('{Enter}');
    await tabTo('Submit');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Done')).toBeVisible();
    await tabTo('Done');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.attempts()).toMatchObject([{ over: true }]);
  });

  test('sixty questions in another language', async () => {
    const { place } = await beginAssessment({ language: 'ar', benchmarks: [{ questions: choices(60), time: 3600 }] });
    expect(place.querySelector('article')?.dir).toBe('rtl');
    await expect.element(page.getByText('0 of 60')).toBeInTheDocument();
    const left = (part: Element | null) => part?.getBoundingClientRect().left ?? Number.NaN;
    expect(left(button('Exit').element())).toBeGreaterThan(left(timer.element()));
    expect(left(button('Back').element())).toBeGreaterThan(left(button('Next').element()));
    for (const bar of place.querySelectorAll('header, footer')) expect(bar.matches(':dir(rtl)')).toBe(true);
  });
});

/** What a fact of the start says. */
function factOf(caption: string): string | undefined {
  return fact(caption).element().nextElementSibling?.textContent ?? undefined;
}

/** Presses Tab until the focus is on the part of this name or role. */
async function tabTo(target: string): Promise<void> {
  const here = () => {
    const at = document.activeElement;
    const name = at?.getAttribute('aria-label') ?? at?.textContent;
    return name === target || (at instanceof HTMLInputElement && at.type === target);
  };
  for (let presses = 0; !here(); presses++) {
    if (presses > 60) throw new Error(`Tab does not reach ${target}`);
    await userEvent.tab();
  }
}
