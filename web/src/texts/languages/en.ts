/** English: one load for each area; an area is what one kind of people opens. */
export const en = {
  invitations: () => import('../invitations/en.ts'),
  learner: () => import('../learner/en.ts'),
  player: () => import('../player/en.ts'),
  attention: () => import('../attention/en.ts'),
  welcome: () => import('../welcome/en.ts'),
  gradebook: () => import('../gradebook/en.ts'),
  courseSettings: () => import('../course-settings/en.ts'),
  groupSettings: () => import('../group-settings/en.ts'),
  institution: () => import('../institution/en.ts'),
  members: () => import('../members/en.ts'),
  roster: () => import('../roster/en.ts'),
  besidePlayer: () => import('../beside-player/en.ts'),
  cms: () => import('../cms/en.ts'),
  audit: () => import('../audit/en.ts'),
  seats: () => import('../seats/en.ts'),
  sales: () => import('../sales/en.ts'),
  admin: () => import('../admin/en.ts'),
};

/** What every language fills: each area as the English one is. */
export type Catalogue = { readonly [Name in keyof typeof en]: () => ReturnType<(typeof en)[Name]> };
