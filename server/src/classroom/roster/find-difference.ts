import { createHash } from 'node:crypto';
import { rosterColumns } from '@lectern/domain/base/spreadsheet/person-columns.ts';
import { readRoster, type RosterRow } from '@lectern/domain/classroom/roster/read-roster.ts';
import {
  rosterDifference,
  type RosterDifference,
  type RosterTicked,
} from '@lectern/domain/classroom/roster/roster-difference.ts';
import { rosterLimits } from '@lectern/domain/classroom/roster/roster-file.ts';
import { saidColumns } from '../../base/spreadsheet/file-columns.ts';
import { readerOf, type SentFile } from '../../base/spreadsheet/read/read-file.ts';
import { beginBoth, type Begun } from '../member/change/begun-in-both.ts';
import { findMailed, type AwaitedPlace } from '../member/awaited/mails/mail-awaited.ts';
import { readState, type Importing, type ReadState } from './read-state.ts';

const readRosterFile = readerOf(rosterLimits, readRoster);

type Asked = SentFile & { readonly columns?: Parameters<typeof saidColumns>[3] };

/** Reads the people of a file as it is asked for. */
export async function readRows({ db, viewerId }: Importing, institutionId: string, { columns, ...sent }: Asked) {
  const said = await saidColumns(db, institutionId, rosterColumns, columns);
  return readRosterFile(sent, viewerId, said);
}

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
  const shown = createHash('sha256')
    .update(JSON.stringify([rows, found, [...state.names], mailed]))
    .digest('base64url');
  return { ...found, rows, state, mailed, shown };
}

const movesIn = ({ changes }: RosterDifference) => changes.filter((change) => change.act === 'MOVE');

const awaitedIn = ({ changes }: RosterDifference) =>
  changes.flatMap((change) => (change.act === 'AWAIT' ? [{ group_id: change.group_id, email: change.row.email }] : []));
