import { learnerOf, groupOf, workOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'checkAnswer',
    inGroupOnly: true,
    owner: learnerOf,
    variables: (place) => ({
      data: { ...workOf(place), question_id: place.question_ids[1], user_id: place.learner.id },
    }),
  },
  {
    operation: 'studyProject',
    variables: ({ study_project_id }) => ({ id: study_project_id }),
    free: ({ study_project_id }) => ({ id: study_project_id }),
  },
  {
    operation: 'studyProject',
    about: 'in its group',
    variables: ({ study_project_id, group_id }) => ({ id: study_project_id, groupId: group_id }),
  },
  {
    operation: 'studyProjectProgress',
    owner: learnerOf,
    variables: (place) => ({ ...workOf(place), user_id: place.learner.id }),
  },
  {
    operation: 'saveAnswers',
    owner: learnerOf,
    variables: (place) => ({
      data: [{ ...workOf(place), question_id: place.question_ids[1], user_id: place.learner.id }],
    }),
  },
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
  {
    operation: 'saveStudyProjectProgress',
    owner: learnerOf,
    variables: (place) => ({ data: { ...workOf(place), question_index: 1, user_id: place.learner.id } }),
  },
];
