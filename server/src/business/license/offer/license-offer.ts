import {
  offerDifferences,
  offerState,
  type LicenseOfOffer,
  type OfferKind,
  type OfferState,
} from '@lectern/domain/business/license/offer.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { User } from '../../../base/account/user.ts';
import type { NamedProduct, OfferedLicense, OfferRow } from './offer-json.ts';

/** What is offered. */
export const OfferKindRef = builder.enumType('OfferKind', {
  description: 'What is offered beside a license that was activated.',
  values: {
    RENEWAL: { description: 'A further term of it.' },
    ENLARGEMENT: { description: 'More seats or products for the term that runs.' },
  } satisfies Record<OfferKind, { description: string }>,
});

const OfferStateRef = builder.enumType('OfferState', {
  description: 'What became of an offer.',
  values: {
    STANDS: { description: 'It can be applied.' },
    APPLIED: { description: 'The license was renewed or enlarged as it says.' },
    WITHDRAWN: { description: 'It was withdrawn.' },
    OVER: { description: 'Its last day has passed.' },
  } satisfies Record<OfferState, { description: string }>,
});

type DifferenceShape = {
  readonly field: keyof OfferedLicense;
  readonly from: readonly string[];
  readonly to: readonly string[];
};

const OfferDifferenceFieldRef = builder.enumType('OfferDifferenceField', {
  description: 'Something that a license says and an offer depends on.',
  values: {
    max_users: { description: 'How many seats it has.' },
    expiry_date: { description: 'The day it ends on.' },
    products: { description: 'The products it is for.' },
  } satisfies Record<keyof LicenseOfOffer, { description: string }>,
});

const OfferDifference = builder.objectRef<DifferenceShape>('OfferDifference').implement({
  description: 'Something that a license says otherwise than when an offer was made for it.',
  fields: (t) => ({
    field: t.expose('field', { type: OfferDifferenceFieldRef, description: 'What it is.' }),
    from: t.stringList({
      description: 'What the license said then: a number, a day, or the names of products.',
      resolve: ({ from }) => [...from],
    }),
    to: t.stringList({ description: 'What it says now.', resolve: ({ to }) => [...to] }),
  }),
});

const OfferedProduct = builder.objectRef<NamedProduct>('OfferedProduct').implement({
  description: 'A product of an offer, as it is called now.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

const idsOf = (products: readonly NamedProduct[]) => products.map(({ id }) => id);

/** In what the license of an offer differs by now from the one that it was made for, in words and figures. */
export function differencesOf({ made_for, now }: Pick<OfferRow, 'made_for' | 'now'>): DifferenceShape[] {
  const written = (license: OfferedLicense, field: keyof OfferedLicense) =>
    field === 'products' ? license.products.map(({ name }) => name) : [String(license[field])];
  return offerDifferences(
    { ...made_for, products: idsOf(made_for.products) },
    { ...now, products: idsOf(now.products) },
  ).map(({ field }) => ({ field, from: written(made_for, field), to: written(now, field) }));
}

/** An offer. */
export const LicenseOffer = builder.objectRef<OfferRow>('LicenseOffer').implement({
  description: 'A renewal or an enlargement that is offered beside a license, for those who sell.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    number: t.exposeString('number', {
      description: 'The number it is known by, such as "2026-00017"; no other offer has or had it.',
    }),
    license_id: t.exposeID('license_id', { description: 'The license that it was made for.' }),
    kind: t.expose('kind', { type: OfferKindRef, description: 'What is offered.' }),
    state: t.field({
      type: OfferStateRef,
      description: 'What became of it, in the time zone of its institution.',
      resolve: (offer) => offerState(offer, offer.today),
    }),
    made_on: t.expose('made_on', { type: 'Date', description: 'The day it was made.' }),
    made_by: t.field({
      type: User,
      nullable: true,
      description: 'Who made it; null for a program.',
      resolve: ({ made_by }) => made_by,
    }),
    valid_until: t.expose('valid_until', { type: 'Date', description: 'The last day on which it can be applied.' }),
    expiry_date: t.expose('expiry_date', {
      type: 'Date',
      nullable: true,
      description: 'The day on which the renewed license ends; null for an enlargement, which ends with the license.',
    }),
    max_users: t.exposeInt('max_users', { description: 'How many seats the license has once it is applied.' }),
    seats_before: t.int({
      description: 'How many seats the license had when it was made.',
      resolve: ({ made_for }) => made_for.max_users,
    }),
    ends_before: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which the license ended when it was made.',
      resolve: ({ made_for }) => made_for.expiry_date,
    }),
    price: t.exposeString('price', {
      nullable: true,
      description: 'What is asked for it, with two decimals such as "1200.00"; null where nothing was said.',
      extensions: { rule: 'License.price' },
    }),
    currency: t.exposeString('currency', {
      nullable: true,
      description: 'The ISO 4217 code of the currency of the price; null where none was said.',
      extensions: { rule: 'License.currency' },
    }),
    notes: t.exposeString('notes', {
      nullable: true,
      description: 'What else is said with it, in lines; null where nothing is.',
      extensions: { rule: 'License.notes' },
    }),
    tax_rate: t.exposeString('tax_rate', {
      nullable: true,
      description: 'The tax on its price in percent, with two decimals; null where it is said without one.',
    }),
    seller: t.exposeString('seller', {
      nullable: true,
      description:
        'Who sold when it was made, with address and tax number in lines; null where the server was told none.',
    }),
    products: t.field({
      type: [OfferedProduct],
      description: 'The products of the license when it was made, by name.',
      resolve: ({ made_for }) => [...made_for.products],
    }),
    added_products: t.field({
      type: [OfferedProduct],
      description: 'The products that it adds, by name.',
      resolve: ({ added }) => [...added],
    }),
    differences: t.field({
      type: [OfferDifference],
      description:
        'What the license says otherwise by now; where there is anything, the offer is refused with CONFLICT.',
      resolve: differencesOf,
    }),
    version: t.exposeInt('version', { description: 'Which version this is, for applying and withdrawing it.' }),
  }),
});
