import { licenseSchema, quoteSchema } from '@lectern/domain/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { builder } from '../../../graphql/builder.ts';
import { parseInput } from '../../../graphql/input.ts';
import { License } from '../license.ts';
import { markApplied, OfferWhere, offerToApply } from '../offer/find-offer.ts';
import type { OfferRow } from '../offer/offer-json.ts';
import {
  amountOf,
  factsFor,
  getSeller,
  holdLicense,
  refuseDrafts,
  refuseOlder,
  writeLicense,
  type HeldLicense,
} from './hold-license.ts';
import { LicenseWhere, UpdateLicenseInput } from './license-input.ts';
import { refuseWhereNeeded } from './refuse-where-needed.ts';

builder.mutationField('updateLicense', (t) =>
  t.field({
    type: License,
    description:
      'Changes what a license says; a quote stays a quote. What groups still need is refused with IN_USE and their names: fewer seats than they hold, a product they use, days before theirs.',
    args: {
      data: t.arg({ type: UpdateLicenseInput, description: 'What it says from now on.' }),
      where: t.arg({ type: LicenseWhere, description: 'Which license.' }),
      offer: t.arg({
        type: OfferWhere,
        required: false,
        description:
          'An enlargement of it that is applied by this: the seats have to be those of the offer, and the products that it adds among those of the license.',
      }),
    },
    resolve: async (_root, { data, where: { id, version }, offer: named }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'updateLicense');
      const held = await holdLicense(db, id);
      const offer = named ? await offerToApply(db, id, 'ENLARGEMENT', named) : null;
      refuseOlder(id, held, version);
      if (offer) refuseOtherThan(offer, data);
      const given = factsFor(viewer, held.today, held);
      // Whoever made the offer was free to sell its seats.
      const facts = { ...given, anySize: given.anySize || offer !== null };
      const { price = held.price, currency = held.currency, notes = held.notes } = data;
      const terms = { price, currency, notes, purchase_order: data.purchase_order ?? null };
      const said = { ...data, ...terms, is_gmetrix: data.is_gmetrix ?? false };
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
      if (offer) await markApplied(db, offer, viewer.id);
      // What is written freely may name people: the log says that it changed.
      const { name, notes: noted, ...details } = changes;
      const { institution_id } = held;
      const written = { id, institution_id, name: wanted.name, action: 'LICENSE_CHANGED' } as const;
      return writeLicense(context, viewer, {
        ...written,
        details: {
          ...details,
          ...(name ? { named: true } : {}),
          ...(noted ? { noted: true } : {}),
          ...(offer ? { offer: offer.number } : {}),
        },
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

/** What is saved with an enlargement is what it offers. */
function refuseOtherThan(offer: OfferRow, data: { readonly max_users: number; readonly products: readonly string[] }) {
  const issue = { code: 'NOT_AS_OFFERED' } as const;
  if (data.max_users !== offer.max_users) throw new Refusal('INVALID', { field: 'data.max_users', issue });
  if (!offer.added.every((product) => data.products.includes(product.id)))
    throw new Refusal('INVALID', { field: 'data.products', issue });
}

const live = sql`g.deleted_on is null and g.ended_term is null`;

/** Groups that have not ended count, by their own days and courses; those that have ended keep what they had. */
async function refuseWhatGroupsNeed(db: Database, id: string, held: HeldLicense, wanted: Wanted): Promise<void> {
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
