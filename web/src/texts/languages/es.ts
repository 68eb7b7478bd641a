import type { Catalogue } from './en.ts';

/** Spanish: one chunk for each area. */
export const es: Catalogue = {
  invitations: () => import('../invitations/es.ts').then(({ invitations: texts }) => texts),
  learner: () => import('../learner/es.ts').then(({ learner: texts }) => texts),
  attention: () => import('../attention/es.ts').then(({ attentionArea: texts }) => texts),
  free: () => import('../free/es.ts').then(({ free: texts }) => texts),
  gradebook: () => import('../gradebook/es.ts').then(({ gradebook: texts }) => texts),
  courseSettings: () => import('../course-settings/es.ts').then(({ courseSettingsArea: texts }) => texts),
  groupSettings: () => import('../group-settings/es.ts').then(({ groupSettingsArea: texts }) => texts),
  institution: () => import('../institution/es.ts').then(({ institution: texts }) => texts),
  members: () => import('../members/es.ts').then(({ membersArea: texts }) => texts),
  roster: () => import('../roster/es.ts').then(({ rosterArea: texts }) => texts),
  reader: () => import('../reader/es.ts').then(({ readerArea: texts }) => texts),
  preview: () => import('../preview/es.ts').then(({ preview: texts }) => texts),
  cms: () => import('../cms/es.ts').then(({ cms: texts }) => texts),
  audit: () => import('../audit/es.ts').then(({ auditArea: texts }) => texts),
  seats: () => import('../seats/es.ts').then(({ seatsArea: texts }) => texts),
  sales: () => import('../sales/es.ts').then(({ sales: texts }) => texts),
  admin: () => import('../admin/es.ts').then(({ admin: texts }) => texts),
  welcome: () => import('../welcome/es.ts').then(({ welcome: texts }) => texts),
};
