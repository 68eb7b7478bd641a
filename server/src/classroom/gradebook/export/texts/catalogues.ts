import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { wantedLanguages } from '../../../../base/http/wanted-languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type SheetTexts = typeof en;

const catalogues: Readonly<Record<string, SheetTexts>> & { readonly en: SheetTexts } = { en, es, ar };

/** The words of a spreadsheet in the language that an Accept-Language header asks for. */
export const sheetTexts = (acceptLanguage: string | undefined): SheetTexts =>
  catalogues[chooseLanguage(Object.keys(catalogues), null, wantedLanguages(acceptLanguage))] ?? catalogues.en;
