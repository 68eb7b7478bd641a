// What the formats of every language are made with comes with the app, not with the catalogue of one of them.
import './formats/formats-of.ts';
import { en, type Catalogue } from './languages/en.ts';

/** The languages people may read, by their BCP 47 tags, and the direction each is written in. */
export const languages = { en: 'ltr', es: 'ltr', ar: 'rtl' } as const satisfies Record<string, 'ltr' | 'rtl'>;
export type Language = keyof typeof languages;

export type Area = keyof Catalogue;

/** The other languages name their areas in a chunk of their own, so that each costs nobody else a byte. */
export const catalogues: Record<Language, () => Catalogue | Promise<Catalogue>> = {
  en: () => en,
  es: () => import('./languages/es.ts').then(({ es }) => es),
  ar: () => import('./languages/ar.ts').then(({ ar }) => ar),
};

type Every<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void ? All : never;

type All = Every<Awaited<ReturnType<Catalogue[Area]>>>;

/** Every text of every area; the English one says what each language fills. */
export type Texts = { readonly [Feature in keyof All]: All[Feature] };
