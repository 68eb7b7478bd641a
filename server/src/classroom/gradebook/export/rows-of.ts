import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { parseCells } from '@lectern/domain/classroom/gradebook/cells.ts';
import { sheetRows, type SheetValue } from '@lectern/domain/classroom/gradebook/export/sheet-row.ts';
import type { PackedLearner } from './read-export.ts';
import type { Sheet } from './sheets-of.ts';
import type { SheetTexts } from './texts/catalogues.ts';

/** The way from a packed learner to their row on a sheet. */
export function rowsOf(
  { kind, identified, exercises }: Sheet,
  texts: SheetTexts,
): (learner: PackedLearner) => SheetValue[] {
  const rowOf = sheetRows({ kind, identified }, exercises, (state) => texts.states[state]);
  return ({ cells, days, ...learner }) => rowOf({ ...learner, cells: parseCells(cells), days: parseDays(days) });
}

function parseDays(text: string): Map<number, CalendarDay> {
  const days = new Map<number, CalendarDay>();
  for (const entry of text.split(';')) {
    const [number = '', day] = entry.split('=');
    if (day !== undefined) days.set(Number(number), day);
  }
  return days;
}
