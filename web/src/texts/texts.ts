import { en } from './en.ts';

/** Every text of the app, in the shape each language fills. */
export type Texts = typeof en;

/** The texts of the language people read. */
export const texts: Texts = en;
