import { chooseLanguage } from '@lectern/domain/account/choose-language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type MovedTexts = typeof en;

const catalogues: Readonly<Record<string, MovedTexts>> = { en, es, ar };

/** The words of the mail about moved learners in a language, or in English where there are none in it. */
export const movedTexts = (language: string | null): MovedTexts =>
  catalogues[chooseLanguage(Object.keys(catalogues), language, [])] ?? en;
