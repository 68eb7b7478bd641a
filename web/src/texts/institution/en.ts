// What people read who teach in an institution or administer it, in English.
import { dayText, listText, plural } from '../formats/en.ts';

export * from '../staff/en.ts';

const counted = (one: string, other: string) => (count: number, more: boolean) =>
  plural(count, {
    one: `# ${one}${more ? ', there are more' : ''}`,
    other: `# ${other}${more ? ', there are more' : ''}`,
  });

export const institution = {
  findGroup: 'Find a group or instructor',
  noGroupsYet: 'This institution has no groups yet.',
  groupsShown: counted('group', 'groups'),
  members: 'Institution Members',
  findMember: 'Find a member',
  searchBegins: (characters: number) =>
    plural(characters, { one: 'Type at least # character.', other: 'Type at least # characters.' }),
  membersShown: counted('member', 'members'),
  membersNotLoaded: 'The members could not be loaded.',
  noResults: 'No Results',
  nobody: 'Nobody belongs to this institution yet.',
  moreResults: 'More Results',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  me: 'Me',
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  people: {
    invite: 'Invite Member',
    inviteSeveral: 'Invite several',
    inviteFromFile: 'Invite from a file',
    edit: 'Edit Member',
    status: 'Status',
    acts: 'Actions',
    invited: 'Invited',
    accepted: 'Accepted',
    openUntil: (day: string) => `open until ${dayText(day)}`,
    overSince: (day: string) => `expired on ${dayText(day)}`,
    addressRefused: 'Address refused',
    mailFailed: 'Email not sent',
    serverSaid: (said: string) => said,
    goesOutOn: (day: string) => `Email goes out on ${dayText(day)}`,
    triedSoOften: (tries: number) =>
      plural(tries, { one: 'Being sent, tried # time', other: 'Being sent, tried # times' }),
    passItOn: 'No email is sent from here: copy the link and pass it on',
    reminderOn: (day: string) => `reminder on ${dayText(day)}`,
    offeredIn: (role: string, group: string) => `${role}, group ${group}`,
    linkFor: (name: string) => `link for ${name}`,
    stopReminders: (name: string) => `Stop the reminders to ${name}`,
    letRemind: (name: string) => `Allow reminders to ${name}`,
    remindersStopped: 'Reminders stopped',
    remindersOn: 'Reminders are sent again',
    whichShown: 'Show',
    filters: {
      ALL: 'Everyone',
      MEMBERS: 'Members',
      OPEN: 'Open invitations',
      OVER: 'Expired invitations',
      WAITING: 'Email waiting for another day',
      UNREACHED: 'Email not delivered',
    },
    choose: (name: string) => `Choose ${name}`,
    chooseAll: 'Choose all invitations shown',
    chosen: (count: number) => plural(count, { one: '# invitation chosen', other: '# invitations chosen' }),
    chooseNone: 'Choose none',
    tooMany: (most: number) =>
      plural(most, { one: 'Choose # invitation at most.', other: 'Choose # invitations at most.' }),
    changeRole: 'Change role',
    correct: 'Correct the address',
    sentMeanwhile: (email: string) =>
      `In the meantime this invitation was sent again: it goes to ${email}. What you entered was not sent.`,
    sendChoice: 'Send this choice',
    isTaken: 'Somebody else is invited at this address, or belongs to this institution.',
    several: {
      resendTitle: (count: number) =>
        plural(count, { one: 'Send # invitation again?', other: 'Send # invitations again?' }),
      resendText:
        'Each is open for 30 days from its new email, and its earlier links stop working. Up to 500 emails go out each day; the rest follow on the next days.',
      resent: (count: number) =>
        plural(count, { one: '# invitation is sent again', other: '# invitations are sent again' }),
      changeTitle: (count: number) =>
        plural(count, { one: 'Change the role of # invitation', other: 'Change the role of # invitations' }),
      changed: (count: number) =>
        plural(count, { one: '# invitation has the new role', other: '# invitations have the new role' }),
      withdrawTitle: (count: number) =>
        plural(count, { one: 'Withdraw # invitation?', other: 'Withdraw # invitations?' }),
      withdrawText: 'Their links will stop working. You can undo this from the message that follows.',
      withdraw: 'Withdraw',
      withdrawn: (count: number) =>
        plural(count, { one: '# invitation is withdrawn', other: '# invitations are withdrawn' }),
      restored: (count: number) => plural(count, { one: '# invitation is back', other: '# invitations are back' }),
      restoredExcept: (back: number, left: number): string =>
        `Back: ${back}. Not back: ${left}, which were answered, have expired or were invited again.`,
      notAll: 'Not done for all',
      states: {
        DONE: 'Done',
        GONE: 'Already answered or withdrawn',
        FORBIDDEN: 'You cannot change this role',
        TAKEN: 'Already invited or a member',
      },
    },
    fields: { first_name: 'First name', last_name: 'Last name' },
    oneName: 'One name only',
    oneNameHelp: 'Tick if this person has no last name.',
    chooseRole: 'Choose a role',
    missing: {
      first_name: 'A first name is required',
      last_name: 'A last name is required',
      role: 'A role is required',
      email: 'An email is required',
    },
    badEmail: 'Please enter a valid email address',
    isMember: 'A user with this email already belongs to this Institution',
    isInvited: 'This address is already invited.',
    isInvitedAs: (role: string) =>
      `This address is already invited, as ${role}. Only your sales manager can send that invitation again.`,
    twice: 'This address is in the list twice.',
    send: 'Send invitation',
    sendAll: (count: number) => plural(count, { one: 'Send # invitation', other: 'Send # invitations' }),
    sent: 'Member invitation sent!',
    waits: (mails: number, day: string) =>
      plural(mails, {
        one: `Saved. Today's emails are used up: # goes out on ${dayText(day)}.`,
        other: `Saved. Today's emails are used up: # go out by ${dayText(day)}.`,
      }),
    sentAll: 'The invitations were sent and saved correctly',
    someLeft: (count: number) =>
      plural(count, {
        one: 'All others are invited. # person was not, for the reason below.',
        other: 'All others are invited. # people were not, for the reasons below.',
      }),
    add: 'Add Member',
    addedAlready: (email: string) => `The user ${email} has already been added`,
    toInvite: 'To be invited',
    takeOut: (name: string) => `Remove ${name} from the list`,
    save: 'Save',
    risesTitle: (name: string, role: string) => `Make ${name} ${role}?`,
    rises: (role: string) => `Make ${role}`,
    teaches: 'They can then teach groups here and see names, answers and results of the learners in them.',
    administers: 'They can then invite people here and see all groups, members and results.',
    notYours: 'Afterwards you can no longer change their role yourself. You can take it back at once with Undo.',
    roleBack: (name: string, role: string) => `${name}: ${role} again`,
    updated: 'Successfully updated member',
    otherwise: (role: string) =>
      `Somebody else has changed this role to ${role} in the meantime. Save again to replace it.`,
    wentWrong: 'Something went wrong! Please check your connection and try again.',
    editThis: (name: string) => `Edit ${name}`,
    removeThis: (name: string) => `Delete ${name}`,
    resendTo: (name: string) => `Send the invitation of ${name} again`,
    unableToResend: 'Unable to Resend: you cannot offer this role',
    unableToEdit: 'Unable to Edit',
    unableToDelete: 'Unable to Delete',
    removeTitle: (name: string) => `Remove ${name} from this institution?`,
    removeText: 'For 30 days you can restore them, into the groups that still have a place.',
    leaves: (groups: number): string =>
      groups === 0 ? 'They are in no group of this institution.' : 'They leave these groups:',
    placesFree: (places: number) => plural(places, { one: '# place becomes free.', other: '# places become free.' }),
    resultsKept: (results: number) =>
      plural(results, { one: 'Their finished exercise is kept.', other: 'Their # finished exercises are kept.' }),
    invitationsStay: (invitations: number) =>
      plural(invitations, {
        one: 'The open invitation they sent stays.',
        other: 'The # open invitations they sent stay.',
      }),
    followsNotLoaded: 'The consequences could not be loaded.',
    remove: 'Remove',
    removed: (name: string) => `${name} was removed`,
    handOver: {
      text: (name: string, groups: number) =>
        plural(groups, {
          one: `${name} is the main instructor of a group. Who takes it over?`,
          other: `${name} is the main instructor of # groups. Who takes them over?`,
        }),
      all: 'All of them',
      choose: 'Choose an instructor',
      missing: 'Choose who takes over this group.',
    },
    leads: (name: string, groups: readonly string[]) =>
      `${name} is the main instructor of ${listText(groups)}. Give these groups to somebody else first.`,
    removedMembers: 'Removed members',
    nobodyRemoved: 'Nobody was removed in the last 30 days.',
    removedNotLoaded: 'The removed members could not be loaded.',
    wasUntil: (role: string, email: string, day: string) => `${role}, ${email}, until ${dayText(day)}`,
    bringBack: 'Restore',
    bringBackThis: (name: string) => `Restore ${name}`,
    isBack: (name: string) => `${name} is back`,
    isBackExcept: (name: string, groups: readonly string[]) => `${name} is back, but not in ${listText(groups)}.`,
    notBackIn: (group: string, why: string) => `${group} (${why})`,
    whyNotBack: {
      GROUP_FULL: 'it is full',
      NO_SEATS_LEFT: 'its license has no seat left',
      NOT_FOUND: 'it was deleted',
      GROUP_NOT_ACTIVE: 'it is closed or has ended',
      LICENSE_EXPIRED: "its license isn't valid now",
      REMOVED_FROM_GROUP: 'they were removed from it after the invitation',
      FORBIDDEN: 'its invitation was for a learner',
    },
    withdrawTitle: (name: string) => `Withdraw the invitation of ${name}?`,
    withdrawText: 'The link will stop working. You can invite the same address again.',
    withdraw: 'Withdraw invitation',
    withdrawn: 'Invitation withdrawn',
    resend: 'Resend',
    resendText: 'An email goes out now, and the invitation is open for 30 days from today.',
    leave: {
      title: 'Leave without sending?',
      text: 'What you entered here is not sent.',
      leave: 'Leave',
      stay: 'Stay here',
    },
  },
};

