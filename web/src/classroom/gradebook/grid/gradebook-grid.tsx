import { minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { useId, useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { Gradebook } from '../gradebook.ts';
import { Grade } from '../grade.tsx';
import { CellTip } from './cell-tip.tsx';
import { gridColumns, type GridColumn } from './grid-columns.ts';
import { GridKey } from './grid-key.tsx';
import { GridRow } from './grid-row.tsx';
import { gridRows, sortValue, type GridRow as Row } from './grid-rows.ts';
import { PrintedGrid } from './printed-grid.tsx';
import { useCellTip } from './use-cell-tip.ts';
import { useGridTable } from './use-grid-table.ts';
import { usePrinting } from './use-printing.ts';
import { VirtualGrid } from './virtual-grid.tsx';

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

/** Learners by exercises. */
export function GradebookGrid({ gradebook, courseLanguage, level, search, onOpen }: Props) {
  const columns = useMemo(() => gridColumns(gradebook, level), [gradebook, level]);
  const rows = useMemo(() => gridRows(gradebook, level), [gradebook, level]);
  const table = useGridTable(rows, columns, search, sortValue);
  const { tipped, ...tip } = useCellTip();
  const tipId = useId();
  return (
    <>
      <VirtualGrid
        name={texts.gradebook.grid}
        {...{ courseLanguage, columns, table, search }}
        watch={tip}
        onOpen={({ learner }, column) => onOpen(learner.id, column?.exercise?.column.exercise_id ?? null)}
      >
        {(row) => <GridRow {...row} tip={tipId} />}
      </VirtualGrid>
      <GridKey />
      <CellTip
        id={tipId}
        column={tipped ? columns[tipped.column - 1] : undefined}
        learner={tipped ? table.found[tipped.row]?.learner : undefined}
        anchor={tipped?.anchor}
        onEnter={tip.keep}
        onLeave={tip.leave}
      />
      {usePrinting() && <PrintedGrid rows={table.found} {...{ courseLanguage, columns }} figure={printed} />}
    </>
  );
}

function printed({ learner, seconds, progress }: Row, { id, exercise }: GridColumn) {
  if (exercise) {
    const cell = learner.cells[exercise.kind].get(exercise.index);
    return <Grade cell={cell} published={exercise.column.published} />;
  }
  if (id === 'time') return minutesAndSeconds(seconds);
  return progress === null ? '–' : texts.ui.percent(progress);
}
