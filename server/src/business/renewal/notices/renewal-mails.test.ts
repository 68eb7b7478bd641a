import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let id: string;
let seller: BuiltUser;
let admin: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  id = (await buildInstitution(db)).id;
  seller = await buildUser(db, { role: 'SALES_MANAGER' });
  admin = await member('CENTER_ADMIN');
});

const member = async (role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT') => {
  const user = await buildUser(server.db);
  await addInstitutionMember(server.db, id, user.id, role);
  return user;
};
const fields = '{ id sales administrators }';
const read = async (caller: BuiltUser, institutionId = id) => {
  const query = `query mails($institutionId: ID!) { renewalMails(institutionId: $institutionId) ${fields} }`;
  const { data, code } = await server.call(caller, query, { institutionId });
  return data?.['renewalMails'] ?? code;
};
const set = async (caller: BuiltUser, readers: string, mailed: boolean, institutionId = id) => {
  const query = `mutation set($institutionId: ID!, $readers: MailReaders!, $mailed: Boolean!) {
    setRenewalMails(institutionId: $institutionId, readers: $readers, mailed: $mailed) ${fields} }`;
  const { data, code } = await server.call(caller, query, { institutionId, readers, mailed });
  return data?.['setRenewalMails'] ?? code;
};
const log = async () =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'RENEWAL_MAILS_SET')
      .where('chain_id', '=', id)
      .orderBy('number')
      .execute()
  ).map(({ actor_id, details }) => [actor_id, details]);

describe('mails about renewals of an institution', () => {
  // O-08
  it('are sent until somebody stops them: its administrators theirs, who sells both', async () => {
    expect(await read(seller)).toEqual({ id, sales: true, administrators: true });
    expect(await read(admin)).toEqual({ id, sales: null, administrators: true });
    expect(await set(admin, 'ADMINISTRATORS', false)).toEqual({ id, sales: null, administrators: false });
    expect(await set(admin, 'ADMINISTRATORS', false)).toEqual({ id, sales: null, administrators: false });
    expect(await set(seller, 'SALES', false)).toEqual({ id, sales: false, administrators: false });
    expect(await set(seller, 'ADMINISTRATORS', true)).toEqual({ id, sales: false, administrators: true });
    expect(await read(seller)).toEqual({ id, sales: false, administrators: true });
    expect(await log()).toEqual([
      [admin.id, { readers: 'ADMINISTRATORS', mailed: false }],
      [seller.id, { readers: 'SALES', mailed: false }],
      [seller.id, { readers: 'ADMINISTRATORS', mailed: true }],
    ]);
  });

  it('to its sales manager are not for its administrators to stop, and none are for anybody else', async () => {
    expect(await set(admin, 'SALES', true)).toBe('FORBIDDEN');
    for (const role of ['INSTRUCTOR', 'STUDENT'] as const) {
      const other = await member(role);
      expect([await read(other), await set(other, 'ADMINISTRATORS', false)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    }
    for (const role of globalRoles) {
      const caller = await buildUser(server.db, { role });
      const may = (salesRoles as readonly string[]).includes(role);
      expect([role, typeof (await read(caller))]).toEqual([role, may ? 'object' : 'string']);
    }
  });

  it('of another institution, or of one that is not there, look the same', async () => {
    const { id: foreign } = await buildInstitution(server.db);
    const nos = [await read(admin, foreign), await read(admin, crypto.randomUUID())];
    expect(new Set([...nos, await set(admin, 'ADMINISTRATORS', false, foreign)]).size).toBe(1);
    expect(await read(seller, crypto.randomUUID())).toBe('NOT_FOUND');
  });
});
