import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { offerEvent } from '../../../event.ts';
import type { Context } from '../../../base/graphql/context.ts';
import type { Answered } from './answer-invitations.ts';

/** Somebody whose invitation has just been answered. */
export type Invited = {
  readonly user_id: string;
  /** The role that they hold in the institution by now. */
  readonly role: InstitutionRole;
  readonly invitation: Answered;
};

/** The group that an answered invitation led to; a code says why it was not joined. */
export type InvitedGroup = {
  readonly user_id: string;
  readonly id: string;
  readonly name: string;
  readonly code: RefusalCode | null;
};

/** People have answered invitations into an institution, which may lead to groups. */
export const invitationsAnswered = offerEvent<
  { readonly context: Context; readonly institution_id: string; readonly people: readonly Invited[] },
  readonly InvitedGroup[]
>();

/** Lets people whose invitations have just been answered join the groups that these led to; it gives the groups. */
export async function joinInvitedGroups(
  context: Context,
  institution_id: string,
  people: readonly Invited[],
): Promise<readonly InvitedGroup[]> {
  return (await invitationsAnswered.happens(context.db, { context, institution_id, people })).flat();
}
