import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { wantedLanguages } from '../../../../base/http/wanted-languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type AuditSheetTexts = typeof en;

const catalogues: Readonly<Record<string, AuditSheetTexts>> & { readonly en: AuditSheetTexts } = { en, es, ar };

/** The words of an exported audit log in the language that an Accept-Language header asks for. */
export const auditSheetTexts = (acceptLanguage: string | undefined): AuditSheetTexts =>
  catalogues[chooseLanguage(Object.keys(catalogues), null, wantedLanguages(acceptLanguage))] ?? catalogues.en;
