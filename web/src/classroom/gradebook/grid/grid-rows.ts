import { cellPercent, isOfLevel, progressThrough } from '@lectern/domain/classroom/gradebook/gradebook.ts';
import type { LearnerCells } from '@lectern/domain/classroom/gradebook/learner-score.ts';
import type { Gradebook, Kind, Learner } from '../gradebook.ts';
import type { GridColumn } from './grid-columns.ts';

/** What a grid of learners knows of each of its rows. */
export type LearnerRow = {
  readonly learner: Pick<Learner, 'id' | 'name' | 'searched'>;
  /** The place of the learner in the order of the names. */
  readonly place: number;
};

/** A learner with the sums of the level that is shown. */
export type GridRow = LearnerRow & {
  readonly learner: Learner;
  /** Whole percent; null where there is nothing to complete. */
  readonly progress: number | null;
  readonly seconds: number;
};

const kinds: readonly Kind[] = ['BENCHMARK', 'STUDY_PROJECT', 'SUMMARY'];

/** The rows of a level; null stands for all levels. */
export function gridRows({ columns, learners }: Gradebook, level: number | null): GridRow[] {
  const progressOf = progressThrough(columns.STUDY_PROJECT, level);
  const counted = kinds.map((kind) => ({ kind, shown: columns[kind].map((column) => isOfLevel(column, level)) }));
  return learners.map((learner, place) => ({
    learner,
    place,
    progress: progressOf(learner.cells.STUDY_PROJECT),
    seconds: counted.reduce((sum, { kind, shown }) => sum + secondsOf(learner.cells[kind], shown), 0),
  }));
}

function secondsOf(cells: LearnerCells, shown: readonly boolean[]): number {
  let seconds = 0;
  for (const { column, finished, open } of cells.values()) {
    if (shown[column]) seconds += (finished?.seconds ?? 0) + (open?.seconds ?? 0);
  }
  return seconds;
}

/** What a column of a row is sorted by; undefined, which comes last, where nothing is finished. */
export function sortValue({ learner, progress, seconds }: GridRow, { id, exercise }: GridColumn): number | undefined {
  if (exercise) return cellPercent(learner.cells[exercise.kind].get(exercise.index)) ?? undefined;
  return id === 'progress' ? (progress ?? undefined) : seconds;
}
