import { globalRoles, type GlobalRole } from './role.ts';

/** The roles that support gives and takes: those of people in schools. */
const ofSchools = ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'] as const satisfies readonly GlobalRole[];

const isOfSchools = (role: GlobalRole): boolean => (ofSchools as readonly GlobalRole[]).includes(role);

/**
 * The roles in Lectern that somebody may give to another person, who has one of them; none where they may not change
 * that person: nobody changes themselves, a system administrator gives every role, a developer all but that one and
 * their own and changes no system administrator, support and customer success those of people in schools, and to nobody
 * who holds another; all others give none.
 */
export function grantableRoles(
  editor: GlobalRole,
  person: { readonly role: GlobalRole; readonly isSelf: boolean },
): readonly GlobalRole[] {
  if (person.isSelf) return [];
  if (editor === 'SYSTEM_ADMIN') return globalRoles;
  if (editor === 'DEVELOPER') {
    if (person.role === 'SYSTEM_ADMIN') return [];
    return globalRoles.filter((role) => role !== 'SYSTEM_ADMIN' && (role !== 'DEVELOPER' || role === person.role));
  }
  const supports = editor === 'TECH_SUPPORT' || editor === 'CUSTOMER_SUCCESS';
  return supports && isOfSchools(person.role) ? ofSchools : [];
}
