// Written by npm run generate.
import { en, type Catalogue } from './en.ts';

/** The other languages name their areas in a chunk of their own, so that each costs nobody else a byte. */
export const every = {
  en: () => en,
  es: (): Promise<Catalogue> => import('./es.ts').then(({ es }) => es),
  ar: (): Promise<Catalogue> => import('./ar.ts').then(({ ar }) => ar),
};
