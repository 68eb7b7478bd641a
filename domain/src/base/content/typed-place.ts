import { z } from 'zod/mini';
import { place } from './content-field.ts';

/** A place as a person types it; where it is left empty the item stays where it is, and a new one stands behind the others. */
export const typedPlace = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d*$/, 'WRONG_SHAPE')),
  z.pipe(
    z.transform((typed: string) => (typed === '' ? undefined : Number(typed))),
    place,
  ),
);
