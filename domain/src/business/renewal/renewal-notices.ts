import { isShortOfSeats } from './renewal-reasons.ts';

/** Whom mails about renewals go to: the sales manager of an institution, or its administrators. */
export type MailReaders = 'SALES' | 'ADMINISTRATORS';

/** What is told of a license by mail, once in each of its terms: that it ends in 90, 30 or 7 days, and that nine tenths of its seats are taken. */
export const noticeSteps = ['DAYS_90', 'DAYS_30', 'DAYS_7', 'SEATS_TAKEN'] as const;
export type NoticeStep = (typeof noticeSteps)[number];

type DaysStep = Exclude<NoticeStep, 'SEATS_TAKEN'>;

/** So many days before its end a license is told of, the nearest first. */
const daysOf: readonly (readonly [DaysStep, number])[] = [
  ['DAYS_7', 7],
  ['DAYS_30', 30],
  ['DAYS_90', 90],
];

/** The days before its end from which on anything is told of the end of a license. */
export const firstNoticeDays = 90;

/** What is looked at to tell of a license. */
export type NoticeFacts = {
  /** Days until it ends; 0 or less where it has ended. */
  readonly days_left: number;
  /** Days since its term began; below 0 where it begins later. */
  readonly days_run: number;
  readonly bought: number;
  /** Seats that learners have taken. */
  readonly taken: number;
  /** What its reader has been told in this term. */
  readonly told: readonly NoticeStep[];
};

/**
 * What its reader is to be told of a license that runs, of its end before its seats. A step that was missed is made up
 * for, with the days that are left by then; but of several only the nearest, and none that lies before the term.
 */
export function dueNotices(facts: NoticeFacts): NoticeStep[] {
  const { days_left, days_run, bought, taken, told } = facts;
  if (days_left < 1 || days_run < 0) return [];
  const seats: NoticeStep[] = isShortOfSeats(taken, bought) && !told.includes('SEATS_TAKEN') ? ['SEATS_TAKEN'] : [];
  return [...endOf(facts), ...seats];
}

function endOf({ days_left, days_run, told }: NoticeFacts): NoticeStep[] {
  const nearest = daysOf.findIndex(([, days]) => days_left <= days);
  const [step, days] = daysOf[nearest] ?? [];
  if (step === undefined || days === undefined || days_left + days_run <= days) return [];
  return daysOf.slice(0, nearest + 1).some(([one]) => told.includes(one)) ? [] : [step];
}
