import type { GlobalRole } from '@lectern/domain/account/role.ts';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';

/** A place in the top bar; `roles` names who sees it. */
export type Entry = {
  readonly label: string;
  readonly link: LinkProps;
  readonly roles: 'everyone' | readonly GlobalRole[];
};

const entries: readonly Entry[] = [{ label: texts.shell.home, link: linkOptions({ to: '/' }), roles: 'everyone' }];

/** What the navigation offers to a person of this role; null for visitors. */
export function entriesFor(role: GlobalRole | null, all = entries): Entry[] {
  return all.filter(({ roles }) => roles === 'everyone' || (role !== null && roles.includes(role)));
}
