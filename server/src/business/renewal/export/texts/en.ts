import type { RenewalRule } from '@lectern/domain/business/renewal/renewal-reasons.ts';

const heads = {
  INSTITUTION: 'Institution',
  LICENSE: 'License',
  SALES_MANAGER: 'Sales manager',
  ENDS_ON: 'Ends on',
  DAYS: 'Days left',
  SEATS_USED: 'Seats used by groups',
  SEATS_TAKEN: 'Seats taken by learners',
  SEATS_BOUGHT: 'Seats bought',
  LEARNERS: 'Learners',
  ACTIVE: 'Active in 30 days',
  ACTIVE_BEFORE: 'Active in the 30 days before',
  GAIN: 'Learning gain (points)',
  GAIN_LEARNERS: 'Learners in the gain',
  COUNTED_ON: 'Counted on',
  FOLLOW_UPS: 'Open follow-ups',
  NEXT_DUE: 'Next due',
  REASONS: 'Reasons',
};

const rules: Record<RenewalRule, string> = {
  SEATS_SHORT: 'Seats short',
  SEATS_UNUSED: 'Seats unused',
  QUIET: 'Little activity',
  FALLING: 'Fewer active',
  NO_RESULTS: 'No results',
  FOLLOW_UP_DUE: 'Follow-up due',
  NO_MANAGER: 'No sales manager',
};

export const en = {
  rightToLeft: false as boolean,
  sheet: 'Renewals',
  file: (day: string) => `Renewals ${day}`,
  heads,
  rules,
};
