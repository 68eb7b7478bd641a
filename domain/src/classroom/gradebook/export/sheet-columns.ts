/** How a spreadsheet shows the values of a column: days and durations are numbers there. */
export type SheetFormat = 'text' | 'number' | 'duration' | 'day';

const ofLearner = {
  GROUP: 'text',
  LAST_NAME: 'text',
  FIRST_NAME: 'text',
  EMAIL: 'text',
  /** What other programs call the group. */
  EXTERNAL_ID: 'text',
  /** In whole percent; on sheets of study projects only. */
  PROGRESS: 'number',
  COMPLETED: 'number',
  CORRECT: 'number',
  INCORRECT: 'number',
  QUESTIONS: 'number',
  FIRST_TRY: 'number',
  SECONDS: 'number',
  TIME: 'duration',
} as const satisfies Record<string, SheetFormat>;

const ofExercise = {
  STATE: 'text',
  /** In whole percent. */
  SCORE: 'number',
  CORRECT: 'number',
  QUESTIONS: 'number',
  FIRST_TRY: 'number',
  ATTEMPT: 'number',
  COMPLETED_ON: 'day',
  /** Questions done in the open attempt. */
  IN_PROGRESS: 'number',
  SECONDS: 'number',
  TIME: 'duration',
} as const satisfies Record<string, SheetFormat>;

/** What a column of a sheet says of a learner. */
export type LearnerMeasure = keyof typeof ofLearner;
/** What a column of a sheet says of a learner at one exercise. */
export type ExerciseMeasure = keyof typeof ofExercise;

/** A column of a sheet; `exercise` is the place of the exercise among those of the sheet, null where it is about all. */
export type SheetColumn = { readonly format: SheetFormat } & (
  | { readonly exercise: null; readonly measure: LearnerMeasure }
  | { readonly exercise: number; readonly measure: ExerciseMeasure }
);

const learnerMeasures = Object.keys(ofLearner) as LearnerMeasure[];
const exerciseMeasures = Object.keys(ofExercise) as ExerciseMeasure[];

/** What a sheet is about: benchmarks and summaries, the study projects of the lessons at a level, or all exercises, without sums. */
export type SheetKind = 'ASSESSMENTS' | 'LESSONS' | 'EVERYTHING';

const names: readonly LearnerMeasure[] = ['GROUP', 'LAST_NAME', 'FIRST_NAME', 'EMAIL', 'EXTERNAL_ID'];
const identifying: readonly LearnerMeasure[] = ['EMAIL', 'EXTERNAL_ID'];

/** The columns of a sheet in their order: the learner, with what identifies them where that is wanted, and the sums, then the same ten for each exercise. */
export function sheetColumns(kind: SheetKind, exercises: number, identified: boolean): SheetColumn[] {
  return [
    ...learnerMeasuresOf(kind, identified).map((measure): SheetColumn => ({
      exercise: null,
      measure,
      format: ofLearner[measure],
    })),
    ...Array.from({ length: exercises }, (_, exercise) =>
      exerciseMeasures.map((measure): SheetColumn => ({ exercise, measure, format: ofExercise[measure] })),
    ).flat(),
  ];
}

/** What a sheet says of the learner before its exercises, in its order. */
export const learnerMeasuresOf = (kind: SheetKind, identified: boolean): LearnerMeasure[] =>
  learnerMeasures
    .filter((measure) => measure !== 'PROGRESS' || kind === 'LESSONS')
    .filter((measure) => kind !== 'EVERYTHING' || names.includes(measure))
    .filter((measure) => identified || !identifying.includes(measure));
