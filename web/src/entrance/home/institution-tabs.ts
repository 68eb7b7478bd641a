import { texts } from '../../texts/texts.ts';
import { homeTabs, type HomeTab } from './home-tab.ts';

/** The operation without which a tab is left out. */
const needs: Partial<Record<HomeTab, string>> = {
  'all-groups': 'groups',
  members: 'institutionMembers',
  licenses: 'licensesByInstitution',
  history: 'auditEntries',
};

/** The tabs of home for somebody who may call these operations about the chosen institution. */
export const tabsFor = (operations: readonly string[]): HomeTab[] =>
  homeTabs.filter((tab) => needs[tab] === undefined || operations.includes(needs[tab]));

/** What a tab is called. */
export function tabLabel(tab: HomeTab): string {
  const { myGroups, allGroups, institutionMembers, licenses, history } = texts.home;
  return { groups: myGroups, 'all-groups': allGroups, members: institutionMembers, licenses, history }[tab];
}
