import { languageDirections, languageNames, type Language } from '@lectern/domain/base/account/language-names.ts';
import type { en } from './en.ts';
import * as every from './every.ts';

/** What each language fills, as the English one says. */
export type PageTexts = typeof en;

type Catalogue = { readonly texts: PageTexts; readonly direction: 'ltr' | 'rtl' };

const written: Readonly<Record<Language, PageTexts>> = every;
const tags = Object.keys(languageNames) as Language[];
const made = tags.map((tag) => [tag, { texts: written[tag], direction: languageDirections[tag] }] as const);

/** The languages of the provider's pages and mails, by their BCP 47 tags. */
export const catalogues = Object.fromEntries(made) as Readonly<Record<string, Catalogue>> & { readonly en: Catalogue };
