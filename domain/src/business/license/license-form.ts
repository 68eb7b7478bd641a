import { z } from 'zod/mini';
import { calendarDay, daysLater, type CalendarDay } from '../../calendar-day.ts';
import { contentName, itemId, orNull, plainText } from '../../base/content/content-field.ts';
import { rulesOf } from '../../base/entity/entity-text.ts';
import { licenseTexts } from '../../base/entity/license.ts';

/** How many seats a license is sold for. */
export const licenseSizes = [1, 100, 300, 500, 1000, 1500] as const;

/** How many days a license holds unless somebody says otherwise. */
export const termDays = 365;

/** How many days from today a license ends at the earliest. */
const leastDaysAhead = 30;

/** What decides about a license that is written: `license` is the one that is changed, null while it is a new one. */
export type LicenseFacts = {
  /** Today in the time zone of the institution. */
  readonly today: CalendarDay;
  readonly license: {
    readonly max_users: number;
    readonly activation_date: CalendarDay | null;
    readonly expiry_date: CalendarDay | null;
    /** Whether it holds products of which none is published, so that none has to be chosen. */
    readonly showsNoProduct?: boolean;
  } | null;
  /** Whether any number of seats may be sold, for system administrators. */
  readonly anySize: boolean;
};

/** The most seats of a license, whoever sells it. */
const mostSeats = 100_000;

const isOffered = (seats: number) => (licenseSizes as readonly number[]).includes(seats);

/** A number of seats: one that is offered, the one the license has, or any for those who sell any (WRONG_SHAPE). */
export const seatsSold = ({ license, anySize }: LicenseFacts) =>
  z.int().check(
    z.gte(1),
    z.lte(mostSeats),
    z.refine((seats) => anySize || isOffered(seats) || seats === license?.max_users, 'WRONG_SHAPE'),
  );

const texts = rulesOf(licenseTexts);
const { purchase_order } = texts;

/** The currencies a license is offered in, by their ISO 4217 codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** An amount of up to nine digits and two decimals, behind a point or a comma; it is given with two behind a point. */
const price = orNull(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,9}([.,]\d{1,2})?$/, 'WRONG_SHAPE')),
    z.transform((amount) => Number(amount.replace(',', '.')).toFixed(2)),
  ),
);

const currency = orNull(z.string().check(z.refine((code) => currencies.includes(code), 'WRONG_SHAPE')));

/** What is offered for the seats: a price in a currency, and what else was agreed. */
export const terms = { price, currency, notes: orNull(plainText(2000)) };

type Priced = { readonly price: string | null; readonly currency: string | null };

/** A price has a currency (REQUIRED). */
export const inCurrency = z.refine<Priced>((priced) => !priced.price || !!priced.currency, {
  error: 'REQUIRED',
  path: ['currency'],
  when: () => true,
});

/** A day that has to be said; left empty it does not keep rules about several fields from being looked at, as a check that aborts would. */
export const requiredDay = z.pipe(z.string().check(z.trim(), z.minLength(1)), calendarDay);

const sold = (facts: LicenseFacts) => ({
  name: contentName,
  max_users: seatsSold(facts),
  products: z.array(itemId).check(
    z.refine((ids) => ids.length > 0 || facts.license?.showsNoProduct === true, 'REQUIRED'),
    z.maxLength(200),
    z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
  ),
  is_gmetrix: z.boolean(),
  ...texts,
  ...terms,
});

const days = { activation_date: requiredDay, expiry_date: requiredDay };

type Days = { readonly activation_date: CalendarDay; readonly expiry_date: CalendarDay };

/** Minimums hold for a day that is chosen anew: a license that runs keeps those it has. */
const dayRules = ({ today, license }: LicenseFacts) => [
  z.refine<Days>(({ activation_date }) => activation_date === license?.activation_date || !(activation_date < today), {
    error: 'DAY_PASSED',
    path: ['activation_date'],
    when: () => true,
  }),
  z.refine<Days>(
    ({ expiry_date }) =>
      expiry_date === '' || expiry_date === license?.expiry_date || !(expiry_date < daysLater(today, leastDaysAhead)),
    { error: 'TOO_SOON', params: { minimum: leastDaysAhead }, path: ['expiry_date'], when: () => true },
  ),
  z.refine<Days>(({ activation_date, expiry_date }) => expiry_date === '' || !(activation_date >= expiry_date), {
    error: 'DAYS_REVERSED',
    path: ['activation_date'],
    when: () => true,
  }),
];

/**
 * A license as it is quoted, or as the quote is changed: what is sold, without days. It refuses a number of seats that is
 * not offered (WRONG_SHAPE) unless it was sold before or `anySize` says so, no product at all (REQUIRED), a price that is
 * no amount (WRONG_SHAPE) and one without a currency (REQUIRED).
 */
export const quoteSchema = (facts: LicenseFacts) => z.object(sold(facts)).check(inCurrency);

/**
 * A license that runs, as it is created at once or changed. Beyond `quoteSchema` it refuses a new start before today
 * (DAY_PASSED), a new end within 30 days (TOO_SOON) and a start that is not before the end (DAYS_REVERSED).
 */
export const licenseSchema = (facts: LicenseFacts) =>
  z.object({ ...sold(facts), ...days }).check(inCurrency, ...dayRules(facts));

/** When a quote begins to run and until when; it refuses what `licenseSchema` refuses of days. */
export const activationSchema = (facts: LicenseFacts) =>
  z.object({ ...days, purchase_order }).check(...dayRules(facts));

/** The day a renewed license ends on unless somebody says otherwise: a term after its end, or after today if that has passed. */
export function renewedUntil(expiry_date: CalendarDay | null, today: CalendarDay): CalendarDay {
  return daysLater(expiry_date !== null && expiry_date > today ? expiry_date : today, termDays);
}

/** The day a renewal ends on: not within 30 days (TOO_SOON) and not before the license ends now (SHORTENS). */
export const renewalEnd = ({ today, license }: LicenseFacts) =>
  calendarDay.check(
    z.refine((day) => !(day < daysLater(today, leastDaysAhead)), {
      error: 'TOO_SOON',
      params: { minimum: leastDaysAhead },
    }),
    z.refine((day) => !(day < (license?.expiry_date ?? day)), 'SHORTENS'),
  );

/** Until when a license is renewed, by `renewalEnd`; an end left empty is null, for `renewedUntil`. */
export const renewalSchema = (facts: LicenseFacts) =>
  z.object({ expiry_date: orNull(renewalEnd(facts)), purchase_order });

/** How long before the end of a term of a license a group may end that ends with it. */
export const daysBeforeTermEnds = 30;

/** The groups that a renewal extends, by their ids; it refuses more than 200 (TOO_MANY) and one named twice (NOT_DISTINCT). */
export const extendedGroups = z.array(itemId).check(
  z.maxLength(200),
  z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
);
