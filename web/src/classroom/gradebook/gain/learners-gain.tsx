import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { PrintedGrid } from '../grid/printed-grid.tsx';
import { useGridTable } from '../grid/use-grid-table.ts';
import { usePrinting } from '../grid/use-printing.ts';
import { VirtualGrid } from '../grid/virtual-grid.tsx';
import type { GroupGain } from './gain-query.ts';
import { GainRow, gainCell, whyNone } from './gain-row.tsx';
import { gainColumns, gainRows, gainValue } from './gain-rows.ts';

type Props = {
  readonly learners: GroupGain['learners'];
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  /** The name searched for. */
  readonly name: string;
  readonly onOpen: (learner: string) => void;
};

/** What each learner gained, in a grid as that of the scores; those without a figure come last. */
export function LearnersGain({ learners, courseLanguage, name, onOpen }: Props) {
  const { byLearner } = texts.gradebook.gain;
  const columns = useMemo(() => gainColumns(), []);
  const rows = useMemo(() => gainRows(learners), [learners]);
  const table = useGridTable(rows, columns, name, gainValue);
  return (
    <Panel title={byLearner} flush>
      <VirtualGrid
        name={byLearner}
        {...{ courseLanguage, columns, table }}
        search={name}
        onOpen={({ learner }) => onOpen(learner.id)}
        across={whyNone}
        flush
      >
        {(row) => <GainRow {...row} />}
      </VirtualGrid>
      {usePrinting() && <PrintedGrid rows={table.found} {...{ courseLanguage, columns }} figure={gainCell} />}
    </Panel>
  );
}
