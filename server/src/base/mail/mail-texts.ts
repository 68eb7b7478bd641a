import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';

/**
 * Chooses among the words of a mail in the languages that it is written in: for who asks for one, English where there are
 * none in it.
 */
export const mailTexts = <Texts>(catalogues: { readonly en: Texts } & Readonly<Record<string, Texts>>) => {
  const languageFor = (language: string | null): string => chooseLanguage(Object.keys(catalogues), language, []);
  return {
    languageFor,
    textsFor: (language: string | null): Texts => catalogues[languageFor(language)] ?? catalogues.en,
  };
};
