import { fullName } from '@lectern/domain/base/account/full-name.ts';
import { daysToUndoImport } from '@lectern/domain/base/spreadsheet/table.ts';
import { whyNotRemove } from '@lectern/domain/classroom/member/membership.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { actorOf } from '../../base/audit-log/actor.ts';
import { idIn, refuseUndone, registerUndo, undoingLast } from '../../base/audit-log/undoing.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { undoneSince } from '../../base/spreadsheet/days-to-undo.ts';
import { lockRosters } from '../../business/seats/lock-roster.ts';
import { tellOfMoves } from '../member/change/tell-of-moves.ts';
import { isPlainInstructor } from '../member/is-plain-instructor.ts';
import { rosterImportJson, type ImportShape } from './roster-import.ts';
import {
  findConflicts,
  findGroupsGivenInstructors,
  undoImport,
  type KeptImport,
  type UndoConflict,
} from './undo-import.ts';

const UndoConflictWhy = builder.enumType('UndoConflictWhy', {
  description: 'Why an import can no longer be undone.',
  values: {
    CHANGED: { description: 'The membership was changed or another attempt allowed since, or the person has joined.' },
    WORKED: { description: 'The learner has worked in the group since.' },
    GROUP_FULL: { description: 'Others have taken the place of the learner since.' },
  } satisfies Record<Exclude<UndoConflict['why'], 'IMPORTED'>, { description: string }>,
});

const UndoConflictRef = builder.objectRef<UndoConflict>('UndoConflict').implement({
  description: 'Somebody who keeps an import from being undone.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The person.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    why: t.field({
      type: UndoConflictWhy,
      description: 'Why.',
      resolve: ({ why }) => (why === 'IMPORTED' ? 'CHANGED' : why),
    }),
    imported: t.boolean({
      description: 'Whether it was a later import that changed them: undone first, it is no longer in the way.',
      resolve: ({ why }) => why === 'IMPORTED',
    }),
  }),
});

/** Whether an import is undone, and who has built on it where it is not. */
type UndoneImport = { readonly done: boolean; readonly conflicts: readonly UndoConflict[] };

const UndoResult = builder.objectRef<UndoneImport>('UndoResult').implement({
  description: 'Whether an import was undone.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it is undone; otherwise nothing was changed.' }),
    conflicts: t.field({
      type: [UndoConflictRef],
      description: 'Who has built on it, by last name.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
  }),
});

builder.mutationField('undoRosterImport', (t) =>
  t.field({
    type: UndoResult,
    description:
      'Undoes an import of the last 7 days as one: who was added, moved, removed or awaited is what they were before, with their work. Where somebody has built on it, nothing is changed and they are named. It refuses a plain instructor, who may remove no other instructors, with FORBIDDEN where it added some.',
    args: {
      group_id: t.arg.id({ description: 'The group in which it was begun.' }),
      import_id: t.arg.id({ description: 'The import.' }),
    },
    resolve: (_root, asked, context) => undoRosterImport(context, asked),
  }),
);

registerUndo('ROSTER_IMPORTED', {
  days: daysToUndoImport,
  undo: async (context, entry) => {
    const asked = { group_id: entry.object_id, import_id: idIn(entry, 'import_id') };
    const { done, conflicts } = await undoRosterImport(context, asked);
    const people = conflicts.map(({ first_name, last_name }) => fullName({ first_name, last_name }));
    if (!done) throw new Refusal('CONFLICT', { details: { people } });
  },
});

type Asked = { readonly group_id: string; readonly import_id: string };

/** Takes an import of the last 7 days back as one, or changes nothing where somebody has built on it. */
async function undoRosterImport(context: Context, { group_id, import_id }: Asked): Promise<UndoneImport> {
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
    refuseUndone(context, 'undone');
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
