import { whyNotRemove } from '@lectern/domain/member/membership.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/connect.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { admitToLearner } from '../group/admit-to-learner.ts';
import { isPlainInstructor } from '../member/is-plain-instructor.ts';
import { lockRosters } from '../member/lock-roster.ts';
import {
  findConflicts,
  findGroupsGivenInstructors,
  undoImport,
  type KeptImport,
  type UndoConflict,
} from './undo-import.ts';

type ResultShape = { readonly done: boolean; readonly conflicts: readonly UndoConflict[] };

const UndoConflictWhy = builder.enumType('UndoConflictWhy', {
  description: 'Why an import can no longer be undone.',
  values: {
    CHANGED: { description: 'The membership was changed or another attempt allowed since, or the person has joined.' },
    WORKED: { description: 'The learner has worked in the group since.' },
    GROUP_FULL: { description: 'Others have taken the place of the learner since.' },
  } satisfies Record<UndoConflict['why'], { description: string }>,
});

const UndoConflictRef = builder.objectRef<UndoConflict>('UndoConflict').implement({
  description: 'Somebody who keeps an import from being undone.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The person.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    why: t.expose('why', { type: UndoConflictWhy, description: 'Why.' }),
  }),
});

const UndoResult = builder.objectRef<ResultShape>('UndoResult').implement({
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
    resolve: async (_root, { group_id, import_id }, context): Promise<ResultShape> => {
      const { db } = context;
      await admitToLearner(context, 'undoRosterImport', group_id, null);
      const seen = await findImport(db, group_id, import_id);
      const groups = new Set([...seen.changes.touched, ...seen.changes.awaited].map((one) => one.group_id));
      const givenInstructors = await findGroupsGivenInstructors(db, import_id);
      for (const id of groups) {
        const access = await admitToLearner(context, 'undoRosterImport', id, null);
        const refusal = whyNotRemove('INSTRUCTOR', { plainInstructor: isPlainInstructor(access) });
        if (refusal && givenInstructors.has(id)) throw new Refusal(refusal, { field: 'import_id' });
      }
      const rosters = await lockRosters(db, [group_id, ...groups]);
      const found = await findImport(db, group_id, import_id);
      if (found.undone) return { done: true, conflicts: [] };
      const conflicts = await findConflicts(db, found, rosters);
      if (conflicts.length > 0) return { done: false, conflicts };
      await undoImport(db, found, getViewerId(context));
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: rosters.get(group_id)?.institution_id ?? '',
        action: 'ROSTER_IMPORT_UNDONE',
        object: { type: 'group', id: group_id },
        details: { import_id },
      });
      return { done: true, conflicts: [] };
    },
  }),
);

async function findImport(db: Database, groupId: string, importId: string): Promise<KeptImport> {
  const { rows } = await sql<KeptImport>`/* roster-import */
    select id, changes, undone_on is not null as undone from roster_imports
    where id = ${importId} and group_id = ${groupId} and created_on > now() - interval '7 days'`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND', { field: 'import_id' });
  return found;
}
