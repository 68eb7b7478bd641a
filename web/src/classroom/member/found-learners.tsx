import type { ReactNode } from 'react';
import { useReturn } from '../../graphql/use-return.ts';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import type { ChosenAct } from './chosen-bar.tsx';
import { LearnersTable } from './learners-table.tsx';
import type { MemberRights } from './member-rights.ts';
import type { MemberSearch } from './member-search.ts';
import classes from './members.module.css';
import type { NamedPerson } from '../../ui/people/named-person.ts';
import type { Chosen } from '../../ui/people/use-chosen.ts';
import { useAfterChange } from './use-after-change.ts';
import { useLearners } from './use-learners.ts';

type Props = {
  readonly groupId: string;
  readonly viewerId: string | null;
  readonly may: MemberRights;
  readonly changes: number;
  readonly chosen: Chosen<NamedPerson>;
  readonly search: MemberSearch;
  readonly waits: boolean;
  readonly empty: ReactNode;
  readonly onSort: (change: Pick<MemberSearch, 'sort' | 'down'>) => void;
  readonly onAct: (act: ChosenAct) => void;
};

/** The learners that a search finds, and how many there are. */
export function FoundLearners({ groupId, search, may, changes, waits, empty, ...table }: Props) {
  const { entries, cursor, state, more, reload, refresh, sums } = useLearners(groupId, search);
  useAfterChange(changes, reload);
  useReturn(refresh, true);
  const members = waits ? null : entries;
  const words = texts.members;
  const count = members && sums && countOf(sums, search.name !== null, may);
  const none = may.addLearners ? words.noLearners : words.noClassmates;
  return (
    <>
      {members === null && (waits || state === 'busy') && (
        <PageShape head={null}>
          <PanelShape rows={10} height={49} />
        </PageShape>
      )}
      {count !== null && <p className={classes['count']}>{count}</p>}
      {members?.length === 0 && <Empty text={search.name !== null ? words.noResults : none}>{empty}</Empty>}
      {members !== null && members.length > 0 && <LearnersTable {...{ members, may, search }} {...table} />}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.moreResults} />
      <Spoken text={count ?? ''} />
    </>
  );
}

function countOf({ total, group_size }: { total: number; group_size: number }, searched: boolean, may: MemberRights) {
  if (searched) return texts.members.found(total);
  return may.addLearners ? texts.members.places(total, group_size) : texts.members.numberOfLearners(total);
}
