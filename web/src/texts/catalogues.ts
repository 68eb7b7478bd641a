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
export const languages = { en: 'ltr' } as const satisfies Record<string, 'ltr' | 'rtl'>;
export type Language = keyof typeof languages;

/** One chunk for each language of an area; an area is what one kind of people opens. */
export const catalogues = {
  invitations: { en: () => import('./invitations/en.ts').then(({ invitations: texts }) => texts) },
  learner: { en: () => import('./learner/en.ts').then(({ learner: texts }) => texts) },
  free: { en: () => import('./free/en.ts').then(({ free: texts }) => texts) },
  gradebook: { en: () => import('./gradebook/en.ts').then(({ gradebook: texts }) => texts) },
  courseSettings: { en: () => import('./course-settings/en.ts').then(({ courseSettingsArea: texts }) => texts) },
  groupSettings: { en: () => import('./group-settings/en.ts').then(({ groupSettingsArea: texts }) => texts) },
  institution: { en: () => import('./institution/en.ts').then(({ institution: texts }) => texts) },
  members: { en: () => import('./members/en.ts').then(({ membersArea: texts }) => texts) },
  reader: { en: () => import('./reader/en.ts').then(({ readerArea: texts }) => texts) },
  preview: { en: () => import('./preview/en.ts').then(({ preview: texts }) => texts) },
  welcome: { en: () => import('./welcome/en.ts').then(({ welcome: texts }) => texts) },
} satisfies Record<string, Record<Language, () => Promise<Partial<Texts>>>>;
export type Area = keyof typeof catalogues;

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
