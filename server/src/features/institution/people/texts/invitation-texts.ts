import { chooseLanguage } from '@lectern/domain/account/choose-language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type InvitationTexts = typeof en;

const catalogues: Readonly<Record<string, InvitationTexts>> = { en, es, ar };

/** The words of an invitation in a language, or in English where there are none in it. */
export const invitationTexts = (language: string | null): InvitationTexts =>
  catalogues[chooseLanguage(Object.keys(catalogues), language, [])] ?? en;
