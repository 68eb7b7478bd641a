import { z } from 'zod/mini';
import { emailAddress, otherName, personName } from '../../base/account/account-form.ts';
import {
  institutionRoles,
  isRoleOf,
  salesRoles,
  type GlobalRole,
  type InstitutionRole,
} from '../../base/account/role.ts';

/** What somebody is who acts on the people of an institution: their role in Lectern, and in the institution. */
export type MemberActor = {
  readonly globalRole: GlobalRole | null;
  readonly institutionRole: InstitutionRole | null;
};

const sells = ({ globalRole }: MemberActor): boolean => isRoleOf(salesRoles, globalRole);

/**
 * The roles that somebody may give in an institution, by an invitation or to a member: none without being one of its
 * administrators or selling, and CENTER_ADMIN by those who sell only.
 */
export function rolesToGive(actor: MemberActor): readonly InstitutionRole[] {
  if (sells(actor)) return ['INSTRUCTOR', 'STUDENT', 'CENTER_ADMIN'];
  return actor.institutionRole === 'CENTER_ADMIN' ? ['INSTRUCTOR', 'STUDENT'] : [];
}

/** The members that somebody may change, remove and bring back, by their roles: of an administrator of the institution its learners only, of those who sell everybody. */
export function rolesToChange(actor: MemberActor): readonly InstitutionRole[] {
  if (sells(actor)) return institutionRoles;
  return actor.institutionRole === 'CENTER_ADMIN' ? ['STUDENT'] : [];
}

/** Whether somebody may change or remove a member: never themselves, and others by `rolesToChange`. */
export const mayChangeMember = (
  actor: MemberActor,
  member: { readonly role: InstitutionRole; readonly isSelf: boolean },
): boolean => !member.isSelf && rolesToChange(actor).includes(member.role);

/** Whether whoever removes a main instructor may name somebody for the groups: never themselves. */
export const mayNameSuccessor = (successor: { readonly isSelf: boolean }): boolean => !successor.isSelf;

/** For how many days a member who was removed can be brought back. */
export const daysToRestoreMember = 30;

/** Whether somebody may change or withdraw an invitation: whoever could have given its role. */
export const mayChangeInvitation = (actor: MemberActor, offered: InstitutionRole): boolean =>
  rolesToGive(actor).includes(offered);

/** Whom an invitation is for, and the role that it offers; the address is read in lower case. Somebody can have one name alone, which is the first. */
export const inviteeSchema = z.object({
  first_name: personName,
  last_name: otherName,
  role: z.enum(institutionRoles),
  email: emailAddress,
});
export type Invitee = z.output<typeof inviteeSchema>;

/** The same of somebody who has two names: a form asks for both until it is told that there is one. */
export const inviteeOfTwoNames = z.extend(inviteeSchema, { last_name: personName });

/** Name and address of an invitation that reached nobody, as they are corrected. */
export const correctionSchema = z.object({ first_name: personName, last_name: otherName, email: emailAddress });

/** How many are invited by one act at most, and how many invitations one act changes. */
export const mostInvitees = 100;

/** For how many days an invitation is open. */
export const invitationDays = 30;

/** For how many days an invitation that was withdrawn can be brought back. */
export const daysToRestoreInvitation = 30;

/**
 * What became of one invitation of several: it is as it was asked for; it was answered or withdrawn, or never was one of
 * the institution; its role is not the caller's to give; or its address is invited or a member by now.
 */
export type InvitationActState = 'DONE' | 'GONE' | 'FORBIDDEN' | 'TAKEN';

/** What became of one row of several that were to be invited. */
export type InviteState = 'INVITED' | 'MEMBER' | 'OPEN' | 'TWICE';
