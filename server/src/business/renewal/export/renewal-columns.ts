import { fullName } from '@lectern/domain/base/account/full-name.ts';
import type { SheetFormat } from '@lectern/domain/classroom/gradebook/export/sheet-columns.ts';
import type { SheetValue } from '@lectern/domain/classroom/gradebook/export/sheet-row.ts';
import { daysBetween } from '@lectern/domain/calendar-day.ts';
import { daysToExpire } from '@lectern/domain/business/license/license.ts';
import type { RenewalRule } from '@lectern/domain/business/renewal/renewal-reasons.ts';
import { reasonsOf, type RenewalRow } from '../renewal-row.ts';
import type { RenewalSheetTexts } from './texts/catalogues.ts';

/** The day from which a spreadsheet counts its days. */
const firstDay = '1899-12-30';
const dayOf = (day: string | null): SheetValue => (day === null ? null : daysBetween(firstDay, day));

type Column = {
  readonly format: SheetFormat;
  readonly value: (row: RenewalRow, rules: Readonly<Record<RenewalRule, string>>) => SheetValue;
};

/** The columns of the worklist as a spreadsheet, in their order; what was not counted is an empty cell. */
const columns = {
  INSTITUTION: { format: 'text', value: ({ institution }) => institution.name },
  LICENSE: { format: 'text', value: ({ name }) => name },
  SALES_MANAGER: {
    format: 'text',
    value: ({ sales_manager: who }) => who && fullName(who),
  },
  ENDS_ON: { format: 'day', value: ({ expiry_date }) => dayOf(expiry_date) },
  DAYS: {
    format: 'number',
    value: ({ is_quoted, expiry_date, today }) => (is_quoted ? null : daysToExpire(expiry_date, today)),
  },
  SEATS_USED: { format: 'number', value: ({ slots_used }) => slots_used },
  SEATS_TAKEN: { format: 'number', value: ({ taken }) => taken },
  SEATS_BOUGHT: { format: 'number', value: ({ max_users }) => max_users },
  LEARNERS: { format: 'number', value: ({ figures }) => figures?.learners ?? null },
  ACTIVE: { format: 'number', value: ({ figures }) => figures?.active ?? null },
  ACTIVE_BEFORE: { format: 'number', value: ({ figures }) => figures?.active_before ?? null },
  GAIN: {
    format: 'number',
    value: ({ figures }) => (figures?.gain == null ? null : Math.round(10 * figures.gain) / 10),
  },
  GAIN_LEARNERS: { format: 'number', value: ({ figures }) => figures?.gain_learners ?? null },
  COUNTED_ON: { format: 'day', value: ({ figures }) => dayOf(figures?.counted_on ?? null) },
  FOLLOW_UPS: { format: 'number', value: ({ follow_ups }) => follow_ups },
  NEXT_DUE: { format: 'day', value: ({ next_due }) => dayOf(next_due) },
  REASONS: {
    format: 'text',
    value: (row, rules) =>
      reasonsOf(row)
        .map(({ rule }) => rules[rule])
        .join('; ') || null,
  },
} as const satisfies Record<string, Column>;

/** What a column of the spreadsheet says. */
export type RenewalColumn = keyof typeof columns;

/** The columns with their heads, and the way from a license to its row. */
export const sheetOf = (texts: RenewalSheetTexts) => ({
  columns: Object.entries(columns).map(([name, { format }]) => ({
    format,
    head: texts.heads[name as RenewalColumn],
  })),
  rowOf: (row: RenewalRow): SheetValue[] => Object.values<Column>(columns).map(({ value }) => value(row, texts.rules)),
});
