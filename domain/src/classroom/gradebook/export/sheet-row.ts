import { scorePercent } from '../../../learning/attempt/score.ts';
import { timeSpent } from '../../../learning/attempt/time-spent.ts';
import { daysBetween, type CalendarDay } from '../../../calendar-day.ts';
import type { Cell } from '../cells.ts';
import { progressThrough, sumCells, type GradebookColumn } from '../gradebook.ts';
import { learnerMeasuresOf, type ExerciseMeasure, type LearnerMeasure, type SheetKind } from './sheet-columns.ts';

/** What a cell of a sheet holds: a text, a number, or nothing. A duration is a part of a day, a day a whole number. */
export type SheetValue = string | number | null;

/** Whether a learner has finished an exercise, is in the middle of a first attempt, or has not begun. */
export type ExerciseState = 'COMPLETED' | 'IN_PROGRESS' | 'NOT_STARTED';

/** A learner as a sheet names them, with what they did at its exercises. */
export type SheetLearner = {
  readonly group: string;
  readonly last_name: string;
  readonly first_name: string;
  /** Null where whoever asks may not see it. */
  readonly email: string | null;
  readonly external_id: string | null;
  readonly cells: ReadonlyMap<number, Cell>;
  /** The day on which the latest attempt was finished, by the number of the exercise. */
  readonly days: ReadonlyMap<number, CalendarDay>;
};

/**
 * The way from a learner to their row, in the order of `sheetColumns`. The figures are those of the gradebook. `stateText`
 * says a state in words.
 */
export function sheetRows(
  { kind, identified }: { readonly kind: SheetKind; readonly identified: boolean },
  exercises: readonly GradebookColumn[],
  stateText: (state: ExerciseState) => string,
): (learner: SheetLearner) => SheetValue[] {
  const progressOf = progressThrough(exercises, null);
  const measures = learnerMeasuresOf(kind, identified);
  return ({ group, last_name, first_name, email, external_id, cells, days }) => {
    const { complete, correct_answers, incorrect_answers, total_questions, first_try, seconds_spent } = sumCells(cells);
    const learner: Record<LearnerMeasure, SheetValue> = {
      GROUP: group,
      LAST_NAME: last_name,
      FIRST_NAME: first_name,
      EMAIL: email,
      EXTERNAL_ID: external_id,
      PROGRESS: progressOf(cells),
      COMPLETED: complete,
      CORRECT: correct_answers,
      INCORRECT: incorrect_answers,
      QUESTIONS: total_questions,
      FIRST_TRY: first_try,
      SECONDS: seconds_spent,
      TIME: partOfDay(seconds_spent),
    };
    const row = measures.map((measure) => learner[measure]);
    for (let number = 0; number < exercises.length; number++) {
      row.push(...exerciseValues(cells.get(number), days.get(number), stateText));
    }
    return row;
  };
}

function exerciseValues(
  cell: Cell | undefined,
  day: CalendarDay | undefined,
  stateText: (state: ExerciseState) => string,
): SheetValue[] {
  const { finished = null, open = null } = cell ?? {};
  const seconds = finished || open ? timeSpent(finished?.seconds, open?.seconds) : null;
  const values: Record<ExerciseMeasure, SheetValue> = {
    STATE: stateText(finished ? 'COMPLETED' : open ? 'IN_PROGRESS' : 'NOT_STARTED'),
    SCORE: finished && scorePercent(finished.corrects, finished.total),
    CORRECT: finished && finished.corrects,
    QUESTIONS: finished?.total ?? open?.total ?? null,
    FIRST_TRY: finished && finished.first_try,
    ATTEMPT: finished && finished.attempt,
    COMPLETED_ON: day === undefined ? null : serialDay(day),
    IN_PROGRESS: open && open.done,
    SECONDS: seconds,
    TIME: seconds === null ? null : partOfDay(seconds),
  };
  return Object.values(values);
}

const secondsOfDay = 86_400;

const partOfDay = (seconds: number): number => seconds / secondsOfDay;

/** Spreadsheets count days from this one. */
const firstDay = '1899-12-30';

const serialDay = (day: CalendarDay): number => daysBetween(firstDay, day);
