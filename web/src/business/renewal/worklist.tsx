import { institutionPageSizes } from '@lectern/domain/business/institution/institution-form.ts';
import { useCallback, useId } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Track } from '../../ui/figures/track.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { WorklistExportButton } from './worklist-export-button.tsx';
import classes from './renewal.module.css';
import { worklistQuery, type WorklistAsked } from './worklist-query.ts';
import { shownWindows, useWorklistSearch, windows, type ShownWindow } from './worklist-search.ts';
import { SortField } from './worklist-sort.tsx';
import { WorklistTable } from './worklist-table.tsx';

/** The worklist of renewals: which licenses end, how they are used, and why to look after them. */
export function Worklist() {
  const list = useWorklistSearch();
  const { id: viewerId } = useStaff();
  const mineId = useId();
  const words = texts.renewal;
  const filter = { window: windows[list.window], assignedTo: list.mine ? viewerId : null, search: list.search };
  const asked: WorklistAsked = { filter, sort: list.sort, descending: list.down };
  const key = JSON.stringify([asked, list.pageSize]);
  return (
    <>
      <div className={classes['toolbar']}>
        <div className={classes['search']}>
          <SearchField label={words.find} value={list.typed} onChange={list.type} />
        </div>
        <div className={classes['size']}>
          <Select
            label={words.view}
            options={institutionPageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(list.pageSize)}
            onChange={(size) => list.setPageSize(Number(size) as (typeof institutionPageSizes)[number])}
          />
        </div>
        <Button variant="default" size="sm" disabled={!list.narrowed} onClick={list.clear}>
          {words.clear}
        </Button>
        <div className={classes['end']}>
          <WorklistExportButton asked={asked} />
        </div>
      </div>
      <div className={classes['filters']}>
        <Track
          hideLegend
          legend={words.title}
          options={shownWindows.map((value) => ({ value, label: labelOf(value) }))}
          value={list.window}
          size="sm"
          onChange={list.setWindow}
        />
        <span className={classes['mine']}>
          <input
            id={mineId}
            type="checkbox"
            checked={list.mine}
            onChange={(event) => list.setMine(event.target.checked)}
          />
          <label htmlFor={mineId}>{words.assignedToMe}</label>
        </span>
        <SortField list={list} />
      </div>
      <Found key={key} asked={asked} pageSize={list.pageSize} list={list} />
    </>
  );
}

function labelOf(window: ShownWindow): string {
  const { days, windows: named } = texts.renewal;
  return typeof window === 'number' ? days(window) : named[window];
}

type FoundProps = {
  readonly asked: WorklistAsked;
  readonly pageSize: number;
  readonly list: ReturnType<typeof useWorklistSearch>;
};

function Found({ asked, pageSize, list }: FoundProps) {
  const client = useClient();
  const { filter, sort, descending } = asked;
  const { window, assignedTo, search } = filter;
  const load = useCallback(
    async (after: string | null) => {
      const variables = { filter: { window, assignedTo, search }, sort, descending, pageSize, after };
      const { data } = await client.query(worklistQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { renewals, cursor } = data.renewals;
      return { entries: renewals, cursor: cursor ?? null };
    },
    [client, window, assignedTo, search, sort, descending, pageSize],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const words = texts.renewal;
  return (
    <>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && <Empty text={words.noMatch} />}
      {entries !== null && entries.length > 0 && <WorklistTable renewals={entries} list={list} onChanged={reload} />}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.moreResults} />
      <Spoken text={entries === null ? '' : words.shown(entries.length, cursor !== null)} />
    </>
  );
}
