import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildLicense } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let seller: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const quoteAt = async (values: { activation_date?: string | null; expiry_date?: string | null } = {}) =>
  buildLicense(server.db, { activation_date: null, expiry_date: null, ...values });
const withdraw = async (id: string, caller: BuiltUser = seller) => {
  const document = `mutation ($id: ID!) { withdrawLicense(where: { id: $id, version: 1 }) { id state } }`;
  return (await server.call(caller, document, { id })).code;
};
const restore = async (id: string, caller: BuiltUser = seller) =>
  (await server.call(caller, `mutation ($id: ID!) { restoreLicense(id: $id) { id state } }`, { id })).code;
const listed = async (institutionId: string, caller: BuiltUser = seller) => {
  const document = `query ($institutionId: ID!) {
    withdrawnLicenses(institutionId: $institutionId) { id name max_users until }
    licensesByInstitution(institutionId: $institutionId) { id }
  }`;
  const { data, code } = await server.call(caller, document, { institutionId });
  const of = (field: string) => (data?.[field] as { id: string; until?: string }[] | undefined) ?? [];
  return { code, withdrawn: of('withdrawnLicenses'), held: of('licensesByInstitution').map(({ id }) => id) };
};

describe('a quote that is withdrawn', () => {
  it('leaves the licenses, is listed for 30 days and can be restored; the feed says both', async () => {
    const { id, institution_id } = await quoteAt();
    expect(await withdraw(id)).toBeNull();
    const { withdrawn, held } = await listed(institution_id);
    expect(held).toEqual([]);
    expect(withdrawn).toMatchObject([{ id, name: 'Site license', max_users: 300 }]);
    const left = (Date.parse(withdrawn[0]?.until ?? '') - Date.now()) / 86_400_000;
    expect(left).toBeGreaterThan(29.9);
    expect(left).toBeLessThanOrEqual(30);
    expect(await restore(id)).toBeNull();
    expect(await listed(institution_id)).toMatchObject({ withdrawn: [], held: [id] });
    const { rows: activities } = await sql<{ activity: string }>`
      select activity from activities where institution_id = ${institution_id} order by created_on, id`.execute(
      server.db,
    );
    const { rows: entries } = await sql<{ action: string }>`
      select action from audit_log where object_id = ${id} order by number`.execute(server.db);
    const acts = ['LICENSE_WITHDRAWN', 'LICENSE_RESTORED'];
    expect(activities.map(({ activity }) => activity)).toEqual(acts);
    expect(entries.map(({ action }) => action)).toEqual(acts);
  });

  it('is gone for who activates, renews, edits or withdraws it again', async () => {
    const { id } = await quoteAt();
    await withdraw(id);
    expect(await withdraw(id)).toBe('NOT_FOUND');
    const document = `mutation ($id: ID!) {
      activateLicense(data: { activation_date: "2999-01-01", expiry_date: "2999-12-01" }, where: { id: $id }) { id } }`;
    expect((await server.call(seller, document, { id })).code).toBe('NOT_FOUND');
  });

  it('is over after 30 days', async () => {
    const { id, institution_id } = await quoteAt();
    await withdraw(id);
    await sql`update licenses set deleted_on = now() - interval '30 days' where id = ${id}`.execute(server.db);
    expect((await listed(institution_id)).withdrawn).toEqual([]);
    expect(await restore(id)).toBe('NOT_FOUND');
  });

  it('was never activated: a license that runs stays', async () => {
    const { id, institution_id } = await buildLicense(server.db);
    expect(await withdraw(id)).toBe('CONFLICT');
    expect(await restore(id)).toBe('NOT_FOUND');
    expect((await listed(institution_id)).held).toEqual([id]);
  });

  it('is withdrawn once where two do it at once', async () => {
    const { id } = await quoteAt();
    const codes = await Promise.all([withdraw(id), withdraw(id)]);
    expect(codes.toSorted()).toEqual(['NOT_FOUND', null]);
  });

  it('is the business of who sells, and of no member', async () => {
    const { id, institution_id } = await quoteAt();
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    expect(await withdraw(id, admin)).toBe('FORBIDDEN');
    await withdraw(id);
    expect(await restore(id, admin)).toBe('FORBIDDEN');
    expect((await listed(institution_id, admin)).code).toBe('FORBIDDEN');
    expect((await listed((await buildInstitution(server.db)).id)).withdrawn).toEqual([]);
    expect((await listed(crypto.randomUUID())).code).toBe('NOT_FOUND');
  });
});
