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
