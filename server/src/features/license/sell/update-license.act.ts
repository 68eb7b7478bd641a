import { licenseSchema, quoteSchema } from '@lectern/domain/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { builder } from '../../../graphql/builder.ts';
import { parseInput } from '../../../graphql/input.ts';
import { License } from '../license.ts';
import {
  amountOf,
  factsFor,
  getSeller,
  holdLicense,
  refuseDrafts,
  writeLicense,
  type HeldLicense,
} from './hold-license.ts';
import { LicenseWhere, UpdateLicenseInput } from './license-input.ts';

builder.mutationField('updateLicense', (t) =>
  t.field({
    type: License,
    description:
      'Changes what a license says; a quote stays a quote. What groups still need is refused with IN_USE and their names: fewer seats than they hold, a product they use, days before theirs.',
    args: {
      data: t.arg({ type: UpdateLicenseInput, description: 'What it says from now on.' }),
      where: t.arg({ type: LicenseWhere, description: 'Which license.' }),
    },
    resolve: async (_root, { data, where: { id, version } }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'updateLicense');
      const held = await holdLicense(db, id, version);
      const facts = factsFor(viewer, held.today, held);
      const { price = held.price, currency = held.currency, notes = held.notes } = data;
      const offer = { price, currency, notes, purchase_order: data.purchase_order ?? null };
      const said = { ...data, ...offer, is_gmetrix: data.is_gmetrix ?? false };
      const input = held.is_quoted
        ? { ...parseInput(quoteSchema(facts), said, 'data'), activation_date: null, expiry_date: null }
        : parseInput(
            licenseSchema(facts),
            { ...said, activation_date: data.activation_date ?? '', expiry_date: data.expiry_date ?? '' },
            'data',
          );
      const wanted = { ...input, products: input.products.toSorted() };
      await refuseDrafts(db, wanted.products, held.products);
      await refuseWhatGroupsNeed(db, id, held, wanted);
      const changes = changesOf(held, wanted);
      const { products, ...columns } = wanted;
      const next = Object.keys(changes).length > 0 ? held.version + 1 : held.version;
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
      // What is written freely may name people: the log says that it changed.
      const { name, notes: noted, ...details } = changes;
      const { institution_id } = held;
      const written = { id, institution_id, name: wanted.name, action: 'LICENSE_CHANGED' } as const;
      return writeLicense(context, viewer, {
        ...written,
        details: { ...details, ...(name ? { named: true } : {}), ...(noted ? { noted: true } : {}) },
      });
    },
  }),
);

type Wanted = Pick<
  HeldLicense,
  | 'name'
  | 'max_users'
  | 'products'
  | 'is_gmetrix'
  | 'purchase_order'
  | 'price'
  | 'currency'
  | 'notes'
  | 'activation_date'
  | 'expiry_date'
>;

type Change = { readonly from: unknown; readonly to: unknown };

function changesOf(held: HeldLicense, wanted: Wanted): Partial<Record<keyof Wanted, Change>> {
  const fields = Object.keys(wanted) as (keyof Wanted)[];
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(held[field]) !== JSON.stringify(wanted[field]))
      .map((field) => [field, { from: held[field], to: wanted[field] }]),
  );
}

/** Groups that have not ended count, by their own days and courses; those that have ended keep what they had. */
async function refuseWhatGroupsNeed(db: Database, id: string, held: HeldLicense, wanted: Wanted): Promise<void> {
  const { activation_date, expiry_date, max_users } = wanted;
  const dropped = held.products.filter((product) => !wanted.products.includes(product));
  if (max_users < held.slots_used)
    await refuseIfAny(db, id, 'max_users', sql`places_held(g, ${held.total_renewals}::int) > 0`);
  if (expiry_date !== null && expiry_date !== held.expiry_date)
    await refuseIfAny(db, id, 'expiry_date', sql`g.ended_term is null and g.end_date > ${expiry_date}::date`);
  if (activation_date !== null && activation_date !== held.activation_date)
    await refuseIfAny(db, id, 'activation_date', sql`g.ended_term is null and g.start_date < ${activation_date}::date`);
  if (dropped.length > 0)
    await refuseIfAny(
      db,
      id,
      'products',
      sql`g.ended_term is null and exists (select from group_courses gc join courses c on c.id = gc.course_id
        where gc.group_id = g.id and c.product_id = any(${dropped}::uuid[]))`,
    );
}

async function refuseIfAny(db: Database, id: string, field: string, need: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`/* groups-that-need */
    select g.name from groups g where g.license_id = ${id} and g.deleted_on is null and ${need}
    order by g.name, g.id limit 20`.execute(db);
  if (rows.length > 0)
    throw new Refusal('IN_USE', { field: `data.${field}`, details: { groups: rows.map(({ name }) => name) } });
}

async function setProducts(db: Database, license_id: string, products: readonly string[]): Promise<void> {
  await sql`/* remove-products */ delete from license_products
    where license_id = ${license_id} and product_id <> all(${products}::uuid[])`.execute(db);
  await sql`/* add-products */ insert into license_products (license_id, product_id)
    select ${license_id}, unnest(${products}::uuid[]) on conflict do nothing`.execute(db);
}
