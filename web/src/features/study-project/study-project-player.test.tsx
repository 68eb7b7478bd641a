import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { coursePath, crash, openPlayer } from '../../../test/play/open-player.tsx';
import type { PlayCourse } from '../../../test/play/play-course.ts';
import { PlayServer } from '../../../test/play/play-server.ts';
import { choice, choices, matching, rows, sequence } from '../../../test/play/questions.ts';
import { forgetQueues } from '../saving/queues.ts';

const path = '/study-project/p1';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const feedback = () => page.getByRole('status').filter({ hasText: /Hint|Correct|Incorrect/ });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

beforeEach(() => {
  forgetQueues();
});

/** Opens the study project of a course; without key elements and drafts it shows its start. */
function open(course: PlayCourse = { project: [choice, rows] }) {
  const server = new PlayServer(course);
  return { server, ...openPlayer(server, path) };
}

/** The same at its first question. */
async function begin(course?: PlayCourse) {
  const opened = open(course);
  await button('Start').click();
  await expect.element(button('Check Answer')).toBeVisible();
  return opened;
}

describe('the way through a study project', () => {
  test('start, key elements, questions with hint and verdict, results, completion, and back to the course', async () => {
    const { server, address } = open({ project: [choice, rows], keyElements: true, helps: true });
    await expect.element(heading('Study Project 3: Choosing a connection').first()).toBeVisible();
    await expect.element(page.getByText('A clinic in the country needs a connection.')).toBeVisible();
    expect(server.effects).toEqual([]);
    await button('Start').click();

    await expect.element(heading('Page 1')).toBeVisible();
    await button('NEXT').click();
    await expect.element(heading('Page 2')).toBeVisible();
    await expect.element(button('NEXT')).toBeDisabled();
    await page.getByRole('tab', { name: 'QUICKDECK' }).click();
    await expect.element(page.getByText('Gateway', { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'QUICKCLIP' }).click();
    await expect.element(page.getByText('A gateway at work')).toBeVisible();
    await button('Continue').click();

    await expect.element(page.getByText('Case study 1, case question')).toBeVisible();
    await expect.element(button('Check Answer')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Choose an answer first')).toBeVisible();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await expect.element(feedback()).toMatchTextContent(/Hint.*Which part has to notice the change first/);
    await expect.element(page.getByText('1 try left')).toBeVisible();
    await expect.element(button('Try Again')).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeDisabled();
    await button('Open hint').click();
    await expect.element(page.getByRole('dialog').getByText('They measure.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open hint')).toHaveFocus();

    await button('Try Again').click();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).not.toBeChecked();
    await expect.element(button('Save progress')).toBeEnabled();
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Check Answer').click();
    await expect.element(feedback()).toMatchTextContent(/Incorrect.*A sensor measures; an actuator moves/);
    await expect.element(page.getByText('Correct answer')).toBeVisible();
    await expect.element(button('Save progress')).toBeDisabled();
    await button('Continue').click();

    await expect.element(heading('Are these statements true?')).toHaveFocus();
    await expect.element(page.getByText('Case study 1, reinforcement question')).toBeVisible();
    await page.getByRole('radio', { name: 'True' }).first().click();
    await expect.element(page.getByText('1 row is not answered yet')).toBeVisible();
    await page.getByRole('radio', { name: 'False' }).nth(1).click();
    await button('Check Answer').click();
    await expect.element(feedback()).toMatchTextContent(/Correct.*The sensor notices, the actuator acts/);
    await button('Submit Answers').click();

    await expect
      .element(heading("Don't worry! You didn't get the required score, but you can try again."))
      .toHaveFocus();
    await expect.element(page.getByText(/^1 of 2 correct in \d\d:\d\d$/)).toBeVisible();
    await expect.element(page.getByText('1 of 2 solved at the first try')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the e-book at Networks' }))
      .toHaveAttribute('href', `${coursePath}/library/e-book/l1`);
    await button('Open explanation').click();
    await expect.element(page.getByRole('dialog').getByText('They move.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Done').click();
    await expect.element(heading('Study Project 3: Choosing a connection is completed')).toHaveFocus();
    await button('Back to the course').click();
    await expect.poll(address).toBe(coursePath);
    expect(server.attempts.map(({ over }) => over)).toEqual([true]);
  });

  test('a sequence is checked in the order it is shown in, and begins again in a new one', async () => {
    await begin({ project: [sequence, choice] });
    const items = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent?.replace(/\W|\d/g, ''));
    const first = items().join(' ');
    await button('Check Answer').click();
    await button('Try Again').click();
    await expect.poll(() => items().join(' ')).not.toBe(first);
    await button('Keep this order').click();
    await button('Check Answer').click();
    await expect.element(button('Continue')).toBeVisible();
  });

  test('says how many concepts have no letter', async () => {
    await begin({ project: [matching] });
    await expect.element(page.getByText('2 concepts have no letter yet')).toBeVisible();
    await page.getByRole('button', { name: /Sensor, no letter/ }).click();
    await userEvent.keyboard('B');
    await expect.element(page.getByText('1 concept has no letter yet')).toBeVisible();
  });

  test('keys alone are enough', async () => {
    await begin({ project: [choice] });
    page.getByRole('radio').first().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    button('Check Answer').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Submit Answers')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Congratulations! You achieved the required score.')).toHaveFocus();
  });

  test('a question alone, sixty of them, and another language', async () => {
    const { server, place } = await begin({ project: choices(60), language: 'ar' });
    expect(place.querySelector('article')?.dir).toBe('rtl');
    await expect.element(page.getByText('0 of 60')).toBeInTheDocument();
    expect(server.open('STUDY_PROJECT').asked).toHaveLength(60);
  });
});

