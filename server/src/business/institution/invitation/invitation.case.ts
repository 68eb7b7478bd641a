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
  {
    operation: 'deleteInstitutionInvites',
    variables: ({ institution_id, spare_invitation_id }) => ({ institution_id, ids: [spare_invitation_id] }),
  },
  {
    operation: 'invitationByLink',
    keyed: 'It carries the token of a link; the tests of links open each kind as every kind of caller.',
  },
  {
    operation: 'resendInstitutionInvitations',
    variables: ({ institution_id, open_invitation_id }) => ({ institution_id, ids: [open_invitation_id] }),
  },
  {
    operation: 'restoreInstitutionInvites',
    variables: ({ institution_id, spare_invitation_id }) => ({ institution_id, ids: [spare_invitation_id] }),
  },
  {
    operation: 'setInvitationReminders',
    variables: ({ open_invitation_id }) => ({ id: open_invitation_id, reminds: true }),
  },
  {
    operation: 'updateInstitutionInvitations',
    variables: ({ institution_id, open_invitation_id }) => ({
      institution_id,
      ids: [open_invitation_id],
      role: 'STUDENT',
    }),
  },
];
