import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { exerciseName } from '../../../learning/course/exercise-name.ts';
import { FigureRow } from './figure-row.tsx';
import classes from './lesson-figures.module.css';
import type { Attempt, Student } from './use-student.ts';

type Props = {
  readonly student: Student;
  /** The language of the course, a BCP 47 tag, where it is known. */
  readonly language?: string | undefined;
  /** Where the result of an attempt at an assessment of a level is. */
  readonly linkOf: (attempt: Attempt, assessment: { type: 'BENCHMARK' | 'SUMMARY'; level: number }) => LinkProps;
  /** What those who teach read and do below an assessment. */
  readonly belowOf?: (exerciseId: string, name: string) => ReactNode;
  /** The level of the heading. */
  readonly level: 2 | 3;
};

/** A learner's benchmarks and summaries, level by level, so that before and after stand together. */
export function AssessmentFigures({ student: { learner, columns, history }, language, linkOf, belowOf, level }: Props) {
  const rows = (['BENCHMARK', 'SUMMARY'] as const)
    .flatMap((kind) => columns[kind].map((column, index) => ({ kind, column, cell: learner.cells[kind].get(index) })))
    .sort((a, b) => a.column.level - b.column.level);
  if (rows.length === 0) return null;
  return (
    <Panel title={texts.gradebook.figures.assessments} level={level} flush>
      <ul className={classes['rows']}>
        {rows.map(({ kind, column, cell }) => (
          <FigureRow
            key={column.exercise_id}
            {...{ kind, column, cell, language }}
            linkOf={(attempt) => linkOf(attempt, { type: kind, level: column.level })}
            below={belowOf?.(column.exercise_id, exerciseName({ type: kind, ...column }))}
            history={history.filter(({ exercise_id }) => exercise_id === column.exercise_id)}
          />
        ))}
      </ul>
    </Panel>
  );
}
