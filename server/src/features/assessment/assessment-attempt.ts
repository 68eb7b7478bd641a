import { scorePercent } from '@lectern/domain/attempt/score.ts';
import { progressOf, type AttemptProgress } from '@lectern/domain/attempt/question-progress.ts';
import { withinClock } from '@lectern/domain/attempt/within-clock.ts';
import type { Review } from '@lectern/domain/assessment/review.ts';
import type { Database } from '../../database/connect.ts';
import { builder } from '../../graphql/builder.ts';
import { ExerciseTypeRef } from '../course/exercise-type.ts';
import { AttemptQuestion, attemptQuestion } from '../attempt/attempt-question.ts';
import { wholeAttempt, type AttemptHead, type AttemptRow } from '../attempt/attempt-row.ts';
import { readReview, type ReviewOfExercise } from './review-facts.ts';

const ReviewRef = builder.enumType('Review', {
  description: 'What a submitted sitting shows of the right answers.',
  values: {
    SHOWN: { description: 'The right answers, and which of the answers given were right.' },
    STILL_ASKED: { description: 'Not yet: an assessment that you have open, or may still start, asks the questions.' },
    NEVER: { description: 'Not in this group: its main instructor keeps them closed.' },
  } satisfies Record<Review, { description: string }>,
});

/** What a submitted sitting comes to; null figures mean there was nothing to count. */
type SittingResult = {
  readonly percent: number | null;
  readonly corrects: number;
  readonly total_questions: number;
  readonly seconds_spent: number;
  readonly by_lesson: readonly LessonScore[];
};

/** How a learner did on the questions of one lesson. */
type LessonScore = {
  readonly lesson_id: string;
  readonly lesson_name: string;
  readonly corrects: number;
  readonly total_questions: number;
};

const LessonScoreRef = builder.objectRef<LessonScore>('LessonScore').implement({
  description: 'How you did on the questions of one lesson.',
  fields: (t) => ({
    lesson_id: t.exposeID('lesson_id', { description: 'The lesson.' }),
    lesson_name: t.exposeString('lesson_name', { description: 'Its name.' }),
    corrects: t.exposeInt('corrects', { description: 'Correct answers.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    percent: t.int({
      nullable: true,
      description: 'The rounded percentage.',
      resolve: ({ corrects, total_questions }) => scorePercent(corrects, total_questions),
    }),
  }),
});

const SittingResultRef = builder.objectRef<SittingResult>('SittingResult').implement({
  description: 'What a submitted sitting comes to.',
  fields: (t) => ({
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'The rounded percentage of correct answers; null without questions.',
    }),
    corrects: t.exposeInt('corrects', { description: 'Correct answers.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    seconds_spent: t.exposeInt('seconds_spent', { description: 'Active seconds, the same as in the gradebook.' }),
    by_lesson: t.field({
      type: [LessonScoreRef],
      description: 'The same by lesson, weakest first.',
      resolve: ({ by_lesson }) => [...by_lesson],
    }),
  }),
});

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
      description: 'The time in seconds; null for an untimed one.',
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
        'The questions in order with your answers. After submission each shows its key, and whether you were right, as soon as `review` allows it for its level.',
      resolve: async (head, _args, { db }) => {
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
      type: SittingResultRef,
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

function resultOf(attempt: AttemptRow): SittingResult {
  const rights = (questions: AttemptRow['questions']) =>
    questions.filter(({ question_id }) => progressOf(attempt.progress, question_id).last_result === true).length;
  const byLesson = [...Map.groupBy(attempt.questions, ({ lesson_id }) => lesson_id ?? '')].map(
    ([lesson_id, questions]) => ({
      lesson_id,
      lesson_name: questions[0]?.lesson_name ?? '',
      corrects: rights(questions),
      total_questions: questions.length,
    }),
  );
  const corrects = rights(attempt.questions);
  const total_questions = attempt.questions.length;
  return {
    percent: scorePercent(corrects, total_questions),
    corrects,
    total_questions,
    seconds_spent: activeSecondsIn(attempt),
    by_lesson: byLesson.toSorted((a, b) => a.corrects / a.total_questions - b.corrects / b.total_questions),
  };
}

/** The progress of a sitting with its active seconds cut to its clock: what its answers and results count. */
export function countedProgress(attempt: AttemptRow): AttemptProgress {
  const ids = attempt.questions.map(({ question_id }) => question_id);
  return withinClock(attempt.progress, ids, elapsedSeconds(attempt));
}

function activeSecondsIn(attempt: AttemptRow): number {
  return Object.values(countedProgress(attempt)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Seconds from the start to the submission (or now), by the server's clock, at most the time there was. */
function elapsedSeconds({ started_at, submitted_at, server_time, time_limit }: AttemptHead): number {
  const seconds = Math.round((Date.parse(submitted_at ?? server_time) - Date.parse(started_at)) / 1000);
  return Math.max(0, Math.min(seconds, time_limit ?? seconds));
}
