import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAssessment, pair } from '../../test/play/open-assessment.tsx';
import { openProject } from '../../test/play/open-study-project.tsx';
import type { PlayServer } from '../../test/play/play-server.ts';
import { choice, matching, rows, sequence } from '../../test/play/questions.ts';
import { look } from '../../test/pseudo/look.ts';
import { markReplies } from '../../test/pseudo/mark-content.ts';
import { forgetQueues } from '../features/saving/queues.ts';
import { setLanguage } from './language.ts';
import { texts } from './texts.ts';

beforeAll(() => setLanguage('en-XA'));
afterAll(() => setLanguage('en'));
beforeEach(() => forgetQueues());
afterEach(() => page.viewport(1280, 800));

const mark = (server: PlayServer) => void Object.assign(server, { fetch: markReplies(server.fetch) });
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const choose = (name: RegExp) => page.getByRole('radio', { name }).first().click();
const dialog = page.getByRole('dialog');

/** Looks once something says that the next screen is there; what led to it has not left the focus on the body. */
async function lookAt(screen: string, sign: string): Promise<void> {
  await expect.element(page.getByText(sign).first()).toBeVisible();
  const fresh = screen === 'start';
  await expect.poll(() => fresh || document.activeElement !== document.body).toBe(true);
  await look(screen);
}

describe('no text stands outside the catalogues', () => {
  test('in a study project', { timeout: 90_000 }, async () => {
    const { CHECK, RESET, ADVANCE, SUBMIT } = texts.question.steps;
    await openProject({ project: [choice, rows, sequence], keyElements: true, helps: true }, mark);
    await lookAt('start', texts.course.acts.NOT_STARTED);
    await press(texts.course.acts.NOT_STARTED);
    await lookAt('key elements', texts.player.keyElements);
    await page.getByRole('tab', { name: texts.library.quickdeck }).click();
    await lookAt('flash card', texts.library.showDefinition);
    await page.getByRole('tab', { name: texts.library.quickclip }).click();
    await lookAt('video', '‹A gateway at work›');
    await press(texts.player.continue);

    await lookAt('choice', texts.question.chooseFirst);
    await choose(/A sensor/);
    await press(CHECK);
    await lookAt('hint', texts.question.openHint);
    await press(texts.question.openHint);
    await expect.element(dialog).toBeVisible();
    await look('hint dialog');
    await userEvent.keyboard('{Escape}');
    await press(RESET);
    await choose(/A gateway/);
    await press(CHECK);
    await lookAt('incorrect', texts.question.incorrect);
    await press(ADVANCE);

    await lookAt('rows', texts.question.rowsOpen(2));
    await page.getByRole('radio', { name: texts.question.true, exact: true }).first().click();
    await page.getByRole('radio', { name: texts.question.false, exact: true }).nth(1).click();
    await press(CHECK);
    await lookAt('correct', texts.question.correct);
    await press(ADVANCE);

    await lookAt('sequence', texts.question.sequence.instruction);
    await press(texts.player.exit);
    await lookAt('exit', texts.player.exitTitle);
    await press(texts.ui.cancel);
    await press(CHECK);
    await expect.element(page.getByText(RESET).or(page.getByText(SUBMIT)).first()).toBeVisible();
    if (page.getByText(RESET).elements().length > 0) {
      await press(RESET);
      await press(CHECK);
    }
    await press(SUBMIT);
    await lookAt('result', texts.results.byQuestion);
    await press(texts.player.done);
    await lookAt('completed', texts.player.completedText);
  });

  test('in a matching', { timeout: 60_000 }, async () => {
    await openProject({ project: [matching] }, mark);
    await press(texts.course.acts.NOT_STARTED);
    await lookAt('matching', texts.question.lettersMissing(2));
    await press(texts.question.matching.emptySlot('‹Sensor›'));
    await userEvent.keyboard('A');
    await lookAt('a letter', texts.question.lettersMissing(1));
  });

  test('in a benchmark', { timeout: 60_000 }, async () => {
    await openAssessment({ benchmarks: [pair] }, undefined, mark);
    await lookAt('start', texts.course.acts.NOT_STARTED);
    await press(texts.course.acts.NOT_STARTED);
    await lookAt('question', texts.player.next);
    await choose(/An actuator/);
    await press(texts.player.next);
    await press(texts.player.reviewAnswers);
    await lookAt('review', texts.assessment.reviewTitle);
    await press(texts.player.submit);
    await lookAt('unanswered', texts.assessment.submitUnanswered(1));
    await dialog.getByRole('button', { name: texts.player.submit }).click();
    await lookAt('result', texts.results.byLesson);
    await press(texts.player.reviewAnswers);
    await lookAt('answers', texts.question.correctAnswer);
  });
});
