import { dayText, listText, plural } from '../../../texts/formats/en.ts';

export const peopleFile = {
  title: 'Invite from a file',
  notLoaded: 'The institution could not be loaded.',
  toMembers: 'To the members',
  text: 'A CSV or XLSX file with a row for each person: email, first name, last name, and if you like the role (learner, instructor or center administrator; learner where it is left out) and the group that the person joins by accepting. At most 10,000 people and 4 MB, 700 kB as XLSX. You see what happens before anything is done; members who are not in the file stay, unless you tick them.',
  templateName: 'people',
  columns: { email: 'Email', first_name: 'First name', last_name: 'Last name', role: 'Role', group: 'Group' },
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  notRead: 'The file could not be read.',
  problems: {
    TOO_LARGE:
      'This file is too large: at most 4 MB, and an XLSX 700 kB and 16 MB unpacked. Divide it into several files.',
    KIND: 'This is no CSV and no XLSX file. Save the table as one of them and choose it again.',
    DAMAGED: 'This file is damaged. Save the table again and choose the new file.',
    ENCODING: 'This file cannot be read so. Choose another way to read it above.',
    NO_EMAIL_COLUMN: 'No column is headed Email. Put the names of the columns into the first row.',
    NO_FIRST_NAME_COLUMN: 'No column is headed First name. Put the names of the columns into the first row.',
    NO_LAST_NAME_COLUMN: 'No column is headed Last name. Put the names of the columns into the first row.',
    NO_ROWS: 'This file names nobody.',
    TOO_MANY_ROWS: 'This file names more than 10,000 people. Divide it into several files.',
  },
  invitedTitle: 'Who is invited',
  changed: 'Something has changed in the meantime, and nothing was done. This is what the file comes to now.',
  comesTo: (invited: number, left: number) => {
    const parts = [
      plural(invited, { one: '# person is invited', other: '# people are invited' }),
      left > 0 && plural(left, { one: '# row is left as it is', other: '# rows are left as they are' }),
    ];
    return `${listText(parts.filter((part) => part !== false))}.`;
  },
  unknown: (heads: readonly string[]) => `These columns are not read: ${listText(heads)}.`,
  crowded: (groups: readonly string[]) =>
    `More are invited than there are places: ${listText(groups)}. Who finds none becomes a member of the institution only.`,
  places: (group: string, invited: number, places: number) =>
    `\u2068${group}\u2069 (${plural(invited, { one: '# person', other: '# people' })}, ${plural(places, { one: '# free place', other: '# free places' })})`,
  others: (count: number) => plural(count, { one: '# more', other: '# more' }),
  mails: 'Invitation mails',
  ways: { now: 'Send them now', onDay: 'Send them on a day', never: 'Send none' },
  wayTexts: {
    now: '500 mails a day go out; more wait for the next days.',
    onDay: 'They go out from this day on, 500 a day.',
    never: 'You get a link for each person, to pass on. Each is open for 30 days.',
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
  importing: 'The file is being imported…',
  nothing: 'There is nobody to invite.',
  notConfirmed: 'No reply says that it was done. Please try again: nothing is done twice.',
  done: 'The file is imported',
  kinds: {
    NEW: 'New',
    OVER: 'Invited again',
    INVITED: 'Invited already',
    MEMBER: 'Member',
    OTHER_ROLE: 'Other role',
    TWICE: 'Twice',
    WRONG: 'Wrong',
  },
  overSince: (day: string) => `Invited before, over since ${dayText(day)}`,
  isOtherwise: (role: string) => `Stays ${role}`,
  joins: (group: string) => `Joins \u2068${group}\u2069`,
  noGroup: 'Joins no group by this file',
  said: (faults: readonly (keyof typeof faultTexts)[]) => faults.map((fault) => faultTexts[fault]).join('. '),
  missing: {
    title: (people: number) =>
      plural(people, {
        one: '# member whom you may remove is not in the file',
        other: '# members whom you may remove are not in the file',
      }),
    text: 'They stay, unless you tick them. Who is ticked leaves the institution and its groups, whose places become free; results are kept. It is undone together with the import, within 7 days.',
    first: (people: number) => `The first ${plural(people, { one: '#', other: '#' })} are listed.`,
    groups: 'Groups',
    removeAll: 'Remove all',
    removeOne: (name: string) => `Remove ${name}`,
    stays: {
      LEADS_GROUPS: 'Leads groups: remove them where the members are listed, and name who follows',
      LAST_ADMINISTRATOR: 'Stays: no administrator is in the file',
    },
    leaving: (people: number, groups: number) =>
      `${plural(people, { one: '# member is removed', other: '# members are removed' })}${groups > 0 ? `, and ${plural(groups, { one: '# membership of a group ends', other: '# memberships of groups end' })}` : ''}.`,
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
          ? [`${plural(withdrawn, { one: '# invitation is', other: '# invitations are' })} taken back.`]
          : []),
        ...(restored > 0 ? [`${plural(restored, { one: '# member is', other: '# members are' })} back.`] : []),
        ...(stay.length > 0 ? [`Has accepted and stays: ${listText(stay)}.`] : []),
        ...(without.length > 0 ? [`Found no place in a group: ${listText(without)}.`] : []),
      ].join(' '),
  },
  left: {
    title: 'What was not taken back',
    stay: (people: number) =>
      plural(people, { one: '# person has accepted and stays:', other: '# people have accepted and stay:' }),
    without: (places: number) =>
      plural(places, { one: '# place in a group was not found:', other: '# places in groups were not found:' }),
  },
};

const faultTexts = {
  CELL_ERROR: 'A cell holds an error of the spreadsheet',
  OPEN_QUOTE: 'A quotation mark is not closed',
  EMAIL: 'Email: this is no address',
  FIRST_NAME_MISSING: 'Name: it is missing',
  FIRST_NAME_TOO_LONG: 'First name: longer than 200 characters',
  LAST_NAME_TOO_LONG: 'Last name: longer than 200 characters',
  ROLE: 'Role: neither learner, instructor nor center administrator',
  ROLE_NOT_YOURS: 'Role: only the sales team invites center administrators',
  GROUP_UNKNOWN: 'Group: none has this name',
  GROUP_OF_SEVERAL: 'Group: several have this name',
  GROUP_NOT_OPEN: 'Group: it is over or closed',
  GROUP_UNLICENSED: 'Group: its license is over',
  GROUP_FOR_LEARNERS: 'Group: only learners join one by their invitation',
};
