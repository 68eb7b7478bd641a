import { builder } from '../../graphql/builder.ts';

/** The three kinds of exercise. */
export const ExerciseTypeRef = builder.enumType('ExerciseType', {
  description: 'A study project, a benchmark (before learning) or a summary (after it).',
  values: ['STUDY_PROJECT', 'BENCHMARK', 'SUMMARY'] as const,
});
