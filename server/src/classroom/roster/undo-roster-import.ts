import { whyNotRemove } from '@lectern/domain/classroom/member/membership.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { undoingLast } from '../../base/audit-log/undoing-last.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { isPlainInstructor } from '../member/is-plain-instructor.ts';
import { tellOfMoves } from '../member/change/tell-of-moves.ts';
import { lockRosters } from '../../business/seats/lock-roster.ts';
import {
  findConflicts,
  findGroupsGivenInstructors,
  undoImport,
  type KeptImport,
  type UndoConflict,
} from './undo-import.ts';
import { rosterImportJson, type ImportShape } from './roster-import.ts';
import { undoneSince } from '../../base/spreadsheet/days-to-undo.ts';

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
    details: { import_id, ...takenBack(found) },
  });
  return { done: true, conflicts: [] };
}

/** How many people undoing an import does what with. */
function takenBack({ counted, changes: { awaited_before = [] } }: FoundImport) {
  const counts = {
    removed: counted.added,
    moved: counted.moved,
    restored: counted.removed - awaited_before.length,
    awaited: awaited_before.length,
    awaited_no_more: counted.awaited,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

type FoundImport = KeptImport & { readonly counted: ImportShape };

async function findImport(db: Database, groupId: string, importId: string): Promise<FoundImport> {
  const { rows } = await sql<FoundImport>`/* roster-import */
    select i.id, i.changes, i.undone_on is not null as undone, ${rosterImportJson} as counted
    from roster_imports i join users u on u.id = i.created_by
    where i.id = ${importId} and i.group_id = ${groupId} and i.created_on > ${undoneSince}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND', { field: 'import_id' });
  return found;
}
