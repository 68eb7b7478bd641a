import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { OpeningTable } from '../../ui/page/opening-table.tsx';
import classes from './renewal.module.css';
import type { ListedRenewal } from './worklist-query.ts';
import { WorklistRow } from './worklist-row.tsx';
import type { WorklistSearch } from './worklist-search.ts';
import { SortHead } from './worklist-sort.tsx';

const FollowUpDialog = lazy(async () => ({
  default: (await import('../follow-up/follow-up-dialog.tsx')).FollowUpDialog,
}));

type Props = {
  readonly renewals: readonly ListedRenewal[];
  readonly list: WorklistSearch;
  /** Something was written about one of them. */
  readonly onChanged: () => void;
};

/** Licenses of the worklist in a table; its head sorts them. */
export function WorklistTable({ renewals, list, onChanged }: Props) {
  const [followed, setFollowed] = useState<ListedRenewal | null>(null);
  const words = texts.renewal;
  const days = renewals.flatMap(({ figures }) => figures?.counted_on ?? []).toSorted();
  return (
    <>
      <p className={classes['counted']}>{words.countedOn(days[0] ?? null)}</p>
      <OpeningTable
        label={words.title}
        opens={words.why}
        count={renewals.length}
        head={
          <>
            <SortHead of="INSTITUTION" list={list} />
            <SortHead of="LICENSE" list={list} folded />
            <SortHead of="DAYS" list={list} />
            <SortHead of="SEATS" list={list} folded />
            <SortHead of="ACTIVE" list={list} folded />
            <SortHead of="ACTIVE_BEFORE" list={list} folded />
            <SortHead of="GAIN" list={list} folded />
            <SortHead of="FOLLOW_UPS" list={list} folded />
            <SortHead of="NEXT_DUE" list={list} folded />
          </>
        }
      >
        {renewals.map((renewal) => (
          <WorklistRow key={renewal.id} renewal={renewal} onFollowUp={() => setFollowed(renewal)} />
        ))}
      </OpeningTable>
      {followed && (
        <Suspense>
          <FollowUpDialog
            written={{ institutionId: followed.institution.id, licenseId: followed.id }}
            onChanged={onChanged}
            onClose={() => setFollowed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
