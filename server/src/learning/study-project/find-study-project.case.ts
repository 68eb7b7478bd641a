import { learnerOf, workOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
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
];
