import { addedSeconds } from '@lectern/domain/learning/attempt/added-minutes.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { ExerciseTypeRef } from '../attempt/exercise-type.ts';
import { AttemptQuestion, attemptQuestion } from '../attempt/attempt-question.ts';
import { isStillMember } from '../attempt/refuse-removed.ts';
import { wholeAttempt, type AttemptHead } from '../attempt/attempt-row.ts';
import { ReviewRef } from './review.ts';
import { readReview, type ReviewOfExercise } from './review-facts.ts';
import { resultOf, SittingResult } from './sitting-result.ts';

/** A sitting of a benchmark or summary. */
export const AssessmentAttempt = builder.objectRef<AttemptHead>('AssessmentAttempt').implement({
  description:
    'A sitting of the benchmarks or summaries of one or all levels. Deadlines follow the clock of the server.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the attempt.' }),
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    course_id: t.exposeID('course_id', { description: 'The course.' }),
    type: t.expose('type', { type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
    level: t.exposeInt('level', { nullable: true, description: 'The level; null for all levels in one sitting.' }),
    question_index: t.exposeInt('question_index', { description: 'The question reached, counted from 0.' }),
    revision: t.exposeInt('revision', { description: 'Counts every change; send it back with the next save.' }),
    started_at: t.expose('started_at', { type: 'DateTime', description: 'When it began.' }),
    saved_at: t.expose('saved_at', { type: 'DateTime', description: 'When it was saved last.' }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      nullable: true,
      description: 'When the time is over; null for an untimed one.',
    }),
    time_limit: t.exposeInt('time_limit', {
      nullable: true,
      description: 'The time in seconds that it began with; null for an untimed one.',
    }),
    added_time: t.int({
      description: 'How many seconds were added to it by hand since.',
      resolve: addedSeconds,
    }),
    server_time: t.expose('server_time', {
      type: 'DateTime',
      description: 'The moment of this reply, to count down from.',
    }),
    submitted: t.boolean({ description: 'Whether it is over.', resolve: ({ state }) => state === 'SUBMITTED' }),
    submitted_by_timer: t.boolean({
      description: 'Whether the server submitted the saved answers because the time was over.',
      resolve: ({ submitted_by }) => submitted_by === 'TIMER',
    }),
    questions: t.field({
      type: [AttemptQuestion],
      description:
        'The questions in order with your answers. After submission each shows its key, and whether you were right, as soon as `review` allows it for its level. None for a learner who was removed from the group.',
      resolve: async (head, _args, { db }) => {
        if (!(await isStillMember(db, head))) return [];
        const attempt = await wholeAttempt(db, head);
        const review = await reviewIn(db, head);
        return attempt.questions.map((asked) =>
          attemptQuestion(attempt, asked, review?.(asked.exercise_id) === 'SHOWN' ? 'EVERYTHING' : 'NOTHING'),
        );
      },
    }),
    review: t.field({
      type: ReviewRef,
      nullable: true,
      description: 'What the questions show of their keys; SHOWN only where all of them do. Null before submission.',
      resolve: async (head, _args, { db }) => {
        const review = await reviewIn(db, head);
        if (!review) return null;
        const { questions } = await wholeAttempt(db, head);
        return questions.map(({ exercise_id }) => review(exercise_id)).find((one) => one !== 'SHOWN') ?? 'SHOWN';
      },
    }),
    result: t.field({
      type: SittingResult,
      nullable: true,
      description: 'The result; null before submission.',
      resolve: async (head, _args, { db }) => {
        const attempt = await wholeAttempt(db, head);
        return attempt.state === 'SUBMITTED' ? resultOf(attempt) : null;
      },
    }),
  }),
});

const reviews = new WeakMap<AttemptHead, Promise<ReviewOfExercise>>();

/** What a submitted sitting shows, read once for a reply; null while it is open, when it shows nothing. */
async function reviewIn(db: Database, head: AttemptHead): Promise<ReviewOfExercise | null> {
  if (head.state !== 'SUBMITTED') return null;
  const review = reviews.get(head) ?? readReview(db, head);
  reviews.set(head, review);
  return review;
}
