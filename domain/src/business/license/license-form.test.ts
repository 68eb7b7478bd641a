import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../calendar-day.ts';
import { checkInput, type Schema } from '../../check-input.ts';
import { forEach } from '../../base/entity/entity-text.ts';
import { licenseTexts } from '../../base/entity/license.ts';
import {
  activationSchema,
  extendedGroups,
  licenseSchema,
  licenseSizes,
  quoteSchema,
  renewalSchema,
  renewedUntil,
  type LicenseFacts,
} from './license-form.ts';

const today = '2026-11-24';
const day = (offset: number) => daysLater(today, offset);
const facts = (values: Partial<LicenseFacts> = {}): LicenseFacts => ({
  today,
  license: null,
  anySize: false,
  ...values,
});
const running = { max_users: 250, activation_date: day(-200), expiry_date: day(10) };
const sold = {
  name: ' Site license ',
  max_users: 300,
  products: ['9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0a01'],
  is_gmetrix: false,
  ...forEach(licenseTexts, () => ' '),
  price: '',
  currency: '',
  notes: '',
};
const wrong = (schema: Schema<unknown>, value: object) =>
  checkInput(schema, value).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('a quote', () => {
  it('is what is sold, without surrounding spaces; an empty order is none', () => {
    expect(checkInput(quoteSchema(facts()), sold).data).toMatchObject({ name: 'Site license', purchase_order: null });
  });

  // D2-5.30–5.32
  it.each([
    ['no name', { name: '' }, ['name REQUIRED']],
    ['no product', { products: [] }, ['products REQUIRED']],
    ['a product twice', { products: [...sold.products, ...sold.products] }, ['products NOT_DISTINCT']],
    ['a number of seats that is not offered', { max_users: 250 }, ['max_users WRONG_SHAPE']],
    ['no seat', { max_users: 0 }, ['max_users TOO_LOW']],
    ['a price that is no amount', { price: '12 euros', currency: 'EUR' }, ['price WRONG_SHAPE']],
    ['a price below nothing', { price: '-1', currency: 'EUR' }, ['price WRONG_SHAPE']],
    ['a price without a currency', { price: '1200' }, ['currency REQUIRED']],
    ['a currency that is none', { price: '1200', currency: 'XYZ' }, ['currency WRONG_SHAPE']],
    ['long notes', { notes: 'x'.repeat(2001) }, ['notes TOO_LONG']],
    ['a long order', { purchase_order: 'x'.repeat(51) }, ['purchase_order TOO_LONG']],
  ])('is refused with %s', (_what, values, expected) => {
    expect(wrong(quoteSchema(facts()), { ...sold, ...values })).toEqual(expected);
  });

  it.each([
    ['1200', '1200.00'],
    [' 1200,5 ', '1200.50'],
    ['999999999.99', '999999999.99'],
    ['0', '0.00'],
  ])('of %j costs %s', (price, expected) => {
    expect(checkInput(quoteSchema(facts()), { ...sold, price, currency: 'EUR' }).data).toMatchObject({
      price: expected,
      currency: 'EUR',
    });
  });

  it('keeps showing no product where it shows none', () => {
    const license = (showsNoProduct: boolean) => facts({ license: { ...running, showsNoProduct } });
    expect(wrong(quoteSchema(license(true)), { ...sold, products: [] })).toEqual([]);
    expect(wrong(quoteSchema(license(false)), { ...sold, products: [] })).toEqual(['products REQUIRED']);
  });

  // D2-5.37, 9.09
  it('has any of the offered sizes, the one it was sold with, or any for a system administrator', () => {
    for (const max_users of licenseSizes) expect(wrong(quoteSchema(facts()), { ...sold, max_users })).toEqual([]);
    expect(wrong(quoteSchema(facts({ license: running })), { ...sold, max_users: 250 })).toEqual([]);
    expect(wrong(quoteSchema(facts({ anySize: true })), { ...sold, max_users: 7 })).toEqual([]);
  });
});

describe('the days of a license', () => {
  const days = (activation_date: string, expiry_date: string, given = facts()) =>
    wrong(activationSchema(given), { activation_date, expiry_date, purchase_order: '' });

  it.each([
    [day(0), day(30), []],
    [day(0), day(29), ['expiry_date TOO_SOON']],
    [day(-1), day(365), ['activation_date DAY_PASSED']],
    [day(60), day(60), ['activation_date DAYS_REVERSED']],
    ['', '', ['activation_date REQUIRED', 'expiry_date REQUIRED']],
    ['2026-02-30', day(365), ['activation_date NOT_A_DAY']],
  ])('from %s to %s', (from, to, expected) => {
    expect(days(from, to)).toEqual(expected);
  });

  // D2-5.33–5.36, 9.11
  it('that it has already may stay, and no other before their minimum', () => {
    const given = facts({ license: running });
    const edited = { ...sold, activation_date: day(-200), expiry_date: day(10) };
    expect(wrong(licenseSchema(given), edited)).toEqual([]);
    expect(wrong(licenseSchema(given), { ...edited, expiry_date: day(11) })).toEqual(['expiry_date TOO_SOON']);
    expect(wrong(licenseSchema(given), { ...edited, activation_date: day(-199) })).toEqual([
      'activation_date DAY_PASSED',
    ]);
  });
});

describe('a renewal', () => {
  // D2-5.38–5.41, 9.10
  it('adds a term to a license that runs, and to today where it has ended', () => {
    expect(renewedUntil(day(10), today)).toBe(day(375));
    for (const ended of [day(0), day(-90), null]) expect(renewedUntil(ended, today)).toBe(day(365));
  });

  // D2-5.33–5.36, 9.11
  it('never shortens, and ends in 30 days at the earliest; left empty it is a term', () => {
    const given = facts({ license: { ...running, expiry_date: day(90) } });
    const renew = (expiry_date: string) => wrong(renewalSchema(given), { expiry_date, purchase_order: null });
    expect(renew('')).toEqual([]);
    expect(renew(day(90))).toEqual([]);
    expect(renew(day(89))).toEqual(['expiry_date SHORTENS']);
    expect(renew(day(29))).toEqual(['expiry_date TOO_SOON']);
  });

  it('of any license on any day is one that its own rule takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (offset) => {
        const expiry_date = day(offset);
        const until = renewedUntil(expiry_date, today);
        const given = facts({ license: { ...running, expiry_date } });
        expect(wrong(renewalSchema(given), { expiry_date: until, purchase_order: null })).toEqual([]);
      }),
    );
  });
});

describe('the groups that a renewal extends', () => {
  it('are each named once', () => {
    const [group] = sold.products;
    expect(checkInput(extendedGroups, [group]).issues).toBeNull();
    expect(checkInput(extendedGroups, [group, group]).issues).toEqual([{ field: '', code: 'NOT_DISTINCT' }]);
  });
});
