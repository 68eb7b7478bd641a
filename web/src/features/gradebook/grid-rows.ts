import { cellPercent, learnerProgress } from '@lectern/domain/gradebook/gradebook.ts';
import { learnerSums } from '@lectern/domain/gradebook/learner-sums.ts';
import type { Gradebook, Kind, Learner } from './gradebook.ts';
import type { GridColumn } from './grid-columns.ts';

/** A learner with the sums of the level that is shown. */
export type GridRow = {
  readonly learner: Learner;
  /** The place of the learner in the order of the names. */
  readonly place: number;
  /** Whole percent; null where there is nothing to complete. */
  readonly progress: number | null;
  readonly seconds: number;
};

const kinds: readonly Kind[] = ['BENCHMARK', 'STUDY_PROJECT', 'SUMMARY'];

/** The rows of a level; null stands for all levels. */
export function gridRows({ columns, learners }: Gradebook, level: number | null): GridRow[] {
  return learners.map((learner, place) => ({
    learner,
    place,
    progress: learnerProgress(columns.STUDY_PROJECT, learner.cells.STUDY_PROJECT, level),
    seconds: learnerSums(
      kinds.map((kind) => ({ columns: columns[kind], cells: learner.cells[kind] })),
      level,
    ).seconds_spent,
  }));
}

/** What a column of a row is sorted by; undefined, which comes last, where nothing is finished. */
export function sortValue({ learner, progress, seconds }: GridRow, { id, exercise }: GridColumn): number | undefined {
  if (exercise) return cellPercent(learner.cells[exercise.kind].get(exercise.index)) ?? undefined;
  return id === 'progress' ? (progress ?? undefined) : seconds;
}
