import { existsSync, readFileSync } from 'node:fs';
import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { daysLater } from '@lectern/domain/calendar-day.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember } from '../../../seed/school.ts';
import { buildProduct } from '../../../seed/content.ts';
import { countingServer } from '../../../test/counting-server.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let seller: BuiltUser;
let product: string;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
  product = `Devices ${crypto.randomUUID()}`;
  await buildProduct(server.db, { name: product, published: true });
});

const lines =
  'problem shown unknown lines { line kind name place license seats runs administrator faults { column code limit } }';
const documents = {
  look: `query look($file: String!) { institutionsDifference(file: $file) { ${lines} } }`,
  run: `mutation run($file: String!, $shown: String!) {
    importInstitutions(file: $file, shown: $shown) { done import_id difference { ${lines} } } }`,
  last: 'query last { lastInstitutionsImport { id institutions } }',
  undo: `mutation undo($import_id: ID!) { undoInstitutionsImport(import_id: $import_id) {
    done deleted in_the_way { name members invitations licenses groups } } }`,
  undoEntry: 'mutation undoEntry($id: String!) { undoAuditEntry(where: { id: $id }) { left_out { name } } }',
};
const call = (who: BuiltUser, name: keyof typeof documents, variables: Record<string, unknown> = {}) =>
  server.call(who, documents[name], variables);

const heads = [
  'Name,Country,City,Time zone,Sales manager,License,Seats,Products,Price,Currency,Start,End',
  'Administrator email,Administrator first name,Administrator last name',
].join(',');
const base64 = (...rows: readonly string[]) => Buffer.from([heads, ...rows].join('\n')).toString('base64');
const [start, end] = [
  daysLater(new Date().toISOString().slice(0, 10), 2),
  daysLater(new Date().toISOString().slice(0, 10), 365),
];

/** A file with an institution alone, one with a quote, and one whose license runs and whose administrator is invited. */
function threeSchools() {
  const mark = crypto.randomUUID();
  const names = ['Alder', 'Birch', 'Cedar'].map((name) => `${name} ${mark}`);
  const email = `${mark}@school.test`;
  const file = base64(
    `${names[0]},Norway,Oslo,Europe/Oslo`,
    `${names[1]},NO,Bergen,europe/oslo,${seller.email},Quote,100,${product},1200,EUR`,
    `${names[2]},Noruega,Oslo,Europe/Oslo,,Term,300,${product},,,${start},${end},${email},Ada,Byron`,
  );
  return { file, names, email };
}

/** So many institutions, each with a license that runs and an administrator, one of whom has four of them. */
function manySchools(schools: number): string {
  const mark = crypto.randomUUID();
  const rows = Array.from(
    { length: schools },
    (_, at) =>
      `School ${at} ${mark},NO,Oslo,${at % 2 ? 'Europe/Oslo' : 'America/Chicago'},${seller.email},Term,300,${product},1200,EUR,${start},${end},a${at >> 2}@${mark}.test,Ada,Byron`,
  );
  return base64(...rows);
}

async function imported(file: string, who = seller) {
  const { data } = await call(who, 'look', { file });
  const { shown } = data.institutionsDifference;
  const { data: done } = await call(who, 'run', { file, shown });
  return done.importInstitutions;
}

const institutionsNamed = async (names: readonly string[]) =>
  server.db
    .selectFrom('institutions')
    .select(['id', 'name', 'sales_manager_id', 'deleted_on'])
    .where('name', 'in', [...names])
    .orderBy('name')
    .execute();

const auditOf = async (id: string) =>
  (
    await sql<{ action: string; details: Record<string, unknown>; number: number }>`select action, details, number
      from audit_log where chain_id = ${id} order by number`.execute(server.db)
  ).rows;

