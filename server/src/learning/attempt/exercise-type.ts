import { builder } from '../../base/graphql/builder.ts';

/** The three kinds of exercise. */
export const ExerciseTypeRef = builder.enumType('ExerciseType', {
  description: 'A study project, a benchmark (before learning) or a summary (after it).',
  values: {
    STUDY_PROJECT: { description: 'A study project: case studies with reinforced questions.' },
    BENCHMARK: { description: 'A benchmark: the pre-test of a level.' },
    SUMMARY: { description: 'A summary: the post-test of a level.' },
  } as const,
});

/** What the card of an exercise shows. */
export const ExerciseStateRef = builder.enumType('ExerciseState', {
  description: 'What the card of an exercise shows.',
  values: {
    LOCKED: { description: 'It cannot be opened now; a reason says why.' },
    NOT_STARTED: { description: 'It waits to be started.' },
    STARTED: { description: 'It is begun and not finished.' },
    COMPLETE: { description: 'It is finished.' },
  } as const,
});
