import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildLicense } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const ask = `mutation ask($data: AskSalesManagerInput!) { askSalesManager(data: $data) {
  is_new asked_on seats asked_by { id } sales_manager { id first_name } } }`;
const list = `query list($institution_id: ID!) { followUps(institution_id: $institution_id) { followUps {
  id what question seats state assignee { id } license { id } member { id } created_by { id } } } }`;
const settle = 'mutation settle($id: ID!, $done: Boolean!) { settleFollowUp(id: $id, done: $done) { state } }';

type Member = BuiltUser & { readonly member_id: string };
async function school() {
  const { db } = server;
  const manager = await buildUser(db, { role: 'SALES_MANAGER', first_name: 'Kwame' });
  const { id } = await buildInstitution(db, { sales_manager_id: manager.id });
  const license = await buildLicense(db, { institution_id: id, name: 'Campus license' });
  const member = async (role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT'): Promise<Member> => {
    const user = await buildUser(db, { first_name: 'Benedikt', last_name: role });
    await addInstitutionMember(db, id, user.id, role);
    const { id: member_id } = await db
      .selectFrom('institution_members')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return { ...user, member_id };
  };
  const [admin, colleague] = [await member('CENTER_ADMIN'), await member('CENTER_ADMIN')];
  const asked = async () =>
    (await server.call(manager, list, { institution_id: id })).data['followUps'].followUps as { id: string }[];
  return { id, manager, license, admin, colleague, member, asked };
}
const call = (caller: BuiltUser, data: object) => server.call(caller, ask, { data });

