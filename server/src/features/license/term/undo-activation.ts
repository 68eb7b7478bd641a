import { daysToRestore } from '@lectern/domain/group/deleted-group.ts';
import { sql } from 'kysely';
import { undoingLast } from '../../../audit/undoing-last.ts';
import type { Context } from '../../../graphql/context.ts';
import type { LicenseShape } from '../license.ts';
import { writeLicense } from '../sell/hold-license.ts';
import { refuseWhereNeeded } from '../sell/refuse-where-needed.ts';
import { forgetTerm, holdTerm, type TermWhere } from './hold-term.ts';

/** Makes an activated license the quote that it was, while there is no group of it that is there or can be restored. */
export async function undoActivation(context: Context, where: TermWhere): Promise<LicenseShape> {
  const { db } = context;
  const { viewer, held, term } = await holdTerm(context, 'undoLicenseActivation', 'ACTIVATION', where);
  const { id } = where;
  await refuseWhereNeeded(
    db,
    id,
    undefined,
    sql`(g.deleted_on is null or g.deleted_on > now() - make_interval(days => ${daysToRestore}))`,
  );
  const { purchase_order } = term.before;
  await db
    .updateTable('licenses')
    .set({
      activation_date: null,
      expiry_date: null,
      purchase_order,
      version: held.version + 1,
      modified_on: sql<string>`now()`,
      modified_by: viewer.id,
    })
    .where('id', '=', id)
    .execute();
  await forgetTerm(db, id, held.total_renewals);
  const { institution_id, name, activation_date, expiry_date } = held;
  return writeLicense(await undoingLast(context, 'LICENSE_ACTIVATED', id), viewer, {
    id,
    institution_id,
    name,
    action: 'LICENSE_ACTIVATION_UNDONE',
    details: {
      activation_date: { from: activation_date, to: null },
      expiry_date: { from: expiry_date, to: null },
      purchase_order: { from: held.purchase_order, to: purchase_order },
    },
  });
}
