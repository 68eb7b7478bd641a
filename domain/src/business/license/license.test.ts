import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../calendar-day.ts';
import { daysToExpire, daysToStart, isUsable, licenseState, standingFor, type LicenseState } from './license.ts';

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

  // D2-4.29, 9.12
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
    expect(licenseState({ activation_date: day(-30), ...license }, today)).toBe(state);
  });

  it.each([
    ['starts tomorrow', day(1), day(366), 'STARTS_LATER'],
    ['starts today', day(0), day(365), 'ACTIVE'],
    ['starts tomorrow for less than 90 days', day(1), day(80), 'STARTS_LATER'],
    ['would start after its end', day(9), day(-1), 'EXPIRED'],
  ])('that %s', (_case, activation_date, expiry_date, state) => {
    expect(licenseState({ is_quoted: false, activation_date, expiry_date }, today)).toBe(state);
  });

  it('says whether groups can be opened with it', () => {
    const states: LicenseState[] = ['QUOTED', 'EXPIRED', 'STARTS_LATER', 'EXPIRING', 'ACTIVE'];
    expect(states.filter(isUsable)).toEqual(['STARTS_LATER', 'EXPIRING', 'ACTIVE']);
  });

  // D2-4.25–4.28, 9.08
  it('goes from active over expiring to expired as the days pass', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.nat({ max: 200 }),
        fc.integer({ min: -99, max: 99 }),
        (left, passing, starting) => {
          const order = ['STARTS_LATER', 'ACTIVE', 'EXPIRING', 'EXPIRED'];
          const license = { is_quoted: false, activation_date: day(starting), expiry_date: day(left) };
          const [now, later] = [licenseState(license, today), licenseState(license, day(passing))];
          expect(order.indexOf(now)).toBeLessThanOrEqual(order.indexOf(later));
          expect(now !== 'EXPIRED').toBe(daysToExpire(license.expiry_date, today) > 0);
        },
      ),
    );
  });
});

describe('the licenses of an institution', () => {
  const terms = (...given: [LicenseState, number][]) =>
    given.map(([state, days_to_expire]) => ({ state, days_to_expire }));
  it.each([
    ['none', terms(), []],
    ['one', terms(['EXPIRING', 20]), [20]],
    [
      'a long one and one that ends soon',
      terms(['ACTIVE', 300], ['ACTIVE', 200], ['EXPIRING', 80], ['EXPIRING', 20]),
      [300, 20],
    ],
    ['one that ends soon and one that has ended', terms(['EXPIRING', 20], ['EXPIRED', -4]), [20]],
    [
      'one that starts later and one that ends before',
      terms(['STARTS_LATER', 372], ['EXPIRING', 7], ['QUOTED', -20_000]),
      [372, 7],
    ],
  ])('are told by the one that ends last and the first to end soon: %s', (_case, licenses, days) => {
    expect(standingFor(licenses).map(({ days_to_expire }) => days_to_expire)).toEqual(days);
  });
});
