import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteInstitutionInvites',
    variables: ({ institution_id, spare_invitation_id }) => ({ institution_id, ids: [spare_invitation_id] }),
  },
];
