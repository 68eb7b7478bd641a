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
  text: 'A CSV or XLSX file with a row for each institution: name, country, time zone and, as you like, state, city, address and the email of its sales manager. At most 1,000 institutions and 4 MB, 700 kB as XLSX. You see what happens before anything is created.',
  licenseText:
    'A row with a license name, seats and products (several behind semicolons) makes a quote; with start and end as 2026-08-31 a license that runs. With an email, first and last name its first administrator is invited.',
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
      'This file is too large: at most 4 MB, and an XLSX 700 kB and 16 MB unpacked. Divide it into several files.',
    KIND: 'This is no CSV and no XLSX file. Save the table as one of them and choose it again.',
    DAMAGED: 'This file is damaged. Save the table again and choose the new file.',
    ENCODING: 'This file cannot be read so. Choose another way to read it above.',
    NO_NAME_COLUMN: 'No column is headed Name. Put the names of the columns into the first row.',
    NO_COUNTRY_COLUMN: 'No column is headed Country. Put the names of the columns into the first row.',
    NO_TIME_ZONE_COLUMN: 'No column is headed Time zone. Put the names of the columns into the first row.',
    NO_ROWS: 'This file names no institution.',
    TOO_MANY_ROWS: 'This file names more than 1,000 institutions. Divide it into several files.',
  },
  madeTitle: 'What is created',
  changed: 'Something has changed in the meantime, and nothing was created. This is what the file comes to now.',
  parts: {
    institutions: (count: number) =>
      plural(count, { one: '# institution is created', other: '# institutions are created' }),
    running: (count: number) => plural(count, { one: '# license runs', other: '# licenses run' }),
    quotes: (count: number) => plural(count, { one: '# license is quoted', other: '# licenses are quoted' }),
    invited: (count: number) =>
      plural(count, { one: '# administrator is invited', other: '# administrators are invited' }),
    left: (count: number) => plural(count, { one: '# row is left out', other: '# rows are left out' }),
  },
  comesTo: (parts: readonly string[]) => `${listText(parts)}.`,
  unknown: (heads: readonly string[]) => `These columns are not read: ${listText(heads)}.`,
  make: (institutions: number) =>
    institutions === 0
      ? 'Create'
      : plural(institutions, { one: 'Create # institution', other: 'Create # institutions' }),
  making: (institutions: number) =>
    plural(institutions, { one: '# institution is being created…', other: '# institutions are being created…' }),
  nothing: 'There is no institution to create.',
  notConfirmed: 'No reply says that they were created. Please try again: each is created once.',
  done: 'The institutions of the file are created',
  kinds: { NEW: 'New', THERE: 'There already', TWICE: 'Twice in the file', WRONG: 'Wrong' },
  licensed: (name: string, seats: number, runs: boolean) =>
    `${runs ? 'License' : 'Quote'}: \u2068${name}\u2069, ${plural(seats, { one: '# seat', other: '# seats' })}.`,
  invited: (email: string) => `Administrator: \u2068${email}\u2069.`,
  fault: (column: string, why: string) => `${column}: ${why}`,
  missing: 'It is missing.',
  wrong: {
    country: 'No country is called that. Write its name or its two letters, such as NO.',
    state: 'It is no state of this country. Write its name or its letters, such as TX.',
    time_zone: 'No time zone is called that. Write it as Europe/Oslo.',
    sales_manager: 'Nobody who sells has this address.',
    seats: 'Licenses have 1, 100, 300, 500, 1,000 or 1,500 seats.',
    products: 'Not each of these is the name of exactly one published product.',
    price: 'Write an amount such as 1200.50.',
    currency: 'Write three letters, such as EUR.',
  },
  last: {
    text: (institutions: number, day: string) =>
      `${plural(institutions, { one: 'You created # institution', other: 'You created # institutions' })} from a file on ${dayText(day)}.`,
    undo: 'Undo',
    undone: (institutions: number) =>
      plural(institutions, {
        one: '# institution is taken back, with its license and its invitation.',
        other: '# institutions are taken back, with their licenses and invitations.',
      }),
    inTheWay: 'Nothing was taken back, since somebody has built on these institutions:',
    what: ({ members, invitations, licenses, groups }: InTheWay) =>
      said([
        members > 0 && plural(members, { one: '# member', other: '# members' }),
        invitations > 0 && plural(invitations, { one: '# other invitation', other: '# other invitations' }),
        licenses > 0 && plural(licenses, { one: '# license that was changed', other: '# licenses that were changed' }),
        groups > 0 && plural(groups, { one: '# group', other: '# groups' }),
      ]),
  },
};
