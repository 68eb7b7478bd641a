import type { z } from 'zod/mini';
import { emailAddress, personName } from '../../../base/account/account-form.ts';
import type { InstitutionRole } from '../../../base/account/role.ts';
import { rosterHeads } from '../../../base/spreadsheet/person-columns.ts';
import { addressIn, nameBefore } from '../../../base/spreadsheet/address-in.ts';
import { namesIn } from '../../../base/spreadsheet/name-parts.ts';
import {
  readColumns,
  unsaid,
  type ReadTable,
  type TableFault,
  type TextRow,
} from '../../../base/spreadsheet/read-columns.ts';
import type { FileColumn, SaidColumns } from '../../../base/spreadsheet/said-columns.ts';
import type { TableLimits, TableLine, TableProblem } from '../../../base/spreadsheet/table.ts';
import { institutionRoleOf, type PeopleColumn } from './people-columns.ts';

/** What a file with people of an institution holds at most: 10,000 of them, with 200 letters each in any encoding. */
export const peopleLimits: TableLimits = { bytes: 4 * 1024 * 1024, rows: 10_000 };

/** What can be wrong with such a file as a whole, so that nothing of it can be read. */
export type PeopleProblem = TableProblem | 'NO_EMAIL_COLUMN' | 'NO_FIRST_NAME_COLUMN' | 'NO_LAST_NAME_COLUMN';

/** What can be wrong with a cell: the column that it stands in, and why where there is more than one reason. */
export type PeopleFault =
  | TableFault
  | 'EMAIL'
  | 'FIRST_NAME_MISSING'
  | 'FIRST_NAME_TOO_LONG'
  | 'LAST_NAME_TOO_LONG'
  | 'ROLE'
  | 'ROLE_NOT_YOURS'
  | 'GROUP_UNKNOWN'
  | 'GROUP_OF_SEVERAL'
  | 'GROUP_NOT_OPEN'
  | 'GROUP_UNLICENSED'
  | 'GROUP_FOR_LEARNERS';

/** A person whom a file names, with everything that is wrong with the row. */
export type PeopleRow = {
  /** The number of the line in the file, from 1. */
  readonly line: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Null where the file says nothing, or nothing that is understood. */
  readonly role: InstitutionRole | null;
  /** The name of the group to join; null where the file says nothing. */
  readonly group: string | null;
  readonly faults: readonly PeopleFault[];
};

/** The people of a file and the heads of columns that are not read, or what is wrong with the whole of it. */
export type PeopleReading =
  | (ReadTable & { readonly rows: readonly PeopleRow[]; readonly unknown: readonly string[]; readonly problem: null })
  | { readonly rows: null; readonly columns?: readonly FileColumn[]; readonly problem: PeopleProblem };

const longestShown = 200;

/**
 * The people of a table, its columns read as somebody says or else by their heads. It refuses one without a column of
 * addresses, without first and last names or whole names, be they before the addresses, without people, and with more than
 * 10,000.
 */
export function readPeople(table: readonly TableLine[], said: SaidColumns<PeopleColumn> = unsaid): PeopleReading {
  const reading = readColumns(table, rosterHeads, peopleLimits.rows, said);
  if (reading.problem === 'NO_COLUMN') return { rows: null, columns: reading.columns, problem: 'NO_EMAIL_COLUMN' };
  if (reading.problem) return reading;
  const { columns, cells, unknown } = reading;
  const has = (column: PeopleColumn) => reading.taken.some(({ name }) => name === column);
  const isNamed = has('name') || reading.rows.some(({ texts }) => nameBefore(texts.email) !== '');
  if (!isNamed && !has('first_name')) return { rows: null, columns, problem: 'NO_FIRST_NAME_COLUMN' };
  if (!isNamed && !has('last_name')) return { rows: null, columns, problem: 'NO_LAST_NAME_COLUMN' };
  return { rows: reading.rows.map(rowOf), columns, cells, unknown, problem: null };
}

/** A row; somebody can have one name alone, which is the first. */
function rowOf({ line, texts, fault }: TextRow<PeopleColumn>): PeopleRow {
  const faults: PeopleFault[] = fault ? [fault] : [];
  const read = (schema: z.ZodMiniType<string>, text: string, wrong: PeopleFault): string => {
    const parsed = schema.safeParse(text);
    if (!parsed.success) faults.push(wrong);
    return parsed.success ? parsed.data : text.slice(0, longestShown);
  };
  const names = namesIn(texts, nameBefore(texts.email));
  const email = read(emailAddress, addressIn(texts.email), 'EMAIL');
  const first_name = read(
    personName,
    names.first_name,
    names.first_name === '' ? 'FIRST_NAME_MISSING' : 'FIRST_NAME_TOO_LONG',
  );
  const last_name = names.last_name === '' ? '' : read(personName, names.last_name, 'LAST_NAME_TOO_LONG');
  const role = institutionRoleOf(texts.role);
  if (role === 'UNKNOWN') faults.push('ROLE');
  if (texts.group.length > longestShown) faults.push('GROUP_UNKNOWN');
  const group = texts.group.slice(0, longestShown) || null;
  return { line, email, first_name, last_name, role: role === 'UNKNOWN' ? null : role, group, faults };
}
