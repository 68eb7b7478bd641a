import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What each language fills, as the English one says: by mail and by spreadsheet. */
export type WrittenTexts = typeof en;

/** What mails and spreadsheets say, by language. */
export const catalogues: { readonly en: WrittenTexts } & Readonly<Record<string, WrittenTexts>> = { en, es, ar };
