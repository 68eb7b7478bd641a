// What those read who look after licenses and institutions, in English.
import { institutionFields } from '../entities/en.ts';
import { dayText, listText, plural } from '../formats/en.ts';
import { gainFormats } from '../formats/gain-formats.ts';

const { pointsText } = gainFormats('en-US');
const learners = (count: number) => plural(count, { one: '# learner', other: '# learners' });
const days = (count: number) => plural(count, { one: '# day', other: '# days' });

export const renewal = {
  title: 'Upcoming Renewals',
  find: 'Find an institution, license or sales manager',
  view: 'View',
  clear: 'Clear',
  days: (count: number) => plural(count, { one: '# Day', other: '# Days' }),
  windows: { active: 'All active', quotes: 'Open quotes', ended: 'Recently expired (30 days)' },
  assignedToMe: 'Assigned to Me',
  sortBy: 'Sort by',
  largestFirst: 'Largest first',
  smallestFirst: 'Smallest first',
  columns: {
    INSTITUTION: 'Institution',
    LICENSE: 'License',
    DAYS: 'Days',
    SEATS: 'Seats',
    ACTIVE: 'Active, 30 days',
    ACTIVE_BEFORE: '30 days before',
    GAIN: 'Gain',
    FOLLOW_UPS: 'Follow-ups',
    NEXT_DUE: 'Next due',
  },
  why: 'Why',
  whyOf: (institution: string, license: string) => `Why: ${institution}, ${license}`,
  rules: {
    SEATS_SHORT: 'Seats short',
    SEATS_UNUSED: 'Seats unused',
    QUIET: 'Little activity',
    FALLING: 'Fewer active',
    NO_RESULTS: 'No results',
    FOLLOW_UP_DUE: 'Follow-up due',
    NO_MANAGER: 'No sales manager',
  },
  evidence: {
    short: (taken: number, bought: number) => `Learners have taken ${taken} of ${bought} seats.`,
    unused: (taken: number, bought: number, run: number) =>
      `Learners have taken ${taken} of ${bought} seats, ${days(run)} into the term.`,
    quiet: (active: number, of: number) => `${active} of ${learners(of)} worked in the last 30 days.`,
    falling: (active: number, before: number) =>
      `${learners(active)} worked in the last 30 days, ${before} in the 30 days before.`,
    noResults: (taken: number, run: number) =>
      `Learners have taken ${plural(taken, { one: '# seat', other: '# seats' })}, and none has finished a benchmark and its summary, ${days(run)} into the term.`,
    due: (open: number, since: string, late: number) =>
      `${plural(open, { one: '# open follow-up', other: '# open follow-ups' })}; the first ${
        late === 0 ? 'is due today.' : `was due on ${dayText(since)}.`
      }`,
    noManager: (left: number | null) =>
      left === null
        ? 'Nobody looks after the institution.'
        : left > 0
          ? `Nobody looks after the institution, and ${days(left)} are left.`
          : 'Nobody looks after the institution, and the license has ended.',
  },
  nothing: 'No reason to look after this license now.',
  taken: (taken: number, bought: number) => `Taken by learners: ${taken} of ${bought} seats`,
  active: (active: number, before: number, of: number) =>
    `Worked in the last 30 days: ${active} of ${learners(of)} in open groups; in the 30 days before: ${before}`,
  gained: (points: number, of: number) => `Learning gain: ${pointsText(points)} points, the mean of ${learners(of)}`,
  fewLearners: (counted: number, least: number) =>
    `Learning gain: needs ${least} learners who finished benchmark and summary (${counted} so far)`,
  openFollowUps: (open: number, next: string) =>
    `${plural(open, { one: '# open follow-up', other: '# open follow-ups' })}, the next due on ${dayText(next)}`,
  lookedAfter: (manager: string) => `Sales manager: ${manager}`,
  countedOn: (day: string | null) =>
    day === null
      ? 'Learners and gain are counted at night. They have not been counted yet.'
      : `Learners and gain were counted on ${dayText(day)}; days, seats and follow-ups are current.`,
  notCounted: 'Learners and gain are counted tonight for the first time.',
  ofSeats: (part: number, whole: number) => `${part} of ${whole}`,
  points: pointsText,
  quoted: (ago: number) =>
    ago === 0 ? 'Quoted today' : plural(ago, { one: 'Quoted # day ago', other: 'Quoted # days ago' }),
  day: (of: string) => dayText(of),
  dueToday: 'Today',
  overdue: (late: number) => plural(late, { one: '# day overdue', other: '# days overdue' }),
  followUp: 'Add follow-up',
  export: 'Export',
  exported: (file: string) => `${file} saved`,
  notExported: 'The spreadsheet could not be made. Try again.',
  noMatch: 'No Matching Results',
  notLoaded: 'The licenses could not be loaded.',
  moreResults: 'More Results',
  shown: (count: number, more: boolean) =>
    plural(count, {
      one: `# license${more ? ', there are more' : ''}`,
      other: `# licenses${more ? ', there are more' : ''}`,
    }),
};

