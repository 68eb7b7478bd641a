import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import {
  daysToExpire,
  daysToStart,
  licenseState,
  type LicenseState,
} from '@lectern/domain/business/license/license.ts';
import type { Principal } from '@lectern/domain/permission.ts';
import { isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { Institution, type InstitutionShape } from '../institution/institution.ts';
import { Product, type ProductShape } from '../../learning/product/product.ts';
import { LicenseOffer } from './offer/license-offer.ts';
import type { OfferRow } from './offer/offer-json.ts';
import { SentQuote, type SentQuoteShape } from './quote/sent-quote.ts';
import type { SaidOfLicense } from './license-term/begin-term.ts';
import type { TermAct } from './license-term/term-act.ts';

/** A license as its viewer may see it. */
export type LicenseShape = Omit<SaidOfLicense, 'products'> & {
  readonly id: string;
  readonly key: string;
  readonly slots_used: number;
  readonly is_quoted: boolean;
  readonly total_renewals: number;
  readonly last_renewed: string | null;
  readonly created_on: string;
  readonly version: number;
  readonly products: readonly ProductShape[];
  readonly offers: readonly OfferRow[];
  /** As it was sent last. */
  readonly quote: SentQuoteShape | null;
  /** What began its term, while it says what it said then. */
  readonly undoable: TermAct | null;
  readonly institution: InstitutionShape;
  /** What the viewer is to the institution that holds it. */
  readonly principal: Principal;
  /** Today in the time zone of that institution. */
  readonly today: string;
};

/** What a license is today. */
export const LicenseStateRef = builder.enumType('LicenseState', {
  description: 'What a license is today.',
  values: {
    QUOTED: { description: 'A quote: it was never activated.' },
    EXPIRED: { description: 'Its expiry day has come; nobody can use it any more.' },
    STARTS_LATER: { description: 'Activated, for a first day that is to come.' },
    EXPIRING: { description: 'Active, with 90 days or fewer left.' },
    ACTIVE: { description: 'Active, with more than 90 days left.' },
  } satisfies Record<LicenseState, { description: string }>,
});

const TermActRef = builder.enumType('LicenseTermAct', {
  description: 'What begins a term of a license.',
  values: {
    ACTIVATION: { description: 'Its activation.' },
    RENEWAL: { description: 'A renewal.' },
  } satisfies Record<TermAct, { description: string }>,
});

/** A license. */
export const License = builder.objectRef<LicenseShape>('License').implement({
  description: 'The right of an institution to use products, for so many learners, until a day.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the license.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    key: t.string({
      nullable: true,
      description: 'The identifier it is sold under; null unless you sell licenses.',
      extensions: { rule: 'License.key' },
      resolve: ({ key, principal }) => (isAllowed('License.key', principal) ? key : null),
    }),
    ...forEach(licenseTexts, (name, { what }) =>
      t.string({
        nullable: true,
        description: `${what}; null where there is none, and unless you sell licenses.`,
        extensions: { rule: `License.${name}` },
        resolve: ({ [name]: said, principal }) => (isAllowed(`License.${name}`, principal) ? said : null),
      }),
    ),
    price: t.string({
      nullable: true,
      description:
        'What a term of it is offered for, with two decimals such as "1200.00"; null where nothing was said, and unless you sell licenses.',
      extensions: { rule: 'License.price' },
      resolve: ({ price, principal }) => (isAllowed('License.price', principal) ? price : null),
    }),
    currency: t.string({
      nullable: true,
      description:
        'The ISO 4217 code of the currency of the price; null where none was said, and unless you sell licenses.',
      extensions: { rule: 'License.currency' },
      resolve: ({ currency, principal }) => (isAllowed('License.currency', principal) ? currency : null),
    }),
    notes: t.string({
      nullable: true,
      description: 'What else is said with the offer, in lines; null where nothing is, and unless you sell licenses.',
      extensions: { rule: 'License.notes' },
      resolve: ({ notes, principal }) => (isAllowed('License.notes', principal) ? notes : null),
    }),
    state: t.field({
      type: LicenseStateRef,
      description: 'What it is today, in the time zone of its institution.',
      resolve: (license) => licenseState(license, license.today),
    }),
    is_quoted: t.exposeBoolean('is_quoted', { description: 'Whether it is a quote: it was never activated.' }),
    days_to_expire: t.int({
      description:
        'Whole days until its expiry day, 0 or less once it has expired. Without an expiry day they count to 1970-01-01.',
      resolve: ({ expiry_date, today }) => daysToExpire(expiry_date, today),
    }),
    days_to_start: t.int({
      description: 'Whole days until its first day, 0 or less once it can be used, and for a quote.',
      resolve: ({ activation_date, today }) => daysToStart(activation_date, today),
    }),
    activation_date: t.expose('activation_date', {
      type: 'Date',
      nullable: true,
      description: 'The day it was activated for; null for a quote.',
    }),
    expiry_date: t.expose('expiry_date', {
      type: 'Date',
      nullable: true,
      description: 'The day from which it can no longer be used; null where none is set.',
    }),
    max_users: t.exposeInt('max_users', { description: 'How many seats were bought.' }),
    slots_used: t.exposeInt('slots_used', { description: 'How many of its seats its groups hold.' }),
    is_gmetrix: t.exposeBoolean('is_gmetrix', { description: 'Whether it includes external practice tests.' }),
    totalRenewals: t.exposeInt('total_renewals', { description: 'How often it was renewed.' }),
    last_renewed: t.expose('last_renewed', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was renewed last; null where it never was.',
    }),
    version: t.exposeInt('version', { description: 'Which version this is, for saving changes to it.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was first quoted.' }),
    products: t.field({
      type: [Product],
      description: 'The published products it is for, by name.',
      resolve: ({ products }) => [...products],
    }),
    quote: t.field({
      type: SentQuote,
      nullable: true,
      description: 'Its quote as it was sent last; null while it is a draft, and unless you sell licenses.',
      resolve: ({ quote, principal }) => (isAllowed('License.price', principal) ? quote : null),
    }),
    offers: t.field({
      type: [LicenseOffer],
      description: 'The offers beside it that stand today, the latest first; none unless you sell licenses.',
      resolve: ({ offers, principal }) => (isAllowed('License.price', principal) ? [...offers] : []),
    }),
    undoable: t.field({
      type: TermActRef,
      nullable: true,
      description:
        'What of it can be taken back as long as no group uses what was gained; null once it says anything else than it did then, and unless you sell licenses.',
      resolve: ({ undoable, principal }) => (isAllowed('undoLicenseRenewal', principal) ? undoable : null),
    }),
    institution: t.expose('institution', { type: Institution, description: 'The institution that holds it.' }),
  }),
});
