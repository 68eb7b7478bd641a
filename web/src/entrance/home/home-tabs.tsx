import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Area } from '../../texts/catalogues.ts';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { useHomeTab } from './home-tab.ts';
import { tabLabel, tabsFor } from './institution-tabs.ts';
import { MyGroups, type MyGroupsProps } from './my-groups.tsx';
import classes from './home-tabs.module.css';

/** The code of a tab, with its words. */
const lazily = <Given,>(load: () => Promise<ComponentType<Given>>, area: Area = 'institution') =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(area)]);
    return { default: component };
  });
const InstitutionGroups = lazily(async () => (await import('./institution-groups.tsx')).InstitutionGroups);
const InstitutionMembers = lazily(
  async () => (await import('../../business/institution/people/institution-members.tsx')).InstitutionMembers,
);
const AwaitedMails = lazily(async () => (await import('../../business/awaited-mails/awaited-mails.tsx')).AwaitedMails);
const AuditLog = lazily(async () => (await import('../../instance/audit/audit-log.tsx')).AuditLog, 'audit');
const Licenses = lazily(async () => (await import('../../business/license/licenses.tsx')).Licenses);
const CreateGroupDialog = lazily(
  async () => (await import('../../classroom/group-settings/create-group-dialog.tsx')).CreateGroupDialog,
  'groupSettings',
);
const DeletedGroupsDialog = lazily(
  async () => (await import('../../classroom/group-settings/deleted-groups-dialog.tsx')).DeletedGroupsDialog,
  'groupSettings',
);

type Props = MyGroupsProps & {
  /** The chosen institution; null for somebody who belongs to none. */
  readonly institution: {
    readonly id: string;
    readonly my_role?: InstitutionRole | null | undefined;
    readonly allowed_operations: readonly string[];
  } | null;
  readonly viewerId: string;
  /** Whether nothing else on the page is to be done first. */
  readonly createsFirst: boolean;
  readonly onJoin: () => void;
  readonly onCreated: (groupId: string, another: boolean) => void;
  readonly onRestored: () => void;
  /** What stands below the groups of the person. */
  readonly below: ReactNode;
};

/** What a person sees of the chosen institution: their groups, and what their role in it opens. */
export function HomeTabs({
  institution,
  viewerId,
  createsFirst,
  onJoin,
  onCreated,
  onRestored,
  below,
  ...mine
}: Props) {
  const { groups, joined } = mine;
  const [asked, choose] = useHomeTab();
  const { myInstitution, joinGroup, createGroup, deletedGroups } = texts.home;
  const [creating, setCreating] = useState(false);
  const [finding, setFinding] = useState(false);
  const operations = institution?.allowed_operations ?? [];
  const tabs = tabsFor(operations).map((value) => ({
    value,
    label: tabLabel(value),
    ...(value === 'groups' ? { count: groups.length } : {}),
  }));
  const first = operations.includes('groups') && groups.length === 0 && !joined?.now ? 'all-groups' : 'groups';
  const tab = tabs.find(({ value }) => value === asked)?.value ?? first;
  return (
    <section>
      <Tabs
        label={myInstitution}
        tabs={tabs}
        value={tab}
        onChange={choose}
        beside={
          <>
            <Button variant="light" leftSection={<Icon of={IconKey} />} onClick={onJoin}>
              {joinGroup}
            </Button>
            {operations.includes('createGroup') && (
              <Button
                variant={createsFirst ? 'filled' : 'light'}
                leftSection={<Icon of={IconPlus} />}
                onClick={() => setCreating(true)}
              >
                {createGroup}
              </Button>
            )}
          </>
        }
      >
        {tab === 'groups' || !institution ? (
          <>
            <MyGroups {...mine} />
            {operations.includes('deletedGroups') && (
              <Button variant="subtle" size="sm" className={classes['deleted']} onClick={() => setFinding(true)}>
                {deletedGroups}
              </Button>
            )}
            {below}
          </>
        ) : (
          <Suspense
            key={institution.id}
            fallback={<Skeleton shape={tab === 'members' || tab === 'history' ? 'list' : 'cards'} />}
          >
            {tab === 'all-groups' && <InstitutionGroups institutionId={institution.id} />}
            {tab === 'members' && (
              <>
                <InstitutionMembers
                  institutionId={institution.id}
                  viewerId={viewerId}
                  actor={{ globalRole: null, institutionRole: institution.my_role ?? null }}
                />
                {operations.includes('setAwaitedMails') && <AwaitedMails institutionId={institution.id} />}
              </>
            )}
            {tab === 'licenses' && <Licenses institutionId={institution.id} />}
            {tab === 'history' && <AuditLog institutionId={institution.id} />}
          </Suspense>
        )}
      </Tabs>
      {finding && institution && (
        <Suspense>
          <DeletedGroupsDialog
            institutionId={institution.id}
            asks={operations.includes('askSalesManager')}
            onRestored={onRestored}
            onClose={() => setFinding(false)}
          />
        </Suspense>
      )}
      {creating && institution && (
        <Suspense>
          <CreateGroupDialog institutionId={institution.id} onCreated={onCreated} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </section>
  );
}
