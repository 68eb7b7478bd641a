import { daysBetween, type CalendarDay } from '../../calendar-day.ts';
import type { LicenseState } from '../license/license.ts';

/** Why somebody should look after the renewal of a license. There is no score: each says what it has seen. */
export const renewalRules = [
  'SEATS_SHORT',
  'SEATS_UNUSED',
  'QUIET',
  'FALLING',
  'NO_RESULTS',
  'FOLLOW_UP_DUE',
  'NO_MANAGER',
] as const;
export type RenewalRule = (typeof renewalRules)[number];

/** The share of its seats from which on a license is short of them: a class more does not fit in. */
export const shortShare = 0.9;

/** Whether a license is short of seats. */
export const isShortOfSeats = (taken: number, bought: number): boolean => taken >= shortShare * bought;

/** The share of its seats below which a license is bought too large. */
const unusedShare = 0.5;

/** The days of a term within which groups begin: before that, seats are empty because nobody has come yet. */
const daysToFill = 60;

/** The share of its learners below which a license is quiet: that few work in the holidays, too. */
const quietShare = 0.1;

/** The days that learners have to have had before they say anything about whether they work. */
const daysToWork = 30;

/** The share of the learners of the month before from which on fewer means falling: a class that has ended is not yet that. */
const fallingShare = 0.7;

/** The learners of the month before that there have to be: of fewer, one who is ill is a tenth. */
const fewestBefore = 10;

/** The days of a term after which a course with a benchmark at the beginning has had its summary. */
const daysToResults = 90;

/** The seats that learners have taken from which on somebody would ask what they have learned. */
const fewestLearners = 10;

/** What was counted over the learners of a license at night. */
export type LicenseFigures = {
  /** Different learners in its groups that are open. */
  readonly learners: number;
  /** Those of them who began, saved or finished something in the last 30 days, and in the 30 before. */
  readonly active: number;
  readonly active_before: number;
  /** Those of all its groups in this term whose benchmark and summary, both finished, asked the same. */
  readonly gain_learners: number;
};

/** What the rules look at. */
export type RenewalFacts = {
  readonly state: LicenseState;
  /** Days until it ends; null for a quote, which has no end. */
  readonly days_left: number | null;
  /** Days since its term began; 0 for a quote. */
  readonly days_run: number;
  readonly bought: number;
  /** Seats that learners have taken. */
  readonly taken: number;
  /** Null where nothing was counted yet. */
  readonly figures: LicenseFigures | null;
  /** Open follow-ups of the license; the day the first of them is due. */
  readonly follow_ups: number;
  readonly next_due: CalendarDay | null;
  /** Whether somebody looks after the institution. */
  readonly has_manager: boolean;
};

/** A rule that holds for a license, with its evidence as values. */
export type RenewalReason =
  | { readonly rule: 'SEATS_SHORT'; readonly taken: number; readonly bought: number }
  | { readonly rule: 'SEATS_UNUSED'; readonly taken: number; readonly bought: number; readonly days: number }
  | { readonly rule: 'QUIET'; readonly active: number; readonly learners: number }
  | { readonly rule: 'FALLING'; readonly active: number; readonly before: number }
  | { readonly rule: 'NO_RESULTS'; readonly taken: number; readonly days: number }
  /** The days since the first of them was due; 0 on that day. */
  | { readonly rule: 'FOLLOW_UP_DUE'; readonly follow_ups: number; readonly since: CalendarDay; readonly days: number }
  /** The days until it ends; null for a quote. */
  | { readonly rule: 'NO_MANAGER'; readonly days: number | null };

/** The rules that hold for a license on `today`, in the order of the list. Those about its use hold while it runs only. */
export function renewalReasons(facts: RenewalFacts, today: CalendarDay): RenewalReason[] {
  const runs = facts.state === 'ACTIVE' || facts.state === 'EXPIRING';
  return [
    ...(runs ? [...seats(facts), ...activity(facts), ...results(facts)] : []),
    ...followUpDue(facts, today),
    ...noManager(facts),
  ];
}

/** Nine tenths of the seats are taken; or fewer than half, 60 days into the term or later. */
function seats({ taken, bought, days_run: days }: RenewalFacts): RenewalReason[] {
  if (isShortOfSeats(taken, bought)) return [{ rule: 'SEATS_SHORT', taken, bought }];
  if (taken < unusedShare * bought && days >= daysToFill) return [{ rule: 'SEATS_UNUSED', taken, bought, days }];
  return [];
}

/**
 * Fewer than a tenth of the learners have worked in 30 days, 30 days into the term or later; and fewer than seven tenths
 * of those who worked in the 30 days before, where these were 10 or more.
 */
function activity({ figures, days_run }: RenewalFacts): RenewalReason[] {
  if (!figures) return [];
  const { learners, active, active_before: before } = figures;
  const quiet = learners > 0 && days_run >= daysToWork && active < quietShare * learners;
  const falling = before >= fewestBefore && active < fallingShare * before;
  return [
    ...(quiet ? [{ rule: 'QUIET', active, learners } as const] : []),
    ...(falling ? [{ rule: 'FALLING', active, before } as const] : []),
  ];
}

/**
 * 90 days into the term or later, none of the learners who have taken 10 seats or more has finished both a benchmark and
 * its summary, those included whose groups have ended since.
 */
function results({ figures, taken, days_run: days }: RenewalFacts): RenewalReason[] {
  if (!figures || figures.gain_learners > 0 || days < daysToResults) return [];
  return taken >= fewestLearners ? [{ rule: 'NO_RESULTS', taken, days }] : [];
}

/** An open follow-up is due, or overdue. */
function followUpDue({ follow_ups, next_due: since }: RenewalFacts, today: CalendarDay): RenewalReason[] {
  if (since === null || since > today) return [];
  return [{ rule: 'FOLLOW_UP_DUE', follow_ups, since, days: daysBetween(since, today) }];
}

/** Nobody looks after the institution. */
function noManager({ has_manager, days_left: days }: RenewalFacts): RenewalReason[] {
  return has_manager ? [] : [{ rule: 'NO_MANAGER', days }];
}
