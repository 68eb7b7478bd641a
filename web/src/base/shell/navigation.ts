import {
  contentRoles,
  isRoleOf,
  salesRoles,
  supportRoles,
  type GlobalRole,
  type InstitutionRole,
} from '@lectern/domain/base/account/role.ts';
import { linkOptions, useLocation, type LinkProps } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';

/** A place in the top bar; `roles` names who sees it, and `inInstitution` who does by their role in the current one. */
export type Entry = {
  readonly label: () => string;
  readonly link: LinkProps;
  readonly roles: 'everyone' | readonly GlobalRole[];
  readonly inInstitution?: readonly InstitutionRole[];
  /** Addresses that begin so belong to it as well. */
  readonly within?: readonly string[];
  /** So do these tabs of home. */
  readonly tabs?: readonly unknown[];
};

/** Pages of an institution that stand in no area; they belong to the first of these entries that is shown. */
const ofInstitution = ['/license/', '/institution/'];

const entries: readonly Entry[] = [
  { label: () => texts.shell.home, link: linkOptions({ to: '/' }), roles: 'everyone', within: ['/group/'] },
  {
    label: () => texts.home.myInstitution,
    link: linkOptions({ to: '/', search: { tab: 'members' } }),
    roles: [],
    inInstitution: ['CENTER_ADMIN', 'INSTRUCTOR'],
    within: ofInstitution,
    tabs: ['members', 'licenses', 'history'],
  },
  {
    label: () => texts.shell.contentManagement,
    link: linkOptions({ to: '/cms/$', params: { _splat: '' } }),
    roles: contentRoles,
  },
  {
    label: () => texts.shell.salesManagement,
    link: linkOptions({ to: '/sales-management/$', params: { _splat: '' } }),
    roles: salesRoles,
    within: ['/sales-management/', ...ofInstitution],
  },
  {
    label: () => texts.shell.adminDashboard,
    link: linkOptions({ to: '/manage-jasperactive/$', params: { _splat: 'users' } }),
    roles: supportRoles,
    within: ['/manage-jasperactive/', ...ofInstitution],
  },
];

/** What the navigation offers to a person of this role, and of this one in the current institution; null for visitors. */
export function entriesFor(role: GlobalRole | null, institutionRole?: InstitutionRole | null, all = entries): Entry[] {
  return all.filter(
    ({ roles, inInstitution }) =>
      roles === 'everyone' || isRoleOf(roles, role) || (institutionRole && inInstitution?.includes(institutionRole)),
  );
}

/** Tells for one of these entries whether the page in view belongs to it, as `aria-current` says so. Home is of the first one unless another has its tab. */
export function useCurrentEntry(shown: readonly Entry[]): (entry: Entry) => 'true' | undefined {
  const { pathname, search } = useLocation();
  const { tab }: { readonly tab?: unknown } = search;
  const current =
    pathname === '/'
      ? (shown.find(({ tabs }) => tabs?.includes(tab)) ?? shown[0])
      : shown.find(({ within }) => within?.some((address) => pathname.startsWith(address)));
  return (entry) => (entry === current ? 'true' : undefined);
}
