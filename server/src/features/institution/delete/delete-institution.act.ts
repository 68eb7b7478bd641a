import { daysToRestoreInstitution, isEmptyInstitution } from '@lectern/domain/institution/deleted-institution.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../database/connect.ts';
import { builder } from '../../../graphql/builder.ts';
import { getViewer, type Context, type Viewer } from '../../../graphql/context.ts';
import { InstitutionRecord } from '../sell/institution-record.ts';
import { readRecord } from '../sell/write-institution.ts';
import { writeActivity } from '../write-activity.ts';
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
        await setDeleted(context, viewer, { id, name }, { quotes });
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
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('restoreInstitution', { signedIn: true, globalRole: viewer.role });
      const { name, deleted_on, restorable } = await holdInstitution(db, id);
      if (!restorable) throw new Refusal('NOT_FOUND');
      if (deleted_on !== null) await setDeleted(context, viewer, { id, name }, null);
      return readRecord(db, id);
    },
  }),
);

type Held = { readonly name: string; readonly deleted_on: string | null; readonly restorable: boolean };

/** Whoever puts something into the institution waits, or has done so before. */
async function holdInstitution(db: Database, id: string): Promise<Held> {
  const { rows } = await sql<Held>`/* hold-to-delete */
    select name, deleted_on,
      deleted_on is null or deleted_on > now() - make_interval(days => ${daysToRestoreInstitution}) as restorable
    from institutions where id = ${id} for update`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0];
}

async function readDependants(db: Database, id: string): Promise<InInstitution> {
  const { rows } = await sql<{ found: InInstitution }>`/* is-empty */
    select ${inInstitutionJson} as found from institutions i where i.id = ${id}`.execute(db);
  return (rows[0] as { found: InInstitution }).found;
}

/** Null brings it back. */
async function setDeleted(
  context: Context,
  viewer: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
  gone: { readonly quotes: number } | null,
): Promise<void> {
  const { db } = context;
  const isGone = gone !== null;
  await sql`/* set-institution-deleted */ update institutions
    set deleted_on = case when ${isGone}::boolean then now() end, deleted_by = case when ${isGone}::boolean then ${viewer.id}::uuid end,
      modified_on = now(), modified_by = ${viewer.id}
    where id = ${id}`.execute(db);
  const action = isGone ? 'INSTITUTION_DELETED' : 'INSTITUTION_RESTORED';
  await writeActivity(db, { institution_id: id, user_id: viewer.id, activity: action });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: id,
    action,
    object: { type: 'institution', id },
    details: gone ?? {},
    personal: { name },
  });
}
