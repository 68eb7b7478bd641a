import { texts } from '../../texts/texts.ts';
import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';

/** What those are called whose ids stand in an entry. */
export type Names = ReadonlyMap<string, string>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
const withoutText = new Set<unknown>([null, undefined, '']);

/** What a field of an entry is called; one without words of its own is called as the entry names it. */
export function fieldText(field: string): string {
  const known: Readonly<Record<string, string>> = texts.audit.fields;
  return known[field] ?? field;
}

/** A value of an entry in words. */
export function valueText(field: string, value: unknown, names: Names): string {
  const words = texts.audit;
  if (withoutText.has(value)) return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return stringText(field, value, names);
  if (Array.isArray(value))
    return value.length === 0 ? words.empty : words.list(value.map((one) => valueText(field, one, names)));
  if (typeof value === 'object')
    return words.pairs(
      Object.entries(value as object).map(([name, one]) => words.pair(fieldText(name), valueText(name, one, names))),
    );
  return JSON.stringify(value);
}

function stringText(field: string, value: string, names: Names): string {
  const roles: Readonly<Record<string, string>> = texts.admin.roles;
  if (field === 'role') return roles[value] ?? value;
  if (day.test(value)) return texts.audit.day(value);
  if (moment.test(value)) return momentText(value);
  return names.get(value) ?? value;
}

/** A moment as the log names it, where the person is. */
export const momentText = (at: string): string => texts.audit.moment(localDay(at), clockTime(at));
