import { emailAddress } from '../account/account-form.ts';
import { columnOf, roleOf, rosterColumns, type RosterColumn, type RosterRole } from './roster-columns.ts';
import { mostRosterRows, type RosterProblem, type TableLine } from './roster-file.ts';

/** A person whom a file names, or what is wrong with their line. */
export type RosterRow = {
  /** The number of the line in the file, from 1. */
  readonly line: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Null where the file says nothing. */
  readonly role: RosterRole | null;
  /** The name of a group; null where the file says nothing. */
  readonly group: string | null;
  readonly wrong: RowFault | null;
};

/** What can be wrong with one line, whoever it names. */
const rowFaults = ['EMAIL', 'NAME_TOO_LONG', 'ROLE'] as const;
export type RowFault = (typeof rowFaults)[number];

type Reading =
  | { readonly rows: readonly RosterRow[]; readonly problem: null }
  | { readonly rows: null; readonly problem: RosterProblem };

const longestName = 200;

/** Columns that are looked at, from the first. */
const mostColumns = 100;

/**
 * The people of a table whose first line that is not empty heads its columns; other columns and empty lines are passed
 * over. It refuses a table without a column of addresses, without people, and with more than 1,000.
 */
export function readRoster(table: readonly TableLine[]): Reading {
  const [head, ...lines] = table
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, mostColumns).map(cleanText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!head) return { rows: null, problem: 'NO_ROWS' };
  const columns = head.cells.map(columnOf);
  if (!columns.includes('email')) return { rows: null, problem: 'NO_EMAIL_COLUMN' };
  if (lines.length === 0) return { rows: null, problem: 'NO_ROWS' };
  if (lines.length > mostRosterRows) return { rows: null, problem: 'TOO_MANY_ROWS' };
  return { rows: lines.map((line) => rowOf(line, columns)), problem: null };
}

function rowOf({ line, cells }: TableLine, columns: readonly (RosterColumn | null)[]): RosterRow {
  const values = Object.fromEntries(
    rosterColumns.map((column) => [column, cells[columns.indexOf(column)] ?? '']),
  ) as Record<RosterColumn, string>;
  const email = emailAddress.safeParse(values.email);
  const role = roleOf(values.role);
  const tooLong = [values.first_name, values.last_name, values.group].some((name) => name.length > longestName);
  return {
    line,
    email: email.success ? email.data : values.email.slice(0, longestName),
    first_name: values.first_name.slice(0, longestName),
    last_name: values.last_name.slice(0, longestName),
    role: role === 'UNKNOWN' ? null : role,
    group: values.group.slice(0, longestName) || null,
    wrong: !email.success ? 'EMAIL' : tooLong ? 'NAME_TOO_LONG' : role === 'UNKNOWN' ? 'ROLE' : null,
  };
}

/** A text without what cannot be seen in it (control characters, marks of direction), its spaces one each. */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();
}
