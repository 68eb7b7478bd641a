// What the formats of every language are made with comes with the app, not with the catalogue of one of them.
import './formats/formats-of.ts';
import { languageDirections, type Language } from '@lectern/domain/base/account/language-names.ts';
import type { Catalogue } from './languages/en.ts';
import { every } from './languages/every.ts';

export type { Language };

/** The languages people may read, by their BCP 47 tags, and the direction each is written in. */
export const languages = languageDirections;

export type Area = keyof Catalogue;

/** What each language says, by area. */
export const catalogues: Record<Language, () => Catalogue | Promise<Catalogue>> = every;

type Every<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void ? All : never;

type All = Every<Awaited<ReturnType<Catalogue[Area]>>>;

/** Every text of every area; the English one says what each language fills. */
export type Texts = { readonly [Feature in keyof All]: All[Feature] };
