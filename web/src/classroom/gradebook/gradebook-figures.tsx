import { useDeferredValue, useMemo } from 'react';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ChangePlot } from './plots/change-plot.tsx';
import { FirstTryPlot } from './plots/first-try-plot.tsx';
import classes from './gradebook-figures.module.css';
import { GradebookGrid } from './grid/gradebook-grid.tsx';
import { readGradebook, type Gradebook, type GradebookParts } from './gradebook.ts';
import { ScorePlot } from './plots/score-plot.tsx';

type Props = {
  readonly parts: GradebookParts;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly levels: number;
  readonly level: number | null;
  readonly name: string;
  /** Opens the figures of a learner, where an exercise is named at that one. */
  readonly onOpen: (learner: string, exercise: string | null) => void;
};

/** The scores, and the plots below them. */
export function GradebookFigures({ parts, courseLanguage, levels, level, name, onOpen }: Props) {
  const gradebook = useMemo(() => readGradebook(parts), [parts]);
  // The plots are drawn when the grid is there.
  const drawn = useDeferredValue<{ gradebook: Gradebook; level: number | null } | null>(
    useMemo(() => ({ gradebook, level }), [gradebook, level]),
    null,
  );
  if (gradebook.learners.length === 0) return <Empty text={texts.gradebook.noLearners} />;
  return (
    <>
      <GradebookGrid key={level} {...{ gradebook, courseLanguage, level, onOpen }} search={name} />
      <div className={classes['plots']} data-empty={!anyFinished(gradebook) || undefined}>
        {drawn && (
          <>
            <ScorePlot {...drawn} />
            <ChangePlot gradebook={drawn.gradebook} levels={levels} />
            <FirstTryPlot {...drawn} {...{ courseLanguage }} />
          </>
        )}
      </div>
    </>
  );
}

const anyFinished = ({ learners }: Gradebook) =>
  learners.some(({ cells }) =>
    Object.values(cells).some((kind) => [...kind.values()].some(({ finished }) => finished)),
  );
