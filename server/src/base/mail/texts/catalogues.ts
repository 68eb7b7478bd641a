import type { Language } from '@lectern/domain/base/account/language-names.ts';
import type * as en from './en.ts';
import * as every from './every.ts';

/** What each language fills, as the English one says: by mail and by spreadsheet. */
export type WrittenTexts = typeof en;

const written: Readonly<Record<Language, WrittenTexts>> = every;

/** What mails and spreadsheets say, by language. */
export const catalogues: { readonly en: WrittenTexts } & Readonly<Record<string, WrittenTexts>> = { ...written };
