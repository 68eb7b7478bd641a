import { chooseLanguage } from '@lectern/domain/account/choose-language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What each language fills, as the English one says. */
export type NoticeTexts = typeof en;

const catalogues: Readonly<Record<string, NoticeTexts>> = { en, es, ar };

/** The language that the mail is written in for who reads one, English where Lectern does not speak it. */
export const languageFor = (language: string | null): string => chooseLanguage(Object.keys(catalogues), language, []);

/** The words of the mail about renewals in a language, or in English where there are none in it. */
export const noticeTexts = (language: string | null): NoticeTexts => catalogues[languageFor(language)] ?? en;

/** A calendar day in words of that language, with the digits 0 to 9. */
export const dayIn = (language: string | null, day: string): string =>
  new Intl.DateTimeFormat(`${languageFor(language)}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
