import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addInstitutionMember',
    variables: ({ learner, institution_id }) => ({ data: { user_id: learner.id, institution_id, role: 'STUDENT' } }),
    owner: learnerOf,
  },
  { operation: 'deleteInstitutionInvite', variables: ({ spare_invitation_id }) => ({ id: spare_invitation_id }) },
  { operation: 'institutionMembers', variables: ({ institution_id }) => ({ institution_id, pageSize: 60 }) },
  {
    operation: 'userInvitations',
    variables: ({ learner }) => ({ email: learner.email }),
    owner: learnerOf,
    outsideGroups: true,
  },
];
