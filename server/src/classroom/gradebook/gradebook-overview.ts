import { timeSpent } from '@lectern/domain/learning/attempt/time-spent.ts';
import { parseCells, type Cell } from '@lectern/domain/classroom/gradebook/cells.ts';
import { learnerProgress, sumCells } from '@lectern/domain/classroom/gradebook/gradebook.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { ColumnFact, GradebookFacts, StudentFact } from './gradebook-facts.ts';

/** The part of a gradebook that is about one kind of exercise. */
export type Overview = { readonly type: ExerciseType; readonly facts: GradebookFacts };

type Row = { readonly student: StudentFact; readonly cells: string; readonly columns: readonly ColumnFact[] };

/** Columns of a kind of exercise in their order. */
const columnsOf = ({ facts, type }: Overview) => facts.columns.filter((column) => column.type === type);

const GradebookColumnRef = builder.objectRef<ColumnFact>('GradebookColumn').implement({
  description: 'An exercise as a column of the gradebook.',
  fields: (t) => ({
    exercise_id: t.exposeID('exercise_id', { description: 'The study project, benchmark or summary.' }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    lesson_id: t.exposeID('lesson_id', { nullable: true, description: 'Its lesson; null for assessments.' }),
    lesson_name: t.exposeString('lesson_name', { nullable: true, description: 'The name of the lesson.' }),
    lesson_slug: t.exposeString('lesson_slug', {
      nullable: true,
      description: 'The name of the lesson in addresses; null for assessments.',
    }),
    study_project_number: t.exposeInt('study_project_number', {
      nullable: true,
      description: 'Its number; null for assessments.',
    }),
    title: t.exposeString('title', { nullable: true, description: 'Its title, if it has one.' }),
    published: t.exposeBoolean('published', {
      description: 'False where it was taken back, or left without questions, after learners had worked on it.',
    }),
  }),
});

type StudyProjectResult = { readonly column: ColumnFact; readonly cell: Cell };

const StudyProjectResultRef = builder.objectRef<StudyProjectResult>('StudyProjectResult').implement({
  description: 'What a learner did with one exercise.',
  fields: (t) => ({
    exercise_id: t.id({ description: 'The exercise.', resolve: ({ column }) => column.exercise_id }),
    study_project_number: t.int({
      nullable: true,
      description: 'Its number.',
      resolve: ({ column }) => column.study_project_number,
    }),
    started: t.boolean({ description: 'Whether an attempt is open.', resolve: ({ cell }) => cell.open !== null }),
    complete: t.boolean({ description: 'Whether it was finished.', resolve: ({ cell }) => cell.finished !== null }),
    correct_answers: t.int({ description: 'Questions solved.', resolve: ({ cell }) => cell.finished?.corrects ?? 0 }),
    incorrect_answers: t.int({
      description: 'Questions not solved.',
      resolve: ({ cell: { finished } }) => (finished ? finished.total - finished.corrects : 0),
    }),
    total_questions: t.int({
      description: 'Questions asked.',
      resolve: ({ cell }) => cell.finished?.total ?? cell.open?.total ?? 0,
    }),
    total_questions_in_progress: t.int({
      description: 'Questions of the open attempt that are done.',
      resolve: ({ cell }) => cell.open?.done ?? 0,
    }),
    seconds_spent: t.int({
      description: 'Seconds spent: of the latest finished attempt, and of the open one.',
      resolve: ({ cell }) => timeSpent(cell.finished?.seconds, cell.open?.seconds),
    }),
  }),
});

const sumsOf = ({ cells }: Row) => sumCells(parseCells(cells));

const GradebookRow = builder.objectRef<Row>('GradebookRow').implement({
  description: 'A learner as a row of the gradebook.',
  fields: (t) => ({
    user_id: t.id({ description: 'The learner.', resolve: ({ student }) => student.user_id }),
    first_name: t.string({ description: 'The first name.', resolve: ({ student }) => student.first_name }),
    last_name: t.string({ description: 'The last name.', resolve: ({ student }) => student.last_name }),
    cells: t.exposeString('cells', {
      description:
        'All cells in one text, entries separated by ";": column=corrects/total/first_try/seconds/attempt for a finished attempt, column~done/total/seconds for an open one.',
    }),
    complete: t.int({ description: 'Exercises finished.', resolve: (row) => sumsOf(row).complete }),
    correct_answers: t.int({ description: 'Questions solved in them.', resolve: (row) => sumsOf(row).correct_answers }),
    incorrect_answers: t.int({
      description: 'Questions not solved in them.',
      resolve: (row) => sumsOf(row).incorrect_answers,
    }),
    total_questions: t.int({ description: 'Questions asked in them.', resolve: (row) => sumsOf(row).total_questions }),
    seconds_spent: t.int({
      description:
        'Seconds spent in the exercises of these columns: of the latest finished attempt at each, and of the open one.',
      resolve: (row) => sumsOf(row).seconds_spent,
    }),
    lesson_progress: t.int({
      nullable: true,
      description: 'The mean progress of the lessons in whole percent; null where there is nothing to complete.',
      resolve: ({ cells, columns }) => learnerProgress(columns, parseCells(cells), null),
    }),
    study_project_results: t.field({
      type: [StudyProjectResultRef],
      description:
        'The same cells, one object each, in the order of the columns; for many learners ask for `cells` instead.',
      resolve: ({ cells, columns }) =>
        [...parseCells(cells).values()]
          .toSorted((one, other) => one.column - other.column)
          .flatMap((cell) => {
            const column = columns[cell.column];
            return column ? [{ column, cell }] : [];
          }),
    }),
  }),
});

/** One kind of exercise across a group. */
export const GradebookOverview = builder.objectRef<Overview>('GradebookOverview').implement({
  description: 'How the learners of a group did in one kind of exercise of a course.',
  fields: (t) => ({
    columns: t.field({ type: [GradebookColumnRef], description: 'The exercises in order.', resolve: columnsOf }),
    students: t.field({
      type: [GradebookRow],
      description: 'The learners by last name; instructors are not in it.',
      resolve: (overview) => {
        const columns = columnsOf(overview);
        return overview.facts.students.map((student): Row => ({ student, columns, cells: student[overview.type] }));
      },
    }),
  }),
});
