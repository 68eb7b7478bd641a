import { useElementScrollRestoration } from '@tanstack/react-router';
import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { columnWidths } from './column-widths.ts';
import type { GridColumn } from './grid-columns.ts';
import type { Place } from './grid-keys.ts';
import { useWidth } from '../use-width.ts';

/** The height of the two rows at the head with their line. */
const headHeight = 55;

/** What the place of the grid is kept by. */
export const gridScroller = 'gradebook';

const onMount = { getInitialValueInEffect: false };

/** Which rows and columns are in view, where they stand and how large everything is. */
export function useGridView(
  grid: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  count: number,
  active: Place,
) {
  const [scroller, available] = useWidth<HTMLDivElement>();
  const narrow = useMediaQuery('(max-width: 37.49em)', false, onMount);
  const touch = useMediaQuery('(max-width: 59.99em), (pointer: coarse)', false, onMount);
  const rowHeight = touch ? 45 : 35;
  const widths = useMemo(() => columnWidths(columns, available, narrow), [columns, available, narrow]);
  const isRtl = () => grid.current?.matches(':dir(rtl)') ?? false;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // New keys where sizes change, so that they are taken anew.
    getItemKey: useCallback((index: number) => `${rowHeight}:${index}`, [rowHeight]),
    paddingStart: headHeight,
    overscan: 2,
    rangeExtractor: useCallback((range: Range) => withActive(range, active.row), [active.row]),
  });
  const across = useVirtualizer({
    horizontal: true,
    isRtl: isRtl(),
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths.others[index] ?? 0,
    getItemKey: useCallback((index: number) => `${columns[index]?.id}:${widths.others[index]}`, [columns, widths]),
    paddingStart: widths.first,
    overscan: 1,
    rangeExtractor: useCallback((range: Range) => withActive(range, active.column - 1), [active.column]),
  });
  // Whoever comes back finds the grid as it was left.
  const left = useRef(useElementScrollRestoration({ id: gridScroller }));
  useLayoutEffect(() => {
    const { scrollX, scrollY } = left.current ?? { scrollX: 0, scrollY: 0 };
    scroller.current?.scrollTo({ left: scrollX, top: scrollY });
  }, [scroller]);
  return {
    scroller,
    rowHeight,
    widths,
    starts: useMemo(() => startsOf(widths), [widths]),
    height: rows.getTotalSize(),
    shownRows: rows.getVirtualItems(),
    shownColumns: across.getVirtualItems(),
    isRtl,
    /** How many rows a press of Page down passes. */
    page: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
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
