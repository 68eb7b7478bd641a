import { z } from 'zod/mini';
import { saysSomething } from '../rich-text/says-something.ts';
import { onOneLine, storable } from '../../text-rules.ts';

/** The id of an item. */
export const itemId = z.uuid();

/** A text on one line of at most so many characters, which may be empty; surrounding spaces are dropped. */
export const shortText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), onOneLine, storable);

/** A text of any number of lines and of at most so many characters, shown as it is written. */
export const plainText = (longest: number) => z.string().check(z.maxLength(longest), storable);

/** A value that may be left out: an empty text counts as null. */
export const orNull = <Inner extends z.ZodMiniType<string>>(inner: Inner) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullable(inner),
  );

/** The name of an item: 1 to 200 characters on one line; surrounding spaces are dropped. */
export const contentName = z
  .string()
  .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(200), onOneLine, storable);

/** The most characters a rich text has, markup included. */
export const longestRichText = 200_000;

const richTexts = z.registry();

/** HTML of an author; it may be empty. It is cleaned when it is written, so that it need not be clean here. */
const richText = (longest = longestRichText) =>
  z.string().check(z.maxLength(longest), storable).register(richTexts, {});

/** HTML of an author that has to show something: a text beyond spaces, or a picture. */
export const requiredRichText = (longest = longestRichText) =>
  richText(longest).check(z.refine(saysSomething, 'REQUIRED')).register(richTexts, {});

/** Whether the schema of a field is that of HTML, which a writer has to clean. */
export function isRichText(schema: z.core.$ZodType): boolean {
  return richTexts.has(schema);
}

/** A path of this site: pages may load nothing from elsewhere. */
const address = /^\/(?![/\\])[^\s\\<>"']+$/;

/** The address of an uploaded file. */
export const fileAddress = z.string().check(
  z.maxLength(2000),
  z.refine((text) => address.test(text), 'NOT_AN_ADDRESS'),
  storable,
);

const placeholders: readonly string[] = ['', 'Coming Soon', 'Empty', 'Logo belongs here!'];

/** The address of a logo, or none; the words that stand in for a missing one count as none. */
export const logo = z.pipe(
  z.transform((value) => (typeof value === 'string' && placeholders.includes(value.trim()) ? null : value)),
  z.nullable(fileAddress),
);

/** The place of an item among its like, the lowest first. Where none is given, the item stands behind the others. */
export const place = z.optional(z.int().check(z.gte(0), z.lte(1_000_000)));
