import type { NamedThings } from './institution-of-row.ts';

/** A country with its states, as the database names them in English. */
export type CountryWithStates = {
  readonly country_code: string;
  readonly country_name: string;
  readonly states: readonly { readonly state_code: string; readonly state_name: string }[];
};

const languages = ['en', 'es', 'ar'];

/** By what files name countries and their states: their codes, their English names and, for countries, Spanish and Arabic ones. */
export function placesOf(countries: readonly CountryWithStates[]): Pick<NamedThings, 'countries' | 'states'> {
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return {
    countries: new Map(
      countries.flatMap(({ country_code, country_name }) =>
        [country_name, ...names.map((name) => name.of(country_code) ?? country_code), country_code].map((name) => [
          name.toLowerCase(),
          country_code,
        ]),
      ),
    ),
    states: new Map(
      countries.map(({ country_code, states }) => [
        country_code,
        new Map(
          states.flatMap(({ state_code, state_name }) => [
            [state_name.toLowerCase(), state_code],
            [state_code.toLowerCase(), state_code],
          ]),
        ),
      ]),
    ),
  };
}
