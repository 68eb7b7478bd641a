import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { progressOf, type AttemptProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import { withinClock } from '@lectern/domain/learning/attempt/within-clock.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { AttemptRow } from '../attempt/attempt-row.ts';

/** What a finished attempt comes to; a null percent means there was nothing to count. */
export type SittingResultShape = {
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
  description: 'How a learner did on the questions of one lesson.',
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

/** What a finished attempt comes to. */
export const SittingResult = builder.objectRef<SittingResultShape>('SittingResult').implement({
  description: 'What a finished attempt comes to.',
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

/** What of a sitting its result is counted from. */
export type CountedSitting = Pick<
  AttemptRow,
  'questions' | 'progress' | 'started_at' | 'submitted_at' | 'server_time' | 'time_limit'
>;

/** What a submitted sitting comes to, counted from its questions. */
export function resultOf(attempt: CountedSitting): SittingResultShape {
  const rights = (questions: CountedSitting['questions']) =>
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
export function countedProgress(attempt: CountedSitting): AttemptProgress {
  const ids = attempt.questions.map(({ question_id }) => question_id);
  return withinClock(attempt.progress, ids, elapsedSeconds(attempt));
}

function activeSecondsIn(attempt: CountedSitting): number {
  return Object.values(countedProgress(attempt)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Seconds from the start to the submission (or now), by the server's clock, at most the time there was. */
function elapsedSeconds({ started_at, submitted_at, server_time, time_limit }: CountedSitting): number {
  const seconds = Math.round((Date.parse(submitted_at ?? server_time) - Date.parse(started_at)) / 1000);
  return Math.max(0, Math.min(seconds, time_limit ?? seconds));
}
