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
  // D1-0.01, D2-1.15
  it('are told with their state, the days left, and the seats that groups hold of those bought', async () => {
    const { id: published } = await buildProduct(server.db, { name: 'Digital Literacy' });
    const { id: draft } = await buildProduct(server.db, { name: 'Not out yet', published: false });
    const build = (name: string, values: Partial<Parameters<typeof buildLicense>[1]>) =>
      buildLicense(server.db, { institution_id, name, ...values });
    const { id } = await build('Campus', { expiry_date: day(270), products: [published, draft] });
    await build('Evening', { expiry_date: day(45), max_users: 100 });
    await build('Pilot', { expiry_date: day(0) });
    await build('Next year', { activation_date: day(30), expiry_date: day(200) });
    await build('Offer', { activation_date: null, expiry_date: null });
    const removed = await build('Removed', {});
    await sql`update licenses set deleted_on = now() where id = ${removed.id}`.execute(server.db);
    await buildGroup(server.db, { license_id: id, group_size: 62 });

    const { licenses } = await ask(admin);
    expect(licenses?.map(({ name, state, days_to_expire }) => [name, state, days_to_expire])).toEqual([
      ['Campus', 'ACTIVE', 270],
      ['Next year', 'STARTS_LATER', 200],
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
    expect(licenses?.[4]).toMatchObject({ is_quoted: true, expiry_date: null, activation_date: null });
    expect(licenses?.[4]?.['days_to_expire']).toBeLessThan(-18_619);
  });

  // D2-3.09–3.11, 7.17
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

  it('are no drafts of quotes for the institution: it sees a quote once that is sent, here and wherever it is named', async () => {
    const { db } = server;
    const seller = await buildUser(db, { role: 'SALES_MANAGER' });
    const { id: at } = await buildInstitution(db);
    const head = await buildUser(db);
    await addInstitutionMember(db, at, head.id, 'CENTER_ADMIN');
    const quoting = `mutation quote($data: LicenseQuoteInput!) { createLicenseQuote(data: $data) { id version } }`;
    const { id: product } = await buildProduct(db, { name: 'Safety' });
    const data = { institution_id: at, name: 'Draft campus', max_users: 100, products: [product] };
    const quoted = await server.call(seller, quoting, { data });
    const id: string = quoted.data['createLicenseQuote'].id;
    const audit = `query log($at: ID) { auditEntries(institution_id: $at) { entries { action } } }`;
    const seen = async (caller: BuiltUser) => {
      const query = `query ($at: ID!) {
        held: licensesByInstitution(institutionId: $at) { name quote { number valid_until tax_rate seller } }
        record: institution(where: { id: $at }) { licenses { state } } }`;
      const { data: read } = await server.call(caller, query, { at });
      const codes = await Promise.all(
        [
          'licenseSeats(licenseId: $id) { name }',
          'seatEntries(licenseId: $id, of: free) { hasMore }',
          'groupsWithFreePlaces(licenseId: $id) { hasMore }',
        ].map(async (field) => (await server.call(caller, `query ($id: ID!) { ${field} }`, { id })).code ?? 'SEEN'),
      );
      return [read?.['held'].length, read?.['record'].licenses.length, ...new Set(codes)];
    };
    const logged = async () => (await server.call(head, audit, { at })).data?.['auditEntries'].entries.length;
    expect(await seen(head)).toEqual([0, 0, 'NOT_FOUND']);
    for (const role of ['SALES_MANAGER', 'TECH_SUPPORT', 'CUSTOMER_SUCCESS'] as const)
      expect(await seen(await buildUser(db, { role }))).toEqual([1, 1, 'SEEN']);
    expect(await logged()).toBe(0);
    const sending = `mutation send($data: SendQuoteInput!, $where: LicenseWhere!) { sendLicenseQuote(data: $data, where: $where) {
      quote { number made_on valid_until tax_rate } } }`;
    const send = (given: object, where: object = { id }) => server.call(seller, sending, { data: given, where });
    expect((await send({ valid_until: day(-1) })).code).toBe('INVALID');
    expect((await send({ tax_rate: 'all' })).code).toBe('INVALID');
    const first = (await send({ tax_rate: '7,5' })).data['sendLicenseQuote'].quote;
    expect(first).toEqual({
      number: expect.stringMatching(/^Q-\d{4}-\d{5}$/),
      made_on: day(0),
      valid_until: day(30),
      tax_rate: '7.50',
    });
    expect(await seen(head)).toEqual([1, 1, 'SEEN']);
    expect(await logged()).toBe(1);
    expect((await send({ valid_until: day(3) })).data['sendLicenseQuote'].quote).toMatchObject({
      valid_until: day(3),
      tax_rate: null,
    });
    const { data: again } = await server.call(
      seller,
      `{ licensesByInstitution(institutionId: "${at}") { quote { number } } }`,
      {},
    );
    expect(again?.['licensesByInstitution'][0].quote.number).not.toBe(first.number);
    const running = await buildLicense(db);
    expect((await send({}, { id: running.id })).code).toBe('CONFLICT');
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
