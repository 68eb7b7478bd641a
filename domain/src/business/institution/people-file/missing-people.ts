import type { InstitutionRole } from '../../../base/account/role.ts';
import { mayChangeMember, type MemberActor } from '../members.ts';
import type { PeopleRow } from './read-people.ts';

/** How many members who are not in a file are listed at most. */
export const mostMissing = 10_000;

/** A member of an institution whom a file may leave out. */
export type FiledMember = {
  readonly user_id: string;
  readonly email: string;
  readonly role: InstitutionRole;
  readonly isSelf: boolean;
  /** How many of its groups they belong to, and how many of these they lead. */
  readonly groups: number;
  readonly leads: number;
};

/**
 * Why somebody whom a file leaves out stays all the same: they lead groups, for which whoever removes them names others one by
 * one; or no administrator of the institution is in the file.
 */
export type MissingStay = 'LEADS_GROUPS' | 'LAST_ADMINISTRATOR';

/** A member whom a file does not name, and why they are not removed where they are not. */
export type Missing<Member extends FiledMember> = Member & { readonly stays: MissingStay | null };

/**
 * The members whom a file does not name, not even in a row that is wrong, and whom the actor may remove. An administrator is
 * removed by it only while another one stays for certain.
 */
export function missingPeople<Member extends FiledMember>(
  rows: readonly PeopleRow[],
  members: readonly Member[],
  actor: MemberActor,
): readonly Missing<Member>[] {
  const named = new Set(rows.map(({ email }) => email));
  const mayGo = ({ email, role, isSelf }: Member) => !named.has(email) && mayChangeMember(actor, { role, isSelf });
  const keepsAdministrator = members.some((member) => member.role === 'CENTER_ADMIN' && !mayGo(member));
  const whyStays = ({ role, leads }: Member): MissingStay | null => {
    if (leads > 0) return 'LEADS_GROUPS';
    return role === 'CENTER_ADMIN' && !keepsAdministrator ? 'LAST_ADMINISTRATOR' : null;
  };
  return members.filter(mayGo).map((member) => ({ ...member, stays: whyStays(member) }));
}
