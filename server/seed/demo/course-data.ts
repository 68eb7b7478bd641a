import type { QuestionSpec } from '../question.ts';

/** A page, flash card (by its term) or video of the same lesson. */
export type MaterialRef = { readonly page: string } | { readonly card: string } | { readonly clip: string };

/** A page of the e-book. Pictures are named `media:` and their file in the folder of the demo's media. */
export type PageData = { readonly key: string; readonly title: string; readonly content: string };

/** A flash card; published unless it says otherwise. */
export type CardData = {
  readonly term: string;
  readonly definition: string;
  readonly image?: string;
  readonly published?: false;
};

/** A published video with its captions. */
type ClipData = {
  readonly key: string;
  readonly title: string;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly tracks: readonly { readonly src: string; readonly srclang: string; readonly label: string }[];
  readonly poster: string;
  readonly duration_seconds: number;
};

/** A question of a study project with its three messages and what helps with it. */
export type TaskData = QuestionSpec & {
  readonly correct_msg: string;
  readonly incorrect_msg: string;
  readonly incorrect_msg_two: string;
  readonly hint?: MaterialRef;
  readonly reveal?: MaterialRef;
};

/** What a learner looks at before the questions; all of one kind. */
export type KeyElementData = { readonly name: string; readonly shows: readonly [MaterialRef, ...MaterialRef[]] };

/** A study project. Each case is its scenario question and the questions that reinforce it. */
export type ProjectData = {
  readonly level: number;
  /** Its first h2 holds Learn or Apply, and the title. */
  readonly introduction: string;
  readonly key_elements: readonly KeyElementData[];
  readonly cases: readonly (readonly [TaskData, ...TaskData[]])[];
  readonly published?: false;
};

/** A lesson with all its materials; published unless it says otherwise. */
export type LessonData = {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly logo: string;
  readonly pages: readonly PageData[];
  readonly cards: readonly CardData[];
  readonly clips?: readonly ClipData[];
  readonly projects: readonly ProjectData[];
  readonly published?: false;
};

/** A question of a benchmark with the slug of its lesson; one without a lesson is never asked. */
export type BenchmarkQuestionData = QuestionSpec & { readonly lesson: string | null };

/** A published benchmark and the summary that asks its questions again. */
export type BenchmarkData = {
  readonly level: number;
  readonly description: string;
  /** The description of the summary. */
  readonly summary: string;
  /** In seconds, for each of the two. */
  readonly time: number;
  readonly questions: readonly BenchmarkQuestionData[];
};

/** A course with its lessons and benchmarks; published unless it says otherwise. */
export type CourseData = {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly logo: string;
  readonly book: string;
  readonly lessons: readonly LessonData[];
  readonly benchmarks: readonly BenchmarkData[];
  readonly published?: false;
};
