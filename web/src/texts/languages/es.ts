// Written by npm run generate.
import type { Catalogue } from './en.ts';

/** `es`: one load for each area. */
export const es: Catalogue = {
  invitations: () => import('../invitations/es.ts'),
  learner: () => import('../learner/es.ts'),
  player: () => import('../player/es.ts'),
  attention: () => import('../attention/es.ts'),
  welcome: () => import('../welcome/es.ts'),
  gradebook: () => import('../gradebook/es.ts'),
  courseSettings: () => import('../course-settings/es.ts'),
  groupSettings: () => import('../group-settings/es.ts'),
  institution: () => import('../institution/es.ts'),
  members: () => import('../members/es.ts'),
  roster: () => import('../roster/es.ts'),
  besidePlayer: () => import('../beside-player/es.ts'),
  cms: () => import('../cms/es.ts'),
  audit: () => import('../audit/es.ts'),
  seats: () => import('../seats/es.ts'),
  sales: () => import('../sales/es.ts'),
  admin: () => import('../admin/es.ts'),
};
