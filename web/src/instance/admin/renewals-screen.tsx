import { isRoleOf, renewalRoles } from '@lectern/domain/base/account/role.ts';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Worklist } from '../../business/renewal/worklist.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { adminLink } from './admin-link.ts';
import { AdminTabs } from './admin-tabs.tsx';

/** The worklist of renewals for customer success; others of this area are led to the users. */
export function RenewalsScreen() {
  const { role } = useStaff();
  if (!isRoleOf(renewalRoles, role)) return <Navigate {...adminLink()} replace />;
  return (
    <Page width="staff">
      <PageHeader title={texts.renewal.title} above={[{ label: texts.shell.home, link: linkOptions({ to: '/' }) }]} />
      <AdminTabs />
      <Worklist />
    </Page>
  );
}
