import { useEffect, useRef } from 'react';
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { GroupCard, type groupCardFragment } from '../../classroom/group/group-card.tsx';
import classes from './my-groups.module.css';
import type { Joined } from './use-joined.ts';

export type MyGroupsProps = {
  readonly groups: readonly ({ readonly id: string } & FragmentType<typeof groupCardFragment>)[];
  /** The group that was joined last and not opened yet. */
  readonly joined: Joined | null;
  readonly isStudent: boolean;
};

/** A person's own groups as cards. */
export function MyGroups({ groups, joined, isStudent }: MyGroupsProps) {
  if (groups.length === 0) return <Empty text={isStudent ? texts.home.noGroups : texts.home.noGroupsStaff} />;
  return (
    <div className={classes['cards']}>
      {groups.map((group) =>
        group.id === joined?.id ? (
          <JoinedCard key={group.id} group={group} now={joined.now} />
        ) : (
          <GroupCard key={group.id} group={group} />
        ),
      )}
    </div>
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
