import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { earnedIn, nothingEarned } from '@lectern/domain/learning/attempt/earned.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { GradableAttempt } from './attempt-row.ts';
import { Question, type QuestionShape } from '../question/question.ts';

/** A question of an attempt with what the learner has done with it. */
export type AttemptQuestionShape = {
  readonly question: QuestionShape;
  readonly answer: Answer | null;
  readonly seconds_spent: number;
  readonly incorrect_count: number;
  readonly last_result: boolean | null;
  readonly retry_order: readonly string[] | null;
  readonly exercise_id: string;
  readonly level: number;
  readonly lesson_id: string | null;
  readonly lesson_name: string | null;
  readonly case_number: number | null;
  readonly is_reinforced: boolean;
};

/**
 * What a question of an attempt shows of its key: step by step what tries have earned, nothing (nor whether the answer
 * was right, which with two choices is the key), or everything because the attempt is over.
 */
export type Reveal = 'AS_EARNED' | 'NOTHING' | 'EVERYTHING';

/** What may be shown of every question of an attempt. This is the only way from an attempt to a reply. */
export function attemptQuestions(attempt: GradableAttempt, reveal: Reveal): AttemptQuestionShape[] {
  return attempt.questions.map((asked) => attemptQuestion(attempt, asked, reveal));
}

/** What may be shown of one question of an attempt. */
export function attemptQuestion(attempt: GradableAttempt, asked: AskedQuestion, reveal: Reveal): AttemptQuestionShape {
  const content = contentOf(attempt, asked);
  const progress = progressOf(attempt.progress, asked.question_id);
  const earned =
    reveal === 'AS_EARNED' ? earnedIn(progress, content) : { ...nothingEarned, key: reveal === 'EVERYTHING' };
  return {
    question: {
      id: asked.question_id,
      ...learnerQuestion(content, asked, earned.key),
      earned,
      resources: attempt.resources[asked.question_id] ?? { hint: null, reveal: null },
    },
    answer: progress.answer,
    seconds_spent: progress.seconds,
    incorrect_count: reveal === 'NOTHING' ? 0 : progress.incorrect_count,
    last_result: reveal === 'NOTHING' ? null : progress.last_result,
    retry_order: progress.retry_order,
    exercise_id: asked.exercise_id,
    level: asked.level,
    lesson_id: asked.lesson_id,
    lesson_name: asked.lesson_name,
    case_number: asked.case_number,
    is_reinforced: asked.is_reinforced,
  };
}

/** The content an attempt asks, as it was when the attempt began. */
export function contentOf(attempt: GradableAttempt, asked: AskedQuestion): QuestionContent {
  const content = attempt.contents.get(asked.version_id);
  if (!content) throw new Error(`attempt ${attempt.id} asks a version that is gone: ${asked.version_id}`);
  return content;
}

/** A question of an attempt. */
export const AttemptQuestion = builder.objectRef<AttemptQuestionShape>('AttemptQuestion').implement({
  description: 'A question of an attempt with what you have done with it.',
  fields: (t) => ({
    question: t.expose('question', { type: Question, description: 'The question as you may see it now.' }),
    answer: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Your answer in the shape of its type; null before the first save.',
      resolve: ({ answer }) => answer,
    }),
    seconds_spent: t.exposeInt('seconds_spent', { description: 'Active seconds on it.' }),
    incorrect_count: t.exposeInt('incorrect_count', { description: 'Wrong tries so far.' }),
    last_result: t.exposeBoolean('last_result', {
      nullable: true,
      description: 'The verdict on the last try, or on the submitted answer; null before that.',
    }),
    retry_order: t.idList({
      nullable: true,
      description: 'The new order of a sequence for the next try.',
      resolve: ({ retry_order }) => retry_order && [...retry_order],
    }),
    exercise_id: t.exposeID('exercise_id', { description: 'The exercise its answer counts for.' }),
    level: t.exposeInt('level', { description: 'The level it belongs to.' }),
    lesson_id: t.exposeID('lesson_id', { nullable: true, description: 'The lesson it is about.' }),
    lesson_name: t.exposeString('lesson_name', { nullable: true, description: 'The name of that lesson.' }),
    case_number: t.exposeInt('case_number', { nullable: true, description: 'The case study it belongs to, from 1.' }),
    is_reinforced: t.exposeBoolean('is_reinforced', { description: 'Whether it reinforces a case question.' }),
  }),
});
