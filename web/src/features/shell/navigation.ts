import { contentRoles, salesRoles, supportRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { linkOptions, useLocation, type LinkProps } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';

/** A place in the top bar; `roles` names who sees it. */
export type Entry = {
  readonly label: () => string;
  readonly link: LinkProps;
  readonly roles: 'everyone' | readonly GlobalRole[];
  /** Addresses that begin so belong to it as well. */
  readonly within?: string;
};

const entries: readonly Entry[] = [
  { label: () => texts.shell.home, link: linkOptions({ to: '/' }), roles: 'everyone', within: '/group/' },
  {
    label: () => texts.shell.contentManagement,
    link: linkOptions({ to: '/cms/$', params: { _splat: '' } }),
    roles: contentRoles,
  },
  {
    label: () => texts.shell.salesManagement,
    link: linkOptions({ to: '/sales-management/$', params: { _splat: '' } }),
    roles: salesRoles,
  },
  {
    label: () => texts.shell.adminDashboard,
    link: linkOptions({ to: '/manage-jasperactive/$', params: { _splat: 'users' } }),
    roles: supportRoles,
  },
];

/** What the navigation offers to a person of this role; null for visitors. */
export function entriesFor(role: GlobalRole | null, all = entries): Entry[] {
  return all.filter(({ roles }) => roles === 'everyone' || (role !== null && roles.includes(role)));
}

/** Tells for an entry whether the page in view belongs to it, as `aria-current` says so. */
export function useCurrentEntry(): (entry: Entry) => 'true' | undefined {
  const { pathname } = useLocation();
  return ({ within }) => (within !== undefined && pathname.startsWith(within) ? 'true' : undefined);
}
