import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import type { AttemptProgress, QuestionProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { Insertable } from 'kysely';
import type { DB } from '../../../src/base/database/types.ts';

/** Whose work it is, and where. */
export type WorkPlace = { readonly group_id: string; readonly user_id: string; readonly course_id: string };

/** One attempt as a learner has worked on it. */
export type Worked = WorkPlace & {
  readonly id: string;
  readonly type: 'STUDY_PROJECT' | 'BENCHMARK' | 'SUMMARY';
  readonly exercise_id: string;
  readonly level: number;
  readonly attempt: number;
  readonly asked: readonly AskedQuestion[];
  readonly progress: AttemptProgress;
  /** The questions that are over, each with the moment of its verdict. */
  readonly settled: readonly (readonly [AskedQuestion, Date])[];
  readonly question_index: number;
  /** How often it was saved. */
  readonly revision: number;
  readonly started: Date;
  readonly saved: Date;
  readonly time_limit: number | null;
  readonly submitted: { readonly at: Date; readonly by: 'LEARNER' | 'TIMER' } | null;
};

/** The rows of an attempt, counted from its answers. */
export type WorkRows = {
  readonly attempt: Insertable<DB['attempts']>;
  readonly result: Insertable<DB['exercise_results']>;
  readonly records: readonly Insertable<DB['answer_records']>[];
};

/** Puts an attempt into rows. `isLatest` says whether no later attempt at the exercise was finished. */
export function rowsOf(worked: Worked, isLatest: boolean): WorkRows {
  const records = worked.settled.map(([asked, at]) => recordOf(worked, asked, at));
  return { attempt: attemptOf(worked), result: resultOf(worked, records, isLatest), records };
}

function recordOf({ group_id, user_id, id, progress }: Worked, asked: AskedQuestion, at: Date) {
  const { answer, seconds, incorrect_count, last_result }: QuestionProgress = progressOf(progress, asked.question_id);
  const result = last_result === true;
  return {
    group_id,
    attempt_id: id,
    question_id: asked.question_id,
    user_id,
    version_id: asked.version_id,
    exercise_id: asked.exercise_id,
    result,
    first_try: result && incorrect_count === 0,
    tries: incorrect_count + (result ? 1 : 0),
    answer: answer && JSON.stringify(answer),
    seconds_spent: seconds,
    created_on: at.toISOString(),
  };
}

function attemptOf(worked: Worked): Insertable<DB['attempts']> {
  const { id, group_id, user_id, course_id, type, exercise_id, level, asked, progress, started, time_limit } = worked;
  const { submitted, saved, revision, question_index } = worked;
  return {
    id,
    group_id,
    user_id,
    course_id,
    type,
    study_project_id: type === 'STUDY_PROJECT' ? exercise_id : null,
    level,
    state: submitted ? 'SUBMITTED' : 'STARTED',
    revision,
    question_index,
    questions: JSON.stringify(asked),
    progress: JSON.stringify(progress),
    time_limit,
    started_at: started.toISOString(),
    saved_at: saved.toISOString(),
    deadline: time_limit === null ? null : new Date(started.getTime() + time_limit * 1000).toISOString(),
    submitted_at: submitted?.at.toISOString() ?? null,
    submitted_by: submitted?.by ?? null,
  };
}

function resultOf(
  worked: Worked,
  records: readonly ReturnType<typeof recordOf>[],
  isLatest: boolean,
): Insertable<DB['exercise_results']> {
  const { id, group_id, user_id, type, exercise_id, attempt, asked, submitted, started } = worked;
  const corrects = records.filter(({ result }) => result).length;
  return {
    group_id,
    user_id,
    attempt_id: id,
    type,
    study_project_id: type === 'STUDY_PROJECT' ? exercise_id : null,
    benchmark_id: type === 'BENCHMARK' ? exercise_id : null,
    summary_id: type === 'SUMMARY' ? exercise_id : null,
    attempt,
    is_latest: isLatest,
    total_questions: asked.length,
    questions_done: records.length,
    corrects,
    incorrects: records.length - corrects,
    first_try_corrects: records.filter(({ first_try }) => first_try).length,
    seconds_spent: records.reduce((sum, { seconds_spent }) => sum + seconds_spent, 0),
    started_on: started.toISOString(),
    completed_on: submitted?.at.toISOString() ?? null,
  };
}
