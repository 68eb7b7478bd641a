import type { Issue, IssueCode } from '@lectern/domain/issue.ts';
import type { Refusal, RefusalCode } from '@lectern/domain/refusal.ts';

/** What a reply says beside a code: English, for programs and whoever reads their logs. Screens have words of their own. */
const refusals: Record<RefusalCode, string> = {
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'No role of yours allows this.',
  ACCOUNT_CLOSED: 'This account is closed, or its address is known for another person.',
  NOT_FOUND: 'It does not exist, or it is not yours to see.',
  INVALID: 'The input is not right.',
  TAKEN: 'Another one has this value already.',
  IN_USE: 'Others still point to it.',
  CONFLICT: 'It was changed in the meantime. The newer copy is in the extensions.',
  RATE_LIMITED: 'Too many calls. Wait the seconds in retryAfter.',
  UNAVAILABLE: 'The server is busy. Try again in a moment.',
  TOO_LARGE: 'The input is larger than the server accepts.',
  BAD_CURSOR: 'The cursor is not one of this list. Begin the list again.',
  IDEMPOTENCY_REUSED: 'This Idempotency-Key belongs to another request.',
  GROUP_KEY_UNKNOWN: 'No group has this key.',
  GROUP_FULL: 'The group is full.',
  GROUP_NOT_ACTIVE: 'The group is not active.',
  GROUP_LOCKED: 'The group is locked.',
  NOT_STARTED_YET: 'The group has not opened yet.',
  LICENSE_EXPIRED: 'The license of the group has expired.',
  NOT_LICENSED: 'The license of the group ends before it or is not for its products.',
  NO_SEATS_LEFT: 'The license has fewer places left.',
  ALREADY_MEMBER: 'You already belong to the group.',
  REMOVED_FROM_GROUP: 'An instructor has removed you from the group.',
  INVITATION_EXPIRED: 'The invitation has expired.',
  NOT_PUBLISHED: 'It has not been published yet.',
  NO_QUESTIONS: 'It has no questions.',
  ALREADY_COMPLETE: 'It is complete and cannot be opened again.',
  BENCHMARK_FIRST: 'The benchmark of the level comes first.',
  SEQUENCE: 'The study project before it comes first.',
  NO_ATTEMPTS_LEFT: 'No attempts are left.',
  NO_ATTEMPT: 'It has not been started yet.',
  NO_SHEETS_LEFT: 'No sheet of a free benchmark is left today. Wait the seconds in retryAfter.',
  ATTEMPT_OVER: 'The attempt was submitted and can no longer be changed.',
  TIME_OVER: 'The time is over.',
  QUESTION_SETTLED: 'The question is settled.',
  NOT_ANSWERED: 'The question is not answered.',
  NOT_COMPLETE: 'Some questions are not settled yet.',
};

type Messages = { readonly [Code in IssueCode]: string | ((issue: Issue<Code>) => string) };

const issues: Messages = {
  REQUIRED: 'is required',
  TOO_LONG: ({ maximum }) => `has more than ${maximum} characters`,
  TOO_SHORT: ({ minimum }) => `has fewer than ${minimum} characters`,
  TOO_HIGH: ({ maximum }) => `is above ${maximum}`,
  TOO_LOW: ({ minimum }) => `is below ${minimum}`,
  TOO_MANY: ({ maximum }) => `has more than ${maximum} entries`,
  TOO_FEW: ({ minimum }) => `has fewer than ${minimum} entries`,
  ONE_LINE: 'has more than one line',
  NOT_AN_EMAIL: 'is not an e-mail address',
  NOT_A_KEY: 'please enter a valid code',
  NOT_A_DAY: 'is not a day such as 2026-09-01',
  NOT_A_COLOR: 'is not a color such as #0f766e',
  NOT_A_LANGUAGE: 'is not the tag of a language, such as en',
  NOT_A_SLUG: 'cannot be a part of an address',
  NOT_AN_ADDRESS: 'is not the address of a file',
  NOT_DISTINCT: 'names the same one twice',
  WRONG_SHAPE: 'does not have the shape it should have',
  ABOUT_ONESELF: 'is the name or address of its owner',
  COMMON_PASSWORD: 'is a password many people use',
  SEVERAL_ATTEMPTS: 'belongs to more than one attempt',
  NOT_ASKED: 'is not asked by the attempt',
  NO_CORRECT_ANSWER: 'has no correct answer',
  ITEMS_ALIKE: 'has items that all read the same',
  PLACE_TAKEN: 'has two items in one place',
  NO_CONCEPT: 'has no concept',
  FILE_TYPE:
    'is neither a picture (PNG, JPEG, GIF, WebP, AVIF or SVG), nor a video (MP4 or WebM), nor captions (WebVTT)',
  FILE_SIZE: ({ maximum }) => `is larger than ${maximum} MB`,
  PIXELS: ({ maximum }) => `has more than ${maximum} million pixels`,
  DAMAGED_FILE: 'is damaged and cannot be opened',
  CAPTION_LINE: ({ line }) => `has no captions that can be shown; line ${line} is wrong`,
  NO_SIZE: 'is a drawing that says nothing about its size',
  NO_PLACES: 'has exceeded the remaining license accounts',
  DAY_PASSED: 'is before today',
  TOO_SOON: ({ minimum }) => `is fewer than ${minimum} days from today`,
  DAY_TO_COME: 'is a day after today',
  OFFER_OVER: 'is over: its last day has passed',
  OFFER_WITHDRAWN: 'was withdrawn',
  OFFER_APPLIED: 'was applied already',
  NOT_AS_OFFERED: 'is not what the offer says',
  SHORTENS: 'is before the day it ends on now',
  DAYS_REVERSED: 'is after the last day',
  BEFORE_LICENSE: 'is before the license starts',
  AFTER_EXPIRY: 'is after the license expires',
  NOT_A_STATE: 'must be a valid state or province of the country',
  TOO_MANY_PARTS: 'is a drawing with too many parts',
  SENDING_TOO_MUCH: ({ maximum }) => `is more than ${maximum} MB, or too many files, under way at once`,
  MUCH_UNSAVED: ({ maximum }) => `is more than ${maximum} MB unsaved, or in too many forms`,
};

/** The English sentence of a refusal: that of its issue where it has one, else that of its code. */
export function refusalMessage({
  code,
  issue,
}: Pick<Refusal, 'code'> & { readonly issue?: Issue | undefined }): string {
  return issue ? issueMessage(issue) : refusals[code];
}

function issueMessage<Code extends IssueCode>(issue: Issue<Code>): string {
  const message: Messages[Code] = issues[issue.code];
  return typeof message === 'function' ? message(issue) : message;
}
