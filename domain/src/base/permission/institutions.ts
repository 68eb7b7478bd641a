import { customerRoles, renewalRoles, salesRoles } from '../account/role.ts';
import { anyone, globally, inInstitution, instructorCheck, self, type Entry, type Ours } from './rules.ts';

/** Ours, and for those who see to it that institutions stay. */
const followedUp = (ours: string): Ours => ({ rules: [globally(renewalRoles)], ours });

/** Ours, and for whoever enters institutions and licenses them. */
const sold = (ours: string): Ours => ({ rules: [globally(salesRoles)], ours });

/** Ours, and for whoever invites into the institution. */
const invited = (ours: string): Ours => ({
  rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  ours,
});

const licenseReaders = [inInstitution(['CENTER_ADMIN', 'INSTRUCTOR']), globally(customerRoles)] as const;

/** Who may sell to institutions, license them and run their members. */
export const institutions = {
  paginatedInstitutions: [globally(salesRoles)],
  institutionActivities: [globally(salesRoles)],
  institutionComments: [globally(salesRoles)],
  createInstitutionComment: [globally(salesRoles)],
  createInstitution: [globally(salesRoles)],
  updateInstitution: [globally(salesRoles)],
  reassignInstitutions: {
    ours: 'Whoever may give one institution another sales manager may give several one, as one act.',
    rules: [globally(salesRoles)],
  },
  institutionDependants: {
    ours: 'Whoever may delete an institution sees first what is in it.',
    rules: [globally(salesRoles)],
  },
  deleteInstitution: {
    ours: 'An institution that was entered twice or never came about leaves the list, by whoever may enter one.',
    rules: [globally(salesRoles)],
  },
  restoreInstitution: {
    ours: 'What was deleted by mistake is brought back by whoever may delete it.',
    rules: [globally(salesRoles)],
  },
  deletedInstitutions: {
    ours: 'Whoever may restore an institution has to find it.',
    rules: [globally(salesRoles)],
  },
  institutionsDifference: sold('What a file with institutions would make is seen before anything is made.'),
  importInstitutions: sold('Many institutions are entered from a spreadsheet by one act.'),
  undoInstitutionsImport: sold('An import of the wrong file is taken back as one.'),
  lastInstitutionsImport: sold('Whoever may take an import back has to find it.'),
  institutionMembers: [inInstitution(['CENTER_ADMIN', 'INSTRUCTOR']), globally(customerRoles)],
  institutionInvitations: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  inviteInstitutionMembers: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  inviteInstitutionMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  addInstitutionMember: [self, globally(salesRoles)],
  updateInstitutionMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  deleteInstitutionMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  memberDependants: {
    ours: 'Whoever may remove a member sees first what follows for others.',
    rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  },
  restoreInstitutionMember: {
    ours: 'A member who was removed by mistake is brought back by whoever may remove them.',
    rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  },
  removedMembers: {
    ours: 'Whoever may bring a member back has to find them.',
    rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  },
  updateInstitutionInvitationMember: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  deleteInstitutionInvite: [self, inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  resendInstitutionInvitation: invited('An invitation that was lost or is over is sent again.'),
  resendInstitutionInvitations: invited('Many that were lost or are over are sent again by one act.'),
  updateInstitutionInvitations: invited('What many offer is changed by one act.'),
  deleteInstitutionInvites: invited('Many that were sent by mistake are withdrawn by one act.'),
  restoreInstitutionInvites: invited('What was withdrawn by mistake is brought back by whoever may withdraw it.'),
  peopleDifference: invited('What a file with people would change is seen before anything is changed.'),
  importPeople: invited('Many people are invited from a spreadsheet by one act.'),
  undoPeopleImport: invited('An import of the wrong file is taken back as one.'),
  peopleImports: invited('Whoever may take an import back has to find it.'),
  peopleImportLinks: invited('Links that were not mailed are saved again by whoever may invite.'),
  correctInstitutionInvitation: invited('An address that the mail server refuses was mistyped, and is sent to again.'),
  setInvitationReminders: invited('Whoever invites may spare somebody the reminders.'),
  invitationByLink: {
    ours: 'A link is opened before anybody is signed in; its token is what lets one read where it leads.',
    rules: [anyone],
  },
  licensesByInstitution: licenseReaders,
  licenseSeats: {
    ours: 'Whoever sees a license sees what becomes of its seats, on any day.',
    rules: licenseReaders,
  },
  seatEntries: {
    ours: 'Each number of seats is explained by its entries to whoever sees the license.',
    rules: licenseReaders,
  },
  groupsWithFreePlaces: {
    ours: 'Where seats run out, whoever sees the license sees which groups hold free ones.',
    rules: licenseReaders,
  },
  releaseGroupPlaces: {
    ours: 'Whoever may change a group gives back the places of it that nobody has taken.',
    rules: instructorCheck,
  },
  paginatedLicenses: [globally(salesRoles)],
  licensesExpiringByDays: [globally(salesRoles)],
  createLicense: [globally(salesRoles)],
  createLicenseQuote: [globally(salesRoles)],
  activateLicense: [globally(salesRoles)],
  renewLicense: [globally(salesRoles)],
  updateLicense: [globally(salesRoles)],
  sendLicenseQuote: {
    ours: 'A quote is a draft until it is sent; whoever quotes sends it.',
    rules: [globally(salesRoles)],
  },
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
  undoLicenseActivation: {
    ours: 'A license that was activated by mistake becomes the quote it was, while nobody teaches with it.',
    rules: [globally(salesRoles)],
  },
  undoLicenseRenewal: {
    ours: 'A renewal by mistake is taken back by whoever renews, while no group uses what was gained.',
    rules: [globally(salesRoles)],
  },
  groupsToExtend: {
    ours: 'Whoever renews a license chooses which of the groups that ended with the old term go on.',
    rules: [globally(salesRoles)],
  },
  'renewLicense.group_ids': {
    ours: 'Renewing may move the last days of groups, which those who teach them change otherwise: they ended with the license.',
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
  renewals: followedUp(
    'Customer success works through what ends and how it is used; the specified list of licenses is for those who sell.',
  ),
  renewalsExport: followedUp('Whoever reads the worklist takes it along, as far as it is on the screen.'),
  followUps: followedUp('What is still to be done for an institution is seen by all who see to it that it stays.'),
  dueFollowUps: followedUp('Whoever has something to follow up finds it without opening every institution.'),
  followUpAssignees: followedUp('Whoever gives a follow-up to somebody has to be able to choose them.'),
  createFollowUp: followedUp('What is to be done, by whom and until when, is written down where the institution is.'),
  updateFollowUp: followedUp('Days and people change; whoever may write a follow-up changes it.'),
  settleFollowUp: followedUp('Whoever does what was to be done says so, and takes that back.'),
  deleteFollowUp: followedUp('A follow-up that was written by mistake has to go.'),
  restoreFollowUp: followedUp('One that was deleted by mistake comes back within 30 days.'),
  renewalMails: {
    ours: 'Whoever may stop the mails about renewals sees whether they are sent.',
    rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  },
  setRenewalMails: {
    ours: 'Mails that nobody asked for are stopped by those who get them: administrators theirs, who sells both.',
    rules: [inInstitution(['CENTER_ADMIN']), globally(salesRoles)],
  },
  awaitedMails: {
    ours: 'Whoever decides whether people on rosters are mailed sees what holds.',
    rules: [inInstitution(['CENTER_ADMIN'])],
  },
  setAwaitedMails: {
    ours: 'Whether people without an account are mailed in the name of an institution is decided by who administers it.',
    rules: [inInstitution(['CENTER_ADMIN'])],
  },
  askSalesManager: {
    ours: 'Who administers an institution and needs more seats, or may not change a member, asks those who may.',
    rules: [inInstitution(['CENTER_ADMIN'])],
  },
} as const satisfies Record<string, Entry>;
