import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addInstitutionMember',
    variables: ({ learner, institution_id }) => ({ data: { user_id: learner.id, institution_id, role: 'STUDENT' } }),
    owner: learnerOf,
  },
];
