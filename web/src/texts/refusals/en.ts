import type { IssueCode } from '@lectern/domain/issue.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { dayText, durationText, listText, numberText, plural } from '../formats/en.ts';
import type { IssueText } from '../issue-text.ts';

/** What the server sends along with a refusal. */
type RefusalDetails = Readonly<Record<string, unknown>>;

const andMore = (names: readonly string[], more: unknown) =>
  typeof more === 'number' ? [...names, `${numberText(more)} more`] : names;

/** The sentence for each "no" of the server. */
export const refusals = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'Your role does not allow this.',
  ACCOUNT_CLOSED: 'This account is closed, or its address belongs to another person. Ask your institution.',
  NOT_FOUND: 'Not found, or you do not have access.',
  INVALID: 'Something in the form is not right. Check the marked fields.',
  TAKEN: 'This is already taken. Choose another one.',
  IN_USE: ({ groups, more }: RefusalDetails): string =>
    groups
      ? `These groups still use it: ${listText(andMore(groups as string[], more))}.`
      : 'This is still used elsewhere.',
  CONFLICT: 'This was changed somewhere else in the meantime. The newer version is shown.',
  RATE_LIMITED: ({ retryAfter }: RefusalDetails) =>
    typeof retryAfter === 'number'
      ? `Too many tries. Please wait ${durationText(retryAfter < 60 ? retryAfter : Math.ceil(retryAfter / 60) * 60)} and try again.`
      : 'Too many tries. Please wait 15 minutes and try again.',
  UNAVAILABLE: 'The server is busy. Please try again in a minute.',
  TOO_LARGE: 'This is larger than the server accepts.',
  BAD_CURSOR: 'This list has changed. Load it again from the start.',
  IDEMPOTENCY_REUSED: 'This was already sent with other contents. Load the page again.',

  GROUP_KEY_UNKNOWN: 'No group has this key. Check it letter by letter; capitals count.',
  GROUP_FULL: 'This group is full. Ask your instructor for another place.',
  GROUP_NOT_ACTIVE:
    'This group is closed or has ended, so nobody can join it. Ask your instructor whether it opens again.',
  GROUP_LOCKED: ({ ended }): string =>
    ended === true
      ? 'This group has ended. Ask your instructor if you still need it.'
      : 'This group is locked. Ask your instructor to open it.',
  NOT_STARTED_YET: ({ opens }) =>
    typeof opens === 'string'
      ? `This group opens ${dayText(opens)}. Ask your instructor if you need it sooner.`
      : 'This group has not opened yet. See Home for the day.',
  LICENSE_EXPIRED: 'The license of this group has expired or was never activated. Ask your instructor.',
  NOT_LICENSED: ({ end_date, expiry_date, products }) =>
    [
      'The license of this group no longer covers it.',
      typeof end_date === 'string' &&
        `The group ends ${dayText(end_date)}, and the license ${dayText(String(expiry_date))}.`,
      Array.isArray(products) && `The license is no longer for ${listText(products.map(String))}.`,
      'Have the license changed first: your sales manager can do that.',
    ]
      .filter(Boolean)
      .join(' '),
  NO_SEATS_LEFT: 'The group size has exceeded the remaining license accounts',
  ALREADY_MEMBER: 'You already belong to this group. You find it on Home.',
  REMOVED_FROM_GROUP: ({ graded }): string =>
    graded === true
      ? 'An instructor has removed you from this group. What you have saved will be graded when the time is up. Ask your instructor to add you again.'
      : 'An instructor has removed you from this group. Ask them to add you again.',
  INVITATION_EXPIRED: 'This invitation is older than 30 days. Ask the person who invited you for a new one.',

  NOT_PUBLISHED: 'This has not been published yet. Your instructor may know when it will be.',
  NO_QUESTIONS: 'Oops! There are no questions. Please check back later. Your instructor may know when.',
  ALREADY_COMPLETE: 'You have completed this and cannot take it again. Your result is on the page of the course.',
  BENCHMARK_FIRST: 'Complete the benchmark of this level first.',
  SEQUENCE: 'Complete the study project before this one first.',
  NO_ATTEMPTS_LEFT: 'You have used all attempts that your group allows. Your instructor can allow another.',
  NO_ATTEMPT: 'This has not been started yet.',
  NO_SHEETS_LEFT:
    "You have taken today's sheets: three in one browser, 300 from one address. Come back tomorrow, or take a benchmark that has free samples.",
  ATTEMPT_OVER: 'This attempt has been submitted and can no longer be changed.',
  TIME_OVER: 'The time is up. Your saved answers have been submitted.',
  QUESTION_SETTLED: 'This question is finished. Continue to the next one.',
  NOT_ANSWERED: 'Answer the question before you check it.',
  NOT_COMPLETE: 'Some questions are not finished yet.',
} satisfies Record<RefusalCode, string | ((details: RefusalDetails) => string)>;

/** The sentence for what anybody can get wrong in a field; a form may put words of its own in their place. */
export const issues = {
  REQUIRED: 'is required',
  TOO_LONG: ({ maximum }) => `Use at most ${plural(maximum, { one: '# character', other: '# characters' })}.`,
  TOO_SHORT: ({ minimum }) => `Use at least ${plural(minimum, { one: '# character', other: '# characters' })}.`,
  TOO_HIGH: ({ maximum }) => `Use at most ${maximum}.`,
  TOO_LOW: ({ minimum }) => `Use at least ${minimum}.`,
  TOO_MANY: ({ maximum }) => `Choose at most ${maximum}.`,
  TOO_FEW: ({ minimum }) => `Choose at least ${minimum}.`,
  ONE_LINE: 'Write it on one line.',
  NOT_AN_EMAIL: 'Enter an address such as name@school.org.',
  NOT_A_KEY: 'please enter a valid code',
  NOT_A_DAY: 'Use a date such as 2026-09-01.',
  WRONG_SHAPE: 'Check this entry: it is not in the right form.',
  SEVERAL_ATTEMPTS: 'These answers belong to more than one attempt.',
  NOT_ASKED: 'A question does not belong to this attempt.',
  NO_PLACES: 'The group size has exceeded the remaining license accounts',
  DAY_PASSED: 'Choose today or a day after it.',
  DAYS_REVERSED: 'Start date cannot be after the end date',
} satisfies { readonly [Code in IssueCode]?: IssueText<Code> };
