import { personalOf } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseFields, licenseTexts, type LicenseField } from '@lectern/domain/base/entity/license.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import type { LicenseShape } from '../license.ts';
import type { SaidOfLicense } from '../license-term/begin-term.ts';
import { markApplied } from '../offer/find-offer.ts';
import type { OfferRow } from '../offer/offer-json.ts';
import { amountOf, refuseDrafts, writeLicense, type HeldLicense } from './hold-license.ts';
import { refuseWhereNeeded } from './refuse-where-needed.ts';

/** What of a license is written freely and may name people: it lies beside the chain of the log. */
export const personal: ReadonlySet<LicenseField> = new Set(['name', 'notes', ...personalOf(licenseTexts)]);

type Changing = {
  readonly id: string;
  readonly held: HeldLicense;
  /** What it is to say. */
  readonly wanted: SaidOfLicense;
  /** The enlargement that is applied by it; null where none is. */
  readonly offer: OfferRow | null;
};

/** Changes what a license that is held says; it refuses what is no product and what groups still need. */
export async function changeLicense(
  context: Context,
  viewer: Viewer,
  { id, held, wanted, offer }: Changing,
): Promise<LicenseShape> {
  const { db } = context;
  await refuseDrafts(db, wanted.products, held.products);
  await refuseWhatGroupsNeed(db, id, held, wanted);
  const changed = licenseFields.filter((field) => JSON.stringify(held[field]) !== JSON.stringify(wanted[field]));
  const { products, ...columns } = wanted;
  const next = changed.length > 0 ? held.version + 1 : held.version;
  await db
    .updateTable('licenses')
    .set({
      ...columns,
      price: amountOf(columns.price),
      version: next,
      modified_on: sql<string>`now()`,
      modified_by: viewer.id,
    })
    .where('id', '=', id)
    .execute();
  await setProducts(db, id, products);
  if (offer) await markApplied(db, offer, viewer.id);
  const of = (fields: readonly LicenseField[]) =>
    Object.fromEntries(fields.map((field) => [field, { from: held[field], to: wanted[field] }]));
  return writeLicense(context, viewer, {
    id,
    institution_id: held.institution_id,
    name: wanted.name,
    action: 'LICENSE_CHANGED',
    details: { ...of(changed.filter((field) => !personal.has(field))), ...(offer ? { offer: offer.number } : {}) },
    personal: of(changed.filter((field) => personal.has(field))),
  });
}

const live = sql`g.deleted_on is null and g.ended_term is null`;

/** Groups that have not ended count, by their own days and courses; those that have ended keep what they had. */
async function refuseWhatGroupsNeed(db: Database, id: string, held: HeldLicense, wanted: SaidOfLicense): Promise<void> {
  const { activation_date, expiry_date, max_users } = wanted;
  const dropped = held.products.filter((product) => !wanted.products.includes(product));
  if (max_users < held.slots_used)
    await refuseWhereNeeded(db, id, 'data.max_users', sql`places_held(g, ${held.total_renewals}::int) > 0`);
  if (expiry_date !== null && expiry_date !== held.expiry_date)
    await refuseWhereNeeded(db, id, 'data.expiry_date', sql`${live} and g.end_date > ${expiry_date}::date`);
  if (activation_date !== null && activation_date !== held.activation_date)
    await refuseWhereNeeded(db, id, 'data.activation_date', sql`${live} and g.start_date < ${activation_date}::date`);
  if (dropped.length > 0)
    await refuseWhereNeeded(
      db,
      id,
      'data.products',
      sql`${live} and exists (select from group_courses gc join courses c on c.id = gc.course_id
        where gc.group_id = g.id and c.product_id = any(${dropped}::uuid[]))`,
    );
}

async function setProducts(db: Database, license_id: string, products: readonly string[]): Promise<void> {
  await sql`/* remove-products */ delete from license_products
    where license_id = ${license_id} and product_id <> all(${products}::uuid[])`.execute(db);
  await sql`/* add-products */ insert into license_products (license_id, product_id)
    select ${license_id}, unnest(${products}::uuid[]) on conflict do nothing`.execute(db);
}
