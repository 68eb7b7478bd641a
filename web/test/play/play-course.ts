import type { QuestionContent } from '@lectern/domain/question/question.ts';

/** A benchmark or summary that the server offers: its questions, the names of their lessons, and its time in seconds. */
type Offered = {
  readonly questions: readonly QuestionContent[];
  readonly lessons?: readonly string[];
  readonly time: number | null;
};

/** What the server has to offer, and how far the learner is. */
export type PlayCourse = {
  readonly language?: string;
  readonly project?: readonly QuestionContent[];
  readonly keyElements?: boolean;
  readonly helps?: boolean;
  readonly benchmarks?: readonly Offered[];
  readonly summaries?: readonly Offered[];
  /** Whether the group shows the right answers of a sitting that is over; it does unless this is false. */
  readonly review?: boolean;
  /** Fields of assessments by type and level that stand in for what the server would work out. */
  readonly overrides?: Readonly<Record<string, Record<string, unknown>>>;
};
