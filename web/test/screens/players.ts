import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetQueues } from '../../src/base/saving/queues.ts';
import { texts } from '../../src/texts/texts.ts';
import { openAssessment, pair } from '../play/open-assessment.tsx';
import { openProject } from '../play/open-study-project.tsx';
import type { PlayCourse, PlayServer } from '../play/play-server.ts';
import { choice, matching, rows, sequence } from '../play/questions.ts';
import { button, dialog, type Screen, type State } from './screen.ts';
import { wornReplies, type Wear } from './wear.ts';

const wears = (wear: Wear) => (server: PlayServer) =>
  void Object.assign(server, { fetch: wornReplies(server.fetch, wear) });
const project =
  (course: PlayCourse): NonNullable<Screen['open']> =>
  (wear) => {
    forgetQueues();
    return openProject(course, wears(wear));
  };

type Act = () => Promise<unknown>;
const press = (name: () => string) => () => button(name()).first().click();
const step = (name: keyof typeof texts.question.steps) => press(() => texts.question.steps[name]);
const tab = (name: () => string) => () => page.getByRole('tab', { name: name() }).click();
const key = (name: string) => () => userEvent.keyboard(name);
const choose = (name: () => string | RegExp, index = 0) =>
  (() => page.getByRole('radio', { name: name(), exact: true }).nth(index).click()) satisfies Act;
const begin = press(() => texts.course.acts.NOT_STARTED);
const begins = () => button(texts.course.acts.NOT_STARTED).first();

/** What follows, once something says that it is there; what led to it has not left the focus on the body. */
const next = (name: string, acts: readonly Act[], sign: () => string | RegExp): State => [
  name,
  async () => {
    for (const act of acts) await act();
    await expect.element(page.getByText(sign()).first()).toBeVisible();
    await expect.poll(() => document.activeElement !== document.body).toBe(true);
  },
];

/** A sequence that is shuffled may be right at once. */
const checkTwice: Act = async () => {
  const { RESET, SUBMIT } = texts.question.steps;
  await step('CHECK')();
  await expect.element(page.getByText(RESET).or(page.getByText(SUBMIT)).first()).toBeVisible();
  if (page.getByText(RESET).elements().length === 0) return;
  await step('RESET')();
  await step('CHECK')();
};

/** A study project with everything in it, from its start to its end. */
const wholeProject: readonly State[] = [
  next('key elements', [begin], () => texts.player.keyElements),
  next('a flash card', [tab(() => texts.library.quickdeck)], () => texts.library.showDefinition),
  next('a video', [tab(() => texts.library.quickclip)], () => /A gateway at work/),
  next('a choice', [press(() => texts.player.continue)], () => texts.question.chooseFirst),
  next('a hint', [choose(() => /A sensor/), step('CHECK')], () => texts.question.openHint),
  [
    'the dialog of a hint',
    async () => {
      await press(() => texts.question.openHint)();
      await expect.element(dialog).toBeVisible();
    },
  ],
  next(
    'an incorrect answer',
    [key('{Escape}'), step('RESET'), choose(() => /A gateway/), step('CHECK')],
    () => texts.question.incorrect,
  ),
  next('rows', [step('ADVANCE')], () => texts.question.rowsOpen(2)),
  next(
    'a correct answer',
    [choose(() => texts.question.true), choose(() => texts.question.false, 1), step('CHECK')],
    () => texts.question.correct,
  ),
  next('a sequence', [step('ADVANCE')], () => texts.question.sequence.instruction),
  next('leaving', [press(() => texts.player.exit)], () => texts.player.exitTitle),
  next(
    'the result of a study project',
    [press(() => texts.ui.cancel), checkTwice, step('SUBMIT')],
    () => texts.results.byQuestion,
  ),
  next('a study project that is completed', [press(() => texts.player.done)], () => texts.player.completedText),
];

const submit: Act = () => dialog.getByRole('button', { name: texts.player.submit }).click();
const review = press(() => texts.player.reviewAnswers);
const sitting: readonly State[] = [
  next('a question', [begin], () => texts.player.next),
  next(
    'the review of a sitting',
    [choose(() => /An actuator/), press(() => texts.player.next), review],
    () => texts.assessment.reviewTitle,
  ),
  next('what is unanswered', [press(() => texts.player.submit)], () => texts.assessment.submitUnanswered(1)),
  next('the result of a sitting', [submit], () => texts.results.byLesson),
  next('the answers of a sitting', [review], () => texts.question.correctAnswer),
];

/** What learners work in, with the real server behind it. */
export const playerScreens: readonly Screen[] = [
  {
    name: 'a study project',
    at: '/group/$groupId/course/$courseId/study-project/$projectId',
    open: project({ project: [choice, rows, sequence], keyElements: true, helps: true }),
    ready: begins,
    leadsTo: wholeProject,
  },
  {
    name: 'a matching',
    at: '/group/$groupId/course/$courseId/study-project/$projectId',
    open: project({ project: [matching] }),
    ready: begins,
    leadsTo: [
      next('pairs to be found', [begin], () => texts.question.lettersMissing(2)),
      next('a letter', [press(() => texts.question.matching.emptySlot('‹Sensor›')), key('A')], () =>
        texts.question.lettersMissing(1),
      ),
    ],
  },
  {
    name: 'a benchmark',
    at: '/group/$groupId/course/$courseId/benchmark/$level',
    open: (wear) => {
      forgetQueues();
      return openAssessment({ benchmarks: [pair] }, undefined, wears(wear));
    },
    ready: begins,
    leadsTo: sitting,
  },
];
