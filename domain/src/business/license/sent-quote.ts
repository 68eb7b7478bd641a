import { z } from 'zod/mini';
import type { CalendarDay } from '../../calendar-day.ts';
import { orNull } from '../../base/content/content-field.ts';
import { requiredDay } from './license-form.ts';

/**
 * The tax on a price in percent, 0 to 100 with up to two decimals behind a point or a comma (WRONG_SHAPE); it is given with
 * two behind a point. Null where the price is said without one.
 */
export const taxRate = orNull(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^(100([.,]0{1,2})?|\d{1,2}([.,]\d{1,2})?)$/, 'WRONG_SHAPE')),
    z.transform((share) => Number(share.replace(',', '.')).toFixed(2)),
  ),
);

/**
 * What a quote says once it is sent: the last day on which it can be taken, not before today (DAY_PASSED), and its tax.
 */
export const sentQuoteSchema = ({ today }: { readonly today: CalendarDay }) =>
  z.object({ valid_until: requiredDay, tax_rate: taxRate }).check(
    z.refine(({ valid_until }: { readonly valid_until: string }) => valid_until === '' || !(valid_until < today), {
      error: 'DAY_PASSED',
      path: ['valid_until'],
      when: () => true,
    }),
  );

/** A price with its tax, each with two decimals; both are exact, since cents are counted. */
export function withTax(
  price: string,
  tax_rate: string,
): { readonly net: string; readonly tax: string; readonly total: string } {
  const [cents, rate] = [hundredths(price), hundredths(tax_rate)];
  // Half a cent goes up.
  const tax = (cents * rate + 5000n) / 10_000n;
  return { net: written(cents), tax: written(tax), total: written(cents + tax) };
}

const hundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));
const written = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
