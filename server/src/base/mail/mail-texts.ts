import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { wantedLanguages } from '../http/wanted-languages.ts';
import { catalogues, type WrittenTexts } from './texts/catalogues.ts';

/** The language that a mail is written in for who asks for one, English where there are none in it. */
const languageFor = (language: string | null): string => chooseLanguage(Object.keys(catalogues), language, []);

/** Chooses among the words of a mail in the languages that it is written in. */
export const mailTexts = <Name extends keyof WrittenTexts>(name: Name) => ({
  languageFor,
  textsFor: (language: string | null): WrittenTexts[Name] => (catalogues[languageFor(language)] ?? catalogues.en)[name],
});

/** Chooses among the words of a spreadsheet by the languages that an Accept-Language header asks for. */
export const sheetTextsOf =
  <Name extends keyof WrittenTexts>(name: Name) =>
  (acceptLanguage: string | undefined): WrittenTexts[Name] => {
    const language = chooseLanguage(Object.keys(catalogues), null, wantedLanguages(acceptLanguage));
    return (catalogues[language] ?? catalogues.en)[name];
  };
