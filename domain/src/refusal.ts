import type { Issue } from './issue.ts';

/**
 * The closed list of reasons to say no. Anything that is not on this list is a bug and is masked before it leaves the
 * server. Codes travel; the sentence for each stands in the catalogue of whoever reads it.
 */
export const refusalCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_CLOSED',
  'NOT_FOUND',
  'INVALID',
  'TAKEN',
  'IN_USE',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'TOO_LARGE',
  'BAD_CURSOR',
  'IDEMPOTENCY_REUSED',

  'GROUP_KEY_UNKNOWN',
  'GROUP_FULL',
  'GROUP_NOT_ACTIVE',
  'GROUP_LOCKED',
  'NOT_STARTED_YET',
  'LICENSE_EXPIRED',
  'NOT_LICENSED',
  'NO_SEATS_LEFT',
  'ALREADY_MEMBER',
  'REMOVED_FROM_GROUP',
  'INVITATION_EXPIRED',

  'NOT_PUBLISHED',
  'NO_QUESTIONS',
  'ALREADY_COMPLETE',
  'BENCHMARK_FIRST',
  'SEQUENCE',
  'NO_ATTEMPTS_LEFT',
  'NO_ATTEMPT',
  'NO_SHEETS_LEFT',
  'ATTEMPT_OVER',
  'TIME_OVER',
  'QUESTION_SETTLED',
  'NOT_ANSWERED',
  'NOT_COMPLETE',
] as const;

/** A reason to say no. */
export type RefusalCode = (typeof refusalCodes)[number];

/** What a refusal says beside its code. */
export type RefusalOptions = {
  /** The path of the input that it is about, such as `data.slug`; left out where it is about the whole. */
  readonly field?: string | undefined;
  /** What is wrong with the value of that field. */
  readonly issue?: Issue | undefined;
  /** What the caller can act on, such as the server's newer copy after a CONFLICT. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
};

/** An expected "no": thrown by an act, sent with its code and the field it belongs to, and logged as no error. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly issue: Issue | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, { field, issue, details = {} }: RefusalOptions = {}) {
    super(issue ? `${code}: ${issue.code}` : code);
    this.name = 'Refusal';
    this.code = code;
    this.field = field;
    this.issue = issue;
    this.details = details;
  }
}
