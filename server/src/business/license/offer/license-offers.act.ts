import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { LicenseOffer } from './license-offer.ts';
import { offerJson, type OfferRow } from './offer-json.ts';

type PageShape = { readonly offers: readonly OfferRow[]; readonly hasMore: boolean };

const LicenseOfferPage = builder.objectRef<PageShape>('LicenseOfferPage').implement({
  description: 'Some offers of a license, and whether there are more.',
  fields: (t) => ({
    offers: t.field({
      type: [LicenseOffer],
      description: 'The offers, the latest first.',
      resolve: ({ offers }) => [...offers],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ offers, hasMore }) => (hasMore ? (offers.at(-1)?.id ?? null) : null),
    }),
  }),
});

const pageSize = 20;
const today = sql<string>`today(i.time_zone)`;

builder.queryField('licenseOffers', (t) =>
  t.field({
    type: LicenseOfferPage,
    description: 'The offers that were made for a license, whatever became of them, the latest first, 20 at a time.',
    args: {
      licenseId: t.arg.id({ description: 'The license.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { licenseId, after = null }, context) => {
      type Found = { readonly cursor_known: boolean; readonly offers: readonly OfferRow[] };
      const found = await readAsRole(
        context,
        'licenseOffers',
        sql<Found | null>`(/* license-offers */ select json_build_object(
          'cursor_known', ${after}::uuid is null
            or exists (select from license_offers a where a.id = ${after} and a.license_id = l.id),
          'offers', (select coalesce(json_agg(x.offer order by x.serial desc), '[]'::json) from (
            select o.serial, ${offerJson(today)} as offer from license_offers o
            where o.license_id = l.id
              and (${after}::uuid is null or o.serial < (select a.serial from license_offers a where a.id = ${after}))
            order by o.serial desc limit ${pageSize + 1}) x))
          from licenses l join institutions i on i.id = l.institution_id and i.deleted_on is null
          where l.id = ${licenseId} and l.deleted_on is null)`,
      );
      if (!found) throw new Refusal('NOT_FOUND');
      if (!found.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      return { offers: found.offers.slice(0, pageSize), hasMore: found.offers.length > pageSize };
    },
  }),
);

builder.queryField('licenseOffer', (t) =>
  t.field({
    type: LicenseOffer,
    description: 'An offer, whatever became of it.',
    args: { id: t.arg.id({ description: 'The offer.' }) },
    resolve: async (_root, { id }, context) => {
      const offer = await readAsRole(
        context,
        'licenseOffer',
        sql<OfferRow | null>`(/* one-license-offer */ select ${offerJson(today)}
          from license_offers o join licenses l on l.id = o.license_id and l.deleted_on is null
          join institutions i on i.id = l.institution_id and i.deleted_on is null
          where o.id = ${id})`,
      );
      if (!offer) throw new Refusal('NOT_FOUND');
      return offer;
    },
  }),
);
