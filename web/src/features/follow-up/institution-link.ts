import { salesRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** The way to an institution for somebody of the staff: in the sales area who sells, in the admin area who does not. */
export function institutionLink(role: GlobalRole, id: string): LinkProps {
  const address = `institution/${id}`;
  return (salesRoles as readonly GlobalRole[]).includes(role)
    ? linkOptions({ to: '/sales-management/$', params: { _splat: address } })
    : linkOptions({ to: '/manage-jasperactive/$', params: { _splat: address } });
}