describe('institutions of a file', () => {
  // O-18
  it('are shown row by row before anything is made', async () => {
    const { file, names, email } = threeSchools();
    const twice = Buffer.concat([
      Buffer.from(file, 'base64'),
      Buffer.from(`\n${names[0]?.toUpperCase()},Norway,oslo,Europe/Oslo\n,Atlantis,,Mars,,,7`),
    ]);
    const { data } = await call(seller, 'look', { file: twice.toString('base64') });
    expect(data.institutionsDifference).toMatchObject({
      problem: null,
      lines: [
        { line: 2, kind: 'NEW', license: null, administrator: null, place: 'Oslo, Norway' },
        { line: 3, kind: 'NEW', license: 'Quote', seats: 100, runs: false },
        { line: 4, kind: 'NEW', license: 'Term', seats: 300, runs: true, administrator: email },
        { line: 5, kind: 'TWICE' },
        { line: 6, kind: 'WRONG' },
      ],
    });
    expect(
      data.institutionsDifference.lines[4].faults.map(
        ({ column, code }: Record<string, string>) => `${column} ${code}`,
      ),
    ).toEqual([
      'name REQUIRED',
      'country WRONG_SHAPE',
      'time_zone WRONG_SHAPE',
      'license REQUIRED',
      'seats WRONG_SHAPE',
      'products REQUIRED',
    ]);
    expect(await institutionsNamed(names)).toEqual([]);
  });

  const shared = new URL('../../../../../shared/cases/institutions/dates-money-places.csv', import.meta.url);
  it('of other programs is read by the usual names of its places', async ({ skip }) => {
    if (!existsSync(shared)) skip('../shared/cases is not on this machine.');
    const { data } = await call(seller, 'look', { file: readFileSync(shared).toString('base64') });
    const { problem, lines: found } = data.institutionsDifference;
    type Found = { name: string; kind: string; faults: { column: string; code: string }[] };
    const faultsOf = ({ faults }: Found) => faults.map(({ column, code }) => `${column} ${code}`);
    expect(problem).toBeNull();
    expect(found.filter((one: Found) => faultsOf(one).some((fault) => fault.startsWith('country')))).toEqual([]);
    const placed = found.filter(({ name }: Found) =>
      /^I (?:de|uk|usa|cet|wintz|gmt|lower|turkey|czech|cote)$/.test(name),
    );
    expect(placed.map((one: Found) => [one.name, one.kind, ...faultsOf(one)])).toEqual([
      ['I de', 'NEW'],
      ['I uk', 'NEW'],
      ['I usa', 'WRONG', 'state REQUIRED'],
      ['I cet', 'NEW'],
      ['I wintz', 'WRONG', 'time_zone WRONG_SHAPE'],
      ['I gmt', 'WRONG', 'time_zone WRONG_SHAPE'],
      ['I lower', 'NEW'],
      ['I turkey', 'NEW'],
      ['I czech', 'NEW'],
      ['I cote', 'NEW'],
    ]);
  });

  it('needs no time zone where its place tells it', async () => {
    const mark = crypto.randomUUID();
    const rows = [
      'Name,Country,State,City',
      `A ${mark},USA,Texas,Austin`,
      `B ${mark},Norway,,Oslo`,
      `C ${mark},Spain,,Vigo`,
    ];
    const { data } = await call(seller, 'look', { file: Buffer.from(rows.join('\n')).toString('base64') });
    expect(data.institutionsDifference.lines).toMatchObject([
      { kind: 'NEW' },
      { kind: 'NEW' },
      { kind: 'WRONG', faults: [{ column: 'time_zone', code: 'REQUIRED' }] },
    ]);
  });

  it.each([
    ['is no spreadsheet', Buffer.from('%PDF-1.7').toString('base64'), 'KIND'],
    ['is a damaged workbook', Buffer.from('PK\u0003\u0004 and nothing else', 'latin1').toString('base64'), 'DAMAGED'],
    ['has heads alone', base64(), 'NO_ROWS'],
  ])('are not made where the file %s, whatever was shown', async (_what, file, problem) => {
    const who = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const { file: sound } = threeSchools();
    const { shown } = (await call(who, 'look', { file: sound })).data.institutionsDifference;
    const { data, code } = await call(who, 'run', { file, shown });
    expect([code, data.importInstitutions]).toMatchObject([null, { done: false, import_id: null }]);
    expect(data.importInstitutions.difference).toMatchObject({ problem, lines: [] });
    const { rows } = await sql`select from audit_log where actor_id = ${who.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('are made as they were shown, by the acts of the forms, and are there afterwards', async () => {
    const { file, names, email } = threeSchools();
    expect(await imported(file)).toMatchObject({ done: true, import_id: expect.any(String) });
    const made = await institutionsNamed(names);
    expect(made.map(({ sales_manager_id }) => sales_manager_id)).toEqual([null, seller.id, null]);
    const ids = made.map(({ id }) => id);
    const licenses = await server.db
      .selectFrom('licenses')
      .select(['institution_id', 'name', 'max_users', 'is_quoted', 'price', 'expiry_date'])
      .where('institution_id', 'in', ids)
      .orderBy('name')
      .execute();
    expect(licenses).toEqual([
      { institution_id: ids[1], name: 'Quote', max_users: 100, is_quoted: true, price: 1200, expiry_date: null },
      { institution_id: ids[2], name: 'Term', max_users: 300, is_quoted: false, price: null, expiry_date: end },
    ]);
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select('institution_id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toEqual([{ institution_id: ids[2] }]);
    expect((await auditOf(ids[2] ?? '')).map(({ action }) => action)).toEqual([
      'INSTITUTION_IMPORTED',
      'LICENSE_ACTIVATED',
      'MEMBERS_INVITED',
    ]);
    const { data } = await call(seller, 'look', { file });
    expect(data.institutionsDifference.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'THERE',
      'THERE',
      'THERE',
    ]);
    expect((await call(seller, 'last')).data.lastInstitutionsImport).toMatchObject({ institutions: 3 });
  });

  it('are left alone where something has changed since they were shown', async () => {
    const { file, names } = threeSchools();
    const { data } = await call(seller, 'look', { file });
    const { shown } = data.institutionsDifference;
    await imported(base64(`${names[1]},NO,Bergen,Europe/Oslo`));
    const { data: late } = await call(seller, 'run', { file, shown });
    expect(late.importInstitutions).toMatchObject({
      done: false,
      import_id: null,
      difference: { lines: [{ kind: 'NEW' }, { kind: 'THERE' }, { kind: 'NEW' }] },
    });
    expect(await institutionsNamed(names)).toHaveLength(1);
  });

  it('are made once where the same file comes twice at the same time', async () => {
    const { file, names } = threeSchools();
    const { data } = await call(seller, 'look', { file });
    const { shown } = data.institutionsDifference;
    const both = await Promise.all([call(seller, 'run', { file, shown }), call(seller, 'run', { file, shown })]);
    expect(both.filter((reply) => reply.data.importInstitutions.done)).toHaveLength(1);
    expect(await institutionsNamed(names)).toHaveLength(3);
  });

  it('are shown, made and taken back in as many statements for 40 as for 2', async () => {
    const { call: counted, during } = await countingServer(server);
    // The first call of somebody looks them up.
    await counted(seller, documents.last);
    const statementsFor = async (schools: number) => {
      const file = manySchools(schools);
      let [shown, import_id] = ['', ''];
      const looked = await during(async () => {
        ({ shown } = (await counted(seller, documents.look, { file })).data['institutionsDifference']);
      });
      const made = await during(async () => {
        const { data } = await counted(seller, documents.run, { file, shown });
        expect(data['importInstitutions'].done).toBe(true);
        ({ import_id } = data['importInstitutions']);
      });
      const undone = await during(async () => {
        const { data } = await counted(seller, documents.undo, { import_id });
        expect(data['undoInstitutionsImport']).toMatchObject({ done: true, deleted: schools });
      });
      return { looked, made, undone };
    };
    const two = await statementsFor(2);
    console.info(`institutions of a file take ${JSON.stringify(two)} statements, however many they are`);
    expect(await statementsFor(40)).toEqual(two);
    expect(two.made).toBeLessThan(40);
  });

  it('are 1,000 in a few seconds', async () => {
    const file = manySchools(1000);
    const begun = performance.now();
    const { data: seen } = await call(seller, 'look', { file });
    const looked = performance.now();
    const { shown, lines: rows } = seen.institutionsDifference;
    expect(rows.filter(({ kind }: { kind: string }) => kind === 'NEW')).toHaveLength(1000);
    const { data } = await call(seller, 'run', { file, shown });
    const made = performance.now();
    const { import_id } = data.importInstitutions;
    const { data: back } = await call(seller, 'undo', { import_id });
    expect(back.undoInstitutionsImport).toMatchObject({ done: true, deleted: 1000 });
    const round = (from: number, to: number) => Math.round(to - from);
    console.info(
      `1,000 institutions are shown in ${round(begun, looked)} ms, made in ${round(looked, made)} ms, taken back in ${round(made, performance.now())} ms`,
    );
  }, 60_000);

  it('are for those who enter institutions, for each role of Lectern', async () => {
    const { file } = threeSchools();
    for (const role of globalRoles) {
      const who = await buildUser(server.db, { role });
      const sells = (salesRoles as readonly string[]).includes(role);
      const codes = [
        (await call(who, 'look', { file })).code,
        (await call(who, 'run', { file, shown: 'other' })).code,
        (await call(who, 'last')).code,
      ];
      expect(codes).toEqual(sells ? [null, null, null] : ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    }
  });
});

describe('an import of institutions', () => {
  it('is taken back as one while nobody has built on it', async () => {
    const { file, names, email } = threeSchools();
    const { import_id } = await imported(file);
    expect((await call(seller, 'undo', { import_id })).data.undoInstitutionsImport).toEqual({
      done: true,
      deleted: 3,
      in_the_way: [],
    });
    const gone = await institutionsNamed(names);
    expect(gone.every(({ deleted_on }) => deleted_on !== null)).toBe(true);
    const open = await server.db.selectFrom('invitations').select('withdrawn_on').where('email', '=', email).execute();
    expect(open.map(({ withdrawn_on }) => withdrawn_on !== null)).toEqual([true]);
    const id = gone[2]?.id ?? '';
    expect((await auditOf(id)).slice(3)).toMatchObject([
      { action: 'LICENSE_ACTIVATION_UNDONE', details: { undoes_entry: 2 } },
      { action: 'INSTITUTION_DELETED', details: { undoes_entry: 1, quotes: 1 } },
    ]);
    expect((await call(seller, 'last')).data.lastInstitutionsImport?.id).not.toBe(import_id);
    expect((await call(seller, 'undo', { import_id })).data.undoInstitutionsImport).toMatchObject({
      done: true,
      deleted: 0,
    });
    // What was taken back can be imported again.
    expect(await imported(file)).toMatchObject({ done: true, import_id: expect.any(String) });
  });

  it('is not taken back where somebody has accepted or licensed since, who is named', async () => {
    const { file, names } = threeSchools();
    const { import_id } = await imported(file);
    const [alder, birch, cedar] = await institutionsNamed(names);
    await addInstitutionMember(server.db, cedar?.id ?? '', (await buildUser(server.db)).id, 'CENTER_ADMIN');
    await sql`update licenses set activation_date = ${start}, expiry_date = ${end}, modified_on = now()
      where institution_id = ${birch?.id}`.execute(server.db);
    expect((await call(seller, 'undo', { import_id })).data.undoInstitutionsImport).toEqual({
      done: false,
      deleted: 0,
      in_the_way: [
        { name: names[1], members: 0, invitations: 0, licenses: 1, groups: 0 },
        { name: names[2], members: 1, invitations: 0, licenses: 0, groups: 0 },
      ],
    });
    const { code, errors } = await call(seller, 'undoEntry', { id: `INSTITUTION.${alder?.id}.1` });
    expect({ code, said: errors[0]?.extensions }).toMatchObject({
      code: 'CONFLICT',
      said: { institutions: [names[1], names[2]] },
    });
    expect((await institutionsNamed(names)).every(({ deleted_on }) => deleted_on === null)).toBe(true);
  });

  it('is taken back from the audit log of any of its institutions', async () => {
    const { file, names } = threeSchools();
    await imported(file);
    const [alder] = await institutionsNamed(names);
    const admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
    expect((await call(admin, 'undoEntry', { id: `INSTITUTION.${alder?.id}.1` })).code).toBeNull();
    expect((await institutionsNamed(names)).every(({ deleted_on }) => deleted_on !== null)).toBe(true);
    expect((await call(admin, 'undoEntry', { id: `INSTITUTION.${alder?.id}.1` })).code).toBe('CONFLICT');
  });

  it('that is not there is not found', async () => {
    expect((await call(seller, 'undo', { import_id: crypto.randomUUID() })).code).toBe('NOT_FOUND');
  });
});