describe('saving', () => {
  test('an answer is on the server within five seconds, and the bar says so', async () => {
    const { server } = await begin();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect.element(page.getByText('Saving')).toBeInTheDocument();
    await expect.poll(() => Object.keys(server.open('STUDY_PROJECT').progress), { timeout: 5000 }).toHaveLength(1);
    await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
  });

  test('Save progress says that it has arrived, or that it has not', async () => {
    const { server } = await begin();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Save progress').click();
    await expect.element(page.getByText('Your progress has been successfully saved!')).toBeVisible();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Save progress').click();
    await expect.element(page.getByText('Oops! Something went wrong!')).toBeVisible();
  });

  test('without a line it says so, goes on taking answers, and sends them under the same key when the line is back', async () => {
    const { server } = await begin();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A sensor/ }).click();
    const line = 'Not saved. Your answers are kept on this device and sent when the connection is back.';
    await expect.element(page.getByText(line), { timeout: 5000 }).toBeVisible();
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Exit').click();
    await expect.element(page.getByRole('dialog').getByText(line)).toBeVisible();
    await button('Cancel').click();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
    const { progress, asked } = server.open('STUDY_PROJECT');
    expect(progress[asked[0]?.id ?? '']?.answer).toEqual({ chosen: ['MULTIPLE_CHOICE-2'] });
  });

  test('a check whose reply was lost counts once', async () => {
    const { server } = await begin();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    server.line = 'replies lost';
    await button('Check Answer').click();
    await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect.element(button('Check Answer')).toHaveAttribute('aria-disabled', 'true');
    server.line = 'up';
    await expect.element(button('Try Again'), { timeout: 5000 }).toBeVisible();
    expect(server.effects.filter((name) => name === 'StudyProjectSaving_check')).toHaveLength(1);
    expect(Object.values(server.open('STUDY_PROJECT').progress)[0]?.incorrect_count).toBe(1);
  });

  test('a tab that died with unsaved answers sends them when it comes back', async () => {
    const { server } = await begin();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(page.getByText('Not saved', { exact: true }), { timeout: 5000 }).toBeVisible();
    crash();
    server.line = 'up';
    openPlayer(server, path);
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).toBeChecked();
    await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('lectern.unsaved.'))).toEqual([]);
    expect(server.effects.filter((name) => name === 'StudyProjectSaving_save')).toHaveLength(1);
  });

  test('a check that a dying tab had sent is not sent as a second try', async () => {
    const { server } = await begin();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    server.line = 'replies lost';
    await button('Check Answer').click();
    await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible();
    crash();
    server.line = 'up';
    openPlayer(server, path);
    await expect.element(button('Try Again')).toBeVisible();
    expect(Object.values(server.open('STUDY_PROJECT').progress)[0]?.incorrect_count).toBe(1);
  });

  test('another person of this tab does not send what the first one left', async () => {
    const { server } = await begin();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(page.getByText('Not saved', { exact: true }), { timeout: 5000 }).toBeVisible();
    crash();
    server.line = 'up';
    openPlayer(server, path, 'somebody-else');
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).not.toBeChecked();
    expect(server.effects).toEqual(['StudyProjectScreen_start']);
  });
});

describe('two tabs', () => {
  test.each([
    ['Use the answers from this device', 'MULTIPLE_CHOICE-0', /A sensor/],
    ['Keep the newer version', 'MULTIPLE_CHOICE-2', /A gateway/],
  ])('the second to save sees the newer answers and chooses: %s', async (choose, stands, shown) => {
    const { server } = await begin();
    server.answerElsewhere('STUDY_PROJECT', 0, { chosen: ['MULTIPLE_CHOICE-2'] });
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect.element(heading('Changed somewhere else'), { timeout: 5000 }).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText('Question 1')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await button(choose).click();
    await expect.element(page.getByRole('radio', { name: shown })).toBeChecked();
    await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
    const { progress, asked } = server.open('STUDY_PROJECT');
    expect(progress[asked[0]?.id ?? '']?.answer).toEqual({ chosen: [stands] });
  });

  test('a try on an old copy is not counted; the newer one is shown', async () => {
    const { server } = await begin();
    server.answerElsewhere('STUDY_PROJECT', 1, { rows: { 'TRUE_OR_FALSE-0': true } });
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Use the answers from this device').click();
    await button('Check Answer').click();
    await expect.element(button('Try Again')).toBeVisible();
    expect(Object.values(server.open('STUDY_PROJECT').progress).map((one) => one.incorrect_count)).toContain(1);
  });
});

