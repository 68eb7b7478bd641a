import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { builder } from '../../../base/graphql/builder.ts';

/** What a quote says; a license that is created at once says its days as well. */
const sold = {
  name: { description: 'Its name, 1 to 200 characters.' },
  max_users: {
    description: 'How many seats: 1, 100, 300, 500, 1000 or 1500; any number for system administrators.',
  },
  products: { description: 'The published products it is for, one at least.' },
  price: {
    required: false,
    description:
      'What a term is offered for: up to nine digits and two decimals, such as "1200.00"; it needs a currency.',
  },
  currency: { required: false, description: 'The ISO 4217 code of the currency of the price.' },
  notes: { required: false, description: 'What else is said with the offer, at most 2,000 characters.' },
  is_gmetrix: { required: false, description: 'Whether it includes external practice tests; false unless said.' },
} as const;

const texts = forEach(licenseTexts, (_, { what, longest }) => ({
  required: false as const,
  description: `${what}, at most ${longest} characters.`,
}));

/** A new quote. */
export const LicenseQuoteInput = builder.inputType('LicenseQuoteInput', {
  description: 'A license that is offered to an institution.',
  fields: (t) => ({
    institution_id: t.id({ description: 'The institution.' }),
    name: t.string(sold.name),
    max_users: t.int(sold.max_users),
    products: t.idList(sold.products),
    ...forEach(texts, (_, text) => t.string(text)),
    price: t.string(sold.price),
    currency: t.string(sold.currency),
    notes: t.string(sold.notes),
    is_gmetrix: t.boolean(sold.is_gmetrix),
  }),
});

/** A new license. */
export const CreateLicenseInput = builder.inputType('CreateLicenseInput', {
  description: 'A license for an institution: with days it runs at once, without them it is a quote.',
  fields: (t) => ({
    institution_id: t.id({ description: 'The institution.' }),
    name: t.string(sold.name),
    max_users: t.int(sold.max_users),
    products: t.idList(sold.products),
    ...forEach(texts, (_, text) => t.string(text)),
    price: t.string(sold.price),
    currency: t.string(sold.currency),
    notes: t.string(sold.notes),
    is_gmetrix: t.boolean(sold.is_gmetrix),
    activation_date: t.field({ type: 'Date', required: false, description: 'The first day, today or later.' }),
    expiry_date: t.field({
      type: 'Date',
      required: false,
      description: 'The day it ends on, 30 days from now or later.',
    }),
  }),
});

/** What a license says from now on. */
export const UpdateLicenseInput = builder.inputType('UpdateLicenseInput', {
  description: 'What a license is to say. A quote takes no days.',
  fields: (t) => ({
    name: t.string(sold.name),
    max_users: t.int(sold.max_users),
    products: t.idList({ description: 'The products it is for, one at least: published, or held by it already.' }),
    ...forEach(texts, (_, text) => t.string(text)),
    price: t.string({ ...sold.price, description: `${sold.price.description} As it is unless said.` }),
    currency: t.string({ ...sold.currency, description: `${sold.currency.description} As it is unless said.` }),
    notes: t.string({ ...sold.notes, description: `${sold.notes.description} As it is unless said.` }),
    is_gmetrix: t.boolean(sold.is_gmetrix),
    activation_date: t.field({
      type: 'Date',
      required: false,
      description: 'The first day: as it is, or later than today.',
    }),
    expiry_date: t.field({
      type: 'Date',
      required: false,
      description: 'The day it ends on: as it is, or 30 days from now or later.',
    }),
  }),
});

/** When a quote begins to run. */
export const ActivateLicenseInput = builder.inputType('ActivateLicenseInput', {
  description: 'When a quoted license begins to run, and until when.',
  fields: (t) => ({
    activation_date: t.field({ type: 'Date', description: 'The first day, today or later.' }),
    expiry_date: t.field({ type: 'Date', description: 'The day it ends on, 30 days from now or later.' }),
    purchase_order: t.string({
      required: false,
      description: 'The order it is bought with, at most 50 characters; as it is unless said.',
    }),
  }),
});

/** Which license. */
export const LicenseWhere = builder.inputType('LicenseWhere', {
  description: 'Which license, as it was read.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.' }),
    version: t.int({
      required: false,
      description:
        'The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
  }),
});
