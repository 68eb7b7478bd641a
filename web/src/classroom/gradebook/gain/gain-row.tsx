import { memo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { GridColumn } from '../grid/grid-columns.ts';
import grid from '../grid/gradebook-grid.module.css';
import { NameCell } from '../grid/name-cell.tsx';
import type { ShownRow } from '../grid/virtual-grid.tsx';
import { GainFigure } from './gain-figure.tsx';
import type { GainRow as Row } from './gain-rows.ts';
import { HeatFigure } from './heat-figure.tsx';

/** What a learner gained, in the grid. */
export const GainRow = memo(function GainRow({ row, index, top, height, columns, shown, active }: ShownRow<Row>) {
  return (
    <tr aria-rowindex={index + 3} className={grid['row']} style={{ insetBlockStart: top, blockSize: height }}>
      <NameCell name={row.learner.name} index={index} active={active === 0} />
      {shown.map(({ index: at, start, size }) => {
        const column = columns[at];
        if (!column) return null;
        return (
          <td
            key={column.id}
            aria-colindex={at + 2}
            aria-label={column.id === 'questions' ? undefined : whyNone(row)}
            data-place={`${index}:${at + 1}`}
            data-kind={column.id}
            tabIndex={active === at + 1 ? 0 : -1}
            className={grid['cell']}
            style={{ insetInlineStart: start, inlineSize: size }}
          >
            {gainCell(row, column)}
          </td>
        );
      })}
    </tr>
  );
});

/** Why a row has no figures; undefined where it has them. */
export const whyNone = ({ gain, known }: Row): string | undefined =>
  known ? undefined : texts.gradebook.gain.tooFewQuestions(gain.counted, gain.least);

/** What a cell shows. Where there is no figure, the first one says why, across those that have none. */
export function gainCell(row: Row, { id }: GridColumn) {
  const { gain, known } = row;
  if (id === 'questions') return gain.counted;
  if (!known) return id === 'before' ? <span className={grid['across']}>{whyNone(row)}</span> : null;
  if (id === 'before') return <HeatFigure percent={known.before} />;
  if (id === 'after') return <HeatFigure percent={known.after} />;
  if (id === 'gain') return <GainFigure known={known} />;
  return known.normalised === null ? '–' : texts.gradebook.gain.ratio(known.normalised);
}
