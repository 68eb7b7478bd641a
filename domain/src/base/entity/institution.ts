import type { FileTexts } from './entity-text.ts';

/** The texts that an institution may have beside its name, in the order of its form. */
export const institutionTexts = {
  city: {
    what: 'The city it is in',
    longest: 200,
    dir: 'auto',
    isPersonal: true,
    heads: ['City', 'Town', 'Ciudad', 'المدينة'],
  },
  address: {
    what: 'Where in the city it is',
    longest: 500,
    dir: 'auto',
    isPersonal: true,
    heads: ['Address', 'Street address', 'Dirección', 'العنوان'],
  },
} as const satisfies FileTexts;

/** The name of such a text. */
export type InstitutionText = keyof typeof institutionTexts;