describe('a question to the sales manager', () => {
  it('for more seats becomes a follow-up of theirs that is due today, and the asker hears whose it is', async () => {
    const { admin, manager, license, asked } = await school();
    const { data } = await call(admin, { license_id: license.id, seats: 50, what: ' From March. ' });
    expect(data['askSalesManager']).toMatchObject({
      is_new: true,
      seats: 50,
      asked_by: { id: admin.id },
      sales_manager: { id: manager.id, first_name: 'Kwame' },
    });
    expect(await asked()).toMatchObject([
      {
        what: 'From March.',
        question: 'MORE_SEATS',
        seats: 50,
        state: 'DUE',
        assignee: { id: manager.id },
        license: { id: license.id },
        created_by: { id: admin.id },
      },
    ]);
  });

  it('is open once: who asks again hears when and by whom it was asked, until it is dealt with', async () => {
    const { admin, colleague, manager, license, asked } = await school();
    const question = { license_id: license.id, seats: 50 };
    await call(admin, question);
    const { data: again } = await call(colleague, { ...question, seats: 80 });
    expect(again['askSalesManager']).toMatchObject({ is_new: false, seats: 50, asked_by: { id: admin.id } });
    expect(again['askSalesManager'].sales_manager).toMatchObject({ id: manager.id });
    const onWhoseList = async (role: string) => {
      await sql`update users set role = ${role} where id = ${manager.id}`.execute(server.db);
      return (await call(colleague, question)).data['askSalesManager'].sales_manager;
    };
    expect(await onWhoseList('USER')).toBeNull();
    expect(await onWhoseList('SALES_MANAGER')).toMatchObject({ id: manager.id });
    const [first] = await asked();
    await server.call(manager, settle, { id: first?.id, done: true });
    const { data: anew } = await call(colleague, { ...question, seats: 80 });
    expect(anew['askSalesManager']).toMatchObject({ is_new: true, seats: 80 });
    expect(await asked()).toHaveLength(2);
    expect((await server.call(manager, settle, { id: first?.id, done: false })).code).toBe('TAKEN');
  });

  it('asked by several at the same moment is one', async () => {
    const { admin, colleague, license, asked } = await school();
    const replies = await Promise.all(
      [admin, colleague, admin, colleague].map((one) => call(one, { license_id: license.id, seats: 10 })),
    );
    const told = replies.flatMap(({ data, code }) =>
      code === null ? [data['askSalesManager'].is_new as boolean] : [],
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(replies.map(({ code }) => code).filter((code) => code !== null && code !== 'UNAVAILABLE')).toEqual([]);
    expect(await asked()).toHaveLength(1);
  });

  it('about a member says what is wanted, of those whom the asker may not change', async () => {
    const { admin, colleague, member, asked } = await school();
    const [instructor, learner] = [await member('INSTRUCTOR'), await member('STUDENT')];
    const about = ({ member_id }: Member, what = 'Please remove them.') => call(admin, { member_id, what });
    expect((await about(instructor)).data['askSalesManager'].is_new).toBe(true);
    expect((await about(colleague)).data['askSalesManager'].is_new).toBe(true);
    expect((await about(colleague, 'Really.')).data['askSalesManager'].is_new).toBe(false);
    expect((await about(learner)).code).toBe('CONFLICT');
    expect((await about(admin)).code).toBe('CONFLICT');
    expect((await about(instructor, ' ')).errors[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'data.what' });
    await sql`update institution_members set deleted_on = now() where id = ${instructor.member_id}`.execute(server.db);
    expect((await about(instructor)).code).toBe('NOT_FOUND');
    const members = (await asked()).map((one) => (one as unknown as { member: { id: string } }).member.id);
    expect(new Set(members)).toEqual(new Set([instructor.id, colleague.id]));
  });

  it('is asked by administrators of the institution only, about one thing', async () => {
    const { manager, license, member, admin, colleague, asked } = await school();
    const elsewhere = await school();
    const question = { license_id: license.id, seats: 50 };
    for (const caller of [await member('INSTRUCTOR'), await member('STUDENT'), elsewhere.admin, manager])
      expect((await call(caller, question)).code).toBe('NOT_FOUND');
    expect((await call(admin, { ...question, member_id: colleague.member_id })).code).toBe('INVALID');
    expect((await call(admin, { license_id: license.id })).code).toBe('INVALID');
    expect((await call(admin, {})).code).toBe('NOT_FOUND');
    expect(await asked()).toEqual([]);
  });

  it('is given to nobody where nobody looks after the institution, or who did has left', async () => {
    const { id, admin, manager, license } = await school();
    const named = async () => {
      const { data } = await server.call(
        admin,
        `query ($id: ID!) { institution(where: { id: $id }) { sales_manager { id } looked_after_by { id } } }`,
        { id },
      );
      return data['institution'];
    };
    expect(await named()).toEqual({ sales_manager: { id: manager.id }, looked_after_by: { id: manager.id } });
    await sql`update users set role = 'CUSTOMER_SUCCESS' where id = ${manager.id}`.execute(server.db);
    expect(await named()).toEqual({ sales_manager: { id: manager.id }, looked_after_by: null });
    const { data } = await call(admin, { license_id: license.id, seats: 5 });
    expect(data['askSalesManager']).toMatchObject({ is_new: true, sales_manager: null });
    const { rows } = await sql<{ activity: string; about: string }>`
      select activity, about from activities where institution_id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ activity: 'SEATS_ASKED', about: 'Campus license' }]);
    const { rows: log } = await sql`select action, details from audit_log where chain_id = ${id}`.execute(server.db);
    expect(log).toEqual([
      {
        action: 'SALES_ASKED',
        details: { question: 'MORE_SEATS', license_id: license.id, member_id: null, seats: 5 },
      },
    ]);
  });

  it('is new 20 times a day in one institution, whoever asks; what stands already is not counted', async () => {
    const { id, admin, colleague } = await school();
    const { db } = server;
    const licenses = [];
    for (let count = 0; count < 21; count += 1) licenses.push(await buildLicense(db, { institution_id: id }));
    for (const [at, license] of licenses.slice(0, 20).entries()) {
      const question = { license_id: license.id, seats: 1 };
      expect((await call(at % 2 ? admin : colleague, question)).code).toBeNull();
      expect((await call(admin, question)).code).toBeNull();
    }
    const { code, errors } = await call(admin, { license_id: licenses[20]?.id, seats: 1 });
    expect(code).toBe('RATE_LIMITED');
    expect(errors[0]?.extensions['retryAfter']).toBeGreaterThan(80_000);
  });
});
