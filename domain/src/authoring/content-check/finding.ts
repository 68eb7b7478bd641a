/** What is wrong in a piece of content, so that learners would stumble over it. */
export const errorCodes = [
  'NO_CORRECT_ANSWER',
  'TOO_FEW_ANSWERS',
  'EQUAL_ANSWERS',
  'NO_FEEDBACK',
  'NO_ALTERNATIVE_TEXT',
  'NO_CAPTIONS',
  'DEAD_LINK',
  'DEAD_RESOURCE',
  'KIND_UNCLEAR',
] as const;

/** What could be better in a piece of content, as its author may judge. */
export const hintCodes = [
  'LONGEST_ANSWER',
  'ALL_OF_THE_ABOVE',
  'ASKED_TWICE',
  'NO_HINT',
  'NO_LESSON',
  'LESSON_NOT_ASKED',
  'TOO_FEW_QUESTIONS',
  'SKIPPED_HEADING',
] as const;

/** What a check has found; the sentence for each stands in the catalogue of whoever reads it. */
export type FindingCode = (typeof errorCodes)[number] | (typeof hintCodes)[number];

/** Something that a check has found in an item. Nothing of it blocks: errors ask once more before they are published. */
export type Finding = {
  readonly code: FindingCode;
  /** The field of the item where it stands; null where it is about the item as a whole. */
  readonly field: string | null;
  /** How many things of this kind stand there: answers, pictures, links, lessons. */
  readonly count: number;
};

/** Whether a finding is an error, which asks once more before it is published; the others are hints. */
export const isError = ({ code }: Pick<Finding, 'code'>): boolean => (errorCodes as readonly string[]).includes(code);

/** One finding of things that were found so often in a field; nothing where there is none. */
export const found = (code: FindingCode, field: string | null, count: number): Finding[] =>
  count > 0 ? [{ code, field, count }] : [];
