import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'countries', variables: () => ({}), everyone: 'people' },
  {
    operation: 'createInstitutionComment',
    variables: ({ institution_id }) => ({ institution_id, comment: 'Called today.' }),
  },
  {
    operation: 'createInstitution',
    variables: ({ mark }) => ({
      data: { name: `${mark} school`, country_code: 'US', state_code: 'CA', time_zone: 'America/Los_Angeles' },
    }),
    everyone: 'staff',
  },
  { operation: 'institution', variables: ({ institution_id }) => ({ where: { id: institution_id } }) },
  { operation: 'institutionActivities', variables: ({ institution_id }) => ({ institution_id }) },
  { operation: 'institutionComments', variables: ({ institution_id }) => ({ institution_id }) },
  { operation: 'paginatedInstitutions', variables: () => ({}), everyone: 'staff' },
  { operation: 'reassignInstitutions', variables: ({ institution_id }) => ({ moves: [{ id: institution_id }] }) },
  {
    operation: 'updateInstitution',
    variables: ({ institution_id }) => ({
      where: { id: institution_id },
      data: { name: 'Northfield', country_code: 'US', state_code: 'CA', time_zone: 'America/Los_Angeles' },
    }),
  },
];
