import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { MoveMembers_GroupsToMoveToQuery } from '../../../graphql/generated/graphql.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import classes from './add-dialog.module.css';
import { targetsQuery } from '../member-acts-query.ts';

/** A group to move to. */
export type MoveTarget = MoveMembers_GroupsToMoveToQuery['groupsToMoveTo'][number];

type Props = {
  readonly groupId: string;
  readonly chosen: MoveTarget | null;
  readonly onChoose: (target: MoveTarget) => void;
};

/** The groups that learners can move to, found by their names. */
export function MoveTargets({ groupId, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  const { data, error, reload } = useScreenQuery(targetsQuery, { group_id: groupId, search }, { fresh: true });
  const name = useId();
  const words = texts.members;
  const targets = data?.groupsToMoveTo;
  return (
    <>
      <div className={classes['search']}>
        <SearchField label={words.findTarget} value={typed} onChange={setTyped} />
      </div>
      {!data &&
        (error ? <Failed what={words.targetsNotLoaded} onLoadAgain={reload} /> : <Skeleton shape="list" count={3} />)}
      {targets?.length === 0 && <Empty text={search === '' ? words.noTargets : words.noResults} />}
      {targets !== undefined && targets.length > 0 && (
        <ul className={classes['people']} aria-label={words.findTarget}>
          {targets.map((target) => (
            <li key={target.id}>
              <label>
                <input type="radio" name={name} checked={chosen?.id === target.id} onChange={() => onChoose(target)} />
                <bdi className={classes['person']}>{target.name}</bdi>
                <span className={classes['email']}>{words.freePlaces(target.free_places)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
