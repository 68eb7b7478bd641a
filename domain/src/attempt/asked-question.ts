import { z } from 'zod/mini';
import type { Answer } from '../question/answer.ts';
import type { QuestionType } from '../question/question.ts';

/** A question as an attempt froze it when it began: which version is asked, where it counts, and in what order it is shown. */
export type AskedQuestion = {
  readonly question_id: string;
  readonly version_id: string;
  readonly type: QuestionType;
  /** The study project, benchmark or summary that the answer counts for. */
  readonly exercise_id: string;
  readonly lesson_id: string | null;
  /** What that lesson was called when the attempt began. */
  readonly lesson_name: string | null;
  readonly level: number;
  /** The case study it belongs to, counted from 1; null in an assessment. */
  readonly case_number: number | null;
  readonly is_reinforced: boolean;
  /** See `Presentation`. */
  readonly order: readonly string[];
};

/** What a learner has done with one question of an attempt. */
export type QuestionProgress = {
  readonly answer: Answer | null;
  /** Active seconds spent on it. */
  readonly seconds: number;
  readonly incorrect_count: number;
  readonly last_result: boolean | null;
  /** The new order of a sequence for the next try; null for other types and before the first miss. */
  readonly retry_order: readonly string[] | null;
};

/** A question nobody has touched. */
export const untouched: QuestionProgress = {
  answer: null,
  seconds: 0,
  incorrect_count: 0,
  last_result: null,
  retry_order: null,
};

/** The progress of an attempt by question id. */
export type AttemptProgress = Readonly<Record<string, QuestionProgress>>;

/** Active seconds on one question as a browser counts them, cut to half an hour. */
export const activeSeconds = z.pipe(
  z.number().check(z.gte(0), z.lte(1_000_000)),
  z.transform((seconds: number) => Math.min(1800, Math.round(seconds))),
);

/** The progress of one question, also where the attempt has none yet. */
export function progressOf(progress: AttemptProgress, questionId: string): QuestionProgress {
  return Object.hasOwn(progress, questionId) ? (progress[questionId] ?? untouched) : untouched;
}
