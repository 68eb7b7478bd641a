import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type PageTexts = typeof en;

type Catalogue = { readonly texts: PageTexts; readonly direction: 'ltr' | 'rtl' };

/** The languages of the provider's pages and mails, by their BCP 47 tags. */
export const catalogues: Readonly<Record<string, Catalogue>> & { readonly en: Catalogue } = {
  en: { texts: en, direction: 'ltr' },
  es: { texts: es, direction: 'ltr' },
  ar: { texts: ar, direction: 'rtl' },
};
