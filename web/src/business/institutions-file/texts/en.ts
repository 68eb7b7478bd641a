import { dayText, listText, plural } from '../../../texts/formats/en.ts';

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
    city: 'City',
    address: 'Address',
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
