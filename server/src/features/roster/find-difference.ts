import { createHash } from 'node:crypto';
import { readRoster, type RosterRow } from '@lectern/domain/roster/read-roster.ts';
import { rosterDifference, type RosterDifference } from '@lectern/domain/roster/roster-difference.ts';
import { rosterLimits, type RosterProblem } from '@lectern/domain/roster/roster-file.ts';
import type { RosterMissing } from '@lectern/domain/roster/roster-state.ts';
import type { TableEncoding } from '@lectern/domain/spreadsheet/table-encoding.ts';
import { readFile } from '../../spreadsheet/read/read-file.ts';
import { beginBoth, type Begun } from '../member/change/begun-in-both.ts';
import { readState, type Importing, type ReadState } from './read-state.ts';

/** The people of a file, or what is wrong with the whole of it. */
export type RowsOrProblem =
  | { readonly rows: readonly RosterRow[]; readonly problem: null }
  | { readonly rows: null; readonly problem: RosterProblem };

/** Reads the people of a file that a person sent as base64, a text in an encoding that they may name. */
export async function readRows(
  file: string,
  personId: string,
  asked: TableEncoding | null,
): Promise<RowsOrProblem & { readonly encoding: TableEncoding | null }> {
  const { table, problem, encoding } = await readFile(file, personId, rosterLimits, asked);
  return { ...(problem ? { rows: null, problem } : readRoster(table)), encoding: encoding ?? null };
}

/** What a file changes as things are now, with what it is told by. */
export type FoundDifference = RosterDifference & {
  readonly rows: readonly RosterRow[];
  readonly state: ReadState;
  /** A fingerprint of everything that it says and does. */
  readonly shown: string;
};

/** Compares the people of a file with what is. */
export async function findDifference(
  importing: Importing,
  rows: readonly RosterRow[],
  removed: readonly RosterMissing[],
): Promise<FoundDifference> {
  const state = await readState(importing, rows);
  const begun: Begun[] = [];
  let found = rosterDifference(rows, state, removed);
  // Whom a move is refused leaves a place to others, who may be refused too.
  for (let more = await beginBoth(importing.db, movesIn(found)); more.length > 0;) {
    begun.push(...more);
    found = rosterDifference(rows, { ...state, begun }, removed);
    more = await beginBoth(importing.db, movesIn(found));
  }
  const shown = createHash('sha256')
    .update(JSON.stringify([rows, found, [...state.names]]))
    .digest('base64url');
  return { ...found, rows, state, shown };
}

const movesIn = ({ changes }: RosterDifference) => changes.filter((change) => change.act === 'MOVE');
