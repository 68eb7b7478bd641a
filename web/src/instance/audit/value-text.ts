import { clockTime } from '../../texts/clock-time.ts';
import { countryName } from '../../texts/country-name.ts';
import { localDay } from '../../texts/local-day.ts';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import type { OpenedEntry } from './audit-query.ts';

/** What those are called whose ids stand in an entry. */
export type Names = ReadonlyMap<string, string>;

/**
 * What those are called, by their ids. What has no name is called by when it began; of what is gone it is said that nobody
 * knows it any more.
 */
export const namesOf = (named: readonly Named[]): Names => new Map(named.map((one) => [one.id, nameText(one)]));

type Named = Pick<OpenedEntry['names'][number], 'id'> & Partial<OpenedEntry['names'][number]>;

function nameText({ name, kind, number, at }: Named): string {
  const { unnamed, numbered } = texts.audit;
  const words: Readonly<Record<string, (number: number, of: string) => string>> = numbered;
  return (name && kind && number != null && words[kind]?.(number, name)) || name || (at && momentText(at)) || unnamed;
}

/** More of one value are not read: they are counted. */
const mostListed = 20;

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
/** The fields whose values are codes of a closed list. */
const coded = new Set([
  'act',
  'earlier',
  'kind',
  'question',
  'readers',
  'review_benchmarks',
  'review_summaries',
  'rules',
  'status',
]);
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
  if (Array.isArray(value)) return value.length === 0 ? words.empty : listedText(field, value, names);
  if (typeof value === 'object')
    return words.pairs(
      Object.entries(value as object).map(([name, one]) => words.pair(fieldText(name), valueText(name, one, names))),
    );
  return JSON.stringify(value);
}

/** The first of many values in words, and how many more there are. */
function listedText(field: string, values: readonly unknown[], names: Names): string {
  const shown = values.slice(0, mostListed).map((one) => valueText(field, one, names));
  const others = values.length - shown.length;
  return texts.audit.list(others > 0 ? [...shown, texts.audit.others(others)] : shown);
}

function stringText(field: string, value: string, names: Names): string {
  const roles: Readonly<Record<string, string>> = texts.admin.roles;
  const codes: Readonly<Record<string, string>> = texts.audit.codes;
  if (field === 'role' || field === 'offered') return roles[value] ?? value;
  if (field === 'country_code') return countryName(value) ?? value;
  if (field === 'code') return refusalText(value);
  if (coded.has(field)) return codes[value] ?? value;
  if (day.test(value)) return texts.audit.day(value);
  if (moment.test(value)) return momentText(value);
  return names.get(value) ?? value;
}

/** A moment as the log names it, where the person is. */
export const momentText = (at: string): string => texts.audit.moment(localDay(at), clockTime(at));
