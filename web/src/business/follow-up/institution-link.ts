import { isRoleOf, salesRoles, supportRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** The way to an institution for somebody of the staff: in the sales area who sells, in the admin area who does not. */
export function institutionLink(role: GlobalRole, id: string): LinkProps {
  const address = `institution/${id}`;
  return isRoleOf(salesRoles, role)
    ? linkOptions({ to: '/sales-management/$', params: { _splat: address } })
    : linkOptions({ to: '/manage-jasperactive/$', params: { _splat: address } });
}

const staffRoles: readonly GlobalRole[] = [...salesRoles, ...supportRoles];

/** The way to an institution for whoever sees something of it: for staff to their area, for its own people to a tab of home. */
export function wayToInstitution(role: GlobalRole | undefined, id: string, tab: 'members' | 'licenses'): LinkProps {
  return role !== undefined && isRoleOf(staffRoles, role)
    ? institutionLink(role, id)
    : linkOptions({ to: '/', search: { tab } });
}
