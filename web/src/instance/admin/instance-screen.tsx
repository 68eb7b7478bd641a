import { isRoleOf, operatorRoles } from '@lectern/domain/base/account/role.ts';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { InstancePage } from '../instance/instance-page.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { adminLink } from './admin-link.ts';
import { AdminTabs } from './admin-tabs.tsx';

/** How the installation stands, for those who answer for it; others of this area are led to the users. */
export function InstanceScreen() {
  const { role } = useStaff();
  if (!isRoleOf(operatorRoles, role)) return <Navigate {...adminLink()} replace />;
  return (
    <Page width="staff">
      <PageHeader title={texts.instance.title} above={[{ label: texts.shell.home, link: linkOptions({ to: '/' }) }]} />
      <AdminTabs />
      <InstancePage />
    </Page>
  );
}
