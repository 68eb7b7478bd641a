import { z } from 'zod/mini';

/** What can have happened at an institution, as its activity feed names it. */
export const activityKinds = [
  'INSTITUTION_CREATED',
  'INSTITUTION_CHANGED',
  'INSTITUTION_DELETED',
  'INSTITUTION_RESTORED',
  'LICENSE_QUOTED',
  'LICENSE_ACTIVATED',
  'LICENSE_RENEWED',
  'LICENSE_ACTIVATION_UNDONE',
  'LICENSE_RENEWAL_UNDONE',
  'LICENSE_CHANGED',
  'LICENSE_WITHDRAWN',
  'LICENSE_RESTORED',
  'LICENSE_OFFERED',
  'OFFER_WITHDRAWN',
  'OFFER_RESTORED',
  'GROUP_CREATED',
  'GROUP_TRANSFERRED',
  'MEMBER_INVITED',
  'MEMBERS_INVITED',
  'INVITATIONS_RESENT',
  'INVITATIONS_CHANGED',
  'INVITATIONS_WITHDRAWN',
  'INVITATIONS_RESTORED',
  'INVITATION_DECLINED',
  'MEMBER_JOINED',
  'MEMBER_ADDED',
  'MEMBER_CHANGED',
  'MEMBER_REMOVED',
  'SEATS_ASKED',
  'MEMBER_ASKED',
  'MEMBERS_REMOVED',
  'MEMBER_RESTORED',
  'MEMBERS_RESTORED',
  'GROUP_NOT_JOINED',
  'NOTED',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How many entries a feed of an institution, activities or comments, gives at a time unless asked for others. */
export const feedPage = 5;

/** How many entries of a feed are asked for; it refuses none and more than 60. */
export const feedSchema = z.object({ pageSize: z.int().check(z.minimum(1), z.maximum(60)) });
