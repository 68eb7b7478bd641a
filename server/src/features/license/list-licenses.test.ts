import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildInstitution, buildLicense, day } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const document = `query licenses($institutionId: ID!) {
  licensesByInstitution(institutionId: $institutionId) {
    id name key purchase_order price currency notes state is_quoted days_to_expire activation_date expiry_date max_users slots_used
    is_gmetrix totalRenewals last_renewed products { name color logo } institution { id }
  }
}`;

let server: TestServer;
let institution_id: string;
let admin: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  institution_id = (await buildInstitution(server.db)).id;
  admin = await member('CENTER_ADMIN');
});

async function member(role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT') {
  const user = await buildUser(server.db);
  await addInstitutionMember(server.db, institution_id, user.id, role);
  return user;
}

const ask = async (caller: BuiltUser, institutionId = institution_id) => {
  const { data, code } = await server.call(caller, document, { institutionId });
  return { licenses: (data?.['licensesByInstitution'] ?? null) as Record<string, unknown>[] | null, code };
};

describe('the licenses of an institution', () => {
  it('are told with their state, the days left, and the seats that groups hold of those bought', async () => {
    const { id: published } = await buildProduct(server.db, { name: 'Digital Literacy' });
    const { id: draft } = await buildProduct(server.db, { name: 'Not out yet', published: false });
    const build = (name: string, values: Partial<Parameters<typeof buildLicense>[1]>) =>
      buildLicense(server.db, { institution_id, name, ...values });
    const { id } = await build('Campus', { expiry_date: day(270), products: [published, draft] });
    await build('Evening', { expiry_date: day(45), max_users: 100 });
    await build('Pilot', { expiry_date: day(0) });
    await build('Offer', { activation_date: null, expiry_date: null });
    const removed = await build('Removed', {});
    await sql`update licenses set deleted_on = now() where id = ${removed.id}`.execute(server.db);
    await buildGroup(server.db, { license_id: id, group_size: 62 });

    const { licenses } = await ask(admin);
    expect(licenses?.map(({ name, state, days_to_expire }) => [name, state, days_to_expire])).toEqual([
      ['Campus', 'ACTIVE', 270],
      ['Evening', 'EXPIRING', 45],
      ['Pilot', 'EXPIRED', 0],
      ['Offer', 'QUOTED', expect.any(Number)],
    ]);
    expect(licenses?.[0]).toMatchObject({
      max_users: 300,
      slots_used: 62,
      is_quoted: false,
      expiry_date: day(270),
      activation_date: day(-30),
      products: [{ name: 'Digital Literacy' }],
      institution: { id: institution_id },
    });
    expect(licenses?.[3]).toMatchObject({ is_quoted: true, expiry_date: null, activation_date: null });
    expect(licenses?.[3]?.['days_to_expire']).toBeLessThan(-18_619);
  });

  it('say their key and order to those who sell them, and to no member', async () => {
    await sql`update licenses set purchase_order = 'PO-7', price = 9, currency = 'EUR', notes = 'New' where institution_id = ${institution_id}`.execute(
      server.db,
    );
    const seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
    for (const caller of [admin, await member('INSTRUCTOR')]) {
      const { licenses } = await ask(caller);
      expect(licenses?.[0]).toMatchObject({
        key: null,
        purchase_order: null,
        price: null,
        currency: null,
        notes: null,
      });
    }
    const shown = { purchase_order: 'PO-7', price: '9.00', currency: 'EUR', notes: 'New' };
    expect((await ask(seller)).licenses?.[0]).toMatchObject({ key: expect.any(String), ...shown });
  });

  it("are no learner's to see, and none of another institution", async () => {
    const elsewhere = await buildInstitution(server.db);
    expect((await ask(await member('STUDENT'))).code).toBe('NOT_FOUND');
    expect((await ask(admin, elsewhere.id)).code).toBe('NOT_FOUND');
    expect((await ask(admin, crypto.randomUUID())).code).toBe('NOT_FOUND');
  });

  it('are none where nothing was sold, and gone with their institution', async () => {
    const support = await buildUser(server.db, { role: 'TECH_SUPPORT' });
    const { id } = await buildInstitution(server.db);
    expect((await ask(support, id)).licenses).toEqual([]);
    await sql`update institutions set deleted_on = now() where id = ${id}`.execute(server.db);
    expect((await ask(support, id)).code).toBe('NOT_FOUND');
  });
});
