import { whyNotRemove } from '@lectern/domain/member/membership.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../audit/actor.ts';
import { undoingLast } from '../../audit/undoing-last.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/connect.ts';
import { getViewerId, type Context } from '../../graphql/context.ts';
import { admitToLearner } from '../access/admit-to-learner.ts';
import { isPlainInstructor } from '../member/is-plain-instructor.ts';
import { tellOfMoves } from '../member/change/tell-of-moves.ts';
import { lockRosters } from '../seats/lock-roster.ts';
import {
  findConflicts,
  findGroupsGivenInstructors,
  undoImport,
  type KeptImport,
  type UndoConflict,
} from './undo-import.ts';
import { undoneSince } from '../../spreadsheet/days-to-undo.ts';

/** Whether an import is undone, and who has built on it where it is not. */
export type UndoneImport = { readonly done: boolean; readonly conflicts: readonly UndoConflict[] };

type Asked = { readonly group_id: string; readonly import_id: string };

/** Takes an import of the last 7 days back as one, or changes nothing where somebody has built on it. */
export async function undoRosterImport(context: Context, { group_id, import_id }: Asked): Promise<UndoneImport> {
  const { db } = context;
  await admitToLearner(context, 'undoRosterImport', group_id, null);
  const seen = await findImport(db, group_id, import_id);
  const groups = new Set(
    [...seen.changes.touched, ...seen.changes.awaited, ...(seen.changes.awaited_before ?? [])].map(
      (one) => one.group_id,
    ),
  );
  const givenInstructors = await findGroupsGivenInstructors(db, import_id);
  for (const id of groups) {
    const access = await admitToLearner(context, 'undoRosterImport', id, null);
    const refusal = whyNotRemove('INSTRUCTOR', { plainInstructor: isPlainInstructor(access) });
    if (refusal && givenInstructors.has(id)) throw new Refusal(refusal, { field: 'import_id' });
  }
  const rosters = await lockRosters(db, [group_id, ...groups]);
  const found = await findImport(db, group_id, import_id);
  if (found.undone) {
    if (context.undoes !== undefined) throw new Refusal('CONFLICT', { details: { undone: true } });
    return { done: true, conflicts: [] };
  }
  const conflicts = await findConflicts(db, found, rosters);
  if (conflicts.length > 0) return { done: false, conflicts };
  await undoImport(db, found, getViewerId(context));
  await tellOfMoves(
    context,
    found.changes.moves.map(({ user_id, from, to }) => ({ user_id, from: to, to: from })),
  );
  const undoing = await undoingLast(context, 'ROSTER_IMPORTED', group_id, { details: { import_id } });
  await writeAudit(db, actorOf(undoing), {
    chain: 'INSTITUTION',
    chainId: rosters.get(group_id)?.institution_id ?? '',
    action: 'ROSTER_IMPORT_UNDONE',
    object: { type: 'group', id: group_id },
    details: { import_id, ...takenBack(found.changes) },
  });
  return { done: true, conflicts: [] };
}

/** How many people it has done what with; whoever was a member before and did not move had been removed. */
function takenBack({ touched, before, moves, awaited, awaited_before = [] }: KeptImport['changes']) {
  const restored = before.filter(({ deleted_on }) => !deleted_on).length - moves.length;
  const removed = touched.length - 2 * moves.length - restored;
  const counts = {
    removed,
    moved: moves.length,
    restored,
    awaited: awaited_before.length,
    awaited_no_more: awaited.length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

async function findImport(db: Database, groupId: string, importId: string): Promise<KeptImport> {
  const { rows } = await sql<KeptImport>`/* roster-import */
    select id, changes, undone_on is not null as undone from roster_imports
    where id = ${importId} and group_id = ${groupId} and created_on > ${undoneSince}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND', { field: 'import_id' });
  return found;
}
