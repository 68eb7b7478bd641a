import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'inviteInstitutionMembers',
    variables: ({ institution_id, learner: { email } }) => ({
      institutionId: institution_id,
      data: [{ id: 1, first_name: 'A', last_name: 'B', email, role: 'STUDENT' }],
    }),
  },
];
