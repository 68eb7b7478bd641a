/** The closed list of what can be wrong with a value, each with the figures that its sentence needs. */
export const issueCodes = {
  REQUIRED: [],
  /** A text, in characters. */
  TOO_LONG: ['maximum'],
  /** A text, in characters. */
  TOO_SHORT: ['minimum'],
  /** A number. */
  TOO_HIGH: ['maximum'],
  /** A number. */
  TOO_LOW: ['minimum'],
  /** A list. */
  TOO_MANY: ['maximum'],
  /** A list. */
  TOO_FEW: ['minimum'],
  ONE_LINE: [],
  NOT_AN_EMAIL: [],
  NOT_A_KEY: [],
  NOT_A_DAY: [],
  NOT_A_COLOR: [],
  NOT_A_LANGUAGE: [],
  NOT_A_SLUG: [],
  NOT_AN_ADDRESS: [],
  NOT_DISTINCT: [],
  /** Not of the kind that its field takes; no form of ours sends one. */
  WRONG_SHAPE: [],
  /** A password that is little more than the name or address of its owner. */
  ABOUT_ONESELF: [],
  COMMON_PASSWORD: [],
  /** Answers of more than one attempt in one call. */
  SEVERAL_ATTEMPTS: [],
  /** A question that the attempt does not ask. */
  NOT_ASKED: [],
  /** A multiple choice in which no answer is marked as correct. */
  NO_CORRECT_ANSWER: [],
  /** Items to put in order that all read the same. */
  ITEMS_ALIKE: [],
  /** Two items of a sequence have the same number. */
  PLACE_TAKEN: [],
  /** A matching question of nothing but distractors. */
  NO_CONCEPT: [],
  /** A file of a format that is not taken where it is sent. */
  FILE_TYPE: [],
  /** A file, in megabytes. */
  FILE_SIZE: ['maximum'],
  /** A picture, in millions of pixels. */
  PIXELS: ['maximum'],
  DAMAGED_FILE: [],
  /** Captions of which no line can be shown; the first that is wrong, counted from 1. */
  CAPTION_LINE: ['line'],
  /** A drawing that does not say how large it is. */
  NO_SIZE: [],
  /** More places than a license has left. */
  NO_PLACES: [],
  /** A day after today. */
  DAY_TO_COME: [],
  /** A day before today. */
  DAY_PASSED: [],
  /** A day that is not so many days from today yet. */
  TOO_SOON: ['minimum'],
  /** A renewal that would end a license before it ends now. */
  SHORTENS: [],
  /** An offer whose last day has passed. */
  OFFER_OVER: [],
  OFFER_WITHDRAWN: [],
  OFFER_APPLIED: [],
  /** Something else than the offer says that is applied. */
  NOT_AS_OFFERED: [],
  /** A first day after the last one. */
  DAYS_REVERSED: [],
  /** A day before the first day of a license. */
  BEFORE_LICENSE: [],
  /** A day after the expiry day of a license. */
  AFTER_EXPIRY: [],
  /** Not a state or province of the country that was chosen. */
  NOT_A_STATE: [],
  /** A drawing that would take a browser too long to draw. */
  TOO_MANY_PARTS: [],
  /** Files under way from one person, in megabytes. */
  SENDING_TOO_MUCH: ['maximum'],
  /** What one person has typed and neither saved nor discarded, in megabytes. */
  MUCH_UNSAVED: ['maximum'],
} as const;

/** What can be wrong with a value. */
export type IssueCode = keyof typeof issueCodes;

/** What is wrong with a value, and the figures of it; sentences stand in the catalogue of whoever reads it. */
export type Issue<Code extends IssueCode = IssueCode> = {
  [One in Code]: { readonly code: One } & Readonly<Record<(typeof issueCodes)[One][number], number>>;
}[Code];

/** An issue, and the path of the field it is about, such as `address.city`; '' is the whole. */
export type FieldIssue = Issue & { readonly field: string };
