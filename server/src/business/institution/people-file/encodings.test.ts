import { utils, write } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { address, importingPeople } from '../../../../test/importing-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { call, school } = importingPeople(() => server);

/** A file with one person, whose name stands in it in bytes. */
const fileOf = (email: string, name: string) =>
  Buffer.concat([
    Buffer.from(`E-mail,First name,Last name\n${email},`),
    Buffer.from(name, 'hex'),
    Buffer.from(',Ash\n'),
  ]).toString('base64');

describe('a file whose encoding is chosen', () => {
  it('is shown and imported as it is read in that', async () => {
    const { institution_id, admin } = await school();
    const email = address();
    const given = { institution_id, file: fileOf(email, 'de6168696e') };
    const { data: guessed } = await call(admin, 'look', given);
    expect(guessed.peopleDifference).toMatchObject({ encoding: 'WINDOWS_1252', lines: [{ first_name: 'Þahin' }] });
    const { data: turkish } = await call(admin, 'look', { ...given, encoding: 'WINDOWS_1254' });
    expect(turkish.peopleDifference).toMatchObject({ encoding: 'WINDOWS_1254', lines: [{ first_name: 'Şahin' }] });
    const { shown } = turkish.peopleDifference;
    // What was shown in one encoding is not done in another.
    const { data: other } = await call(admin, 'run', { ...given, shown, mailed: true });
    expect(other.importPeople).toMatchObject({ done: false, difference: { encoding: 'WINDOWS_1252' } });
    const { data } = await call(admin, 'run', { ...given, encoding: 'WINDOWS_1254', shown, mailed: true });
    expect(data.importPeople.done).toBe(true);
    const invited = await server.db.selectFrom('invitations').select('first_name').where('email', '=', email).execute();
    expect(invited).toEqual([{ first_name: 'Şahin' }]);
  });

  it.each([
    ['DOS_850', '4a6f7382', 'José'],
    ['SHIFT_JIS', '91be9859', '太郎'],
  ])('is read in %s', async (encoding, name, first_name) => {
    const { institution_id, admin } = await school();
    const { data } = await call(admin, 'look', { institution_id, file: fileOf(address(), name), encoding });
    expect(data.peopleDifference).toMatchObject({ problem: null, encoding, lines: [{ kind: 'NEW', first_name }] });
  });

  it('is told as such where it is none in that, and of an encoding that nobody knows nothing is read', async () => {
    const { institution_id, admin } = await school();
    const given = { institution_id, file: fileOf(address(), '4a6f7382') };
    const { data } = await call(admin, 'look', { ...given, encoding: 'UTF_8' });
    expect(data.peopleDifference).toMatchObject({ problem: 'ENCODING', encoding: 'UTF_8', lines: [] });
    expect((await call(admin, 'look', { ...given, encoding: 'EBCDIC' })).code).toBe('BAD_REQUEST');
  });
});

/** A workbook of these sheets as it is sent. */
function workbookOf(sheets: Readonly<Record<string, readonly string[][]>>): string {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), name);
  return write(book, { type: 'base64', bookType: 'xlsx' }) as string;
}

describe('a workbook with several sheets', () => {
  const heads = ['E-mail', 'First name', 'Last name'];

  it('says which one is read, and is imported from the one that was chosen', async () => {
    const { institution_id, admin } = await school();
    const [spring, autumn] = [address(), address()];
    const file = workbookOf({
      Notes: [['Ask Mr Oak']],
      Spring: [heads, [spring, 'Ida', 'Ash']],
      Empty: [],
      Autumn: [heads, [autumn, 'Bo', 'Elm']],
    });
    const given = { institution_id, file };
    const { data: first } = await call(admin, 'look', given);
    expect(first.peopleDifference).toMatchObject({
      lines: [{ email: spring }],
      sheets: [
        { sheet: 0, name: 'Notes', is_read: false },
        { sheet: 1, name: 'Spring', is_read: true },
        { sheet: 3, name: 'Autumn', is_read: false },
      ],
    });
    const { data: notes } = await call(admin, 'look', { ...given, sheet: 0 });
    expect(notes.peopleDifference).toMatchObject({ problem: 'NO_EMAIL_COLUMN', sheets: [{ is_read: true }, {}, {}] });
    const { data: second } = await call(admin, 'look', { ...given, sheet: 3 });
    expect(second.peopleDifference).toMatchObject({ lines: [{ email: autumn }], sheets: [{}, {}, { is_read: true }] });
    const { shown } = second.peopleDifference;
    expect((await call(admin, 'run', { ...given, shown, mailed: true })).data.importPeople.done).toBe(false);
    const { data } = await call(admin, 'run', { ...given, sheet: 3, shown, mailed: true });
    expect(data.importPeople).toMatchObject({ done: true, difference: { lines: [{ email: autumn }] } });
    expect(await call(admin, 'look', { ...given, sheet: 4 })).toMatchObject({ code: 'INVALID' });
  });

  it('of which one holds something has none to choose, as a text has none', async () => {
    const { institution_id, admin } = await school();
    const rows = [heads, [address(), 'Ida', 'Ash']];
    for (const file of [workbookOf({ People: rows, Sheet2: [] }), fileOf(address(), '4a6f')]) {
      const { data } = await call(admin, 'look', { institution_id, file });
      expect(data.peopleDifference).toMatchObject({ problem: null, sheets: [] });
    }
  });
});
