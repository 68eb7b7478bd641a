import { dayText, plural } from '../../../texts/formats/en.ts';

export const admin = {
  tabs: 'Areas of support',
  renewals: 'Renewals',
  users: 'Users',
  find: 'Find a name or email',
  view: 'View',
  filter: 'Role',
  all: 'All',
  clear: 'Clear',
  total: (count: number, more: boolean) =>
    more
      ? plural(count, { one: 'More than # user', other: 'More than # users' })
      : plural(count, { one: '# user', other: '# users' }),
  noResults: 'No Results',
  invited: 'Invited, no account yet',
  noUser: 'No User',
  usersNotLoaded: 'The users could not be loaded.',
  userNotLoaded: 'The user could not be loaded.',
  moreResults: 'More Results',
  me: 'Me',
  role: 'Role',
  acts: 'Actions',
  edit: 'Edit',
  editThis: (name: string) => `Edit ${name}`,
  notOneself: 'You cannot Edit yourself',
  aboveRank: 'This person has more rights than your role can give',
  email: 'Email',
  verified: 'confirmed',
  notVerified: 'not confirmed, so invitations have to wait',
  institutions: 'Institutions',
  noInstitutions: 'Belongs to no institution.',
  institution: 'Institution',
  institutionNotLoaded: 'The institution could not be loaded.',
  place: 'Place',
  placeOf: (parts: readonly string[]) => parts.join(', '),
  timeZone: 'Time zone',
  salesManager: 'Sales manager',
  nobody: 'Nobody',
  licenses: 'Licenses',
  noLicenses: 'No Licences',
  members: 'Members',
  person: (first: string, last: string) => `${first} ${last}`.trim(),
  groups: 'Groups',
  noGroups: 'Belongs to no group.',
  since: 'Known since',
  seen: 'Last seen',
  never: 'never',
  day: (of: string) => dayText(of),
  access: {
    title: 'Getting in',
    lastSignIn: 'Last sign-in',
    nothing: 'No sign-in problems found.',
    noAccount: 'Nobody has signed up with this address.',
    signUp: (address: string) => `They choose “Create an account” on the sign-in page and enter ${address}.`,
    notVerified: 'The address is not confirmed. Invitations and groups have to wait until it is.',
    verify: '“Forgotten your password?” on the sign-in page sends a link to the address. Opening the link confirms it.',
    verifyElsewhere: 'The identity provider they sign in with confirms it.',
    locked: (everywhere: boolean, time: string) =>
      everywhere
        ? `Passwords are refused until ${time}, wherever the account was not used before.`
        : `Passwords are refused until ${time} at the place they were tried from.`,
    unlock: 'Browsers used before still work. A new password lets them in at once.',
    wrongTries: (count: number, everywhere: boolean) =>
      everywhere
        ? plural(count, {
            one: '# failed sign-in from all places.',
            other: '# failed sign-ins from all places together.',
          })
        : plural(count, { one: '# failed sign-in from one place.', other: '# failed sign-ins from one place.' }),
    forgotten: (time: string) =>
      `The counter resets at ${time}. After 10 from one place, or 100 from all, passwords are refused until then.`,
    refusedMail: (subject: string, day: string, reason: string) =>
      `The email “${subject}” of ${dayText(day)} was refused: ${reason}`,
    checkAddress: 'Ask whether the address is right. If it is, their mail server has to accept our emails.',
    refusedJoin: {
      FULL: (group: string, institution: string, day: string) =>
        `${group} (${institution}) was full on ${dayText(day)}.`,
      CLOSED: (group: string, institution: string, day: string) =>
        `${group} (${institution}) was closed on ${dayText(day)}.`,
      ENDED: (group: string, institution: string, day: string) =>
        `${group} (${institution}) had ended on ${dayText(day)}.`,
      LICENSE: (group: string, institution: string, day: string) =>
        `${group} (${institution}) had no valid license on ${dayText(day)}.`,
      REMOVED: (group: string, institution: string, day: string) =>
        `They were removed from ${group} (${institution}) and tried to join it on ${dayText(day)}.`,
    },
    join: {
      FULL: 'The main instructor can make the group larger.',
      CLOSED: 'The main instructor can open the group.',
      ENDED: 'The main instructor can extend the group, or name another one.',
      LICENSE: 'The institution needs a valid license. Ask its sales manager.',
      REMOVED: 'An instructor of the group can add them again.',
    },
    invited: (institution: string, role: string, day: string) =>
      `${institution} invites them until ${dayText(day)}. Role: ${role}.`,
    accept:
      'They find the invitation in the menu under their name, once they have signed in with this address and confirmed it.',
    over: (institution: string, day: string) => `The invitation of ${institution} expired on ${dayText(day)}.`,
    resend: 'The administrators of the institution can send it again.',
    issuer: (address: string) => `This person signs in at ${address}, which also resets passwords.`,
    handOut: 'Hand out a reset link',
    handOutTitle: (name: string) => `Hand out a reset link for ${name}?`,
    handOutText:
      'The link sets a new password, once and within an hour, and ends all sessions of the account. An email tells them that you made it.',
    make: 'Make the link',
    notMade: 'The link was not made. Check your connection and try again.',
    madeTitle: (name: string) => `Reset link for ${name}`,
    madeText: (time: string) => `It works until ${time} and is shown only now. Give it only to them.`,
    link: 'Reset link',
    done: 'Done',
  },
  editTitle: 'Edit User',
  save: 'Save',
  updated: 'Successfully updated user',
  failed: 'Failed to update user. If problem persists please contact IT department',
  otherwise: (role: string) =>
    `Somebody else has changed this role to ${role} in the meantime. Save again to replace it.`,
  roles: {
    USER: 'User',
    SYSTEM_ADMIN: 'System Administrator',
    TECH_SUPPORT: 'Tech Support',
    CONTENT_MANAGER: 'Content Manager',
    CONTENT_DEVELOPER: 'Content Developer',
    SALES_MANAGER: 'Sales Manager',
    CUSTOMER_SUCCESS: 'Customer Success',
    DISTRIBUTOR: 'Distributor',
    RESELLER: 'Reseller',
    DEVELOPER: 'Developer',
    PRODUCT_MANAGER: 'Product Manager',
    CENTER_ADMIN: 'Center Administrator',
    STUDENT: 'Learner',
    INSTRUCTOR: 'Instructor',
    MAIN_INSTRUCTOR: 'Main Instructor',
  },
};
