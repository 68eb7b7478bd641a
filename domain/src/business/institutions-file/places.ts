import { lettersOf } from '../../base/spreadsheet/letters-of.ts';
import { usualNames } from './usual-names.ts';

/** What cells call countries and their states. Keys are the letters alone, in lower case. */
export type Places = {
  /** The code of each country that the file names, by what the file says. */
  readonly countries: ReadonlyMap<string, string>;
  /** The states of each country by its code: the code of each by its name and by its code; none where addresses carry none. */
  readonly states: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** A country with its states, as the database names them in English. */
export type CountryWithStates = {
  readonly country_code: string;
  readonly country_name: string;
  readonly states: readonly { readonly state_code: string; readonly state_name: string }[];
};

/** Those of the interface, then those that people write most besides; where two call two countries alike, the first counts. */
const languages = ['en', 'es', 'ar', 'de', 'fr', 'pt', 'it', 'nl', 'pl', 'tr', 'ru'];

/** By what files name countries and their states: their codes, their English and usual names and, for countries, those of other languages. */
export function placesOf(countries: readonly CountryWithStates[]): Places {
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const codes = new Map<string, string>();
  const call = (code: string, name: string) => {
    if (!codes.has(lettersOf(name))) codes.set(lettersOf(name), code);
  };
  for (const { country_code } of countries) call(country_code, country_code);
  for (const { country_code, country_name } of countries) call(country_code, country_name);
  for (const { country_code } of countries) for (const name of usualNames(country_code)) call(country_code, name);
  for (const name of names) for (const { country_code } of countries) call(country_code, name.of(country_code) ?? '');
  return {
    countries: codes,
    states: new Map(
      countries.map(({ country_code, states }) => [
        country_code,
        new Map(
          states.flatMap(({ state_code, state_name }) => [
            [lettersOf(state_name), state_code],
            [lettersOf(state_code), state_code],
          ]),
        ),
      ]),
    ),
  };
}
