import { emailAddress } from '../../base/account/account-form.ts';
import { addressIn, nameBefore } from '../../base/spreadsheet/address-in.ts';
import { namesIn } from '../../base/spreadsheet/name-parts.ts';
import { readColumns, tableFaults, unsaid, type ReadTable, type TextRow } from '../../base/spreadsheet/read-columns.ts';
import type { FileColumn, SaidColumns } from '../../base/spreadsheet/said-columns.ts';
import type { TableLine } from '../../base/spreadsheet/table.ts';
import { roleOf, rosterHeads, type RosterColumn, type RosterRole } from '../../base/spreadsheet/person-columns.ts';
import { rosterLimits, type RosterProblem } from './roster-file.ts';

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
const rowFaults = ['EMAIL', 'NAME_TOO_LONG', 'ROLE', ...tableFaults] as const;
export type RowFault = (typeof rowFaults)[number];

type Reading =
  | (ReadTable & { readonly rows: readonly RosterRow[]; readonly problem: null })
  | { readonly rows: null; readonly columns?: readonly FileColumn[]; readonly problem: RosterProblem };

const longestName = 200;

/**
 * The people of a table and its columns, read as somebody says or else by their heads. It refuses a table without a column of
 * addresses, without people, and with more than 1,000.
 */
export function readRoster(table: readonly TableLine[], said: SaidColumns<RosterColumn> = unsaid): Reading {
  const reading = readColumns(table, rosterHeads, rosterLimits.rows, said);
  if (reading.problem === 'NO_COLUMN') return { rows: null, columns: reading.columns, problem: 'NO_EMAIL_COLUMN' };
  if (reading.problem) return reading;
  const { rows, columns, cells } = reading;
  return { rows: rows.map(rowOf), columns, cells, problem: null };
}

function rowOf({ line, texts: values, fault }: TextRow<RosterColumn>): RosterRow {
  const address = addressIn(values.email);
  const email = emailAddress.safeParse(address);
  const { first_name, last_name } = namesIn(values, nameBefore(values.email));
  const role = roleOf(values.role);
  const tooLong = [first_name, last_name, values.group].some((name) => name.length > longestName);
  return {
    line,
    email: email.success ? email.data : address.slice(0, longestName),
    first_name: first_name.slice(0, longestName),
    last_name: last_name.slice(0, longestName),
    role: role === 'UNKNOWN' ? null : role,
    group: values.group.slice(0, longestName) || null,
    wrong: fault ?? (!email.success ? 'EMAIL' : tooLong ? 'NAME_TOO_LONG' : role === 'UNKNOWN' ? 'ROLE' : null),
  };
}
