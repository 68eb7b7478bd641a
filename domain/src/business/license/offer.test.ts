import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../calendar-day.ts';
import { checkInput } from '../../check-input.ts';
import { licenseSizes } from './license-form.ts';
import {
  offerDifferences,
  offeredUntil,
  offerSchema,
  offerState,
  whyNotApply,
  type LicenseOfOffer,
  type OfferFacts,
} from './offer.ts';

const today = '2026-11-24';
const day = (offset: number) => daysLater(today, offset);
const product = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0a01';
const facts = (values: Partial<OfferFacts> = {}): OfferFacts => ({
  today,
  license: { max_users: 300, activation_date: day(-200), expiry_date: day(60) },
  anySize: false,
  kind: 'RENEWAL',
  ...values,
});
const enlarging = facts({ kind: 'ENLARGEMENT' });
const renewal = {
  expiry_date: day(425),
  max_users: 300,
  products: [],
  price: '',
  currency: '',
  notes: '',
  tax_rate: '',
  valid_until: offeredUntil(today),
};
const enlargement = { ...renewal, expiry_date: '', max_users: 500 };
const wrong = (given: OfferFacts, value: object) =>
  checkInput(offerSchema(given), value).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('an offer', () => {
  it('says a tax in percent as a quote does', () => {
    expect(wrong(facts(), { ...renewal, tax_rate: '19,5' })).toEqual([]);
    expect(wrong(facts(), { ...renewal, tax_rate: '101' })).toEqual(['tax_rate WRONG_SHAPE']);
  });

  it('of a renewal has an end, seats and terms, and is valid for 30 days', () => {
    expect(checkInput(offerSchema(facts()), { ...renewal, price: '1200', currency: 'EUR' }).data).toEqual({
      ...renewal,
      price: '1200.00',
      currency: 'EUR',
      notes: null,
      tax_rate: null,
      valid_until: '2026-12-24',
    });
  });

  it('of an enlargement adds seats or products, and has no end', () => {
    expect(checkInput(offerSchema(enlarging), enlargement).data).toMatchObject({ expiry_date: null, max_users: 500 });
    expect(wrong(enlarging, { ...enlargement, max_users: 300, products: [product] })).toEqual([]);
  });

  it.each([
    ['no end', facts(), { ...renewal, expiry_date: '' }, ['expiry_date REQUIRED']],
    ['an earlier end', facts(), { ...renewal, expiry_date: day(59) }, ['expiry_date SHORTENS']],
    ['an end too soon', facts(), { ...renewal, expiry_date: day(29) }, ['expiry_date TOO_SOON']],
    ['products in a renewal', facts(), { ...renewal, products: [product] }, ['products TOO_MANY']],
    ['an end in an enlargement', enlarging, { ...enlargement, expiry_date: day(425) }, ['expiry_date WRONG_SHAPE']],
    ['nothing more', enlarging, { ...enlargement, max_users: 300 }, ['max_users TOO_LOW']],
    ['fewer seats', enlarging, { ...enlargement, max_users: 100, products: [product] }, ['max_users TOO_LOW']],
    ['a product twice', enlarging, { ...enlargement, products: [product, product] }, ['products NOT_DISTINCT']],
    ['a size that is not sold', facts(), { ...renewal, max_users: 299 }, ['max_users WRONG_SHAPE']],
    ['a price without a currency', facts(), { ...renewal, price: '1' }, ['currency REQUIRED']],
    ['a last day that has passed', facts(), { ...renewal, valid_until: day(-1) }, ['valid_until DAY_PASSED']],
    ['no last day', facts(), { ...renewal, valid_until: '' }, ['valid_until REQUIRED']],
  ] as const)('is refused with %s', (_what, given, value, expected) => {
    expect(wrong(given, value)).toEqual(expected);
  });

  it('of an enlargement names the least number of seats that adds something', () => {
    const least = (value: object) => checkInput(offerSchema(enlarging), value).issues?.[0];
    expect(least({ ...enlargement, max_users: 100 })).toMatchObject({ minimum: 301 });
    expect(least({ ...enlargement, max_users: 100, products: [product] })).toMatchObject({ minimum: 300 });
  });

  it('never takes seats away from a license that is enlarged, whatever it has', () => {
    const any = fc.record({
      max_users: fc.constantFrom(...licenseSizes),
      has: fc.integer({ min: 1, max: 2000 }),
      adds: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ max_users, has, adds }) => {
        const license = { max_users: has, activation_date: day(-1), expiry_date: day(60) };
        const given = facts({ kind: 'ENLARGEMENT', license });
        const taken = wrong(given, { ...enlargement, max_users, products: adds ? [product] : [] }).length === 0;
        expect(taken).toBe(adds ? max_users >= has : max_users > has);
      }),
    );
  });
});

describe('what became of an offer', () => {
  const times = { valid_until: day(0), applied_on: null, withdrawn_on: null };
  it.each([
    [times, day(0), 'STANDS', null],
    [times, day(1), 'OVER', 'OFFER_OVER'],
    [{ ...times, withdrawn_on: day(0) }, day(0), 'WITHDRAWN', 'OFFER_WITHDRAWN'],
    [{ ...times, withdrawn_on: day(0) }, day(9), 'WITHDRAWN', 'OFFER_WITHDRAWN'],
    [{ ...times, applied_on: day(0) }, day(9), 'APPLIED', 'OFFER_APPLIED'],
  ] as const)('%o on %s: %s', (given, on, state, reason) => {
    expect(offerState(given, on)).toBe(state);
    expect(whyNotApply(state)).toBe(reason);
  });
});

describe('an offer and its license', () => {
  const madeFor: LicenseOfOffer = { max_users: 300, expiry_date: day(60), products: ['a', 'b'] };
  it('fit while seats, end and products are as they were, in any order', () => {
    expect(offerDifferences(madeFor, { ...madeFor, products: ['b', 'a'] })).toEqual([]);
  });

  it('differ in each that has changed', () => {
    const now = { max_users: 500, expiry_date: null, products: ['a'] };
    expect(offerDifferences(madeFor, now)).toEqual([
      { field: 'max_users', from: 300, to: 500 },
      { field: 'expiry_date', from: day(60), to: null },
      { field: 'products', from: ['a', 'b'], to: ['a'] },
    ]);
  });
});
