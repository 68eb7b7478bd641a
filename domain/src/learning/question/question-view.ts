/** An answer as a learner may see it; the three key fields are null until the question is settled. */
export type LearnerAnswer = {
  readonly id: string;
  readonly answer: string;
  readonly answer_image: string | null;
  /** What the picture says to those who do not see it; null where the answer says it. */
  readonly answer_image_alt?: string | null | undefined;
  readonly is_correct: boolean | null;
  readonly sequence: number | null;
  readonly match: string | null;
};

/** A concept of a matching question; `letter` is the right one and null until the question is settled. */
export type Concept = { readonly id: string; readonly concept: string; readonly letter: string | null };

/** A description of a matching question under the letter that this attempt gave it. */
export type Description = { readonly letter: string; readonly description: string };

/** What of a question's answers a learner may see. Matching questions have concepts and descriptions; their answers come with the key. */
export type QuestionView = {
  /** True for a choice with more than one correct answer. */
  readonly select_all: boolean;
  readonly answers: readonly LearnerAnswer[];
  readonly concepts: readonly Concept[];
  readonly descriptions: readonly Description[];
};
