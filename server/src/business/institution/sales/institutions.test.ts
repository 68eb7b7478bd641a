import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { zonesOf } from '@lectern/domain/business/institution/country-zones.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let sales: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  sales = await buildUser(server.db, { role: 'SALES_MANAGER', first_name: 'Sol', last_name: 'Seller' });
});

const call = (document: string, variables: Record<string, unknown> = {}, caller = sales) =>
  server.call(caller, document, variables);

type Errors = Awaited<ReturnType<typeof call>>['errors'];
const no = ({ errors }: { readonly errors: Errors }) =>
  `${String(errors[0]?.extensions.code)} ${String(errors[0]?.extensions['field'])}`;

const fields =
  'id name country_code country state_code state city address time_zone version sales_manager { last_name }';
const createDocument = `mutation create($data: InstitutionInput!) { createInstitution(data: $data) { ${fields} } }`;
const updateDocument = `mutation update($data: InstitutionInput!, $where: UpdateInstitutionWhere!) {
  updateInstitution(data: $data, where: $where) { ${fields} }
}`;
const readDocument = `query read($where: InstitutionWhere!) {
  institution(where: $where) { ${fields} logo licenses { state days_to_expire } }
}`;
const listDocument = `query list($search: String, $pageSize: Int, $after: ID) {
  paginatedInstitutions(search: $search, pageSize: $pageSize, after: $after) {
    institutions { id name sales_manager { last_name } licenses { state } } hasMore cursor
  }
}`;
const activitiesDocument = `query feed($institution_id: ID!, $after: ID) {
  institutionActivities(institution_id: $institution_id, after: $after) {
    activities { id activity about created_on user { last_name } } hasMore cursor
  }
}`;
const commentsDocument = `query feed($institution_id: ID!, $pageSize: Int, $after: ID) {
  institutionComments(institution_id: $institution_id, pageSize: $pageSize, after: $after) {
    entries { id comment institution_id user { last_name } } hasMore cursor
  }
}`;
const sayDocument = `mutation say($comment: String!, $institution_id: ID!) {
  createInstitutionComment(comment: $comment, institution_id: $institution_id) { id comment user { last_name } }
}`;

const data = { name: ' Northfield ', country_code: 'US', state_code: 'CA', time_zone: 'America/Los_Angeles' };
type Record_ = { readonly id: string; readonly version: number };
const create = async (more: Record<string, unknown> = {}) =>
  (await call(createDocument, { data: { ...data, ...more } })).data?.['createInstitution'] as Record_;

