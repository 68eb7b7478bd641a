import { daysToRestore } from '@lectern/domain/classroom/group/deleted-group.ts';
import { sql } from 'kysely';
import { lastActs } from '../../../base/audit-log/undoing.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import { recordActs } from '../sales/hold-license.ts';
import { refuseWhereNeeded } from '../sales/refuse-where-needed.ts';
import { forgetTerms, holdTerms, type TermWhere } from './hold-term.ts';

/** Makes activated licenses the quotes that they were, while there is no group of them that is there or can be restored; for whom the policy lets. */
export async function undoActivations(context: Context, viewer: Viewer, where: readonly TermWhere[]): Promise<void> {
  if (where.length === 0) return;
  const { db } = context;
  const terms = await holdTerms(db, 'ACTIVATION', where);
  const ids = terms.map(({ id }) => id);
  await refuseWhereNeeded(
    db,
    ids,
    undefined,
    sql`(g.deleted_on is null or g.deleted_on > now() - make_interval(days => ${daysToRestore}))`,
  );
  const orders = terms.map(({ id, term }) => ({ id, purchase_order: term.before.purchase_order }));
  await makeQuotes(db, viewer, orders);
  await forgetTerms(
    db,
    terms.map(({ id, held }) => ({ license_id: id, term: held.total_renewals })),
  );
  const last = context.undoes === undefined ? await lastActs(db, 'LICENSE_ACTIVATED', ids) : null;
  await recordActs(
    context,
    viewer,
    terms.map(({ id, held, term }) => ({
      id,
      institution_id: held.institution_id,
      name: held.name,
      action: 'LICENSE_ACTIVATION_UNDONE',
      details: {
        activation_date: { from: held.activation_date, to: null },
        expiry_date: { from: held.expiry_date, to: null },
        purchase_order: { from: held.purchase_order, to: term.before.purchase_order },
      },
      undoes: last?.get(id),
    })),
  );
}

type Order = { readonly id: string; readonly purchase_order: string | null };

/** Takes the days of licenses away; each has the purchase order again that it had before. */
async function makeQuotes(db: Database, viewer: Viewer, orders: readonly Order[]): Promise<void> {
  await sql`/* make-quotes */ update licenses l set activation_date = null, expiry_date = null,
      purchase_order = x.purchase_order, version = l.version + 1, modified_on = now(), modified_by = ${viewer.id}
    from json_to_recordset(${JSON.stringify(orders)}::json) as x (id uuid, purchase_order text)
    where l.id = x.id`.execute(db);
}
