import { day } from '../../../../seed/school.ts';
import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'activateLicense',
    variables: ({ license_id }) => ({
      data: { activation_date: day(0), expiry_date: day(365) },
      where: { id: license_id },
    }),
    state: 'CONFLICT',
  },
  {
    operation: 'createLicenseQuote',
    variables: ({ institution_id, licensed_product_id }) => ({
      data: { institution_id, name: 'Site license', max_users: 1500, products: [licensed_product_id] },
    }),
  },
  {
    operation: 'createLicense',
    variables: ({ institution_id, licensed_product_id }) => ({
      data: { institution_id, name: 'Site license', max_users: 1500, products: [licensed_product_id] },
    }),
  },
  { operation: 'licensesExpiringByDays', variables: () => ({ days: 365 }), everyone: 'staff' },
  { operation: 'paginatedLicenses', variables: () => ({ filter: {} }), everyone: 'staff' },
  { operation: 'renewLicense', variables: ({ license_id }) => ({ id: license_id }) },
  {
    operation: 'updateLicense',
    variables: ({ license_id, licensed_product_id }) => ({
      data: {
        name: 'Site license',
        max_users: 1500,
        products: [licensed_product_id],
        activation_date: day(-30),
        expiry_date: day(335),
      },
      where: { id: license_id },
    }),
  },
  {
    operation: 'withdrawLicense',
    variables: ({ license_id }) => ({ where: { id: license_id } }),
    state: 'CONFLICT',
  },
  { operation: 'restoreLicense', variables: ({ license_id: id }) => ({ id }), state: 'NOT_FOUND' },
  { operation: 'withdrawnLicenses', variables: ({ institution_id: institutionId }) => ({ institutionId }) },
];
