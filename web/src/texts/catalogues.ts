import type { courseSettingsArea } from './course-settings/en.ts';
import type { groupSettingsArea } from './group-settings/en.ts';
import type { free } from './free/en.ts';
import type { gradebook } from './gradebook/en.ts';
import type { invitations } from './invitations/en.ts';
import type { institution } from './institution/en.ts';
import type { learner } from './learner/en.ts';
import type { membersArea } from './members/en.ts';
import type { readerArea } from './reader/en.ts';
import type { preview } from './preview/en.ts';
import type { welcome } from './welcome/en.ts';

/** The languages people may read, by their BCP 47 tags, and the direction each is written in. */
export const languages = { en: 'ltr', es: 'ltr', ar: 'rtl' } as const satisfies Record<string, 'ltr' | 'rtl'>;
export type Language = keyof typeof languages;

/** One chunk for each area; an area is what one kind of people opens. */
const english = {
  invitations: () => import('./invitations/en.ts').then(({ invitations: texts }) => texts),
  learner: () => import('./learner/en.ts').then(({ learner: texts }) => texts),
  free: () => import('./free/en.ts').then(({ free: texts }) => texts),
  gradebook: () => import('./gradebook/en.ts').then(({ gradebook: texts }) => texts),
  courseSettings: () => import('./course-settings/en.ts').then(({ courseSettingsArea: texts }) => texts),
  groupSettings: () => import('./group-settings/en.ts').then(({ groupSettingsArea: texts }) => texts),
  institution: () => import('./institution/en.ts').then(({ institution: texts }) => texts),
  members: () => import('./members/en.ts').then(({ membersArea: texts }) => texts),
  reader: () => import('./reader/en.ts').then(({ readerArea: texts }) => texts),
  preview: () => import('./preview/en.ts').then(({ preview: texts }) => texts),
  welcome: () => import('./welcome/en.ts').then(({ welcome: texts }) => texts),
};
export type Area = keyof typeof english;

/** What every language fills: each area as the English one is. */
export type Catalogue = { readonly [Name in Area]: () => ReturnType<(typeof english)[Name]> };

/** The other languages name their areas in a chunk of their own, so that each costs nobody else a byte. */
export const catalogues: Record<Language, () => Catalogue | Promise<Catalogue>> = {
  en: () => english,
  es: () => import('./languages/es.ts').then(({ es }) => es),
  ar: () => import('./languages/ar.ts').then(({ ar }) => ar),
};

/** Every text of every area; the English one says what each language fills. */
export type Texts = typeof invitations &
  typeof learner &
  typeof free &
  typeof gradebook &
  typeof courseSettingsArea &
  typeof groupSettingsArea &
  typeof institution &
  typeof membersArea &
  typeof readerArea &
  typeof preview &
  typeof welcome;
