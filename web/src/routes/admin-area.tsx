import { supportRoles } from '@lectern/domain/base/account/role.ts';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminLink } from '../instance/admin/admin-link.ts';
import { StaffOnly } from '../base/session/staff-only.tsx';
import { texts } from '../texts/texts.ts';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const ToUsers = () => <Navigate {...adminLink()} replace />;

export const routes: readonly SubRoute[] = [
  subRoute('', async () => ToUsers),
  subRoute('users', async () => (await import('../instance/admin/users-screen.tsx')).UsersScreen),
  subRoute('users/$userId', async () => (await import('../instance/admin/user-screen.tsx')).UserScreen),
  subRoute('users/$userId/edit', async () => (await import('../instance/admin/edit-user-screen.tsx')).EditUserScreen),
  subRoute('renewals', async () => (await import('../instance/admin/renewals-screen.tsx')).RenewalsScreen),
  subRoute('instance', async () => (await import('../instance/admin/instance-screen.tsx')).InstanceScreen),
  subRoute('audit', async () => (await import('../instance/admin/audit-screen.tsx')).AuditScreen),
  subRoute(
    'institution/$institutionId',
    async () => (await import('../instance/admin/institution-screen.tsx')).InstitutionScreen,
  ),
];

/** The screens of those who support people. */
export function AdminArea(): ReactNode {
  return (
    <StaffOnly roles={supportRoles} title={texts.shell.adminDashboard}>
      <SubRoutes routes={routes} />
    </StaffOnly>
  );
}
