import { worklistSorts, type WorklistSort } from '@lectern/domain/business/renewal/renewals.ts';
import { IconArrowDown, IconArrowUp, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './renewal.module.css';
import type { WorklistSearch } from './worklist-search.ts';

type Sorting = Pick<WorklistSearch, 'sort' | 'down' | 'sortBy'>;

type HeadProps = {
  readonly of: WorklistSort;
  readonly list: Sorting;
  /** Where there is little room, its column is left out. */
  readonly folded?: boolean;
};

/** The head of a column of the worklist; a second press turns the order round. */
export function SortHead({ of, list: { sort, down, sortBy }, folded = false }: HeadProps) {
  const sorted = sort === of;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (down ? 'descending' : 'ascending') : 'none'}
      className={folded ? classes['folded'] : undefined}
    >
      <button type="button" className={classes['sort']} onClick={() => sortBy(of, sorted && !down)}>
        {texts.renewal.columns[of]}
        {sorted && <Icon of={down ? IconArrowDown : IconArrowUp} size={16} />}
      </button>
    </th>
  );
}

/** The same choice where there is no room for all columns. */
export function SortField({ list: { sort, down, sortBy } }: { readonly list: Sorting }) {
  const words = texts.renewal;
  return (
    <div className={classes['order']}>
      <Select
        label={words.sortBy}
        options={worklistSorts.map((value) => ({ value, label: words.columns[value] }))}
        value={sort}
        onChange={(next) => sortBy(next, false)}
      />
      <IconButton
        icon={down ? IconSortDescending : IconSortAscending}
        size="sm"
        label={down ? words.smallestFirst : words.largestFirst}
        onClick={() => sortBy(sort, !down)}
      />
    </div>
  );
}
