import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { memo } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Bar } from '../../../ui/page/bar.tsx';
import { Grade, gradeName } from '../grade.tsx';
import classes from './gradebook-grid.module.css';
import type { GridColumn } from './grid-columns.ts';
import type { GridRow as Row } from './grid-rows.ts';
import { NameCell } from './name-cell.tsx';
import type { ShownRow } from './virtual-grid.tsx';

type Props = ShownRow<Row> & {
  /** The tooltip that describes the active cell. */
  readonly tip: string;
};

/** A learner in the grid: the name stays in view, of the columns only those in view are there. */
export const GridRow = memo(function GridRow({ row, index, top, height, columns, shown, active, tip }: Props) {
  return (
    <tr aria-rowindex={index + 3} className={classes['row']} style={{ insetBlockStart: top, blockSize: height }}>
      <NameCell name={row.learner.name} index={index} active={active === 0} />
      {shown.map(({ index: at, start, size }) => {
        const column = columns[at];
        if (!column) return null;
        const isActive = active === at + 1;
        return (
          <td
            key={column.id}
            aria-colindex={at + 2}
            aria-label={nameOf(row, column)}
            aria-describedby={isActive && column.exercise ? tip : undefined}
            data-place={`${index}:${at + 1}`}
            data-kind={column.exercise ? 'exercise' : column.id}
            tabIndex={isActive ? 0 : -1}
            title={column.id === 'time' ? hoursMinutesSeconds(row.seconds) : undefined}
            className={classes['cell']}
            style={{ insetInlineStart: start, inlineSize: size }}
          >
            <Figure row={row} column={column} />
          </td>
        );
      })}
    </tr>
  );
});

const cellOf = ({ learner }: Row, { exercise }: GridColumn) =>
  exercise ? learner.cells[exercise.kind].get(exercise.index) : undefined;

function Figure({ row, column }: { readonly row: Row; readonly column: GridColumn }) {
  if (column.exercise) return <Grade cell={cellOf(row, column)} published={column.exercise.column.published} />;
  if (column.id === 'time') return minutesAndSeconds(row.seconds);
  if (row.progress === null) return '–';
  return (
    <>
      <Bar value={row.progress} />
      <span className={classes['percent']}>{texts.ui.percent(row.progress)}</span>
    </>
  );
}

/** The words of a cell whose figure does not speak for itself. */
function nameOf(row: Row, column: GridColumn): string | undefined {
  if (column.exercise) return gradeName(cellOf(row, column), column.exercise.column.published);
  return column.id === 'progress' && row.progress === null ? texts.gradebook.nothingToComplete : undefined;
}
