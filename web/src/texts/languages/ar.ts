// Written by npm run generate.
import type { Catalogue } from './en.ts';

/** `ar`: one load for each area. */
export const ar: Catalogue = {
  invitations: () => import('../invitations/ar.ts'),
  learner: () => import('../learner/ar.ts'),
  player: () => import('../player/ar.ts'),
  attention: () => import('../attention/ar.ts'),
  welcome: () => import('../welcome/ar.ts'),
  gradebook: () => import('../gradebook/ar.ts'),
  courseSettings: () => import('../course-settings/ar.ts'),
  groupSettings: () => import('../group-settings/ar.ts'),
  institution: () => import('../institution/ar.ts'),
  members: () => import('../members/ar.ts'),
  roster: () => import('../roster/ar.ts'),
  besidePlayer: () => import('../beside-player/ar.ts'),
  cms: () => import('../cms/ar.ts'),
  audit: () => import('../audit/ar.ts'),
  seats: () => import('../seats/ar.ts'),
  sales: () => import('../sales/ar.ts'),
  admin: () => import('../admin/ar.ts'),
};
