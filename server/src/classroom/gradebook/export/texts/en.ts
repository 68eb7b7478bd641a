import type { ExerciseState } from '@lectern/domain/classroom/gradebook/export/sheet-row.ts';
import type { ExerciseMeasure, LearnerMeasure } from '@lectern/domain/classroom/gradebook/export/sheet-columns.ts';

const ofLearner: Record<LearnerMeasure, string> = {
  GROUP: 'Group',
  LAST_NAME: 'Last name',
  FIRST_NAME: 'First name',
  EMAIL: 'Email',
  EXTERNAL_ID: 'External ID of the group',
  PROGRESS: 'Progress (%)',
  COMPLETED: 'Completed',
  CORRECT: 'Correct',
  INCORRECT: 'Incorrect',
  QUESTIONS: 'Questions',
  FIRST_TRY: 'Correct at first try',
  SECONDS: 'Seconds',
  TIME: 'Time (mm:ss)',
};

const ofExercise: Record<ExerciseMeasure, string> = {
  STATE: 'state',
  SCORE: 'score (%)',
  CORRECT: 'correct',
  QUESTIONS: 'questions',
  FIRST_TRY: 'correct at first try',
  ATTEMPT: 'attempt',
  COMPLETED_ON: 'completed on',
  IN_PROGRESS: 'done in open attempt',
  SECONDS: 'seconds',
  TIME: 'time (mm:ss)',
};

const states: Record<ExerciseState, string> = {
  COMPLETED: 'Completed',
  IN_PROGRESS: 'In progress',
  NOT_STARTED: 'Not started',
};

export const en = {
  rightToLeft: false as boolean,
  assessments: 'Benchmarks and summaries',
  level: (level: number) => `Level ${level}`,
  ofLearner,
  ofExercise,
  states,
  headOf: (exercise: string, measure: string) => `${exercise}: ${measure}`,
  benchmark: (level: number) => `Benchmark, level ${level}`,
  summary: (level: number) => `Summary, level ${level}`,
  project: (lesson: string, number: number) => `${lesson} – project ${number}`,
  unpublished: (exercise: string) => `${exercise} (unpublished)`,
  fileOf: (course: string, group: string | null) => (group === null ? `Gradebook – ${course}` : `${group} – ${course}`),
};
