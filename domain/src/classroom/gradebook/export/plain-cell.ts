import { daysLater } from '../../../calendar-day.ts';
import type { SheetFormat } from './sheet-columns.ts';
import type { SheetValue } from './sheet-row.ts';

const secondsOfDay = 86_400;

/** A value as a cell without a type says it: days as 2026-11-22, durations as minutes and seconds. */
export function plainCell(value: SheetValue, format: SheetFormat): string {
  if (typeof value !== 'number') return value ?? '';
  if (format === 'day') return daysLater('1899-12-30', value);
  if (format !== 'duration') return String(value);
  const seconds = Math.round(value * secondsOfDay);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
