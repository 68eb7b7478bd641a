import { sql } from 'kysely';
import { registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { lockSeats } from '../../seats/lock-seats.ts';
import { License, type LicenseShape } from '../license.ts';
import { amountOf, writeLicense } from '../sales/hold-license.ts';
import { LicenseWhere } from '../sales/license-input.ts';
import { refuseWhereNeeded } from '../sales/refuse-where-needed.ts';
import type { SaidOfLicense } from './begin-term.ts';
import { takeBackExtended, writeMoved } from './extend-groups.ts';
import { forgetTerms, holdTerm, type TermWhere } from './hold-term.ts';

builder.mutationField('undoLicenseRenewal', (t) =>
  t.field({
    type: License,
    description:
      'Takes back the last renewal of a license: its end, order, seats, price and the offer that was applied are as before, and so are groups that it extended and nobody has changed, joined or left since. It refuses with IN_USE and their names while groups end after the end of before or hold more places than there were, and with CONFLICT once the license says anything else than when it was renewed.',
    args: { where: t.arg({ type: LicenseWhere, description: 'Which license.' }) },
    resolve: (_root, { where }, context) => undoRenewal(context, where),
  }),
);

registerUndo('LICENSE_RENEWED', {
  lastOnly: true,
  undo: async (context, { object_id }) => {
    await undoRenewal(context, { id: object_id });
  },
});

/** Takes the last renewal of a license back, with the offer that it applied and the groups that it extended. */
async function undoRenewal(context: Context, where: TermWhere): Promise<LicenseShape> {
  const { db } = context;
  const { viewer, held, term } = await holdTerm(context, 'undoLicenseRenewal', 'RENEWAL', where);
  const { id } = where;
  const { before } = term;
  const moved = await takeBackExtended(context, id, held.total_renewals);
  await refuseGroupsOf(db, id, held.total_renewals, before);
  const { expiry_date, purchase_order, max_users, price, currency, notes } = before;
  await db
    .updateTable('licenses')
    .set({
      expiry_date,
      purchase_order,
      max_users,
      currency,
      notes,
      price: amountOf(price),
      total_renewals: held.total_renewals - 1,
      last_renewed: term.last_renewed,
      version: held.version + 1,
      modified_on: sql<string>`now()`,
      modified_by: viewer.id,
    })
    .where('id', '=', id)
    .execute();
  if (term.offer_id) await offerAgain(db, term.offer_id);
  await forgetTerms(db, [{ license_id: id, term: held.total_renewals }]);
  // A group that went on by it may be over without it.
  await lockSeats(db, { license_id: id });
  const { institution_id, name } = held;
  // The entry of the license alone names what it takes back.
  await writeMoved({ ...context, undoes: undefined }, institution_id, moved);
  const details = {
    expiry_date: { from: held.expiry_date, to: expiry_date },
    purchase_order: { from: held.purchase_order, to: purchase_order },
    max_users: { from: held.max_users, to: max_users },
    ...(term.offer_id ? { offer_id: term.offer_id } : {}),
  };
  return writeLicense(await undoingLast(context, 'LICENSE_RENEWED', id), viewer, {
    id,
    institution_id,
    name,
    action: 'LICENSE_RENEWAL_UNDONE',
    details,
  });
}

/** Groups that end later than the license did, and those that hold its seats where there were fewer than they hold. */
async function refuseGroupsOf(db: Database, id: string, term: number, before: SaidOfLicense): Promise<void> {
  await refuseWhereNeeded(
    db,
    id,
    undefined,
    sql`g.deleted_on is null and g.end_date > ${before.expiry_date}::date and coalesce(g.ended_term, ${term}::int) = ${term}::int`,
  );
  const held = sql`case when g.deleted_on is not null then 0 when g.ended_term is null then g.group_size
    when g.ended_term >= ${term - 1}::int then g.learners else 0 end`;
  const { rows } = await sql`/* held-before */ select from groups g where g.license_id = ${id}
    having sum(${held}) > ${before.max_users}`.execute(db);
  if (rows.length > 0) await refuseWhereNeeded(db, id, undefined, sql`${held} > 0`);
}

async function offerAgain(db: Database, id: string): Promise<void> {
  await sql`/* offer-again */ update license_offers set applied_on = null, applied_by = null, version = version + 1
    where id = ${id}`.execute(db);
}
