import { useElementScrollRestoration } from '@tanstack/react-router';
import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { columnWidths } from './column-widths.ts';
import type { GridColumn } from './grid-columns.ts';
import type { Place } from './grid-keys.ts';
import type { LearnerRow } from './grid-rows.ts';
import type { GridTable } from './use-grid-table.ts';
import { useRowHeights, type Across, type GridRoom } from './use-row-heights.ts';
import { useWidth } from '../use-width.ts';

/** The height of the two rows at the head with their line, and of the two lines more that names of study projects take. */
const headOf = (columns: readonly GridColumn[]) => (columns.some(({ title }) => title !== null) ? 55 + 32 : 55);

/** What the place of the grid is kept by. */
export const gridScroller = 'gradebook';

const fewColumns = 6;

const onMount = { getInitialValueInEffect: false };

/** Which rows and columns are in view, where they stand and how large everything is. */
export function useGridView<Row extends LearnerRow>(
  grid: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  { found, all }: Pick<GridTable<Row>, 'found' | 'all'>,
  active: Place,
  across?: Across<Row>,
) {
  const [scroller, available] = useWidth<HTMLDivElement>();
  const narrow = useMediaQuery('(max-width: 37.49em)', false, onMount);
  const touch = useMediaQuery('(max-width: 59.99em), (pointer: coarse)', false, onMount);
  const widths = useMemo(() => columnWidths(columns, available, narrow), [columns, available, narrow]);
  const line = touch ? 45 : 35;
  const headHeight = headOf(columns);
  const { first } = widths;
  const room = useMemo<GridRoom>(
    () => ({ '--first': `${first}px`, '--beside': `${Math.max(0, available - first)}px` }),
    [first, available],
  );
  const { heightOf, measured } = useRowHeights(scroller, all, across, line, available > 0 ? room : null);
  const isRtl = () => grid.current?.matches(':dir(rtl)') ?? false;
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(found[index]),
    // New keys where sizes change, so that they are taken anew.
    getItemKey: useCallback((index: number) => `${heightOf(found[index])}:${index}`, [heightOf, found]),
    paddingStart: headHeight,
    overscan: 2,
    rangeExtractor: useCallback((range: Range) => withActive(range, active.row), [active.row]),
  });
  const sideways = useVirtualizer({
    horizontal: true,
    isRtl: isRtl(),
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths.others[index] ?? 0,
    getItemKey: useCallback((index: number) => `${columns[index]?.id}:${widths.others[index]}`, [columns, widths]),
    paddingStart: widths.first,
    // Where columns are few, all of them are there.
    overscan: columns.length <= fewColumns ? fewColumns : 1,
    rangeExtractor: useCallback((range: Range) => withActive(range, active.column - 1), [active.column]),
  });
  const shownRows = rows.getVirtualItems();
  // Whoever comes back finds the grid as it was left.
  const left = useRef(useElementScrollRestoration({ id: gridScroller }));
  useLayoutEffect(() => {
    if (!measured) return;
    const { scrollX, scrollY } = left.current ?? { scrollX: 0, scrollY: 0 };
    scroller.current?.scrollTo({ left: scrollX, top: scrollY });
  }, [scroller, measured]);
  return {
    scroller,
    room,
    headHeight,
    widths,
    starts: useMemo(() => startsOf(widths), [widths]),
    height: rows.getTotalSize(),
    shownRows,
    shownColumns: sideways.getVirtualItems(),
    isRtl,
    /** How many rows a press of Page down passes. */
    page: () => {
      const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
      const whole = shownRows.filter(
        ({ start, end }) => start >= scrollTop + headHeight && end <= scrollTop + clientHeight,
      );
      return Math.max(1, whole.length - 1);
    },
  };
}

/** What is in view, and the active row or column, which keeps the focus when it is scrolled away. */
function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || indexes.includes(active)) return indexes;
  return [...indexes, active].sort((a, b) => a - b);
}

function startsOf({ first, others }: { first: number; others: readonly number[] }): number[] {
  const starts = [first];
  for (const width of others) starts.push((starts.at(-1) ?? 0) + width);
  return starts;
}
