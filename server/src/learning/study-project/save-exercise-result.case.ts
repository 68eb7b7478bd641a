import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'saveExerciseResult',
    owner: learnerOf,
    variables: (place) => ({
      data: {
        ...groupOf(place),
        type: 'STUDY_PROJECT',
        exercise_id: place.finished_project_id,
        user_id: place.learner.id,
      },
    }),
  },
  {
    operation: 'createResultHistory',
    owner: learnerOf,
    variables: (place) => ({
      data: { ...groupOf(place), type: 'SUMMARY', exercise_id: place.summary_ids[0], user_id: place.learner.id },
    }),
  },
];
