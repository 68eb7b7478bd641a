import type { Catalogue } from './en.ts';

/** Arabic: one chunk for each area. */
export const ar: Catalogue = {
  invitations: () => import('../invitations/ar.ts').then(({ invitations: texts }) => texts),
  learner: () => import('../learner/ar.ts').then(({ learner: texts }) => texts),
  attention: () => import('../attention/ar.ts').then(({ attentionArea: texts }) => texts),
  free: () => import('../free/ar.ts').then(({ free: texts }) => texts),
  gradebook: () => import('../gradebook/ar.ts').then(({ gradebook: texts }) => texts),
  courseSettings: () => import('../course-settings/ar.ts').then(({ courseSettingsArea: texts }) => texts),
  groupSettings: () => import('../group-settings/ar.ts').then(({ groupSettingsArea: texts }) => texts),
  institution: () => import('../institution/ar.ts').then(({ institution: texts }) => texts),
  members: () => import('../members/ar.ts').then(({ membersArea: texts }) => texts),
  roster: () => import('../roster/ar.ts').then(({ rosterArea: texts }) => texts),
  reader: () => import('../reader/ar.ts').then(({ readerArea: texts }) => texts),
  preview: () => import('../preview/ar.ts').then(({ preview: texts }) => texts),
  cms: () => import('../cms/ar.ts').then(({ cms: texts }) => texts),
  audit: () => import('../audit/ar.ts').then(({ auditArea: texts }) => texts),
  seats: () => import('../seats/ar.ts').then(({ seatsArea: texts }) => texts),
  sales: () => import('../sales/ar.ts').then(({ sales: texts }) => texts),
  admin: () => import('../admin/ar.ts').then(({ admin: texts }) => texts),
  welcome: () => import('../welcome/ar.ts').then(({ welcome: texts }) => texts),
};
