// What those read who import a roster or people, in English.
import { dayText, listText, plural } from '../formats/en.ts';

export * from '../spreadsheet/en.ts';

export const peopleFile = {
  title: 'Invite from a file',
  notLoaded: 'The institution could not be loaded.',
  toMembers: 'To the members',
  text: 'A CSV or XLSX file with one row per person: email, first name, last name and, if you like, role (learner, instructor or center administrator; learner if empty) and the group the person joins on accepting. Up to 10,000 people and 4 MB, or 700 kB as XLSX. You see all changes before anything happens. Members who are not in the file stay, unless you tick them.',
  leftName: 'people-skipped',
  templateName: 'people',
  columns: {
    email: 'Email',
    first_name: 'First name',
    last_name: 'Last name',
    role: 'Role',
    group: 'Group',
    name: 'Full name',
  },
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  notRead: 'The file could not be read.',
  problems: {
    TOO_LARGE:
      'This file is too large: at most 4 MB, and an XLSX 700 kB and 16 MB unpacked. Split it into several files.',
    KIND: 'This is not a CSV or XLSX file. Save the table in one of these formats and choose it again.',
    DAMAGED: 'This file is damaged. Save the table again and choose the new file.',
    ENCODING: "Can't read the file with this encoding. Choose another one above.",
    NO_EMAIL_COLUMN: 'No Email column found. Choose it below, or put the column names in the first row.',
    NO_FIRST_NAME_COLUMN: 'No First name column found. Choose it below, or put the column names in the first row.',
    NO_LAST_NAME_COLUMN: 'No Last name column found. Choose it below, or put the column names in the first row.',
    NO_ROWS: 'This file contains no people.',
    TOO_MANY_ROWS: 'This file contains more than 10,000 people. Split it into several files.',
  },
  invitedTitle: 'Who is invited',
  changed: 'Something changed in the meantime, so nothing was done. This is what the file changes now.',
  comesTo: (invited: number, left: number) => {
    const parts = [
      plural(invited, { one: '# person is invited', other: '# people are invited' }),
      left > 0 && plural(left, { one: '# row is skipped', other: '# rows are skipped' }),
    ];
    return `${listText(parts.filter((part) => part !== false))}.`;
  },
  crowded: (groups: readonly string[]) =>
    `Not enough places: ${listText(groups)}. Anyone without a place becomes a member of the institution only.`,
  places: (group: string, invited: number, places: number) =>
    `\u2068${group}\u2069 (${plural(invited, { one: '# person', other: '# people' })}, ${plural(places, { one: '# free place', other: '# free places' })})`,
  others: (count: number) => plural(count, { one: '# more', other: '# more' }),
  mails: 'Invitation emails',
  ways: { now: 'Send them now', onDay: 'Send them from a chosen day', never: 'Send none' },
  wayTexts: {
    now: 'Up to 500 emails go out each day; the rest follow on the next days.',
    onDay: 'They go out from this day on, up to 500 each day.',
    never: 'You get a link for each person to pass on. Each link works for 30 days.',
  },
  day: 'First day',
  noDay: (first: string, last: string) => `Choose a day from ${dayText(first)} to ${dayText(last)}.`,
  act: (people: number, members: number) => {
    const parts = [
      people > 0 && plural(people, { one: 'Invite # person', other: 'Invite # people' }),
      members > 0 && plural(members, { one: 'Remove # member', other: 'Remove # members' }),
    ];
    return parts.filter((part) => part !== false).join(', ') || 'Invite';
  },
  importing: 'Importing the file…',
  nothing: 'Nobody to invite.',
  notConfirmed: 'No confirmation has arrived. Please try again: nothing is done twice.',
  done: 'File imported',
  kinds: {
    NEW: 'New',
    OVER: 'Invited again',
    INVITED: 'Invited already',
    MEMBER: 'Member',
    OTHER_ROLE: 'Other role',
    TWICE: 'Duplicate',
    WRONG: 'Has errors',
  },
  overSince: (day: string) => `Earlier invitation expired on ${dayText(day)}`,
  isOtherwise: (role: string) => `Stays ${role}`,
  joins: (group: string) => `Joins \u2068${group}\u2069`,
  noGroup: 'Joins no group',
  said: (faults: readonly (keyof typeof faultTexts)[]) => faults.map((fault) => faultTexts[fault]).join('. '),
  missing: {
    title: (people: number) =>
      plural(people, {
        one: '# member you can remove is not in the file',
        other: '# members you can remove are not in the file',
      }),
    text: 'They stay unless you tick them. Anyone you tick leaves the institution and its groups and frees their places; results are kept. You can undo this with the import, within 7 days.',
    first: (people: number) => `The first ${plural(people, { one: '#', other: '#' })} are listed.`,
    groups: 'Groups',
    removeAll: 'Remove all',
    removeOne: (name: string) => `Remove ${name}`,
    stays: {
      LEADS_GROUPS: 'Main instructor of a group: remove them in the list of members, and choose who takes over',
      LAST_ADMINISTRATOR: 'Stays: the file contains no administrator',
    },
    leaving: (people: number, groups: number) =>
      `${plural(people, { one: '# member is removed', other: '# members are removed' })}${groups > 0 ? `, and ${plural(groups, { one: '# group membership ends', other: '# group memberships end' })}` : ''}.`,
  },
  link: 'Link',
  linksName: 'invitation-links',
  saveLinks: (links: number) => plural(links, { one: 'Save # link', other: 'Save # links' }),
  last: {
    title: 'Imports of the last 7 days',
    text: (invited: number, removed: number, day: string, by: string) => {
      const parts = [
        (invited > 0 || removed === 0) &&
          plural(invited, { one: '# person was invited', other: '# people were invited' }),
        removed > 0 && plural(removed, { one: '# member was removed', other: '# members were removed' }),
      ];
      return `${listText(parts.filter((part) => part !== false))} from a file on ${dayText(day)} by \u2068${by}\u2069.`;
    },
    undo: 'Undo',
    without: (name: string, group: string) => `${name} (${group})`,
    undone: (withdrawn: number, stay: readonly string[], restored: number, without: readonly string[]) =>
      [
        ...(withdrawn > 0 || restored === 0
          ? [`${plural(withdrawn, { one: '# invitation is', other: '# invitations are' })} withdrawn.`]
          : []),
        ...(restored > 0 ? [`${plural(restored, { one: '# member is', other: '# members are' })} back.`] : []),
        ...(stay.length > 0 ? [`Already accepted and stay: ${listText(stay)}.`] : []),
        ...(without.length > 0 ? [`No place left in the group: ${listText(without)}.`] : []),
      ].join(' '),
  },
  left: {
    title: 'Not undone',
    stay: (people: number) =>
      plural(people, { one: '# person already accepted and stays:', other: '# people already accepted and stay:' }),
    without: (places: number) =>
      plural(places, { one: '# place in a group is missing:', other: '# places in groups are missing:' }),
  },
};

