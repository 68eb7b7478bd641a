import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'inviteInstitutionMember',
    variables: ({ institution_id, learner: { email } }) => ({
      data: { institution_id, first_name: 'A', last_name: 'B', email, role: 'STUDENT' },
    }),
    state: 'TAKEN',
  },
];
