import { globalRoles, type GlobalRole, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildLicense,
} from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { undoingEntries } from '../../../../test/undoing-entries.ts';

let server: TestServer;
let admin: BuiltUser;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const { undo, chain, last } = undoingEntries(() => server);

const outlookQuery = `query outlook($id: String!) { auditEntry(id: $id) { entry { undone_by } undo { possible code details } } }`;
const outlook = async (who: BuiltUser, id: string) =>
  (await server.call(who, outlookQuery, { id })).data['auditEntry'].undo;

const roleOf = async (id: string) =>
  (await server.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
const setRole = async (who: BuiltUser, id: string, role: GlobalRole) => {
  const { code } = await server.call(
    who,
    'mutation set($id: ID!, $role: GlobalRole!) { updateUser(where: { id: $id }, data: { role: $role }) { id } }',
    { id, role },
  );
  expect(code).toBeNull();
};

async function school() {
  const { id } = await buildInstitution(server.db, { name: `Harbour ${crypto.randomUUID()}`, city: 'Portsea' });
  const member = async (role: InstitutionRole) => {
    const user = await buildUser(server.db);
    await addInstitutionMember(server.db, id, user.id, role);
    const row = await server.db
      .selectFrom('institution_members')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return { user, id: row.id };
  };
  return { id, member, center: (await member('CENTER_ADMIN')).user };
}

const membership = (id: string) =>
  server.db
    .selectFrom('institution_members')
    .select(['role', 'deleted_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const setMemberRole = async (who: BuiltUser, id: string, role: InstitutionRole) => {
  const { code } = await server.call(
    who,
    'mutation set($id: ID!, $role: InstitutionRole!) { updateInstitutionMember(id: $id, data: { role: $role }) { id } }',
    { id, role },
  );
  expect(code).toBeNull();
};
const removeMember = async (who: BuiltUser, id: string) =>
  expect(
    (await server.call(who, 'mutation remove($id: ID!) { deleteInstitutionMember(id: $id) { success } }', { id })).code,
  ).toBeNull();

describe('an act that is taken back', () => {
  it('is a new entry that names it, and is taken back once', async () => {
    const { id: person } = await buildUser(server.db, { role: 'USER' });
    await setRole(admin, person, 'CONTENT_DEVELOPER');
    const done = await last(person);
    expect(await outlook(admin, done.id)).toEqual({ possible: true, code: null, details: null });
    expect(await roleOf(person)).toBe('CONTENT_DEVELOPER');
    expect(await chain(person)).toHaveLength(1);
    expect((await undo(admin, done.id)).data).toEqual({ undoAuditEntry: { left_out: [] } });
    expect(await roleOf(person)).toBe('USER');
    expect(await last(person)).toMatchObject({
      action: 'ROLE_CHANGED',
      details: { from: 'CONTENT_DEVELOPER', to: 'USER', undoes_entry: 1 },
    });
    const again = await undo(admin, done.id);
    expect(again).toMatchObject({ code: 'CONFLICT', said: { undone: true } });
    expect(await chain(person)).toHaveLength(2);
    // The undo is an act as any other.
    expect((await undo(admin, (await last(person)).id)).code).toBeNull();
    expect(await roleOf(person)).toBe('CONTENT_DEVELOPER');
  });

  // O-10
  it('is refused with what holds by now if it changed since', async () => {
    const { id: person } = await buildUser(server.db, { role: 'USER' });
    await setRole(admin, person, 'CONTENT_DEVELOPER');
    const done = await last(person);
    await setRole(admin, person, 'TECH_SUPPORT');
    expect(await undo(admin, done.id)).toMatchObject({ code: 'CONFLICT', said: { role: 'TECH_SUPPORT' } });
    expect(await outlook(admin, done.id)).toMatchObject({ possible: false, code: 'CONFLICT' });
    expect(await roleOf(person)).toBe('TECH_SUPPORT');
  });

  it('needs the right to the act itself, for each role of Lectern', async () => {
    for (const role of globalRoles) {
      const { id: person } = await buildUser(server.db, { role: 'USER' });
      await setRole(admin, person, 'SYSTEM_ADMIN');
      const { code } = await undo(await buildUser(server.db, { role }), (await last(person)).id);
      expect(role === 'SYSTEM_ADMIN' ? [null] : ['FORBIDDEN', 'NOT_FOUND']).toContain(code);
      expect(await roleOf(person)).toBe(role === 'SYSTEM_ADMIN' ? 'USER' : 'SYSTEM_ADMIN');
    }
  });

  it('is the last one of one’s own where no id is named', async () => {
    const { id: person } = await buildUser(server.db, { role: 'USER' });
    await setRole(admin, person, 'CONTENT_DEVELOPER');
    const where = { action: 'ROLE_CHANGED', object_id: person };
    const other = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
    expect((await undo(other, where)).code).toBe('NOT_FOUND');
    expect((await undo(admin, where)).code).toBeNull();
    expect(await roleOf(person)).toBe('USER');
  });

  it('is refused where acts of its kind are not taken back, and where there is none', async () => {
    const { id, center } = await school();
    await sql`select write_audit('INSTITUTION', ${id}, 'PROGRAM', null, 'SIGNED_IN', 'institution', ${id}, '{}', '{}', null, null)`.execute(
      server.db,
    );
    expect((await undo(admin, (await last(id)).id)).code).toBe('INVALID');
    for (const wrong of [`INSTITUTION.${id}.9`, `PERSON.${crypto.randomUUID()}.1`, 'nonsense'])
      expect((await undo(admin, wrong)).code).toBe('NOT_FOUND');
    expect((await undo(center, `INSTITUTION.${(await school()).id}.1`)).code).toBe('NOT_FOUND');
  });
});

it('an entry looks missing to whoever neither reads it nor may do what leads back, whatever it says', async () => {
  const { id, member } = await school();
  const teacher = (await member('INSTRUCTOR')).user;
  const support = await buildUser(server.db, { role: 'TECH_SUPPORT' });
  const { id: person } = await buildUser(server.db, { role: 'USER' });
  await setRole(admin, person, 'SYSTEM_ADMIN');
  const [, done] = [await setMemberRole(admin, (await member('STUDENT')).id, 'INSTRUCTOR'), await last(id)];
  await sql`select write_audit('INSTITUTION', ${id}, 'PROGRAM', null, 'SIGNED_IN', 'institution', ${id}, '{}', '{}', null, null)`.execute(
    server.db,
  );
  const signedIn = await last(id);
  expect((await undo(admin, done.id)).code).toBeNull();
  const said = async (who: BuiltUser, entry: string) => JSON.stringify(await undo(who, entry));
  for (const who of [teacher, support]) {
    const missing = await said(who, `INSTITUTION.${id}.999`);
    for (const entry of [done.id, signedIn.id, (await last(person)).id]) expect(await said(who, entry)).toBe(missing);
  }
});

it('an entry about an account that support may not act upon looks missing to it, undone or not', async () => {
  const support = await buildUser(server.db, { role: 'TECH_SUPPORT' });
  const administrator = (await school()).center;
  await setRole(admin, administrator.id, 'INSTRUCTOR');
  const done = await last(administrator.id);
  const said = async () => JSON.stringify(await undo(support, done.id));
  const missing = JSON.stringify(await undo(support, `PERSON.${administrator.id}.999`));
  expect(await said()).toBe(missing);
  expect((await undo(admin, done.id)).code).toBeNull();
  expect(await said()).toBe(missing);
});

describe('of an institution', () => {
  it('the role of a member comes back, for its administrator', async () => {
    const { id, center, member } = await school();
    const one = await member('STUDENT');
    await setMemberRole(center, one.id, 'INSTRUCTOR');
    expect((await undo(center, (await last(id)).id)).code).toBeNull();
    expect(await membership(one.id)).toMatchObject({ role: 'STUDENT' });
    const { center: stranger } = await school();
    expect((await undo(stranger, (await last(id)).id)).code).toBe('NOT_FOUND');
  });

  it('a removed member comes back with the groups that have a place, and is told which have none', async () => {
    const { id, center, member } = await school();
    const { id: license_id } = await buildLicense(server.db, { institution_id: id, max_users: 100 });
    const one = await member('STUDENT');
    const open = await buildGroup(server.db, { license_id, name: 'Devices' });
    const full = await buildGroup(server.db, { license_id, name: 'Networks', group_size: 1 });
    for (const group of [open, full]) await addGroupMember(server.db, group.id, one.user.id, 'STUDENT');
    await removeMember(center, one.id);
    const removal = await last(id);
    await addGroupMember(server.db, full.id, (await member('STUDENT')).user.id, 'STUDENT');
    const { data, code } = await undo(center, removal.id);
    expect(code).toBeNull();
    expect(data['undoAuditEntry']).toEqual({ left_out: [{ name: 'Networks', code: 'GROUP_FULL' }] });
    expect(await membership(one.id)).toMatchObject({ deleted_on: null });
    expect(await last(id)).toMatchObject({
      action: 'MEMBER_RESTORED',
      details: { undoes_entry: Number(removal.id.split('.')[2]) },
    });
  });

  it('an earlier removal is not taken back while a later one stands, nor one who is there', async () => {
    const { id, center, member } = await school();
    const one = await member('STUDENT');
    await removeMember(center, one.id);
    const first = await last(id);
    await sql`update institution_members set deleted_on = null, deleted_by = null where id = ${one.id}`.execute(
      server.db,
    );
    expect(await undo(center, first.id)).toMatchObject({ code: 'CONFLICT', said: { restored: true } });
    await removeMember(center, one.id);
    expect(await undo(center, first.id)).toMatchObject({ code: 'CONFLICT', said: { repeated: true } });
    expect((await undo(center, (await last(id)).id)).code).toBeNull();
  });

  it('an edit is taken back by who may edit, unless one of its fields says something else by now', async () => {
    const { id, center } = await school();
    const read = () => server.db.selectFrom('institutions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const edit = async (city: string) => {
      const { name, time_zone, country_code, sales_manager_id } = await read();
      const data = { name, time_zone, country_code, sales_manager_id, city };
      const reply = await server.call(
        seller,
        'mutation edit($id: ID!, $data: InstitutionInput!) { updateInstitution(where: { id: $id }, data: $data) { id } }',
        { id, data },
      );
      expect(reply.code).toBeNull();
    };
    await edit('Southsea');
    const done = await last(id);
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain((await undo(center, done.id)).code);
    await edit('Eastney');
    expect(await undo(seller, done.id)).toMatchObject({
      code: 'CONFLICT',
      said: { theirs: { city: 'Eastney' } },
    });
    expect((await undo(seller, (await last(id)).id)).code).toBeNull();
    expect((await read()).city).toBe('Southsea');
  });

  it('a deleted institution comes back', async () => {
    const { id, name } = await buildInstitution(server.db, { name: `Empty ${crypto.randomUUID()}` }).then(
      async ({ id: made }) =>
        server.db.selectFrom('institutions').select(['id', 'name']).where('id', '=', made).executeTakeFirstOrThrow(),
    );
    const remove = 'mutation remove($id: ID!, $name: String!) { deleteInstitution(id: $id, name: $name) { id } }';
    expect((await server.call(seller, remove, { id, name })).code).toBeNull();
    expect((await undo(seller, (await last(id)).id)).code).toBeNull();
    expect(await last(id)).toMatchObject({ action: 'INSTITUTION_RESTORED', details: { undoes_entry: 1 } });
  });

  it('a deleted group comes back, and one that was handed over goes to who led it', async () => {
    const { id, member } = await school();
    const { id: license_id } = await buildLicense(server.db, { institution_id: id, max_users: 100 });
    const [owner, next] = [await member('INSTRUCTOR'), await member('INSTRUCTOR')];
    const { id: group } = await buildGroup(server.db, { license_id, owner_id: owner.user.id });
    const leader = async () =>
      (
        await server.db
          .selectFrom('group_members')
          .select('user_id')
          .where('group_id', '=', group)
          .where('role', '=', 'MAIN_INSTRUCTOR')
          .where('deleted_on', 'is', null)
          .executeTakeFirst()
      )?.user_id;
    await addGroupMember(server.db, group, next.user.id, 'INSTRUCTOR');
    const hand = 'mutation hand($id: ID!, $to: ID!) { transferGroup(id: $id, user_id: $to) { id } }';
    expect((await server.call(owner.user, hand, { id: group, to: next.user.id })).code).toBeNull();
    expect(await leader()).toBe(next.user.id);
    expect((await undo(next.user, (await last(id)).id)).code).toBeNull();
    expect(await leader()).toBe(owner.user.id);
    const remove = 'mutation remove($id: ID!) { deleteGroup(id: $id) { id } }';
    expect((await server.call(owner.user, remove, { id: group })).code).toBeNull();
    expect((await undo(owner.user, (await last(id)).id)).code).toBeNull();
    expect(await last(id)).toMatchObject({ action: 'GROUP_RESTORED' });
  });
});
