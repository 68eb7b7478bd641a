import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const available = ['en', 'es', 'ar'] as const;

test.each([
  ['the remembered language comes before the wanted ones', 'ar', ['es'], 'ar'],
  ['a remembered language that is no longer there counts as none', 'nl', ['es'], 'es'],
  ['the first wanted language that there is', null, ['nl', 'es', 'en'], 'es'],
  ['a language of a region is taken from the language', null, ['es-MX', 'en'], 'es'],
  ['a region does not make another language of it', null, ['est-EE', 'ar-EG'], 'ar'],
  ['English where nothing fits', null, ['nl', 'fr-BE'], 'en'],
  ['English where nothing is wanted', null, [], 'en'],
])('%s', (_case, remembered, wanted, chosen) => {
  expect(chooseLanguage(available, remembered, wanted)).toBe(chosen);
});
