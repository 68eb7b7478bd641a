import { listText, plural } from '../../../texts/formats/en.ts';

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
