import { z } from 'zod/mini';

/** Control characters and every kind of line break. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The character of value zero, and half a character. */
const unstorable = /[\0\p{Cs}]/u;

/** Refuses a text with a control character or of more than one line (ONE_LINE). */
export const onOneLine = z.refine<string>((text) => !control.test(text), 'ONE_LINE');

/** Refuses a text that no database keeps as it is: one with a character of value zero or with half of one (WRONG_SHAPE). */
export const storable = z.refine<string>((text) => !unstorable.test(text), 'WRONG_SHAPE');
