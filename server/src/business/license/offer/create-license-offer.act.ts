import { offeredUntil, offerSchema } from '@lectern/domain/business/license/offer.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { amountOf, factsFor, getSeller, holdLicense, refuseDrafts } from '../sales/hold-license.ts';
import { LicenseWhere } from '../sales/license-input.ts';
import { LicenseOffer, OfferKindRef } from './license-offer.ts';
import { writeOffer } from './write-offer.ts';

const LicenseOfferInput = builder.inputType('LicenseOfferInput', {
  description: 'What is offered beside a license that was activated.',
  fields: (t) => ({
    kind: t.field({ type: OfferKindRef, description: 'A further term, or more of the one that runs.' }),
    expiry_date: t.field({
      type: 'Date',
      required: false,
      description:
        'The day on which the renewed license ends: not before it ends now, and 30 days from now or later. An enlargement has none.',
    }),
    max_users: t.int({
      description:
        'How many seats the license has once the offer is applied: as many as it has, 1, 100, 300, 500, 1000 or 1500; any number for system administrators. An enlargement takes none away.',
    }),
    products: t.idList({
      required: false,
      description: 'Published products that an enlargement adds, none of which the license has; none unless said.',
    }),
    price: t.string({
      required: false,
      description: 'What is asked: up to nine digits and two decimals, such as "1200.00"; it needs a currency.',
    }),
    currency: t.string({ required: false, description: 'The ISO 4217 code of the currency of the price.' }),
    notes: t.string({ required: false, description: 'What else is said with the offer, at most 2,000 characters.' }),
    tax_rate: t.string({
      required: false,
      description: 'The tax on its price in percent, such as "19" or "7.5"; none unless said.',
    }),
    valid_until: t.field({
      type: 'Date',
      required: false,
      description: 'The last day on which it can be applied, today or later; the thirtieth from today unless said.',
    }),
  }),
});

builder.mutationField('createLicenseOffer', (t) =>
  t.field({
    type: LicenseOffer,
    description:
      'Offers a renewal or an enlargement beside a license, which stays as it is until the offer is applied. A quote is refused with CONFLICT.',
    args: {
      data: t.arg({ type: LicenseOfferInput, description: 'What is offered.' }),
      where: t.arg({ type: LicenseWhere, description: 'For which license.' }),
    },
    resolve: async (_root, { data: { kind, ...data }, where }, context) => {
      const { db, env } = context;
      const viewer = await getSeller(context, 'createLicenseOffer');
      const held = await holdLicense(db, where.id, where.version);
      if (held.is_quoted) throw new Refusal('CONFLICT');
      const { products, ...input } = parseInput(
        offerSchema({ ...factsFor(viewer, held.today), license: held, kind }),
        {
          expiry_date: data.expiry_date ?? '',
          max_users: data.max_users,
          products: data.products ?? [],
          price: data.price ?? null,
          currency: data.currency ?? null,
          notes: data.notes ?? null,
          tax_rate: data.tax_rate ?? null,
          valid_until: data.valid_until ?? offeredUntil(held.today),
        },
        'data',
      );
      if (products.some((product) => held.products.includes(product)))
        throw new Refusal('TAKEN', { field: 'data.products' });
      await refuseDrafts(db, products, []);
      const { id } = await db
        .insertInto('license_offers')
        .values({
          ...input,
          kind,
          license_id: where.id,
          price: amountOf(input.price),
          tax_rate: amountOf(input.tax_rate),
          seller: env.seller ?? null,
          made_on: held.today,
          of_max_users: held.max_users,
          of_expiry_date: held.expiry_date ?? '',
          created_by: viewer.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`/* offered-products */ insert into license_offer_products (offer_id, product_id, added)
        select ${id}::uuid, unnest(${held.products}::uuid[]), false
        union all select ${id}::uuid, unnest(${products}::uuid[]), true`.execute(db);
      const { notes: _notes, ...codes } = input;
      return writeOffer(context, viewer, held, {
        id,
        action: 'LICENSE_OFFERED',
        details: { ...codes, kind, products },
      });
    },
  }),
);
