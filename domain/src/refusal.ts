/**
 * The closed list of reasons to say no, each with the sentence a person reads.
 * Anything that is not on this list is a bug and is masked before it leaves the server.
 */
export const refusals = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'Your role does not allow this.',
  NOT_FOUND: 'This does not exist, or it is not yours to see.',
  INVALID: 'Something in the form is not right. Check the marked fields.',
  CONFLICT: 'This was changed somewhere else in the meantime. The newer version is shown.',
  RATE_LIMITED: 'Too many tries. Please wait a while and try again.',
  UNAVAILABLE: 'The server is busy. Please try again in a moment.',
  TOO_LARGE: 'This is larger than the server accepts.',
  BAD_CURSOR: 'This list has moved on. Load it again from the start.',
  IDEMPOTENCY_REUSED: 'This key was already used for a different request.',

  GROUP_KEY_UNKNOWN: 'No group has this key. Check it letter by letter; capitals count.',
  GROUP_FULL: 'This group is full. Ask your instructor for another place.',
  GROUP_NOT_ACTIVE: 'This group is not active. Ask your instructor to open it.',
  GROUP_LOCKED: 'This group is locked. Ask your instructor to open it.',
  NOT_STARTED_YET: 'This group has not opened yet.',
  LICENSE_EXPIRED: 'The license of this group has expired. Ask your instructor.',
  ALREADY_MEMBER: 'You already belong to this group.',
  REMOVED_FROM_GROUP: 'An instructor has removed you from this group. Ask them to add you again.',

  NOT_PUBLISHED: 'This has not been published yet.',
  NO_QUESTIONS: 'Oops! There are no questions. Please check back later.',
  ALREADY_COMPLETE: 'You have completed this. It cannot be opened again.',
  BENCHMARK_FIRST: 'Complete the benchmark of this level first.',
  SEQUENCE: 'Complete the study project before this one first.',
  NO_ATTEMPTS_LEFT: 'You have used all attempts that your group allows.',
  NO_ATTEMPT: 'This has not been started yet.',
  ATTEMPT_OVER: 'This attempt has been submitted and can no longer be changed.',
  TIME_OVER: 'The time is over. Your saved answers have been submitted.',
  QUESTION_SETTLED: 'This question is settled. Continue to the next one.',
  NOT_ANSWERED: 'Answer the question before you check it.',
  NOT_COMPLETE: 'Some questions are not settled yet.',
} as const;

/** A reason to say no. */
export type RefusalCode = keyof typeof refusals;

/** The sentence a person reads for a refusal. */
export function refusalText(code: RefusalCode): string {
  return refusals[code];
}

/**
 * An expected "no": thrown by an act, sent with its code, text and the field it belongs to, and logged as no error.
 * `details` is sent along where the caller can act on it, such as the server's newer copy after a CONFLICT.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: RefusalCode,
    options: { field?: string; text?: string; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(options.text ?? refusals[code]);
    this.name = 'Refusal';
    this.code = code;
    this.field = options.field;
    this.details = options.details ?? {};
  }
}
