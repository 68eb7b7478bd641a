import { isOfLevel } from '@lectern/domain/classroom/gradebook/gradebook.ts';
import { texts } from '../../../texts/texts.ts';
import { exerciseName } from '../../../learning/course/exercise-name.ts';
import type { Column, Gradebook, Kind } from '../gradebook.ts';

/** A column after the one of the names. */
export type GridColumn = {
  readonly id: string;
  /** What its head shows. */
  readonly label: string;
  /** The name of the study project, in the language of the course; null where there is none. */
  readonly title: string | null;
  /** The same in full, for those who listen and as a tooltip. */
  readonly name: string;
  /** The head over it, shared with its neighbours; null where it has none. */
  readonly group: { readonly id: string; readonly label: string } | null;
  /** The exercise it is about, with the number of its column among its kind; null for a figure. */
  readonly exercise: { readonly kind: Kind; readonly index: number; readonly column: Column } | null;
  /** Its width in pixels on wide and on narrow screens; null for that of an exercise, which grows. */
  readonly width: readonly [number, number] | null;
};

/** A column of a figure of that name, so wide on wide and on narrow screens. */
export const figureColumn = (id: string, label: string, wide: number, narrow: number, name = label): GridColumn => ({
  id,
  label,
  title: null,
  name,
  group: null,
  exercise: null,
  width: [wide, narrow],
});

/** A head over neighbouring columns. */
export type GridGroup = {
  readonly id: string;
  readonly label: string;
  readonly from: number;
  readonly count: number;
};

/** Whether the head over a column names a lesson, in the language of the course. */
export const isOfLesson = (column: GridColumn | undefined): boolean => column?.exercise?.kind === 'STUDY_PROJECT';

/** The columns of a level (null for all): progress, time, benchmarks, study projects by lesson, summaries. */
export function gridColumns({ columns }: Gradebook, level: number | null): GridColumn[] {
  const numberOf = projectNumbers(columns.STUDY_PROJECT);
  const exercisesOf = (kind: Kind) =>
    columns[kind].flatMap((column, index) =>
      isOfLevel(column, level) ? [exerciseColumn(kind, column, index, level, numberOf)] : [],
    );
  return [
    figureColumn('progress', texts.gradebook.progress, 156, 80, texts.gradebook.progressIs),
    figureColumn('time', texts.gradebook.time, 88, 72),
    ...exercisesOf('BENCHMARK'),
    ...exercisesOf('STUDY_PROJECT'),
    ...exercisesOf('SUMMARY'),
  ];
}

/** The number of a study project as its column shows it. */
type NumberOf = (column: Column) => string;

/** Where several lessons count their study projects from 1, the number of the lesson tells them apart: 3.1 is its first. */
function projectNumbers(projects: readonly Column[]): NumberOf {
  const own = ({ study_project_number }: Column) => study_project_number ?? 0;
  const heads = new Set(projects.map((column) => `${column.level} ${own(column)}`));
  if (heads.size === projects.length) return (column) => String(own(column));
  const lessons = [...new Set(projects.map(({ lesson_id }) => lesson_id))];
  return (column) => `${lessons.indexOf(column.lesson_id) + 1}.${own(column)}`;
}

function exerciseColumn(
  kind: Kind,
  column: Column,
  index: number,
  level: number | null,
  numberOf: NumberOf,
): GridColumn {
  const { exercise_id: id, lesson_id, lesson_name } = column;
  const exercise = { kind, index, column };
  const named = exerciseName({ type: kind, ...column });
  const name = column.published ? named : texts.gradebook.unpublishedName(named);
  if (kind !== 'STUDY_PROJECT') {
    const label = kind === 'BENCHMARK' ? texts.gradebook.benchmark : texts.gradebook.summary;
    return level === null
      ? {
          id,
          label: texts.course.level(column.level),
          title: null,
          name,
          group: { id: kind, label },
          exercise,
          width: null,
        }
      : { id, label, title: null, name, group: null, exercise, width: null };
  }
  const number = numberOf(column);
  return {
    id,
    label: level === null ? texts.gradebook.projectOfLevel(column.level, number) : texts.gradebook.project(number),
    title: column.title || null,
    name: texts.gradebook.inLesson(lesson_name ?? '', texts.gradebook.atLevel(name, column.level)),
    group: lesson_id === null ? null : { id: lesson_id, label: lesson_name ?? '' },
    exercise,
    width: null,
  };
}

/** The heads over the columns: neighbours of one lesson share one. */
export function gridGroups(columns: readonly GridColumn[]): GridGroup[] {
  const groups: GridGroup[] = [];
  columns.forEach(({ group }, from) => {
    const last = groups.at(-1);
    if (!group) return;
    if (last?.id === group.id && last.from + last.count === from)
      groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ ...group, from, count: 1 });
  });
  return groups;
}
