import { useId, useMemo, useRef, type CSSProperties } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Spoken } from '../../../ui/feedback/spoken.tsx';
import { CellTip } from './cell-tip.tsx';
import classes from './gradebook-grid.module.css';
import type { Gradebook } from '../gradebook.ts';
import { gridColumns, gridGroups } from './grid-columns.ts';
import { GridHead } from './grid-head.tsx';
import { GridKey } from './grid-key.tsx';
import { GridRow } from './grid-row.tsx';
import { gridRows } from './grid-rows.ts';
import { PrintedGrid } from './printed-grid.tsx';
import { useCellTip } from './use-cell-tip.ts';
import type { Place } from './grid-keys.ts';
import { placeOf, useGridFocus } from './use-grid-focus.ts';
import { useGridTable } from './use-grid-table.ts';
import { gridScroller, useGridView } from './use-grid-view.ts';
import { usePrinting } from './use-printing.ts';

type Props = {
  readonly gradebook: Gradebook;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly level: number | null;
  /** The name searched for. */
  readonly search: string;
  /** Opens the figures of a learner, where an exercise is named at that one. */
  readonly onOpen: (learner: string, exercise: string | null) => void;
};

/** Learners by exercises. Only the rows and columns in view are there; the head and the names stay. */
export function GradebookGrid({ gradebook, courseLanguage, level, search, onOpen }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const columns = useMemo(() => gridColumns(gradebook, level), [gradebook, level]);
  const groups = useMemo(() => gridGroups(columns), [columns]);
  const rows = useMemo(() => gridRows(gradebook, level), [gradebook, level]);
  const { found, sorting, sortBy } = useGridTable(rows, columns, search);
  const size = { rows: found.length, columns: columns.length + 1 };
  const focus = useGridFocus(grid, size.rows, size.columns);
  const { active } = focus;
  const view = useGridView(grid, columns, found.length, active);
  const { scroller, widths, shownColumns, rowHeight } = view;
  const { tipped, ...tip } = useCellTip();
  const tipId = useId();
  const exercise = tipped ? columns[tipped.column - 1] : undefined;
  const learner = tipped ? found[tipped.row]?.original.learner : undefined;
  const openAt = ({ row, column }: Place) => {
    const opened = found[row]?.original.learner.id;
    if (opened) onOpen(opened, columns[column - 1]?.exercise?.column.exercise_id ?? null);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') tip.hide();
    focus.onKeyDown(event, {
      size: { ...size, page: view.page(), rtl: view.isRtl() },
      onEnter: openAt,
    });
  };
  return (
    <>
      <div className={classes['frame']}>
        <div
          ref={scroller}
          className={classes['scroller']}
          data-scroll-restoration-id={gridScroller}
          style={{ '--first': `${widths.first}px` } as CSSProperties}
          onScroll={tip.hide}
        >
          <table
            ref={grid}
            role="grid"
            tabIndex={-1}
            aria-label={texts.gradebook.grid}
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
              tip.onFocus(target);
            }}
            onBlur={tip.hide}
            onPointerOver={tip.onPointerOver}
            onPointerLeave={tip.leave}
          >
            <GridHead
              {...{ courseLanguage, columns, groups }}
              shown={shownColumns}
              starts={view.starts}
              active={active.row === -1 ? active.column : null}
              sorting={sorting}
              onSort={sortBy}
              count={texts.gradebook.shown(found.length, rows.length)}
            />
            <tbody>
              {view.shownRows.map(({ index, start }) => {
                const row = found[index]?.original;
                if (!row) return null;
                return (
                  // Rows are reused where they stand: a sort changes what is in them.
                  <GridRow
                    key={index}
                    row={row}
                    index={index}
                    top={start}
                    height={rowHeight}
                    columns={columns}
                    shown={shownColumns}
                    active={active.row === index ? active.column : null}
                    tip={tipId}
                  />
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
      <Spoken text={search.trim() === '' ? '' : texts.gradebook.found(found.length, rows.length)} />
      {found.length === 0 && <Empty text={texts.gradebook.noResults} />}
      <GridKey />
      <CellTip
        id={tipId}
        column={exercise}
        learner={learner}
        anchor={tipped?.anchor}
        onEnter={tip.keep}
        onLeave={tip.leave}
      />
      {usePrinting() && <PrintedGrid rows={found.map(({ original }) => original)} {...{ courseLanguage, columns }} />}
    </>
  );
}
