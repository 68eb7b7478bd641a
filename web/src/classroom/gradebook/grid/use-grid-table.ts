import { finder } from '@lectern/domain/base/search/normal-form.ts';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type FilterFn,
  type SortFn,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn } from './grid-columns.ts';
import type { LearnerRow } from './grid-rows.ts';
import { useGradebookSearch } from '../gradebook-search.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

type Finder = ReturnType<typeof finder>;

const helper = createColumnHelper<typeof features, LearnerRow>();
const byValue: SortFn<typeof features, LearnerRow> = (a, b, id) => Number(a.getValue(id)) - Number(b.getValue(id));
const byName: FilterFn<typeof features, LearnerRow> = Object.assign(
  ({ original }: { original: LearnerRow }, _id: string, finds: Finder) => finds(original.learner.searched),
  { resolveFilterValue: (search: string) => finder(search) },
);

/** The id of the column of names. */
export const nameColumn = 'learner';

/** What the grid is sorted by; the first press of a head sorts upwards, the next one downwards. */
export type Sorting = { readonly id: string; readonly desc: boolean };

/** The rows of a grid as they are sorted and found, and a way to sort them otherwise. */
export type GridTable<Row extends LearnerRow> = {
  readonly found: readonly Row[];
  /** All rows, found or not, in the order of the names. */
  readonly all: readonly Row[];
  readonly sorting: Sorting;
  readonly sortBy: (column: string) => void;
};

/**
 * The rows, which come in the order of the names, as they are sorted and found. Rows without a value come last, equal
 * ones by name.
 */
export function useGridTable<Row extends LearnerRow>(
  rows: readonly Row[],
  columns: readonly GridColumn[],
  search: string,
  valueOf: (row: Row, column: GridColumn) => number | undefined,
): GridTable<Row> {
  const [{ sort, down }, change] = useGradebookSearch();
  const id = columns.find((column) => column.id === sort)?.id ?? nameColumn;
  const desc = down === true && (id === sort || sort === null);
  const sorting = useMemo<Sorting>(() => ({ id, desc }), [id, desc]);
  const defined = useMemo(
    () =>
      helper.columns([
        helper.accessor('place', { id: nameColumn, sortFn: byValue, filterFn: byName }),
        ...columns.map((column) =>
          helper.accessor(({ place }) => rows[place] && valueOf(rows[place], column), {
            id: column.id,
            sortFn: byValue,
            sortUndefined: 'last',
          }),
        ),
      ]),
    [rows, columns, valueOf],
  );
  const state = useMemo(
    () => ({
      sorting: sorting.id === nameColumn && !sorting.desc ? [] : [sorting],
      columnFilters: search.trim() === '' ? [] : [{ id: nameColumn, value: search }],
    }),
    [sorting, search],
  );
  const table = useTable({ features, columns: defined, data: rows, state, getRowId: (row) => row.learner.id });
  const sortBy = (column: string) =>
    change({ sort: column === nameColumn ? null : column, down: column === id && !desc ? true : null });
  const { rows: sorted } = table.getRowModel();
  const found = useMemo(() => sorted.flatMap(({ original }) => rows[original.place] ?? []), [sorted, rows]);
  return { found, all: rows, sorting, sortBy };
}
