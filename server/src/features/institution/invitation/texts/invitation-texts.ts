import { chooseLanguage } from '@lectern/domain/account/choose-language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const catalogues: Readonly<Record<string, typeof en>> = { en, es, ar };

/** The language that a mail is written in for who asks for one, English where Lectern does not speak it. */
export const languageFor = (language: string | null): string => chooseLanguage(Object.keys(catalogues), language, []);

/** The words of an invitation in a language, or in English where there are none in it. */
export const invitationTexts = (language: string | null): typeof en => catalogues[languageFor(language)] ?? en;

/** A day in words of that language, with the digits 0 to 9. */
export const dayIn = (language: string | null, moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(`${languageFor(language)}-u-nu-latn`, { dateStyle: 'long', timeZone }).format(
    new Date(moment),
  );
