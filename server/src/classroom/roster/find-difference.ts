import { rosterColumns } from '@lectern/domain/base/spreadsheet/person-columns.ts';
import { readRoster, type RosterRow } from '@lectern/domain/classroom/roster/read-roster.ts';
import {
  rosterDifference,
  type RosterDifference,
  type RosterTicked,
} from '@lectern/domain/classroom/roster/roster-difference.ts';
import { rosterLimits } from '@lectern/domain/classroom/roster/roster-file.ts';
import { fingerprint } from '../../base/spreadsheet/fingerprint.ts';
import { askedReaderOf } from '../../base/spreadsheet/read-asked.ts';
import { beginBoth, type Begun } from '../member/change/begun-in-both.ts';
import { findMailed, type AwaitedPlace } from '../member/awaited/mails/mail-awaited.ts';
import { readState, type Importing, type ReadState } from './read-state.ts';

/** Reads the people of a file. */
export const readRosterFile = askedReaderOf(rosterLimits, rosterColumns, readRoster);

/** What a file changes as things are now, with what it is told by. */
export type FoundDifference = RosterDifference & {
  readonly rows: readonly RosterRow[];
  readonly state: ReadState;
  /** Those who are awaited and get a mail. */
  readonly mailed: readonly AwaitedPlace[];
  /** A fingerprint of everything that it says and does. */
  readonly shown: string;
};

/** Compares the people of a file with what is. */
export async function findDifference(
  importing: Importing,
  rows: readonly RosterRow[],
  ticked: RosterTicked,
): Promise<FoundDifference> {
  const state = await readState(importing, rows);
  const begun: Begun[] = [];
  let found = rosterDifference(rows, state, ticked);
  // Whom a move is refused leaves a place to others, who may be refused too.
  for (let more = await beginBoth(importing.db, movesIn(found)); more.length > 0;) {
    begun.push(...more);
    found = rosterDifference(rows, { ...state, begun }, ticked);
    more = await beginBoth(importing.db, movesIn(found));
  }
  const mailed = await findMailed(importing, awaitedIn(found));
  const shown = fingerprint([rows, found, [...state.names], mailed]);
  return { ...found, rows, state, mailed, shown };
}

const movesIn = ({ changes }: RosterDifference) => changes.filter((change) => change.act === 'MOVE');

const awaitedIn = ({ changes }: RosterDifference) =>
  changes.flatMap((change) => (change.act === 'AWAIT' ? [{ group_id: change.group_id, email: change.row.email }] : []));