export const followUp = {
  title: 'Follow-ups',
  dueTitle: 'Follow-ups due',
  add: 'Add follow-up',
  none: 'No follow-ups. Add what you want to come back to.',
  noneDue: 'Nothing is due today.',
  notLoaded: 'The follow-ups could not be loaded.',
  loadMore: 'Load More',
  newTitle: 'Add follow-up',
  editTitle: 'Edit follow-up',
  save: 'Save',
  saved: 'Saved the follow-up',
  fields: { what: 'What', assignee_id: 'Who', due_on: 'Due on', license_id: 'About' },
  note: 'Note',
  nobody: 'Nobody yet',
  you: 'You',
  noLicense: 'The institution as a whole',
  day: (of: string) => dayText(of),
  person: (first: string, last: string) => `${first} ${last}`.trim(),
  overdue: (late: number) => plural(late, { one: '# day overdue', other: '# days overdue' }),
  dueToday: 'Due today',
  dueOn: (day: string) => `Due ${dayText(day)}`,
  done: (day: string) => `Done ${dayText(day)}`,
  markDone: 'Done',
  notDone: 'Reopen',
  doneThis: (what: string) => `Done: ${what}`,
  notDoneThis: (what: string) => `Reopen: ${what}`,
  editThis: (what: string) => `Edit: ${what}`,
  deleteThis: (what: string) => `Delete: ${what}`,
  deleted: 'Follow-up deleted.',
  undo: 'Undo',
  askedAnew: 'The same has been asked again and is open. You find it in the list of the institution.',
  asksForSeats: (person: string, seats: number, license: string) =>
    `${person} asks for ${plural(seats, { one: '# more seat', other: '# more seats' })} of ${license}`,
  asksAboutMember: (person: string, member: string) => `${person} asks about ${member}`,
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered here is not saved.',
    leave: 'Leave',
    stay: 'Stay here',
  },
};

type InTheWay = {
  readonly members: number;
  readonly invitations: number;
  readonly licenses: number;
  readonly groups: number;
};

const said = (parts: readonly (string | false)[]) => listText(parts.filter((part) => part !== false));

