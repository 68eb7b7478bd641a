import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment, useMemo, useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Spoken } from '../../../ui/feedback/spoken.tsx';
import classes from './gradebook-grid.module.css';
import { gridGroups, type GridColumn } from './grid-columns.ts';
import { GridHead } from './grid-head.tsx';
import type { Place } from './grid-keys.ts';
import type { LearnerRow } from './grid-rows.ts';
import { placeOf, useGridFocus } from './use-grid-focus.ts';
import type { GridTable } from './use-grid-table.ts';
import { gridScroller, useGridView } from './use-grid-view.ts';
import type { Across } from './use-row-heights.ts';

/** A row that is in view, and where it stands. */
export type ShownRow<Row> = {
  readonly row: Row;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly columns: readonly GridColumn[];
  /** The columns in view. */
  readonly shown: readonly VirtualItem[];
  /** The column that takes the focus in this row, if one does. */
  readonly active: number | null;
};

/** What wants to hear of a cell that is looked at. */
type Watch = {
  readonly hide: () => void;
  readonly leave: () => void;
  readonly onFocus: (target: EventTarget) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
};

type Props<Row extends LearnerRow> = {
  /** What is compared. */
  readonly name: string;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly columns: readonly GridColumn[];
  readonly table: GridTable<Row>;
  /** The name searched for. */
  readonly search: string;
  /** Opens a row at one of its columns; at its name without one. */
  readonly onOpen: (row: Row, column: GridColumn | undefined) => void;
  readonly watch?: Watch;
  /** The sentence in place of a row's figures. Where this is given, rows grow until it and the names stand whole. */
  readonly across?: Across<Row>;
  /** The grid is a part of a panel, which has the edge. */
  readonly flush?: boolean;
  readonly children: (row: ShownRow<Row>) => ReactNode;
};

/** Learners by columns. Only the rows and columns in view are there; the head and the names stay. */
export function VirtualGrid<Row extends LearnerRow>(props: Props<Row>) {
  const { name, courseLanguage, columns, table, search, onOpen, watch, across, flush = false, children } = props;
  const { found, all, sorting, sortBy } = table;
  const grid = useRef<HTMLTableElement>(null);
  const groups = useMemo(() => gridGroups(columns), [columns]);
  const size = { rows: found.length, columns: columns.length + 1 };
  const focus = useGridFocus(grid, size.rows, size.columns);
  const { active } = focus;
  const view = useGridView(grid, columns, table, active, across);
  const { scroller, widths, shownColumns } = view;
  const openAt = ({ row, column }: Place) => {
    const opened = found[row];
    if (opened) onOpen(opened, columns[column - 1]);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') watch?.hide();
    focus.onKeyDown(event, {
      size: { ...size, page: view.page(), rtl: view.isRtl() },
      onEnter: openAt,
    });
  };
  return (
    <>
      <div className={classes['frame']} data-flush={flush || undefined} data-whole={across ? true : undefined}>
        <div
          ref={scroller}
          className={classes['scroller']}
          data-scroll-restoration-id={gridScroller}
          style={{ ...view.room, '--head': `${view.headHeight}px` } as CSSProperties}
          onScroll={watch?.hide}
        >
          <table
            ref={grid}
            role="grid"
            tabIndex={-1}
            aria-label={name}
            aria-rowcount={size.rows + 2}
            aria-colcount={size.columns}
            className={classes['grid']}
            style={{ inlineSize: widths.total, blockSize: view.height }}
            onKeyDown={onKeyDown}
            onClick={({ target }) => {
              const place = placeOf(target);
              if (place && place.row >= 0) openAt(place);
            }}
            onFocus={({ target }) => {
              focus.onFocus(target);
              watch?.onFocus(target);
            }}
            onBlur={watch?.hide}
            onPointerOver={watch?.onPointerOver}
            onPointerLeave={watch?.leave}
          >
            <GridHead
              {...{ courseLanguage, columns, groups }}
              shown={shownColumns}
              starts={view.starts}
              active={active.row === -1 ? active.column : null}
              sorting={sorting}
              onSort={sortBy}
              count={texts.gradebook.shown(found.length, all.length)}
            />
            <tbody>
              {view.shownRows.map(({ index, start, size: height }) => {
                const row = found[index];
                if (!row) return null;
                const place = { row, index, top: start, height, columns, shown: shownColumns };
                return (
                  // Rows are reused where they stand: a sort changes what is in them.
                  <Fragment key={index}>
                    {children({ ...place, active: active.row === index ? active.column : null })}
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
      <Spoken text={search.trim() === '' ? '' : texts.gradebook.found(found.length, all.length)} />
      {found.length === 0 && <Empty text={texts.gradebook.noResults} />}
    </>
  );
}
