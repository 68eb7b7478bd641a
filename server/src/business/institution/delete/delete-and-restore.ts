import { daysToRestoreInstitution } from '@lectern/domain/business/institution/deleted-institution.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudits } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import { endGrantsOf } from '../../../base/partner/bound-grant.ts';
import { writeActivities } from '../write-activity.ts';

type Held = { readonly name: string; readonly deleted_on: string | null; readonly restorable: boolean };

/** An institution until the end of the transaction, deleted or not: whoever puts something into it waits, or has done so before. */
export async function holdInstitution(db: Database, id: string): Promise<Held> {
  const { rows } = await sql<Held>`/* hold-to-delete */
    select name, deleted_on,
      deleted_on is null or deleted_on > now() - make_interval(days => ${daysToRestoreInstitution}) as restorable
    from institutions where id = ${id} for update`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0];
}

/** An institution that is deleted or brought back. */
type Changed = {
  readonly id: string;
  readonly name: string;
  /** What goes with it: so many quotes, and the open invitations that are withdrawn; null where it is brought back. */
  readonly gone: { readonly quotes: number; readonly invitations?: readonly string[] } | null;
  /** The number of the entry that this takes back. */
  readonly undoes?: number | undefined;
};

/** Deletes institutions with what goes with them, or brings them back; feeds and logs say so. */
export async function setDeleted(context: Context, viewer: Viewer, changed: readonly Changed[]): Promise<void> {
  const { db } = context;
  const rows = changed.map(({ id, gone }) => ({ id, is_gone: gone !== null }));
  await sql`/* set-institutions-deleted */ update institutions i
    set deleted_on = case when x.is_gone then now() end, deleted_by = case when x.is_gone then ${viewer.id}::uuid end,
      modified_on = now(), modified_by = ${viewer.id}
    from json_to_recordset(${JSON.stringify(rows)}::json) as x (id uuid, is_gone boolean) where i.id = x.id`.execute(
    db,
  );
  await endGrantsOf(db, { institutionIds: changed.flatMap(({ id, gone }) => (gone === null ? [] : [id])) });
  const actionOf = ({ gone }: Changed) => (gone === null ? 'INSTITUTION_RESTORED' : 'INSTITUTION_DELETED');
  await writeActivities(
    db,
    changed.map((one) => ({ institution_id: one.id, user_id: viewer.id, activity: actionOf(one) })),
  );
  await writeAudits(
    db,
    actorOf(context),
    changed.map((one) => ({
      chain: 'INSTITUTION',
      chainId: one.id,
      action: actionOf(one),
      object: { type: 'institution', id: one.id },
      details: one.gone ?? {},
      personal: { name: one.name },
      undoes: one.undoes,
    })),
  );
}
