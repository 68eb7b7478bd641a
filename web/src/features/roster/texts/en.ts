import { listText, plural } from '../../../texts/formats/en.ts';

/** How much a file changes. */
type Sums = {
  readonly added: number;
  readonly moved: number;
  readonly awaited: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly conflicts: number;
};

export const roster = {
  title: 'Import a roster',
  toMembers: 'To the group members',
  text: 'A CSV or XLSX file with a row for each person: the email, and if you like first name, last name, role (learner or instructor) and group. A file with a group column fills several groups. At most 1,000 people and 512 kB; you see what changes before anything is changed.',
  templateName: 'roster',
  columns: { email: 'Email', first_name: 'First name', last_name: 'Last name', role: 'Role', group: 'Group' },
  notRead: 'The file could not be read.',
  problems: {
    TOO_LARGE: 'This file is too large: at most 512 kB, and 16 MB unpacked.',
    KIND: 'This is no CSV and no XLSX file. Save the table as one of them and choose it again.',
    DAMAGED: 'This file is damaged. Save the table again and choose the new file.',
    ENCODING: 'This file cannot be read so. Choose another way to read it above.',
    NO_EMAIL_COLUMN: 'No column is headed Email. Put the names of the columns into the first row.',
    NO_ROWS: 'This file names nobody.',
    TOO_MANY_ROWS: 'This file names more than 1,000 people. Divide it into several files.',
  },
  changesTitle: 'What changes',
  changed: 'Something has changed in the meantime, and nothing was imported. This is what the file changes now.',
  sums: ({ added, moved, awaited, unchanged, removed, conflicts }: Sums) => {
    const parts = [
      added > 0 && plural(added, { one: '# person is added', other: '# people are added' }),
      moved > 0 && plural(moved, { one: '# learner moves here', other: '# learners move' }),
      removed > 0 && plural(removed, { one: '# learner is removed', other: '# learners are removed' }),
      awaited > 0 && plural(awaited, { one: '# person is awaited', other: '# people are awaited' }),
      unchanged > 0 && plural(unchanged, { one: '# is there already', other: '# are there already' }),
      conflicts > 0 && plural(conflicts, { one: '# row is left out', other: '# rows are left out' }),
    ];
    return `${listText(parts.filter((part) => part !== false))}.`;
  },
  short: (awaited: number, places: number) =>
    `${plural(awaited, { one: '# person is awaited', other: '# people are awaited' })}, ${plural(places, { one: '# place is free', other: '# places are free' })}. Whoever is awaited holds no place.`,
  import: (changes: number) =>
    changes === 0 ? 'Import' : `Import ${plural(changes, { one: '# change', other: '# changes' })}`,
  nothing: 'There is nothing to import.',
  notConfirmed: 'No reply says that the roster was imported. Please try again: it is imported once.',
  imported: 'The roster was imported',
  instructor: 'Instructor',
  fromTo: (from: string, to: string) => `From \u2068${from}\u2069 to \u2068${to}\u2069`,
  kinds: { ADDED: 'Added', MOVED: 'Moved', UNCHANGED: 'Already there', AWAITED: 'Awaited', CONFLICT: 'Left out' },
  conflicts: {
    CELL_ERROR: 'A cell holds an error of the spreadsheet',
    OPEN_QUOTE: 'A quotation mark is not closed',
    EMAIL: 'This is no email address',
    NAME_TOO_LONG: 'A name is longer than 200 characters',
    ROLE: 'The role is neither learner nor instructor',
    UNKNOWN_GROUP: 'You have no group of this name here',
    SEVERAL_GROUPS_OF_THAT_NAME: 'Several groups have this name',
    REPEATED: 'Named in a row before',
    OTHER_ROLE: 'Not at this institution, or in this group, in this role',
    MAIN_INSTRUCTOR_ONLY: 'Only the main instructor adds instructors',
    IN_SEVERAL_GROUPS: 'Learns in several groups with this course: move or add them by hand',
    GROUP_FULL: 'The group is full',
    GROUP_NOT_ACTIVE: 'The group is closed or over',
    LICENSE_EXPIRED: 'The license of the group is not valid now',
    CONFLICT: 'Has begun the same exercise in both groups',
  },
  missingTitle: 'Not in the file',
  missingText: 'These learners stay. Tick whom the import is to remove; their results are kept.',
  removeAll: 'Remove all of them',
  removeOne: (name: string) => `Remove ${name}`,
};
