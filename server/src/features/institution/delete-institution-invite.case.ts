import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteInstitutionInvite',
    variables: ({ invitation_id }) => ({ id: invitation_id }),
    owner: learnerOf,
    ownerOnly: true,
  },
];
