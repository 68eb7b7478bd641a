import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    // Its mail was not refused.
    operation: 'correctInstitutionInvitation',
    variables: ({ open_invitation_id, learner: { email } }) => ({
      id: open_invitation_id,
      data: { first_name: 'A', last_name: 'B', email },
    }),
    state: 'CONFLICT',
  },
];
