import { chooseLanguage } from '@lectern/domain/account/choose-language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const catalogues: Readonly<Record<string, typeof en>> = { en, es, ar };

/** The language that the mail is written in for who asks for one, English where Lectern does not speak it. */
export const movedLanguage = (language: string | null): string => chooseLanguage(Object.keys(catalogues), language, []);

/** The words of the mail about moved learners in a language, or in English where there are none in it. */
export const movedTexts = (language: string | null): typeof en => catalogues[movedLanguage(language)] ?? en;
