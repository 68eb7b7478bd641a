import { globalRoles, supportRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildInstitution } from '../../../seed/school.ts';
import { howMany } from '../../../test/deep.ts';
import { cloneDatabase, testServer, type TestServer } from '../../../test/harness.ts';
import { openServer } from '../../../test/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const userQuery = `query user($id: ID!) { user(where: { id: $id }) {
  id role email created_on last_seen_on email_verified institutions { name role } groups { name } } }`;
const updateMutation = `mutation update($id: ID!, $data: UserInput!) {
  updateUser(where: { id: $id }, data: $data) { id role institutions { name } } }`;
const institutionsQuery = `query of($id: ID!) { institutions(userId: $id) { id name } }`;

const read = (who: BuiltUser, id: string) => server.call(who, userQuery, { id });
const update = (who: BuiltUser, id: string, data: Record<string, unknown>) =>
  server.call(who, updateMutation, { id, data });
const build = (role: GlobalRole) => buildUser(server.db, { role });
const roleOf = async (id: string) =>
  (await server.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
const auditOf = async (id: string) => {
  const { rows } = await sql<{ action: string; details: unknown }>`
    select action, details from audit_log where chain_id = ${id} order by number`.execute(server.db);
  return rows;
};

/** A person in an institution and a group. */
async function person() {
  const user = await build('STUDENT');
  const { id } = await buildInstitution(server.db, { name: 'Harbour College' });
  await addInstitutionMember(server.db, id, user.id, 'STUDENT');
  const group = await buildGroup(server.db, { institution_id: id, name: 'Evening' });
  await addGroupMember(server.db, group.id, user.id);
  return { user, institution: id };
}

describe('a person', () => {
  const full = {
    role: 'STUDENT',
    institutions: [{ name: 'Harbour College', role: 'STUDENT' }],
    groups: [{ name: 'Evening' }],
    email_verified: true,
  };

  // D2-7.05
  it('is read by themselves and by who supports them, with institutions and groups', async () => {
    const { user } = await person();
    for (const who of [
      user,
      ...(await Promise.all(['TECH_SUPPORT', 'SYSTEM_ADMIN'].map((role) => build(role as GlobalRole)))),
    ]) {
      const { data } = await read(who, user.id);
      expect(data.user).toMatchObject({ id: user.id, email: user.email, ...full });
      expect(data.user.created_on).toMatch(/^20\d\d-/);
    }
  });

  it('is read by sales managers without what support knows', async () => {
    const { user } = await person();
    const { data } = await read(await build('SALES_MANAGER'), user.id);
    const hidden = { role: null, created_on: null, last_seen_on: null, email_verified: null, groups: null };
    expect(data.user).toMatchObject({ email: user.email, institutions: full.institutions, ...hidden });
  });

  it('is nobody else’s to read, and one who is gone is not there', async () => {
    const { user } = await person();
    const [other, support] = await Promise.all([build('INSTRUCTOR'), build('TECH_SUPPORT')]);
    expect((await read(other, user.id)).code).toBe('NOT_FOUND');
    expect((await read(support, crypto.randomUUID())).code).toBe('NOT_FOUND');
  });

  // D2-7.09
  it('belongs to institutions that they read themselves, as sales and support do', async () => {
    const { user, institution } = await person();
    const of = (who: BuiltUser) => server.call(who, institutionsQuery, { id: user.id });
    for (const who of [user, await build('SALES_MANAGER'), await build('CUSTOMER_SUCCESS')])
      expect((await of(who)).data.institutions).toEqual([{ id: institution, name: 'Harbour College' }]);
    expect((await of(await build('INSTRUCTOR'))).code).toBe('NOT_FOUND');
  });
});

describe('another role', () => {
  // D2-7.52, 7.53
  it('holds from the next call on, is written down once, and sent twice is the same', async () => {
    const [admin, user] = await Promise.all([build('SYSTEM_ADMIN'), build('USER')]);
    expect((await read(user, admin.id)).code).toBe('NOT_FOUND');
    for (let time = 0; time < 2; time += 1)
      expect((await update(admin, user.id, { role: 'TECH_SUPPORT' })).data.updateUser.role).toBe('TECH_SUPPORT');
    expect((await read(user, admin.id)).code).toBeNull();
    expect(await auditOf(user.id)).toEqual([{ action: 'ROLE_CHANGED', details: { from: 'USER', to: 'TECH_SUPPORT' } }]);
  });

  // D2-7.52, 7.53
  it('meets the ceiling of who gives it', async () => {
    const user = await build('STUDENT');
    for (const role of ['TECH_SUPPORT', 'CUSTOMER_SUCCESS'] as const) {
      const support = await build(role);
      expect((await update(support, user.id, { role: 'SALES_MANAGER' })).errors[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        field: 'data.role',
      });
      expect((await update(support, support.id, { role: 'USER' })).code).toBe('FORBIDDEN');
      expect((await update(support, (await build('DEVELOPER')).id, { role: 'USER' })).code).toBe('FORBIDDEN');
    }
    const developer = await build('DEVELOPER');
    expect((await update(developer, user.id, { role: 'DEVELOPER' })).code).toBe('FORBIDDEN');
    expect((await update(developer, (await build('SYSTEM_ADMIN')).id, { role: 'USER' })).code).toBe('FORBIDDEN');
    expect((await update(developer, user.id, { role: 'CONTENT_MANAGER' })).code).toBeNull();
    for (const role of globalRoles.filter((one) => !supportRoles.some((supports) => supports === one)))
      expect((await update(await build(role), user.id, { role: 'USER' })).code).toBe('FORBIDDEN');
    expect((await update(await build('PRODUCT_MANAGER'), user.id, { role: 'USER' })).code).toBe('FORBIDDEN');
    expect(await roleOf(user.id)).toBe('CONTENT_MANAGER');
  });

  it('is a conflict where the role that was read holds no more', async () => {
    const [admin, user] = await Promise.all([build('SYSTEM_ADMIN'), build('INSTRUCTOR')]);
    const { errors } = await update(admin, user.id, { role: 'USER', was: 'STUDENT' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', role: 'INSTRUCTOR' });
    expect(await auditOf(user.id)).toEqual([]);
  });

  // O-28
  it('leaves one system administrator, however many demote each other at once', async () => {
    const own = await openServer(await cloneDatabase());
    const many = howMany({ sample: 12, deep: 100 });
    const all = await Promise.all(Array.from({ length: many }, () => buildUser(own.db, { role: 'SYSTEM_ADMIN' })));
    const still = async () => {
      const rows = await own.db.selectFrom('users').select('id').where('role', '=', 'SYSTEM_ADMIN').execute();
      return all.filter(({ id }) => rows.some((row) => row.id === id));
    };
    let [before, left]: [number, BuiltUser[]] = [Infinity, all];
    while (left.length < before) {
      before = left.length;
      const demote = (admin: BuiltUser, at: number) =>
        own.call(admin, updateMutation, { id: left[(at + 1) % before]?.id, data: { role: 'USER' } });
      await Promise.all(left.map(demote));
      left = await still();
    }
    expect(left).toHaveLength(1);
  });
});
