import { fullName } from '@lectern/domain/base/account/full-name.ts';
import { globalRoles, institutionRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { changeRole } from '../../../base/account/change-role.ts';
import { changeInvitation } from '../../../business/institution/people/change-invitation.ts';
import { changeMember } from '../../../business/institution/people/change-member.ts';
import { undoPeopleImport } from '../../../business/institution/people-file/undo-people-import.ts';
import { bringMemberBack } from '../../../business/institution/removed/bring-member-back.ts';
import { unknownBefore, type LeftOut, type UndoneEntry } from './undone-entry.ts';

/** Both sides of a change of role; it refuses an entry that does not say what was before. */
function rolesOf<Role extends string>({ details }: UndoneEntry, roles: readonly Role[]): { from: Role; to: Role } {
  const [from, to] = [details['from'], details['to']].map((said) => roles.find((role) => role === said));
  if (from === undefined || to === undefined) throw unknownBefore();
  return { from, to };
}

/** Gives a person the role back that they had in Lectern. */
export async function undoRole(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const { from, to } = rolesOf(entry, globalRoles);
  await changeRole(context, { id: entry.object_id, role: from, was: to });
  return [];
}

/** The membership that an entry in the chain of an institution is about. */
async function memberOf({ db }: Context, { chain_id, object_id }: UndoneEntry): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* member-of-entry */ select id from institution_members
    where institution_id = ${chain_id} and user_id = ${object_id}`.execute(db);
  return rows[0]?.id ?? object_id;
}

/** Gives a member the role back that they had in an institution. Of one's own act the role counts that they had then. */
export async function undoMemberRole(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const { from, to } = rolesOf(entry, institutionRoles);
  const own = entry.actor_id === getViewerId(context);
  const id = await memberOf(context, entry);
  await changeMember(context, { id, role: from, was: to }, own ? from : undefined);
  return [];
}

/** Makes a removed member one again, with the memberships of groups that ended with it, each where there is a place. */
export async function undoMemberRemoval(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const { groups } = await bringMemberBack(context, await memberOf(context, entry));
  return groups.flatMap(({ name, code }) => (code === null ? [] : [{ name, code }]));
}

/** Lets an invitation offer the role again that it offered. */
export async function undoInvitationRole(context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> {
  const { from, to } = rolesOf(entry, institutionRoles);
  await changeInvitation(context, { id: entry.object_id, role: from, was: to });
  return [];
}

/** Withdraws the invitations that a file has made, and brings back whom it removed; who has accepted stays a member. */
export async function undoPeople(context: Context, { chain_id, details }: UndoneEntry): Promise<readonly LeftOut[]> {
  const import_id = details['import_id'];
  if (typeof import_id !== 'string') throw unknownBefore();
  const { accepted, unplaced } = await undoPeopleImport(context, { institution_id: chain_id, import_id });
  return [
    ...accepted.map(({ first_name, last_name }) => ({
      name: fullName({ first_name, last_name }),
      code: 'ALREADY_MEMBER' as const,
    })),
    ...unplaced.map(({ first_name, last_name, group, code }) => ({
      name: `${first_name} ${last_name} (${group})`,
      code,
    })),
  ];
}
