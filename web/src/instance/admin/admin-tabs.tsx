import {
  auditRoles,
  isRoleOf,
  operatorRoles,
  renewalRoles,
  supportRoles,
  type GlobalRole,
} from '@lectern/domain/base/account/role.ts';
import { texts } from '../../texts/texts.ts';
import { TabLinks } from '../../ui/page/tab-links.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { adminLink } from './admin-link.ts';

type Tab = { readonly label: () => string; readonly address: string; readonly roles: readonly GlobalRole[] };

const tabs: readonly Tab[] = [
  { label: () => texts.admin.users, address: 'users', roles: supportRoles },
  { label: () => texts.admin.renewals, address: 'renewals', roles: renewalRoles },
  { label: () => texts.audit.tab, address: 'audit', roles: auditRoles },
  { label: () => texts.instance.title, address: 'instance', roles: operatorRoles },
];

/** The parts of the admin area that the viewer may open. */
export function AdminTabs() {
  const { role } = useStaff();
  const open = tabs.filter(({ roles }) => isRoleOf(roles, role));
  return (
    <TabLinks
      label={texts.admin.tabs}
      tabs={open.map(({ label, address }) => ({ label: label(), link: adminLink(address) }))}
    />
  );
}
