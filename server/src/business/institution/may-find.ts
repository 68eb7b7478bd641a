import { globalRoles, groupRoles, institutionRoles } from '@lectern/domain/base/account/role.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';

/** The roles that may call an operation: in general, in the institution and in the group that it is about. */
const rolesFor = (operation: Operation) => ({
  general: globalRoles.filter((globalRole) => isAllowed(operation, { signedIn: true, globalRole })),
  there: institutionRoles.filter((institutionRole) => isAllowed(operation, { signedIn: true, institutionRole })),
  inGroup: groupRoles.filter((groupRole) => isAllowed(operation, { signedIn: true, groupRole })),
});

/**
 * What says whether the person in row `viewer` may find something of an institution, for the statements of one operation. For nobody else a list is read, so that a foreign
 * institution takes no longer than none; the policy is asked besides.
 */
export function mayFind(operation: Operation): (institutionId: string) => RawBuilder<boolean> {
  const { general, there } = rolesFor(operation);
  return (
    institutionId,
  ) => sql`(viewer.role = any(${general}::global_role[]) or exists (select from institution_members f
    where f.institution_id = ${institutionId} and f.user_id = viewer.id and f.deleted_on is null
      and f.role = any(${there}::institution_role[])))`;
}

/** The same of a group, by the access of a person to it as one JSON object. */
export function mayFindIn(operation: Operation): (access: RawBuilder<unknown>) => RawBuilder<boolean> {
  const { general, there, inGroup } = rolesFor(operation);
  return (
    access,
  ) => sql`(${access} ->> 'global_role' = any(${general}::text[]) or ${access} ->> 'institution_role' = any(${there}::text[])
    or ${access} ->> 'group_role' = any(${inGroup}::text[]))`;
}
