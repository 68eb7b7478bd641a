import { IconKey } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { GroupCard, type groupCardFragment } from '../group/group-card.tsx';
import classes from './my-groups.module.css';
import type { Joined } from './use-joined.ts';

const InstitutionGroups = lazy(async () => ({
  default: (await import('./institution-groups.tsx')).InstitutionGroups,
}));

type Props = {
  readonly groups: readonly ({ readonly id: string } & FragmentType<typeof groupCardFragment>)[];
  /** The group that was joined last and not opened yet. */
  readonly joined: Joined | null;
  readonly isStudent: boolean;
  /** The institution of which all groups are listed as well, for who may open them. */
  readonly administered: string | null;
  readonly onJoin: () => void;
};

/** The groups of the chosen institution as cards, and the way into another one. */
export function MyGroups({ groups, joined, isStudent, administered, onJoin }: Props) {
  const [chosen, choose] = useState<'own' | 'all' | null>(null);
  const { myGroups, allGroups, joinGroup, noGroups, noGroupsStaff } = texts.home;
  const tab = administered === null ? 'own' : (chosen ?? (groups.length === 0 && !joined?.now ? 'all' : 'own'));
  const own = { value: 'own', label: myGroups, count: groups.length } as const;
  return (
    <section>
      <Tabs
        label={myGroups}
        tabs={administered === null ? [own] : [own, { value: 'all', label: allGroups }]}
        value={tab}
        onChange={choose}
        beside={
          <Button variant="light" leftSection={<Icon of={IconKey} />} onClick={onJoin}>
            {joinGroup}
          </Button>
        }
      >
        {tab === 'all' && administered !== null ? (
          <Suspense fallback={<Skeleton shape="cards" />}>
            <InstitutionGroups key={administered} institutionId={administered} />
          </Suspense>
        ) : groups.length === 0 ? (
          <Empty text={isStudent ? noGroups : noGroupsStaff} />
        ) : (
          <div className={classes['cards']}>
            {groups.map((group) =>
              group.id === joined?.id ? (
                <JoinedCard key={group.id} group={group} now={joined.now} />
              ) : (
                <GroupCard key={group.id} group={group} />
              ),
            )}
          </div>
        )}
      </Tabs>
    </section>
  );
}

type JoinedCardProps = { readonly group: FragmentType<typeof groupCardFragment>; readonly now: boolean };

/** The group joined last, marked until it is opened; joined just now it has the focus. */
function JoinedCard({ group, now }: JoinedCardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) (place.current?.querySelector('a') ?? place.current)?.focus();
  }, [now]);
  return (
    <div ref={place} tabIndex={-1} className={classes['joined']}>
      <GroupCard group={group} joined />
    </div>
  );
}
