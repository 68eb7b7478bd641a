import { globalRoles, type GlobalRole } from './role.ts';

/** The roles that support gives and takes: those of people in schools. */
const ofSchools = ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'] as const satisfies readonly GlobalRole[];

const isOfSchools = (role: GlobalRole): boolean => (ofSchools as readonly GlobalRole[]).includes(role);

/** All that an account may do, by the names of its roles. */
export type Standing = {
  /** The role in Lectern. */
  readonly role: GlobalRole;
  /**
   * The roles of every membership of an institution or a group, and what the account can take up by itself: the roles of
   * open invitations to its address, and SYSTEM_ADMIN where an operator awaits that.
   */
  readonly elsewhere: readonly GlobalRole[];
};

/**
 * Whether somebody may act for or upon the account of another person, such as by a link to a new password or by another
 * role: it may do nothing that they could not give. A system administrator gives everything, a developer all but that,
 * support and customer success what people in schools do, short of administering one.
 */
export function mayActUpon(actor: GlobalRole, { role, elsewhere }: Standing): boolean {
  const held = [role, ...elsewhere];
  if (actor === 'SYSTEM_ADMIN') return true;
  if (actor === 'DEVELOPER') return !held.includes('SYSTEM_ADMIN');
  return (actor === 'TECH_SUPPORT' || actor === 'CUSTOMER_SUCCESS') && held.every(isOfSchools);
}

/**
 * The roles in Lectern that somebody may give to another person, the present one among them; none to themselves, and to
 * nobody whose account they may not act upon. DEVELOPER is given by system administrators, and kept by developers.
 */
export function grantableRoles(
  editor: GlobalRole,
  person: Standing & { readonly isSelf: boolean },
): readonly GlobalRole[] {
  if (person.isSelf || !mayActUpon(editor, person)) return [];
  if (editor === 'SYSTEM_ADMIN') return globalRoles;
  if (editor === 'DEVELOPER')
    return globalRoles.filter((role) => role !== 'SYSTEM_ADMIN' && (role !== 'DEVELOPER' || role === person.role));
  return ofSchools;
}
