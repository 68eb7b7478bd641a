import { z } from 'zod/mini';
import { longestRichText, shortText } from '../../base/content/content-field.ts';
import { saysSomething } from '../../base/rich-text/says-something.ts';
import { storable } from '../../text-rules.ts';

/**
 * One answer as its author wrote it. `is_correct` belongs to choices and rows, `sequence` (1 is first) to sequences,
 * `match` to matching, where `answer` is the concept and `match` its description; an empty concept is a distractor.
 */
export type AuthoredAnswer = {
  readonly id: string;
  /** Cleaned HTML. */
  readonly answer: string;
  /** The address of a picture shown with the answer. */
  readonly answer_image: string | null;
  /** What the picture says to those who do not see it; it is needed where the answer has no text. */
  readonly answer_image_alt?: string | null | undefined;
  readonly is_correct: boolean | null;
  readonly sequence: number | null;
  /** Cleaned HTML. */
  readonly match: string | null;
};

/** An answer to be written: without an id where it is new, and null in every field that is not its type's. */
export type AnswerDraft = Omit<AuthoredAnswer, 'id'> & { readonly id?: string | undefined };

/** The fewest answers a question has; the last two cannot be deleted. */
export const fewestAnswers = 2;

/** The most answers a question has, as many as a learner's answer can name. */
export const mostAnswers = 100;

/** HTML of an author, at most 200,000 characters; it may be empty. */
export const html = z.string().check(z.maxLength(longestRichText), storable);

/** HTML of an author that has to say something. */
export const requiredHtml = html.check(z.refine(saysSomething, 'REQUIRED'));

/** The most characters the alternative text of a picture has. */
export const longestAlternative = 500;

/** The fields that every answer has. Texts may be empty where the type or a picture makes up for them. */
export const answerFields = {
  id: z.optional(z.string()),
  answer: html,
  answer_image: z.pipe(
    z.nullish(z.string().check(storable)),
    z.transform((address) => address || null),
  ),
  answer_image_alt: z.pipe(
    z.nullish(shortText(longestAlternative)),
    z.transform((text) => text || null),
  ),
};

/** Refuses an answer that shows neither a text nor a picture. */
export const shown = z.refine<Pick<AnswerDraft, 'answer' | 'answer_image'>>(
  ({ answer, answer_image }) => answer_image !== null || saysSomething(answer),
  { error: 'REQUIRED', path: ['answer'] },
);

/** An answer with nothing in the fields of the types. */
export const noKey = { is_correct: null, sequence: null, match: null } as const;