describe('coming back', () => {
  test('an open attempt is taken up where it was left, on any device', async () => {
    const { server } = await begin();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Continue').click();
    await expect.poll(() => server.open('STUDY_PROJECT').index).toBe(1);
    crash();
    sessionStorage.clear();
    openPlayer(server, path);
    await expect.element(heading('Are these statements true?')).toBeVisible();
    await expect.element(page.getByText('of 2', { exact: true })).toBeVisible();
  });

  test('a completed one shows its result, its answers with the key, and can be started again', async () => {
    const { server } = await begin({ project: [choice] });
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Submit Answers').click();
    await expect.element(button('Done')).toBeVisible();
    crash();
    openPlayer(server, path);
    await expect.element(heading('Congratulations! You achieved the required score.')).toBeVisible();
    await button('Review answers').click();
    await expect.element(page.getByText('Correct answer')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeDisabled();
    await button('Back to the result').click();
    await button('Start again').click();
    await expect.element(button('Check Answer')).toBeVisible();
    expect(server.attempts).toHaveLength(2);
  });

  test('asks before it is left', async () => {
    const { address } = await begin();
    await button('Exit').click();
    await expect.element(heading('Exit Study Project?')).toBeVisible();
    await expect.element(page.getByText('Your answers so far are saved. You can continue later.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Exit')).toHaveFocus();
    await button('Exit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe(coursePath);
  });
});

describe('what stands in the way', () => {
  test('without questions Start is off and says why', async () => {
    open({ project: [] });
    await expect.element(page.getByText('Oops! There are no questions. Please check back later.')).toBeVisible();
    await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['GROUP_LOCKED', 'This group is locked. Ask your instructor to open it.'],
    ['NOT_PUBLISHED', 'This has not been published yet.'],
  ] as const)('one that is refused with %s is headed by the reason, not by another one', async (code, text) => {
    const server = new PlayServer({ project: [choice] });
    server.refused = code;
    const { address } = openPlayer(server, path);
    await expect.element(heading(text)).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(page.getByText('Could Not Find Study Project')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Back to the course' }).click();
    await expect.poll(address).toBe(coursePath);
  });

  test('one that does not exist is not found', async () => {
    const server = new PlayServer({ project: [choice] });
    server.refused = 'NOT_FOUND';
    openPlayer(server, path);
    await expect.element(heading('Could Not Find Study Project')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
  });

  test('one that cannot be loaded says so and can be loaded again', async () => {
    const server = new PlayServer({ project: [choice] });
    server.line = 'lost';
    openPlayer(server, path);
    await expect.element(heading('Could Not Find Study Project')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    server.line = 'up';
    await button('Load again').click();
    await expect.element(button('Start')).toBeVisible();
  });
});

test('every phase is accessible, light and dark', async () => {
  const { server, place } = open({ project: [choice, sequence], keyElements: true, helps: true });
  await expect.element(button('Start')).toBeVisible();
  await expectAccessible(place);
  await button('Start').click();
  await expect.element(heading('Page 1')).toBeVisible();
  await expectAccessible(place);
  await button('Continue').click();
  await page.getByRole('radio', { name: /A sensor/ }).click();
  await button('Check Answer').click();
  await expect.element(button('Try Again')).toBeVisible();
  await expectAccessible(place);
  await button('Open hint').click();
  await expect.element(page.getByText('They measure.')).toBeVisible();
  await expectAccessible(place);
  await userEvent.keyboard('{Escape}');
  await button('Try Again').click();
  server.answerElsewhere('STUDY_PROJECT', 0, { chosen: ['MULTIPLE_CHOICE-2'] });
  await page.getByRole('radio', { name: /An actuator/ }).click();
  await button('Check Answer').click();
  await expect.element(button('Use the answers from this device')).toBeVisible();
  await expectAccessible(place);
  await button('Use the answers from this device').click();
  await button('Check Answer').click();
  await expect.element(button('Continue')).toBeVisible();
  await expectAccessible(place);
  await button('Continue').click();
  await expect.element(heading('Put the steps in order.')).toBeVisible();
  await expectAccessible(place);
  await button('Check Answer').click();
  await button('Try Again').click();
  await button('Check Answer').click();
  await button('Submit Answers').click();
  await expect.element(button('Done')).toBeVisible();
  await expectAccessible(place);
  await button('Review answers').click();
  await expect.element(button('Next')).toBeVisible();
  await expectAccessible(place);
  await button('Back to the result').click();
  await button('Done').click();
  await expect.element(button('Back to the course')).toBeVisible();
  await expectAccessible(place);
});