export const license = {
  notLoaded: 'The licenses could not be loaded.',
  none: 'You currently have no licenses. Please contact the Sales team for assistance',
  key: 'License key',
  keyOf: (name: string) => `the key of ${name}`,
  active: 'Active',
  daysLeft: (days: number) => plural(days, { one: 'Active, # day left', other: 'Active, # days left' }),
  expired: 'Expired',
  quoted: 'Quoted',
  startsLater: 'Starts later',
  activeNow: 'Active Now',
  startsOn: (day: string) => `Starts on ${dayText(day)}`,
  expiresOn: (day: string) => `Expires on ${dayText(day)}`,
  expiredOn: (day: string) => `Expired on ${dayText(day)}`,
  requiresActivation: 'Requires Activation',
  products: listText,
  practiceTests: 'Includes external practice tests',
  seatsUsed: (used: number, bought: number) =>
    plural(bought, { one: `${used} of # seat used`, other: `${used} of # seats used` }),
};

export const awaitedMails = {
  title: 'Roster emails',
  text: 'A roster can name people who have no account here yet. They join their group when they sign in with that address.',
  mail: 'Email them when a roster is imported',
  help: 'One email per person and group: the group, its dates and courses, the main instructor, and the link to sign in or create an account. They count among your 500 invitations a day. Nobody who was imported before is emailed.',
  sent: 'These emails are sent from now on.',
  stopped: 'These emails are no longer sent.',
  notLoaded: 'The email settings could not be loaded.',
};

export const renewalMails = {
  title: 'Renewal emails',
  when: '90, 30 and 7 days before a license ends, and when 9 of 10 seats are taken.',
  toSales: 'To the sales manager',
  toSalesHelp: 'At most one email a day, with all institutions they look after.',
  toAdministrators: 'To the center administrators',
  toAdministratorsHelp: 'At most one email a day to each of them.',
  sentAgain: 'These emails are sent again.',
  stopped: 'These emails are no longer sent.',
  notLoaded: 'The email settings could not be loaded.',
};
