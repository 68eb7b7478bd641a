import { IconKey } from '@tabler/icons-react';
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { GroupCard, type groupCardFragment } from '../group/group-card.tsx';
import classes from './my-groups.module.css';

type Props = {
  readonly groups: readonly ({ readonly id: string } & FragmentType<typeof groupCardFragment>)[];
  readonly isStudent: boolean;
  readonly onJoin: () => void;
};

const nothing = () => {};

/** The groups of the chosen institution as cards, and the way into another one. */
export function MyGroups({ groups, isStudent, onJoin }: Props) {
  return (
    <section>
      <Tabs
        label={texts.home.myGroups}
        tabs={[{ value: 'groups', label: texts.home.myGroups, count: groups.length }]}
        value="groups"
        onChange={nothing}
        beside={
          <Button variant="light" leftSection={<Icon of={IconKey} />} onClick={onJoin}>
            {texts.home.joinGroup}
          </Button>
        }
      >
        {groups.length === 0 ? (
          <Empty text={isStudent ? texts.home.noGroups : texts.home.noGroupsStaff} />
        ) : (
          <div className={classes['cards']}>
            {groups.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </div>
        )}
      </Tabs>
    </section>
  );
}
