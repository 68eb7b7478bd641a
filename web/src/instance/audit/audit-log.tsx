import { isTooShort, shortestSearch } from '@lectern/domain/base/search/normal-form.ts';
import { useMemo } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AuditExportButton } from './audit-export-button.tsx';
import type { AuditAsked } from './audit-query.ts';
import { startOfDay, useAuditSearch } from './audit-search.ts';
import classes from './audit.module.css';
import { FoundEntries } from './found-entries.tsx';

const byLabel = <Value extends string>(named: Readonly<Record<Value, string>>) =>
  (Object.entries(named) as [Value, string][])
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

type Props = {
  /** Whose log it is; left out for all there is. */
  readonly institutionId?: string;
};

/** The audit log: who did what to what, found by names, acts and days; each entry opens to what held before and after. */
export function AuditLog({ institutionId }: Props) {
  const list = useAuditSearch();
  const words = texts.audit;
  const tooShort = isTooShort(list.search);
  const search = tooShort ? '' : list.search;
  const { act, kind, from, until } = list;
  const asked = useMemo<AuditAsked>(
    () => ({
      institution_id: institutionId ?? null,
      filter: {
        search,
        actions: act && [act],
        object_type: kind,
        from: startOfDay(from),
        until: startOfDay(until, 1),
      },
    }),
    [institutionId, search, act, kind, from, until],
  );
  return (
    <>
      <div className={classes['toolbar']}>
        <div className={classes['search']}>
          <SearchField label={words.find} value={list.typed} onChange={list.type} />
          <p role="status">{tooShort ? words.tooShort(shortestSearch) : ''}</p>
        </div>
        <Select
          label={words.act}
          value={act ?? 'ALL'}
          options={[{ value: 'ALL' as const, label: words.allActs }, ...byLabel(words.acts)]}
          onChange={list.setAct}
        />
        <Select
          label={words.kind}
          value={kind ?? 'ALL'}
          options={[{ value: 'ALL' as const, label: words.allKinds }, ...byLabel(words.kinds)]}
          onChange={list.setKind}
        />
        <TextField
          label={words.from}
          type="date"
          value={from}
          max={until || undefined}
          onChange={(event) => list.setFrom(event.target.value)}
        />
        <TextField
          label={words.until}
          type="date"
          value={until}
          min={from || undefined}
          onChange={(event) => list.setUntil(event.target.value)}
        />
        <Button variant="default" size="sm" disabled={!list.narrowed} onClick={list.clear}>
          {words.clear}
        </Button>
        <div className={classes['end']}>
          <AuditExportButton asked={asked} />
        </div>
      </div>
      <FoundEntries key={JSON.stringify(asked)} asked={asked} narrowed={list.narrowed} />
    </>
  );
}
