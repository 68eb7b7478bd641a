/** English: one chunk for each area; an area is what one kind of people opens. */
export const en = {
  invitations: () => import('../invitations/en.ts').then(({ invitations: texts }) => texts),
  learner: () => import('../learner/en.ts').then(({ learner: texts }) => texts),
  attention: () => import('../attention/en.ts').then(({ attentionArea: texts }) => texts),
  free: () => import('../free/en.ts').then(({ free: texts }) => texts),
  gradebook: () => import('../gradebook/en.ts').then(({ gradebook: texts }) => texts),
  courseSettings: () => import('../course-settings/en.ts').then(({ courseSettingsArea: texts }) => texts),
  groupSettings: () => import('../group-settings/en.ts').then(({ groupSettingsArea: texts }) => texts),
  institution: () => import('../institution/en.ts').then(({ institution: texts }) => texts),
  members: () => import('../members/en.ts').then(({ membersArea: texts }) => texts),
  roster: () => import('../roster/en.ts').then(({ rosterArea: texts }) => texts),
  reader: () => import('../reader/en.ts').then(({ readerArea: texts }) => texts),
  preview: () => import('../preview/en.ts').then(({ preview: texts }) => texts),
  cms: () => import('../cms/en.ts').then(({ cms: texts }) => texts),
  audit: () => import('../audit/en.ts').then(({ auditArea: texts }) => texts),
  seats: () => import('../seats/en.ts').then(({ seatsArea: texts }) => texts),
  sales: () => import('../sales/en.ts').then(({ sales: texts }) => texts),
  admin: () => import('../admin/en.ts').then(({ admin: texts }) => texts),
  welcome: () => import('../welcome/en.ts').then(({ welcome: texts }) => texts),
};

/** What every language fills: each area as the English one is. */
export type Catalogue = { readonly [Name in keyof typeof en]: () => ReturnType<(typeof en)[Name]> };