export const institutionsFile = {
  title: 'Institutions from a file',
  open: 'From a file',
  notLoaded: 'The page could not be loaded.',
  file: 'File',
  text: 'A CSV or XLSX file with one row per institution: name, country, time zone and, if you like, state, city, address and the email of its sales manager. Up to 1,000 institutions and 4 MB, or 700 kB as XLSX. You see all changes before anything happens.',
  licenseText:
    'A row with a license name, seats and products (several behind semicolons) makes a quote; with start and end as 2026-08-31 an active license. With an email, first and last name its first administrator is invited.',
  leftName: 'institutions-skipped',
  templateName: 'institutions',
  columns: {
    name: 'Name',
    country: 'Country',
    state: 'State',
    ...institutionFields,
    time_zone: 'Time zone',
    sales_manager: 'Sales manager',
    license: 'License',
    seats: 'Seats',
    products: 'Products',
    price: 'Price',
    currency: 'Currency',
    start: 'Start',
    end: 'End',
    admin_email: 'Administrator email',
    admin_first_name: 'Administrator first name',
    admin_last_name: 'Administrator last name',
  },
  place: 'Place',
  noName: 'No name',
  notRead: 'The file could not be read.',
  problems: {
    TOO_LARGE:
      'This file is too large: at most 4 MB, and an XLSX 700 kB and 16 MB unpacked. Split it into several files.',
    KIND: 'This is not a CSV or XLSX file. Save the table in one of these formats and choose it again.',
    DAMAGED: 'This file is damaged. Save the table again and choose the new file.',
    ENCODING: "Can't read the file with this encoding. Choose another one above.",
    NO_NAME_COLUMN: 'No Name column found. Choose it below, or put the column names in the first row.',
    NO_COUNTRY_COLUMN: 'No Country column found. Choose it below, or put the column names in the first row.',
    NO_ROWS: 'This file contains no institutions.',
    TOO_MANY_ROWS: 'This file contains more than 1,000 institutions. Split it into several files.',
  },
  madeTitle: 'What is created',
  changed: 'Something changed in the meantime, so nothing was created. This is what the file changes now.',
  parts: {
    institutions: (count: number) =>
      plural(count, { one: '# institution is created', other: '# institutions are created' }),
    running: (count: number) => plural(count, { one: '# license is active', other: '# licenses are active' }),
    quotes: (count: number) => plural(count, { one: '# license is quoted', other: '# licenses are quoted' }),
    invited: (count: number) =>
      plural(count, { one: '# administrator is invited', other: '# administrators are invited' }),
    left: (count: number) => plural(count, { one: '# row is skipped', other: '# rows are skipped' }),
  },
  comesTo: (parts: readonly string[]) => `${listText(parts)}.`,
  make: (institutions: number) =>
    institutions === 0
      ? 'Create'
      : plural(institutions, { one: 'Create # institution', other: 'Create # institutions' }),
  making: (institutions: number) =>
    plural(institutions, { one: 'Creating # institution…', other: 'Creating # institutions…' }),
  nothing: 'No institution to create.',
  notConfirmed: 'No confirmation has arrived. Please try again: each is created only once.',
  done: 'Institutions created',
  kinds: { NEW: 'New', THERE: 'Already there', TWICE: 'Duplicate', WRONG: 'Has errors' },
  licensed: (name: string, seats: number, runs: boolean) =>
    `${runs ? 'License' : 'Quote'}: \u2068${name}\u2069, ${plural(seats, { one: '# seat', other: '# seats' })}.`,
  invited: (email: string) => `Administrator: \u2068${email}\u2069.`,
  fault: (column: string, why: string) => `${column}: ${why}`,
  missing: 'Missing.',
  wrong: {
    country: 'No country has this name. Write its name or its two letters, such as NO.',
    state: 'Not a state of this country. Write its name or its letters, such as TX.',
    time_zone: 'No time zone has this name. Write it as Europe/Oslo.',
    sales_manager: 'Nobody in sales has this address.',
    seats: 'Licenses have 1, 100, 300, 500, 1,000 or 1,500 seats.',
    products: 'Each of these must be the name of exactly one published product.',
    price: 'Write an amount such as 1200.50.',
    currency: 'Write three letters, such as EUR.',
  },
  last: {
    text: (institutions: number, day: string) =>
      `${plural(institutions, { one: 'You created # institution', other: 'You created # institutions' })} from a file on ${dayText(day)}.`,
    undo: 'Undo',
    undone: (institutions: number) =>
      plural(institutions, {
        one: '# institution is undone, with its license and its invitation.',
        other: '# institutions are undone, with their licenses and invitations.',
      }),
    inTheWay: 'Nothing was undone, because somebody has built on these institutions:',
    what: ({ members, invitations, licenses, groups }: InTheWay) =>
      said([
        members > 0 && plural(members, { one: '# member', other: '# members' }),
        invitations > 0 && plural(invitations, { one: '# other invitation', other: '# other invitations' }),
        licenses > 0 && plural(licenses, { one: '# changed license', other: '# changed licenses' }),
        groups > 0 && plural(groups, { one: '# group', other: '# groups' }),
      ]),
  },
};
