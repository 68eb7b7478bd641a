import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { LearnersTable } from './learners-table.tsx';
import { useMemberSearch, type MemberSearch } from './member-search.ts';
import classes from './members.module.css';
import { useLearners } from './use-learners.ts';

type Props = { readonly groupId: string; readonly viewerId: string | null; readonly teaches: boolean };

const settledAfter = 300;

/** The learners of a group: some at a time, in the order of the address, found by name or address by those who teach. */
export function Learners({ groupId, viewerId, teaches }: Props) {
  const [search, change] = useMemberSearch();
  const [typed, setTyped] = useState(search.name ?? '');
  const settle = useDebouncedCallback((name: string) => change({ name: name === '' ? null : name }), settledAfter);
  const shown = teaches ? search : { ...search, name: null };
  return (
    <section className={classes['section']} aria-labelledby="learners">
      <h2 id="learners">{texts.members.learners}</h2>
      {teaches && (
        <div className={classes['search']}>
          <SearchField
            label={texts.members.findLearner}
            value={typed}
            onChange={(name) => {
              setTyped(name);
              settle(name.trim());
            }}
          />
        </div>
      )}
      <FoundLearners key={JSON.stringify(shown)} {...{ groupId, viewerId, teaches }} search={shown} onSort={change} />
    </section>
  );
}

type FoundProps = Props & {
  readonly search: MemberSearch;
  readonly onSort: (change: Pick<MemberSearch, 'sort' | 'down'>) => void;
};

function FoundLearners({ groupId, viewerId, teaches, search, onSort }: FoundProps) {
  const { entries: members, cursor, state, more, sums } = useLearners(groupId, search);
  const words = texts.members;
  const count = sums && countOf(sums, search.name !== null, teaches);
  return (
    <>
      {members === null && state === 'busy' && (
        <PageShape head={null}>
          <PanelShape rows={10} height={49} />
        </PageShape>
      )}
      {count !== null && <p className={classes['count']}>{count}</p>}
      {members?.length === 0 && (
        <Empty text={search.name !== null ? words.noResults : teaches ? words.noLearners : words.noClassmates} />
      )}
      {members !== null && members.length > 0 && <LearnersTable {...{ members, viewerId, teaches, search, onSort }} />}
      {state === 'failed' && <Failed what={words.notLoaded} onLoadAgain={more} />}
      {cursor !== null && state !== 'failed' && (
        <div className={classes['more']}>
          <Button variant="default" loading={state === 'busy'} onClick={more}>
            {words.moreResults}
          </Button>
        </div>
      )}
      <Spoken text={count ?? ''} />
    </>
  );
}

function countOf({ total, group_size }: { total: number; group_size: number }, searched: boolean, teaches: boolean) {
  if (searched) return texts.members.found(total);
  return teaches ? texts.members.places(total, group_size) : texts.members.numberOfLearners(total);
}
