import { expect, it } from 'vitest';
import { notLicensed } from './deleted-group.ts';

const days = { expiry_date: '2026-12-31', end_date: '2026-12-31' };

it.each([
  ['an end on that of its license', {}, null],
  [
    'a last day after the license expires',
    { end_date: '2027-01-01' },
    { end_date: '2027-01-01', expiry_date: '2026-12-31' },
  ],
  ['a product that the license is no longer for', { products: ['Networks'] }, { products: ['Networks'] }],
  [
    'several of these',
    { end_date: '2027-01-01', products: ['Networks'] },
    { end_date: '2027-01-01', expiry_date: '2026-12-31', products: ['Networks'] },
  ],
])('of a group with %s its license does not cover %j', (_case, values, uncovered) => {
  expect(notLicensed({ ...days, products: [], ...values })).toEqual(uncovered);
});