describe('an institution', () => {
  // D2-1.02, 5.05, 5.06, 7.54
  it('is created by who sells, with what was left empty as nothing, and with an entry in its feed and in the log', async () => {
    const made = await create({ city: ' ', address: '12 Quay', sales_manager_id: sales.id });
    expect(made).toMatchObject({
      name: 'Northfield',
      country: 'United States',
      state: 'California',
      city: null,
      address: '12 Quay',
      version: 1,
      sales_manager: { last_name: 'Seller' },
    });
    const { data: feed } = await call(activitiesDocument, { institution_id: made.id });
    expect(feed?.['institutionActivities']).toMatchObject({
      activities: [{ activity: 'INSTITUTION_CREATED', about: null, user: { last_name: 'Seller' } }],
      hasMore: false,
      cursor: null,
    });
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from audit_log where chain_id = ${made.id}`.execute(server.db);
    expect(rows).toEqual([
      {
        action: 'INSTITUTION_CREATED',
        details: { country_code: 'US', time_zone: 'America/Los_Angeles', sales_manager_id: sales.id },
      },
    ]);
  });

  // D2-5.01–5.03
  it.each([
    ['no name', { name: ' ' }, 'INVALID data.name'],
    ['no country', { country_code: '' }, 'INVALID data.country_code'],
    ['a country that is none', { country_code: 'XX', state_code: null }, 'INVALID data.country_code'],
    ['no state where the country has some', { state_code: null }, 'INVALID data.state_code'],
    ['a state of another country', { country_code: 'CA', state_code: 'CA' }, 'INVALID data.state_code'],
    ['a state where the country has none', { country_code: 'FR', state_code: 'CA' }, 'INVALID data.state_code'],
    ['a time zone that is none', { time_zone: 'Mars/Base' }, 'INVALID data.time_zone'],
    ['a logo of another site', { logo: 'https://elsewhere.test/a.png' }, 'INVALID data.logo'],
  ])('is refused with %s, and nothing is written', async (_what, wrong, expected) => {
    const { rows: before } = await sql`select from institutions`.execute(server.db);
    expect(no(await call(createDocument, { data: { ...data, ...wrong } }))).toBe(expected);
    expect((await sql`select from institutions`.execute(server.db)).rows).toHaveLength(before.length);
  });

  it('tells those who sell the address of who looks after it, for the sheet of a quote, and nobody of a school', async () => {
    const { id } = await create({ sales_manager_id: sales.id });
    const member = await buildUser(server.db);
    await addInstitutionMember(server.db, id, member.id, 'CENTER_ADMIN');
    const document = `query read($where: InstitutionWhere!) { institution(where: $where) { looked_after_by { last_name email } } }`;
    const read = async (who: BuiltUser) => (await call(document, { where: { id } }, who)).data?.['institution'];
    expect(await read(sales)).toEqual({ looked_after_by: { last_name: 'Seller', email: sales.email } });
    expect(await read(member)).toEqual({ looked_after_by: { last_name: 'Seller', email: null } });
  });

  // D2-5.04
  it('takes every time zone that a browser may propose', async () => {
    const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(server.db);
    const known = new Set(rows.map(({ name }) => name));
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(zone))).toEqual([]);
    const countries = await server.db.selectFrom('countries').select('country_code').execute();
    const proposed = countries.map(({ country_code: code }) => ({ code, zones: zonesOf(code) }));
    expect(proposed.flatMap(({ zones }) => zones).filter((zone) => !known.has(zone))).toEqual([]);
    // Nobody lives on Bouvet, Heard and McDonald.
    expect(proposed.filter(({ zones }) => zones.length === 0).map(({ code }) => code)).toEqual(['BV', 'HM']);
  });

  // D2-5.42
  it('takes a sales manager who sells or administers, and keeps one who no longer does', async () => {
    const manager = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
    const learner = await buildUser(server.db);
    const refused = await call(createDocument, { data: { ...data, sales_manager_id: learner.id } });
    expect(no(refused)).toBe('NOT_FOUND data.sales_manager_id');
    const made = await create({ sales_manager_id: manager.id });
    await sql`update users set role = 'USER' where id = ${manager.id}`.execute(server.db);
    const kept = await call(updateDocument, {
      data: { ...data, city: 'Fresno', sales_manager_id: manager.id },
      where: { id: made.id },
    });
    expect(kept.data?.['updateInstitution']).toMatchObject({ city: 'Fresno', version: 2 });
  });

  // D2-7.55
  it('is changed once: an older copy meets the newer one, and saving what holds already changes nothing', async () => {
    const { id } = await create({ city: 'Oakland' });
    const update = (changes: object, version?: number) =>
      call(updateDocument, { data: { ...data, city: 'Oakland', ...changes }, where: { id, version } });
    expect((await update({}, 1)).data?.['updateInstitution']).toMatchObject({ version: 1 });
    expect((await update({ city: 'Davis' }, 1)).data?.['updateInstitution']).toMatchObject({ version: 2 });
    const late = await update({ name: 'Southfield' }, 1);
    expect(late).toMatchObject({ code: 'CONFLICT' });
    expect(late.errors[0]?.extensions).toMatchObject({ version: 2, theirs: { name: 'Northfield', city: 'Davis' } });
    const { data: read } = await call(readDocument, { where: { id } });
    expect(read?.['institution']).toMatchObject({ name: 'Northfield', city: 'Davis', version: 2 });
    const { data: feed } = await call(activitiesDocument, { institution_id: id });
    expect(feed?.['institutionActivities']).toMatchObject({
      activities: [{ activity: 'INSTITUTION_CHANGED' }, { activity: 'INSTITUTION_CREATED' }],
    });
  });

  // D2-7.10
  it('tells its learners no more than name and logo, and strangers nothing', async () => {
    const { id } = await create({ city: 'Oakland' });
    const learner = await buildUser(server.db);
    const instructor = await buildUser(server.db);
    await addInstitutionMember(server.db, id, learner.id, 'STUDENT');
    await addInstitutionMember(server.db, id, instructor.id, 'INSTRUCTOR');
    const { data: seen } = await call(readDocument, { where: { id } }, learner);
    expect(Object.entries(seen?.['institution'] ?? {}).filter(([, value]) => value !== null)).toEqual([
      ['id', id],
      ['name', 'Northfield'],
    ]);
    expect((await call(readDocument, { where: { id } }, instructor)).data?.['institution']).toMatchObject({
      city: 'Oakland',
    });
    expect((await call(readDocument, { where: { id } }, await buildUser(server.db))).code).toBe('NOT_FOUND');
  });
});

describe('the list of institutions', () => {
  // D2-3.43, 7.11
  it('is found by name, city and sales manager, page by page, each once', async () => {
    for (let number = 0; number < 23; number += 1)
      await buildInstitution(server.db, { name: `Paged ${number % 7}`, city: 'Zürich', sales_manager_id: sales.id });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data: page }: Awaited<ReturnType<typeof call>> = await call(listDocument, { search: 'paged', after });
      const { institutions = [], cursor = null }: { institutions?: Record_[]; cursor?: string | null } =
        page?.['paginatedInstitutions'] ?? {};
      expect(institutions.length).toBe(after === null ? 20 : 3);
      seen.push(...institutions.map(({ id }) => id));
      after = cursor;
    } while (after !== null);
    expect(new Set(seen).size).toBe(23);
    for (const search of ['zürich', 'SOL SELLER', ' Paged 3 ']) {
      const { data: found } = await call(listDocument, { search, pageSize: 60 });
      const { institutions = [] }: { institutions?: { name: string }[] } = found?.['paginatedInstitutions'] ?? {};
      expect(institutions.filter(({ name }) => name.startsWith('Paged'))).toHaveLength(search.includes('3') ? 3 : 23);
    }
    expect((await call(listDocument, { after: crypto.randomUUID() })).code).toBe('BAD_CURSOR');
    expect((await call(listDocument, { pageSize: 61 })).code).toBe('INVALID');
  });

  // D2-1.02, 7.07, 7.54
  it('and creating are for sales roles alone, the choice of managers for support roles too', async () => {
    for (const role of globalRoles) {
      const caller = await buildUser(server.db, { role });
      const sells = (salesRoles as readonly string[]).includes(role);
      const codes = [await call(listDocument, {}, caller), await call(createDocument, { data }, caller)];
      expect([role, ...codes.map(({ code }) => code)]).toEqual([role, ...Array(2).fill(sells ? null : 'FORBIDDEN')]);
    }
    const managers = `query managers($roles: [GlobalRole!]!) { usersByRoles(roles: $roles) { last_name role } }`;
    const { data: found } = await call(managers, { roles: ['SALES_MANAGER'] });
    expect(found?.['usersByRoles']).toContainEqual({ last_name: 'Seller', role: 'SALES_MANAGER' });
    expect((await call(managers, { roles: ['SALES_MANAGER', 'USER'] })).code).toBe('FORBIDDEN');
    const helper = await buildUser(server.db, { role: 'TECH_SUPPORT' });
    expect((await call(managers, { roles: ['USER'] }, helper)).code).toBeNull();
    expect((await call(managers, { roles: ['SALES_MANAGER'] }, await buildUser(server.db))).code).toBe('FORBIDDEN');
  });

  // D2-7.08
  it('comes with every country and its states', async () => {
    const { data: found } = await call('query countries { countries { country_code states { state_code } } }');
    const countries = found?.['countries'] as { country_code: string; states: object[] }[];
    expect(countries.length).toBeGreaterThan(200);
    expect(countries.find(({ country_code }) => country_code === 'US')?.states).toContainEqual({ state_code: 'CA' });
    expect(countries.find(({ country_code }) => country_code === 'FR')?.states).toEqual([]);
  });
});

describe('what is said about an institution', () => {
  // D2-7.12, 7.13
  it('comes by five, the latest first, for who sells', async () => {
    const { id: institution_id } = await create();
    for (let number = 1; number <= 7; number += 1)
      await call(sayDocument, { institution_id, comment: ` Call ${number}\n<b>done</b> ` });
    const { data: first } = await call(commentsDocument, { institution_id });
    const page = first?.['institutionComments'] as { entries: { comment: string }[]; cursor: string };
    expect(page.entries.map(({ comment }) => comment)).toEqual(
      [7, 6, 5, 4, 3].map((number) => `Call ${number}\n<b>done</b>`),
    );
    const { data: rest } = await call(commentsDocument, { institution_id, after: page.cursor });
    expect(rest?.['institutionComments']).toMatchObject({ entries: [{}, {}], hasMore: false, cursor: null });
    const elsewhere = await create();
    const foreign = await call(commentsDocument, { institution_id: elsewhere.id, after: page.cursor });
    expect(foreign.code).toBe('BAD_CURSOR');
    expect((await call(commentsDocument, { institution_id, pageSize: 0 })).code).toBe('INVALID');
  });

  // D2-7.56
  it('is refused empty, too long, or about an institution that is gone', async () => {
    const { id: institution_id } = await create();
    for (const comment of [' ', 'x'.repeat(4001)])
      expect((await call(sayDocument, { institution_id, comment })).code).toBe('INVALID');
    await sql`update institutions set deleted_on = now() where id = ${institution_id}`.execute(server.db);
    expect((await call(sayDocument, { institution_id, comment: 'Late' })).code).toBe('NOT_FOUND');
    expect((await call(activitiesDocument, { institution_id })).code).toBe('NOT_FOUND');
  });
});
