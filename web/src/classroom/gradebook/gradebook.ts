import { parseCells } from '@lectern/domain/classroom/gradebook/cells.ts';
import { searchForm } from '@lectern/domain/base/search/normal-form.ts';
import type { GradebookColumn } from '@lectern/domain/classroom/gradebook/gradebook.ts';
import type { LearnerCells } from '@lectern/domain/classroom/gradebook/learner-score.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';

/** The kinds of exercises, each with columns of its own. */
export type Kind = 'BENCHMARK' | 'STUDY_PROJECT' | 'SUMMARY';

/** An exercise of the course. */
export type Column = GradebookColumn & {
  readonly lesson_name: string | null;
  readonly lesson_slug: string | null;
  readonly study_project_number: number | null;
  readonly title: string | null;
};

/** A learner with what they did; cells are found by the number of their column. */
export type Learner = {
  readonly id: string;
  /** As a list writes it, the last name first. */
  readonly name: string;
  /** As a heading writes it. */
  readonly fullName: string;
  /** What a search compares. */
  readonly searched: string;
  readonly cells: Readonly<Record<Kind, LearnerCells>>;
};

/** The figures of a course in a group; learners are in the order of their names. */
export type Gradebook = {
  readonly columns: Readonly<Record<Kind, readonly Column[]>>;
  readonly learners: readonly Learner[];
};

const gradebookColumns = graphql(`
  fragment Gradebook_columns on GradebookOverview {
    columns {
      exercise_id
      level
      lesson_id
      lesson_name
      lesson_slug
      study_project_number
      title
      published
    }
  }
`);

type Person = { readonly user_id: string; readonly first_name: string; readonly last_name: string };
type Cells = { readonly cells: string };
type Part<Row> = FragmentType<typeof gradebookColumns> & { readonly students: readonly Row[] };

/** The three parts of a gradebook as the server sends them: the same learners in the same order. */
export type GradebookParts = {
  readonly benchmarks: Part<Cells>;
  readonly lessons: Part<Person & Cells>;
  readonly summaries: Part<Cells>;
};

/** Puts the parts together and reads their cells. */
export function readGradebook({ benchmarks, lessons, summaries }: GradebookParts): Gradebook {
  const learners = lessons.students.map(({ user_id, first_name, last_name, cells }, index): Learner => {
    const name = texts.gradebook.learnerName(first_name, last_name);
    return {
      id: user_id,
      name,
      fullName: texts.gradebook.fullName(first_name, last_name),
      searched: searchForm(name),
      cells: {
        BENCHMARK: parseCells(benchmarks.students[index]?.cells ?? ''),
        STUDY_PROJECT: parseCells(cells),
        SUMMARY: parseCells(summaries.students[index]?.cells ?? ''),
      },
    };
  });
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
  return {
    columns: {
      BENCHMARK: columnsOf(benchmarks),
      STUDY_PROJECT: columnsOf(lessons),
      SUMMARY: columnsOf(summaries),
    },
    learners: learners.sort((a, b) => compare(a.name, b.name)),
  };
}

function columnsOf(part: FragmentType<typeof gradebookColumns>): Column[] {
  return readFragment(gradebookColumns, part).columns.map((column) => ({
    ...column,
    lesson_id: column.lesson_id ?? null,
    lesson_name: column.lesson_name ?? null,
    lesson_slug: column.lesson_slug ?? null,
    study_project_number: column.study_project_number ?? null,
    title: column.title ?? null,
  }));
}
