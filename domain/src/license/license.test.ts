import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../calendar-day.ts';
import { daysToExpire, daysToStart, licenseState } from './license.ts';

const today = '2026-11-21';
const day = (offset: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);

describe('the days a license has left', () => {
  it.each([
    [day(0), 0],
    [day(1), 1],
    [day(-1), -1],
    [day(365), 365],
  ])('until %s are %i', (expiry, days) => {
    expect(daysToExpire(expiry, today)).toBe(days);
  });

  it('are below the quoted sentinel of -18619 without an expiry, on every day since 2020-12-23', () => {
    expect(daysToExpire(null, '2020-12-23')).toBe(-18_619);
    expect(daysToExpire(null, today)).toBeLessThan(-18_619);
    expect(daysToExpire(null, today)).toBe(daysBetween(today, '1970-01-01'));
  });
});

describe('the days until a license starts', () => {
  it.each([
    [day(8), 8],
    [day(0), 0],
    [day(-3), -3],
    [null, 0],
  ])('on %s are %i', (activation, days) => {
    expect(daysToStart(activation, today)).toBe(days);
  });
});

describe('the state of a license', () => {
  it.each([
    ['a quote', { is_quoted: true, expiry_date: null }, 'QUOTED'],
    ['a quote that carries a date', { is_quoted: true, expiry_date: day(-5) }, 'QUOTED'],
    ['one that expires tomorrow', { is_quoted: false, expiry_date: day(1) }, 'EXPIRING'],
    ['one that expires in 90 days', { is_quoted: false, expiry_date: day(90) }, 'EXPIRING'],
    ['one that expires in 91 days', { is_quoted: false, expiry_date: day(91) }, 'ACTIVE'],
    ['one on its expiry day', { is_quoted: false, expiry_date: day(0) }, 'EXPIRED'],
    ['one that expired yesterday', { is_quoted: false, expiry_date: day(-1) }, 'EXPIRED'],
    ['one without an expiry', { is_quoted: false, expiry_date: null }, 'EXPIRED'],
  ])('of %s', (_case, license, state) => {
    expect(licenseState(license, today)).toBe(state);
  });

  it('goes from active over expiring to expired as the days pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat({ max: 200 }), (left, passing) => {
        const order = ['ACTIVE', 'EXPIRING', 'EXPIRED'];
        const license = { is_quoted: false, expiry_date: day(left) };
        const [now, later] = [licenseState(license, today), licenseState(license, day(passing))];
        expect(order.indexOf(now)).toBeLessThanOrEqual(order.indexOf(later));
        expect(now !== 'EXPIRED').toBe(daysToExpire(license.expiry_date, today) > 0);
      }),
    );
  });
});
