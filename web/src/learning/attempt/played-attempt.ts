import { afterSave } from '@lectern/domain/learning/attempt/after-save.ts';
import type { NewerQuestion } from '@lectern/domain/learning/attempt/merge-saves.ts';
import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import { resumeIndex } from '@lectern/domain/learning/attempt/resume-index.ts';
import type { Changes } from '../../base/saving/changes.ts';
import type { Standing } from './conflict.ts';
import { answerInView, type PlayedQuestion } from './played-question.ts';

/** An attempt as both players know it. */
export type PlayedAttempt = {
  readonly id: string;
  readonly revision: number;
  /** The question reached, counted from 0. */
  readonly index: number;
  readonly questions: readonly PlayedQuestion[];
  /** Whether it was submitted; then nothing of it can be changed. */
  readonly over: boolean;
};

/** Whether the answer can be changed now: not tried, or tried and reset, and not settled. */
export const isOpen = ({ last_result }: PlayedQuestion): boolean => last_result === null;

/** An attempt with unsaved changes laid over it. What the attempt no longer takes is left out. */
export function laidOver<Attempt extends PlayedAttempt>(attempt: Attempt, changes: Changes): Attempt {
  const questions = attempt.questions.map((one) => afterSave(one, changes.questions[one.id] ?? {}));
  return { ...attempt, questions, index: resumeIndex(changes.index ?? attempt.index, questions.length) };
}

/** What unsaved changes are measured against after a conflict. */
export function standingOf({ questions }: PlayedAttempt): Standing {
  return new Map(
    questions.map((one) => [
      one.id,
      { type: one.question.type, answer: one.answer, seconds: one.seconds, state: stateOf(one) },
    ]),
  );
}

function stateOf(question: PlayedQuestion): NewerQuestion['state'] {
  if (isSettled(question)) return 'SETTLED';
  return isOpen(question) ? 'OPEN' : 'CHECKED';
}

/** All answers of an attempt, as if none were saved. */
export function enteredIn({ questions }: PlayedAttempt): Changes {
  const answered = questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, { answer }] as const]));
  return { index: null, questions: Object.fromEntries(answered) };
}

/** Whether two copies of an attempt look the same to the learner: answers, verdicts and the place. */
export function looksAlike(one: PlayedAttempt, other: PlayedAttempt): boolean {
  return one.index === other.index && one.over === other.over && seenIn(one) === seenIn(other);
}

function seenIn({ questions }: PlayedAttempt): string {
  return JSON.stringify(questions.map((one) => [answerInView(one), one.last_result, one.incorrect_count]));
}
