import type { Review } from '@lectern/domain/learning/assessment/review.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { builder } from '../../base/graphql/builder.ts';
import { ReviewRef } from '../../learning/assessment/review.ts';
import type { ReviewOfExercise } from '../../learning/assessment/review-facts.ts';
import { resultOf, SittingResult, type SittingResultShape } from '../../learning/assessment/sitting-result.ts';
import { AttemptQuestion, attemptQuestion, type Reveal } from '../../learning/attempt/attempt-question.ts';
import { wholeAttempt, type AttemptRow } from '../../learning/attempt/attempt-row.ts';
import { ExerciseResult, type ExerciseResultShape } from '../../learning/attempt/exercise-result.ts';
import { ExerciseTypeRef } from '../../learning/attempt/exercise-type.ts';

/** A finished attempt as one reader may see it. */
export type FinishedAttemptShape = {
  readonly attempt: AttemptRow;
  readonly learner: { readonly first_name: string; readonly last_name: string };
  readonly course: { readonly name: string; readonly language: string };
  /** Null for a sitting. */
  readonly project: {
    readonly study_project_number: number;
    readonly title: string | null;
    readonly level: number;
  } | null;
  /** Every finished attempt at the exercises of this one. */
  readonly results: readonly ExerciseResultShape[];
  /** Whether its reader is the learner. */
  readonly own: boolean;
  /** What the reader may see of the right answers of an exercise; in a study project they are earned try by try. */
  readonly review: ReviewOfExercise;
};

/** A finished attempt with its result, its answers and the other attempts beside it. */
export const FinishedAttempt = builder.objectRef<FinishedAttemptShape>('FinishedAttempt').implement({
  description:
    'A finished attempt at a study project, a benchmark or a summary: your own, or that of a learner you teach.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the attempt.', resolve: ({ attempt }) => attempt.id }),
    user_id: t.id({ description: 'The learner.', resolve: ({ attempt }) => attempt.user_id }),
    first_name: t.string({ description: 'The first name.', resolve: ({ learner }) => learner.first_name }),
    last_name: t.string({ description: 'The last name.', resolve: ({ learner }) => learner.last_name }),
    own: t.exposeBoolean('own', { description: 'Whether the learner is you.' }),
    course_id: t.id({ description: 'The course.', resolve: ({ attempt }) => attempt.course_id }),
    course_name: t.string({ description: 'The name of the course.', resolve: ({ course }) => course.name }),
    language: t.string({
      description: 'The language of its content, a BCP 47 tag.',
      resolve: ({ course }) => course.language,
    }),
    type: t.field({
      type: ExerciseTypeRef,
      description: 'What kind of exercise it is.',
      resolve: ({ attempt }) => attempt.type,
    }),
    level: t.int({
      nullable: true,
      description: 'Its level; null for all levels in one sitting.',
      resolve: ({ attempt, project }) => project?.level ?? attempt.level,
    }),
    study_project_number: t.int({
      nullable: true,
      description: 'The number of the study project; null for assessments.',
      resolve: ({ project }) => project?.study_project_number ?? null,
    }),
    title: t.string({
      nullable: true,
      description: 'The title of the study project, if it has one.',
      resolve: ({ project }) => project?.title ?? null,
    }),
    submitted_by_timer: t.boolean({
      description: 'Whether the server submitted the saved answers because the time was over.',
      resolve: ({ attempt }) => attempt.submitted_by === 'TIMER',
    }),
    result: t.field({ type: SittingResult, description: 'What it came to.', resolve: resultAsCounted }),
    review: t.field({
      type: ReviewRef,
      description: 'What the questions show of their keys; SHOWN only where all of them do.',
      resolve: ({ attempt, review }): Review =>
        attempt.questions.map(({ exercise_id }) => review(exercise_id)).find((one) => one !== 'SHOWN') ?? 'SHOWN',
    }),
    questions: t.field({
      type: [AttemptQuestion],
      description:
        'The questions in order with the answers given; with their keys to whoever teaches the learner, to the learner as `review` allows it.',
      resolve: async ({ attempt, own, review }, _args, { db }) => {
        const whole = await wholeAttempt(db, attempt);
        const revealOf = (exerciseId: string): Reveal => {
          if (!own) return 'EVERYTHING';
          if (attempt.type === 'STUDY_PROJECT') return 'AS_EARNED';
          return review(exerciseId) === 'SHOWN' ? 'EVERYTHING' : 'NOTHING';
        };
        return whole.questions.map((asked) => attemptQuestion(whole, asked, revealOf(asked.exercise_id)));
      },
    }),
    attempts: t.field({
      type: [ExerciseResult],
      description: 'Every finished attempt at the same exercises, this one included, oldest first.',
      resolve: ({ results }) => [...results],
    }),
  }),
});

/** By lesson as the questions say, in all as the gradebook counts. */
function resultAsCounted({ attempt, results }: FinishedAttemptShape): SittingResultShape {
  const counted = results.filter(({ attempt_id }) => attempt_id === attempt.id);
  const sum = (of: (result: ExerciseResultShape) => number) => counted.reduce((total, one) => total + of(one), 0);
  const [corrects, total_questions] = [sum((one) => one.corrects), sum((one) => one.total_questions)];
  return {
    ...resultOf(attempt),
    corrects,
    total_questions,
    percent: scorePercent(corrects, total_questions),
    seconds_spent: sum((one) => one.seconds_spent),
  };
}
