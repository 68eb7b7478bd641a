import { salesRoles, supportRoles } from '../account/role.ts';
import { globally, inInstitution, self, type Entry } from './rules.ts';

/** Who may sell to institutions, license them and run their members. */
export const institutions = {
  paginatedInstitutions: [globally(salesRoles)],
  institutionActivities: [globally(salesRoles)],
  institutionComments: [globally(salesRoles)],
  createInstitutionComment: [globally(salesRoles)],
  createInstitution: [globally(salesRoles)],
  updateInstitution: [globally(salesRoles)],
  institutionMembers: [inInstitution(['CENTER_ADMIN', 'INSTRUCTOR']), globally(['SALES_MANAGER', ...supportRoles])],
  institutionInvitations: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  inviteInstitutionMembers: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  inviteInstitutionMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  addInstitutionMember: [self, globally(salesRoles)],
  updateInstitutionMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  deleteInstitutionMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  updateInstitutionInvitationMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  deleteInstitutionInvite: [self, inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  resendInstitutionInvitation: {
    ours: 'An invitation that was lost or is over is sent again.',
    rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  },
  licensesByInstitution: [inInstitution(['CENTER_ADMIN', 'INSTRUCTOR']), globally(['SALES_MANAGER', ...supportRoles])],
  paginatedLicenses: [globally(salesRoles)],
  licensesExpiringByDays: [globally(salesRoles)],
  createLicense: [globally(salesRoles)],
  createLicenseQuote: [globally(salesRoles)],
  activateLicense: [globally(salesRoles)],
  renewLicense: [globally(salesRoles)],
  updateLicense: [globally(salesRoles)],
  withdrawLicense: {
    ours: 'An offer that nobody takes up leaves the licenses of its institution; whoever quotes may take it back.',
    rules: [globally(salesRoles)],
  },
  restoreLicense: {
    ours: 'What was withdrawn by mistake is brought back by whoever may withdraw it.',
    rules: [globally(salesRoles)],
  },
  withdrawnLicenses: {
    ours: 'Whoever may restore a withdrawn quote has to find it.',
    rules: [globally(salesRoles)],
  },
  createLicenseOffer: {
    ours: 'Renewals and enlargements are quoted too, by whoever quotes licenses.',
    rules: [globally(salesRoles)],
  },
  withdrawLicenseOffer: {
    ours: 'An offer that holds no longer is taken back by whoever may make it.',
    rules: [globally(salesRoles)],
  },
  restoreLicenseOffer: {
    ours: 'An offer that was withdrawn by mistake stands again, with the number that was handed over.',
    rules: [globally(salesRoles)],
  },
  licenseOffers: {
    ours: 'Whoever makes and applies offers looks up those that were made.',
    rules: [globally(salesRoles)],
  },
  licenseOffer: {
    ours: 'An offer is printed by whoever may make it.',
    rules: [globally(salesRoles)],
  },
} as const satisfies Record<string, Entry>;
