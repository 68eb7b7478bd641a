import {
  sheetColumns,
  type SheetFormat,
  type SheetKind,
} from '@lectern/domain/classroom/gradebook/export/sheet-columns.ts';
import type { ColumnFact } from '../gradebook-facts.ts';
import type { SheetTexts } from './texts/catalogues.ts';

/** A sheet before its rows: what it is called, of which exercises it is, and its columns. */
export type Sheet = {
  readonly kind: SheetKind;
  /** Whether it says addresses and external ids. */
  readonly identified: boolean;
  readonly name: string;
  readonly exercises: readonly ColumnFact[];
  readonly columns: readonly { readonly head: string; readonly format: SheetFormat }[];
};

/** How many levels the course has, and whether addresses and external ids are wanted. */
type Wanted = { readonly levels: number; readonly identified: boolean };

/** All exercises on one sheet, in the order of the course. */
export const wholeSheet = (exercises: readonly ColumnFact[], identified: boolean, texts: SheetTexts): Sheet =>
  sheet({ kind: 'EVERYTHING', identified }, '', exercises, texts);

/** Of exercises in the order of the course: one sheet for benchmarks and summaries by level, then one for each level with the study projects of its lessons. */
export function sheetsOf(exercises: readonly ColumnFact[], { levels, identified }: Wanted, texts: SheetTexts): Sheet[] {
  const projects = exercises.filter(({ type }) => type === 'STUDY_PROJECT');
  const highest = Math.max(levels, ...projects.map(({ level }) => level));
  const assessments = exercises.filter(({ type }) => type !== 'STUDY_PROJECT');
  return [
    sheet({ kind: 'ASSESSMENTS', identified }, texts.assessments, assessments, texts),
    ...Array.from({ length: highest }, (_, index) => {
      const ofLevel = projects.filter(({ level }) => level === index + 1);
      return sheet({ kind: 'LESSONS', identified }, texts.level(index + 1), ofLevel, texts);
    }),
  ];
}

function sheet(
  about: Pick<Sheet, 'kind' | 'identified'>,
  name: string,
  exercises: readonly ColumnFact[],
  texts: SheetTexts,
): Sheet {
  const names = exercises.map((exercise) => nameOf(exercise, texts));
  const columns = sheetColumns(about.kind, exercises.length, about.identified).map((column) => ({
    format: column.format,
    head:
      column.exercise === null
        ? texts.ofLearner[column.measure]
        : texts.headOf(names[column.exercise] ?? '', texts.ofExercise[column.measure]),
  }));
  return { ...about, name, exercises, columns };
}

function nameOf({ type, level, lesson_name, study_project_number, published }: ColumnFact, texts: SheetTexts): string {
  const name =
    type === 'STUDY_PROJECT'
      ? texts.project(lesson_name ?? '', study_project_number ?? 0)
      : type === 'BENCHMARK'
        ? texts.benchmark(level)
        : texts.summary(level);
  return published ? name : texts.unpublished(name);
}
