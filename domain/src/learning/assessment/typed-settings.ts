import { z } from 'zod/mini';
import { longestTime, minute } from './assessment-content.ts';

/** A number as a person types it, with a point or a comma; what is no number is refused. */
const numeral = z.regex(/^(-?\d+([.,]\d+)?)?$/, 'WRONG_SHAPE');
const numberOf = (typed: string) => Number(typed.replace(',', '.'));

const minutes = z.number().check(z.gte(0), z.lte(longestTime / minute));
const inSeconds = (typed: number) => Math.round(typed * minute);

/** A number as it is typed; an empty field is null. */
export const typedOrNone = z.pipe(
  z.string().check(z.trim(), numeral),
  z.transform((typed) => (typed === '' ? null : numberOf(typed))),
);

/** The time of an assessment in minutes as it is typed, at most 600; it gives seconds, and an empty field is REQUIRED. */
export const typedMinutes = z.pipe(
  z.pipe(z.pipe(z.string().check(z.trim(), z.minLength(1, { abort: true }), numeral), z.transform(numberOf)), minutes),
  z.transform(inSeconds),
);

/** The same where an empty field is null, which is without a clock. */
export const typedMinutesOrNone = z.pipe(
  z.pipe(typedOrNone, z.nullable(minutes)),
  z.transform((typed) => (typed === null ? null : inSeconds(typed))),
);
