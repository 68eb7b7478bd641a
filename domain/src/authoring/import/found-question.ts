/** An answer that may be chosen. HTML that is not cleaned yet. */
export type FoundChoice = {
  readonly text: string;
  /** The share of the full mark that choosing it brings, in percent; what is wrong brings 0 or less. */
  readonly weight: number;
  /** What whoever chooses it reads; null where there is nothing. */
  readonly feedback: string | null;
};

/** A statement that is judged. */
export type FoundRow = { readonly text: string; readonly right: boolean };

/** Something that belongs together. */
export type FoundPair = { readonly concept: string; readonly description: string };

/** A text that is accepted as typed. */
export type FoundText = {
  readonly text: string;
  /** In percent of the full mark. */
  readonly weight: number;
  readonly feedback: string | null;
};

/** A number that is accepted: from, to, both included. */
export type FoundNumber = {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly feedback: string | null;
};

/** The kinds of questions that files hold and that nobody can be asked here; a description asks nothing. */
export type OtherKind =
  | 'CALCULATED'
  | 'CLOZE'
  | 'DESCRIPTION'
  | 'DRAG_ON_PICTURE'
  | 'ESSAY'
  | 'FILE'
  | 'GAPS'
  | 'HOTSPOT'
  | 'UNKNOWN';

/** What a question of a file asks for. */
export type FoundTask =
  /** One answer is chosen. */
  | { readonly kind: 'ONE_OF'; readonly choices: readonly FoundChoice[] }
  /** All that are right are chosen; `partial` says that some of them bring a part of the mark. */
  | { readonly kind: 'SEVERAL_OF'; readonly choices: readonly FoundChoice[]; readonly partial: boolean }
  /** The question itself is a statement. */
  | {
      readonly kind: 'TRUE_OR_FALSE';
      readonly right: boolean;
      readonly rightFeedback: string | null;
      readonly wrongFeedback: string | null;
    }
  | { readonly kind: 'ROWS'; readonly words: 'TRUE_FALSE' | 'CORRECT_INCORRECT'; readonly rows: readonly FoundRow[] }
  /** In the right order. */
  | { readonly kind: 'ORDER'; readonly items: readonly string[] }
  | { readonly kind: 'PAIRS'; readonly pairs: readonly FoundPair[]; readonly distractors: readonly string[] }
  | { readonly kind: 'SHORT_TEXT'; readonly caseCounts: boolean; readonly accepted: readonly FoundText[] }
  | { readonly kind: 'NUMBER'; readonly accepted: readonly FoundNumber[] }
  | { readonly kind: 'OTHER'; readonly other: OtherKind };

/** A question as a file of another system has it. HTML that is not cleaned yet. */
export type FoundQuestion = {
  readonly text: string;
  readonly task: FoundTask;
  /** Whether the file says that answers stay in their order. */
  readonly keepsOrder: boolean;
  /** What is read after a right answer, after a wrong one, and in any case. */
  readonly rightFeedback: string | null;
  readonly wrongFeedback: string | null;
  readonly feedback: string | null;
};

const words = new Set(['kind', 'words', 'other']);

/** A question with something done to each of its texts. */
export function withTexts(question: FoundQuestion, change: (html: string) => string): FoundQuestion {
  return JSON.parse(JSON.stringify(question), (key, value: unknown) =>
    typeof value === 'string' && !words.has(key) ? change(value) : value,
  ) as FoundQuestion;
}
