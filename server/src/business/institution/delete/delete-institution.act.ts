import {
  daysToRestoreInstitution,
  isEmptyInstitution,
} from '@lectern/domain/business/institution/deleted-institution.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { refuseUndone, registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer, type Context } from '../../../base/graphql/context.ts';
import { InstitutionRecord } from '../sales/institution-record.ts';
import { readRecord } from '../sales/write-institution.ts';
import { holdInstitution, setDeleted } from './delete-and-restore.ts';
import { inInstitutionJson, type InInstitution } from './dependants.ts';

builder.mutationField('deleteInstitution', (t) =>
  t.field({
    type: InstitutionRecord,
    description:
      'Deletes an institution that nothing is in, with its quotes; for 30 days it can be restored. It refuses with INVALID where the name is not exactly its own, and with IN_USE and how much is there while it has members, open invitations, licenses that were activated or groups. One that is deleted already stays so.',
    args: {
      id: t.arg.id({ description: 'Which institution.' }),
      name: t.arg.string({ description: 'Its name, exactly, so that nobody deletes another one.' }),
    },
    resolve: async (_root, { id, name }, context) => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('deleteInstitution', { signedIn: true, globalRole: viewer.role });
      const held = await holdInstitution(db, id);
      if (held.name !== name) throw new Refusal('INVALID', { field: 'name' });
      if (held.deleted_on === null) {
        const { quotes, ...dependants } = await readDependants(db, id);
        if (!isEmptyInstitution(dependants)) throw new Refusal('IN_USE', { details: dependants });
        await setDeleted(context, viewer, [{ id, name, gone: { quotes } }]);
      }
      return readRecord(db, id);
    },
  }),
);

builder.mutationField('restoreInstitution', (t) =>
  t.field({
    type: InstitutionRecord,
    description:
      'Brings back an institution that was deleted in the last 30 days, with its quotes. One that is not deleted stays as it is.',
    args: { id: t.arg.id({ description: 'Which institution.' }) },
    resolve: async (_root, { id }, context) => {
      await restoreInstitution(context, id);
      return readRecord(context.db, id);
    },
  }),
);

registerUndo('INSTITUTION_DELETED', {
  lastOnly: true,
  days: daysToRestoreInstitution,
  undo: async (context, { object_id }) => {
    await restoreInstitution(context, object_id);
  },
});

/** Brings an institution back that was deleted in the last 30 days; one that is there stays, but for an undo, which it refuses. */
async function restoreInstitution(context: Context, id: string): Promise<void> {
  const viewer = await getViewer(context);
  context.checks.allow('restoreInstitution', { signedIn: true, globalRole: viewer.role });
  const { name, deleted_on, restorable } = await holdInstitution(context.db, id);
  if (!restorable) throw new Refusal('NOT_FOUND');
  if (deleted_on === null) refuseUndone(context, 'restored');
  else await setDeleted(await undoingLast(context, 'INSTITUTION_DELETED', id), viewer, [{ id, name, gone: null }]);
}

async function readDependants(db: Database, id: string): Promise<InInstitution> {
  const { rows } = await sql<{ found: InInstitution }>`/* is-empty */
    select ${inInstitutionJson} as found from institutions i where i.id = ${id}`.execute(db);
  return (rows[0] as { found: InInstitution }).found;
}
