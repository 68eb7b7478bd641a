import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { wantedLanguages } from '../../../../base/http/wanted-languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type RenewalSheetTexts = typeof en;

const catalogues: Readonly<Record<string, RenewalSheetTexts>> = { en, es, ar };

/** The words of the spreadsheet in the language that an Accept-Language header asks for. */
export const renewalSheetTexts = (acceptLanguage: string | undefined): RenewalSheetTexts =>
  catalogues[chooseLanguage(Object.keys(catalogues), null, wantedLanguages(acceptLanguage))] ?? en;
