import { auditRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AuditLog } from '../audit/audit-log.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { adminLink } from './admin-link.ts';
import { AdminTabs } from './admin-tabs.tsx';

/** The audit log for those who read all of it; others of this area are led to the users. */
export function AuditScreen() {
  const { role } = useStaff();
  if (!isRoleOf(auditRoles, role)) return <Navigate {...adminLink()} replace />;
  return (
    <Page width="staff">
      <PageHeader title={texts.audit.title} above={[{ label: texts.shell.home, link: linkOptions({ to: '/' }) }]} />
      <AdminTabs />
      <AuditLog />
    </Page>
  );
}