const faultTexts = {
  CELL_ERROR: 'A cell contains a spreadsheet error',
  OPEN_QUOTE: 'A quotation mark is not closed',
  EMAIL: 'Email: not a valid address',
  FIRST_NAME_MISSING: 'Name: missing',
  FIRST_NAME_TOO_LONG: 'First name: longer than 200 characters',
  LAST_NAME_TOO_LONG: 'Last name: longer than 200 characters',
  ROLE: 'Role: must be learner, instructor or center administrator',
  ROLE_NOT_YOURS: 'Role: only the sales team invites center administrators',
  GROUP_UNKNOWN: 'Group: no group has this name',
  GROUP_OF_SEVERAL: 'Group: several groups have this name',
  GROUP_NOT_OPEN: 'Group: closed or ended',
  GROUP_UNLICENSED: 'Group: its license has expired',
  GROUP_FOR_LEARNERS: 'Group: only learners can join one by invitation',
};

/** How much a file changes. */
type Sums = {
  readonly added: number;
  readonly moved: number;
  readonly elsewhere: number;
  readonly awaited: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly conflicts: number;
};

export const roster = {
  title: 'Import a roster',
  toMembers: 'To the group members',
  text: 'A CSV or XLSX file with one row per person: email and, if you like, first name, last name, role (learner or instructor) and group. With a group column, one file fills several groups. Up to 1,000 people and 512 kB. You see all changes before anything happens.',
  leftName: 'roster-skipped',
  templateName: 'roster',
  columns: {
    email: 'Email',
    first_name: 'First name',
    last_name: 'Last name',
    role: 'Role',
    group: 'Group',
    name: 'Full name',
  },
  notRead: 'The file could not be read.',
  problems: {
    TOO_LARGE: 'This file is too large: at most 512 kB, and 16 MB unpacked.',
    KIND: 'This is not a CSV or XLSX file. Save the table in one of these formats and choose it again.',
    DAMAGED: 'This file is damaged. Save the table again and choose the new file.',
    ENCODING: "Can't read the file with this encoding. Choose another one above.",
    NO_EMAIL_COLUMN: 'No Email column found. Choose it below, or put the column names in the first row.',
    NO_ROWS: 'This file contains no people.',
    TOO_MANY_ROWS: 'This file contains more than 1,000 people. Split it into several files.',
  },
  changesTitle: 'What changes',
  changed: 'Something changed in the meantime, so nothing was imported. This is what the file changes now.',
  sums: ({ added, moved, elsewhere, awaited, unchanged, removed, conflicts }: Sums) => {
    const parts = [
      added > 0 && plural(added, { one: '# person is added', other: '# people are added' }),
      moved > 0 && plural(moved, { one: '# learner moves', other: '# learners move' }),
      elsewhere > 0 &&
        plural(elsewhere, { one: '# learner stays in another group', other: '# learners stay in another group' }),
      removed > 0 && plural(removed, { one: '# person is removed', other: '# people are removed' }),
      awaited > 0 && plural(awaited, { one: '# person joins at sign-in', other: '# people join at sign-in' }),
      unchanged > 0 && plural(unchanged, { one: '# is already there', other: '# are already there' }),
      conflicts > 0 && plural(conflicts, { one: '# row is skipped', other: '# rows are skipped' }),
    ];
    return `${listText(parts.filter((part) => part !== false))}.`;
  },
  mails: (count: number) =>
    `${plural(count, { one: '# person who joins at sign-in gets', other: '# people who join at sign-in get' })} an email with the link to the group.`,
  short: (awaited: number, places: number) =>
    `${plural(awaited, { one: '# person joins at sign-in', other: '# people join at sign-in' })}, ${plural(places, { one: '# place is free', other: '# places are free' })}. A place is taken only when somebody joins.`,
  import: (changes: number) =>
    changes === 0 ? 'Import' : `Import ${plural(changes, { one: '# change', other: '# changes' })}`,
  nothing: 'There is nothing to import.',
  notConfirmed: 'No confirmation has arrived. Please try again: the roster is imported only once.',
  imported: 'The roster was imported',
  instructor: 'Instructor',
  fromTo: (from: string, to: string) => `From \u2068${from}\u2069 to \u2068${to}\u2069`,
  learnsIn: (group: string) => `Learns in \u2068${group}\u2069`,
  learnsElsewhere: 'Learns in another group',
  choiceOf: (name: string) => `What happens to ${name}`,
  choices: { ADD: 'Add here too', MOVE: 'Move', LEAVE: 'Leave' },
  kinds: {
    ADDED: 'Added',
    MOVED: 'Moved',
    ELSEWHERE: 'In another group',
    UNCHANGED: 'Already there',
    AWAITED: 'Joins at sign-in',
    CONFLICT: 'Skipped',
  },
  conflicts: {
    CELL_ERROR: 'A cell contains a spreadsheet error',
    OPEN_QUOTE: 'A quotation mark is not closed',
    EMAIL: 'Not a valid email address',
    NAME_TOO_LONG: 'A name is longer than 200 characters',
    ROLE: 'The role is neither learner nor instructor',
    UNKNOWN_GROUP: 'You have no group with this name here',
    SEVERAL_GROUPS_OF_THAT_NAME: 'Several groups have this name',
    REPEATED: 'Duplicate of an earlier row',
    OTHER_ROLE: 'Already here in a different role',
    MAIN_INSTRUCTOR_ONLY: 'Only the main instructor adds instructors',
    GROUP_FULL: 'The group is full',
    GROUP_NOT_ACTIVE: 'The group is closed or has ended',
    LICENSE_EXPIRED: "The group's license isn't valid now",
    CONFLICT: 'Started the same exercise in both groups',
  },
  missingTitle: 'Not in the file',
  missingText: 'They stay. Tick anyone to remove. Results of learners are kept.',
  removeAll: 'Remove all of them',
  removeOne: (name: string) => `Remove ${name}`,
};
