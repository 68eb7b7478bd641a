import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { OpeningTable } from '../../ui/page/opening-table.tsx';
import { entriesQuery, type AuditAsked, type ListedEntry } from './audit-query.ts';
import { AuditRow } from './audit-row.tsx';
import classes from './audit.module.css';

type Props = { readonly asked: AuditAsked; readonly narrowed: boolean };

const pageSize = 20;

/** The entries that are asked for, the newest first. */
export function FoundEntries({ asked, narrowed }: Props) {
  const client = useClient();
  const [tooMany, setTooMany] = useState(false);
  const load = useCallback(
    async (after: string | null) => {
      const variables = { ...asked, pageSize, after };
      const { data } = await client.query(entriesQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { entries, cursor, tooManyNamed } = data.auditEntries;
      setTooMany(tooManyNamed);
      return { entries, cursor: cursor ?? null };
    },
    [client, asked],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const words = texts.audit;
  return (
    <>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && <Empty text={tooMany ? words.tooMany : narrowed ? words.none : words.nothingYet} />}
      {entries !== null && entries.length > 0 && (
        <EntriesTable entries={entries} placed={asked.institution_id === null} onUndone={reload} />
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.more} />
      <Spoken text={entries === null ? '' : words.shown(entries.length, cursor !== null)} />
    </>
  );
}

type TableProps = {
  readonly entries: readonly ListedEntry[];
  readonly placed: boolean;
  readonly onUndone: () => void;
};

function EntriesTable({ entries, placed, onUndone }: TableProps) {
  const words = texts.audit;
  return (
    <OpeningTable
      label={words.title}
      opens={words.opens}
      count={entries.length}
      head={
        <>
          <th scope="col">{words.did}</th>
          <th scope="col" className={classes['folded']}>
            {words.what}
          </th>
          <th scope="col" className={classes['folded']}>
            {words.who}
          </th>
          <th scope="col" className={classes['folded']}>
            {words.when}
          </th>
        </>
      }
    >
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} placed={placed} onUndone={onUndone} />
      ))}
    </OpeningTable>
  );
}
