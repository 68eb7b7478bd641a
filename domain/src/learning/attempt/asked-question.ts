import type { QuestionType } from '../question/question-types.ts';

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
