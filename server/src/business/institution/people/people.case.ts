import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // Who was removed stays removed.
  { operation: 'deleteInstitutionMember', variables: ({ gone_member_id }) => ({ id: gone_member_id }) },
  { operation: 'institutionInvitations', variables: ({ institution_id }) => ({ institution_id, pageSize: 60 }) },
  {
    operation: 'inviteInstitutionMember',
    variables: ({ institution_id, learner: { email } }) => ({
      data: { institution_id, first_name: 'A', last_name: 'B', email, role: 'STUDENT' },
    }),
    state: 'TAKEN',
  },
  {
    operation: 'inviteInstitutionMembers',
    variables: ({ institution_id, learner: { email } }) => ({
      institutionId: institution_id,
      data: [{ id: 1, first_name: 'A', last_name: 'B', email, role: 'STUDENT' }],
    }),
  },
  { operation: 'resendInstitutionInvitation', variables: ({ open_invitation_id }) => ({ id: open_invitation_id }) },
  {
    operation: 'updateInstitutionInvitationMember',
    variables: ({ open_invitation_id }) => ({ id: open_invitation_id, data: { role: 'STUDENT' } }),
  },
  {
    operation: 'updateInstitutionMember',
    variables: ({ member_id }) => ({ id: member_id, data: { role: 'STUDENT' } }),
  },
];
