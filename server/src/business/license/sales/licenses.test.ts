import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { buildGroup, buildInstitution, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findSeats } from '../find-seats.ts';

let server: TestServer;
let sales: BuiltUser;
let institution_id: string;
let product_id: string;
let course_id: string;
beforeAll(async () => {
  server = await testServer();
  sales = await buildUser(server.db, { role: 'SALES_MANAGER', last_name: 'Seller' });
  institution_id = (await buildInstitution(server.db)).id;
  product_id = (await buildProduct(server.db)).id;
  course_id = (await buildCourse(server.db, { product_id })).id;
});

const fields =
  'id name key state max_users purchase_order price currency notes activation_date expiry_date totalRenewals version products { id }';
const documents = {
  createLicenseQuote: `mutation quote($data: LicenseQuoteInput!) { createLicenseQuote(data: $data) { ${fields} } }`,
  createLicense: `mutation create($data: CreateLicenseInput!) { createLicense(data: $data) { ${fields} } }`,
  activateLicense: `mutation activate($data: ActivateLicenseInput!, $where: LicenseWhere!) {
    activateLicense(data: $data, where: $where) { ${fields} } }`,
  renewLicense: `mutation renew($id: ID!, $expiry_date: Date, $purchase_order: String, $version: Int) {
    renewLicense(id: $id, expiry_date: $expiry_date, purchase_order: $purchase_order, version: $version) { ${fields} } }`,
  updateLicense: `mutation update($data: UpdateLicenseInput!, $where: LicenseWhere!) {
    updateLicense(data: $data, where: $where) { ${fields} } }`,
  withdrawLicense: `mutation withdraw($where: LicenseWhere!) { withdrawLicense(where: $where) { ${fields} } }`,
  restoreLicense: `mutation restore($id: ID!) { restoreLicense(id: $id) { ${fields} } }`,
} as const;
type Act = keyof typeof documents;

type Refused = { field?: string; groups?: string[]; more?: number; theirs?: { products: string[] }; version?: number };
type Sold = { id: string; key: string; version: number; state: string; expiry_date: string };

const call = async (act: Act, variables: Record<string, unknown>, caller = sales) => {
  const { data, errors, code } = await server.call(caller, documents[act], variables);
  const at = errors[0]?.extensions as Refused | undefined;
  return {
    license: (data?.[act] ?? null) as Sold | null,
    code,
    field: at?.field,
    groups: at?.groups,
    more: at?.more,
    theirs: at?.theirs,
    now: at?.version,
  };
};
const sold = () => ({ institution_id, name: 'Campus', max_users: 100, products: [product_id] });
const make = async (act: 'createLicenseQuote' | 'createLicense', more: object = {}) =>
  (await call(act, { data: { ...sold(), ...more } })).license as Sold;
const running = (more: object = {}) =>
  make('createLicense', { activation_date: day(0), expiry_date: day(365), ...more });
const edit = ({ id, version }: Sold, more: object = {}, caller = sales) => {
  const { institution_id: _institution, ...said } = sold();
  const days = { activation_date: day(0), expiry_date: day(365) };
  return call('updateLicense', { data: { ...said, ...days, ...more }, where: { id, version } }, caller);
};

describe('a license', () => {
  it('is offered for a price with notes, which stay unless they are changed', async () => {
    const offer = { name: 'Second campus', price: '1200,5', currency: 'EUR', notes: 'Payable in 30 days.' };
    const quote = await make('createLicenseQuote', offer);
    expect(quote).toMatchObject({ ...offer, price: '1200.50' });
    const { institution_id: _institution, ...said } = sold();
    const change = (data: object, version: number) =>
      call('updateLicense', { data: { ...said, name: offer.name, ...data }, where: { id: quote.id, version } });
    expect((await change({}, 1)).license).toMatchObject({ ...offer, price: '1200.50', version: 1 });
    expect(await change({ currency: null }, 1)).toMatchObject({ code: 'INVALID', field: 'data.currency' });
    const none = { price: null, currency: null, notes: null };
    expect((await change(none, 1)).license).toMatchObject({ ...none, version: 2 });
    const { rows } = await sql`select details from audit_log where object_id = ${quote.id}`.execute(server.db);
    expect(JSON.stringify(rows)).toContain('1200.50');
    expect(JSON.stringify(rows)).not.toContain('Payable');
  });

  it('includes external practice tests where that is ticked, until it no longer is', async () => {
    const includes = async (id: string) =>
      (await server.db.selectFrom('licenses').select('is_gmetrix').where('id', '=', id).executeTakeFirst())?.is_gmetrix;
    const name = 'With tests';
    const license = await running({ name, is_gmetrix: true });
    expect([await includes(license.id), await includes((await running({ name })).id)]).toEqual([true, false]);
    const { license: without } = await edit(license, { name, is_gmetrix: false });
    expect(await includes(license.id)).toBe(false);
    await edit(without as Sold, { name, is_gmetrix: true });
    expect(await includes(license.id)).toBe(true);
  });

  // D2-1.03, 7.68
  it('is quoted, bought when it is activated, and renewed by a term', async () => {
    const quote = await make('createLicenseQuote', { purchase_order: ' PO-7 ' });
    expect(quote).toMatchObject({ state: 'QUOTED', activation_date: null, purchase_order: 'PO-7', version: 1 });
    expect(await findSeats(server.db, quote.id, day(0))).toBeNull();
    const days = { activation_date: day(0), expiry_date: day(60) };
    const { license: active } = await call('activateLicense', { data: days, where: { id: quote.id, version: 1 } });
    expect(active).toMatchObject({ ...days, state: 'EXPIRING', purchase_order: 'PO-7', key: quote.key, version: 2 });
    expect(await findSeats(server.db, quote.id, day(0))).toMatchObject({ bought: 100, free: 100 });
    const { license: renewed } = await call('renewLicense', { id: quote.id, purchase_order: 'PO-8', version: 2 });
    expect(renewed).toMatchObject({ expiry_date: day(425), purchase_order: 'PO-8', totalRenewals: 1, state: 'ACTIVE' });
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from audit_log where object_id = ${quote.id} order by number`.execute(server.db);
    expect(rows.at(-1)?.details).not.toHaveProperty('groups');
    const { rows: activities } = await sql<{ activity: string; about: string }>`
      select activity, about from activities where institution_id = ${institution_id} and about = 'Campus' order by created_on`.execute(
      server.db,
    );
    const acts = ['LICENSE_QUOTED', 'LICENSE_ACTIVATED', 'LICENSE_RENEWED'];
    expect(rows.map(({ action }) => action)).toEqual(acts);
    expect(activities.map(({ activity }) => activity)).toEqual(acts);
  });

  it('that is created without days is quoted only, and with days runs in the same act', async () => {
    const actsOf = async ({ id }: Sold) => {
      const { rows } = await sql<{ action: string }>`
        select action from audit_log where object_id = ${id} order by number`.execute(server.db);
      return rows.map(({ action }) => action);
    };
    const quote = await make('createLicense');
    expect(quote).toMatchObject({ state: 'QUOTED', activation_date: null, expiry_date: null });
    expect(await actsOf(quote)).toEqual(['LICENSE_QUOTED']);
    const active = await running();
    expect(active).toMatchObject({ state: 'ACTIVE', activation_date: day(0), expiry_date: day(365) });
    expect(await actsOf(active)).toEqual(['LICENSE_ACTIVATED']);
  });

  // D2-7.64
  it('that is created with days runs at once, and has a key of its own', async () => {
    const [one, other] = [await running(), await running()];
    expect(one.state).toBe('ACTIVE');
    expect(one.key).not.toBe(other.key);
  });

  it.each([
    ['createLicenseQuote', { products: [] }, 'INVALID data.products'],
    ['createLicenseQuote', { max_users: 99 }, 'INVALID data.max_users'],
    ['createLicenseQuote', { products: ['00000000-0000-4000-8000-000000000000'] }, 'NOT_FOUND data.products'],
    ['createLicenseQuote', { institution_id: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND data.institution_id'],
    ['createLicense', { activation_date: day(-1), expiry_date: day(365) }, 'INVALID data.activation_date'],
    ['createLicense', { activation_date: day(0), expiry_date: day(29) }, 'INVALID data.expiry_date'],
    ['createLicense', { expiry_date: day(365) }, 'INVALID data.activation_date'],
  ] as const)('is refused by %s with %o', async (act, more, no) => {
    const { code, field } = await call(act, { data: { ...sold(), ...more } });
    expect(`${code} ${field}`).toBe(no);
  });

  it('is sold in any number by a system administrator alone', async () => {
    const admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
    expect((await call('createLicenseQuote', { data: { ...sold(), max_users: 7 } }, admin)).license).not.toBeNull();
  });

  it('is for products that are published; a draft that it holds already stays', async () => {
    const { id: draft } = await buildProduct(server.db, { published: false });
    expect((await call('createLicenseQuote', { data: { ...sold(), products: [draft] } })).code).toBe('NOT_FOUND');
    const license = await running();
    await sql`insert into license_products (license_id, product_id) values (${license.id}, ${draft})`.execute(
      server.db,
    );
    const kept = await edit(license, { products: [product_id, draft], name: 'Kept' });
    expect(kept.license).toMatchObject({ name: 'Kept', version: 2 });
  });

  it('keeps products that are not published through an edit that was not shown them, as its only ones too', async () => {
    const { id: draft } = await buildProduct(server.db, { published: false });
    const license = await running();
    const put = (product: string) =>
      sql`insert into license_products (license_id, product_id) values (${license.id}, ${product})`.execute(server.db);
    const held = async () => {
      const { rows } = await sql<{ product_id: string }>`
        select product_id from license_products where license_id = ${license.id}`.execute(server.db);
      return new Set(rows.map((row) => row.product_id));
    };
    await put(draft);
    const { license: renamed } = await edit(license, { name: 'Renamed' });
    expect(renamed).toMatchObject({ name: 'Renamed', products: [{ id: product_id }] });
    expect(await held()).toEqual(new Set([product_id, draft]));
    expect((await edit(license)).theirs?.products).toEqual([product_id]);
    expect((await edit(renamed as Sold, { products: [] })).field).toBe('data.products');
    await sql`delete from license_products where license_id = ${license.id} and product_id = ${product_id}`.execute(
      server.db,
    );
    const { license: again } = await edit(renamed as Sold, { name: 'Again', products: [] });
    expect(again).toMatchObject({ name: 'Again', products: [] });
    expect(await held()).toEqual(new Set([draft]));
  });

  it('that somebody has changed is edited, renewed or activated by nobody who has not seen that', async () => {
    const license = await running();
    await edit(license, { max_users: 300, purchase_order: 'PO-9' });
    const where = { id: license.id, version: license.version };
    const days = { activation_date: day(0), expiry_date: day(60) };
    const seen = {
      name: 'Campus',
      max_users: 300,
      purchase_order: 'PO-9',
      products: [product_id],
      expiry_date: day(365),
    };
    for (const refused of [await edit(license, { name: 'Mine' }), await call('renewLicense', where)])
      expect(refused).toMatchObject({ code: 'CONFLICT', license: null, now: 2, theirs: seen });
    expect((await call('renewLicense', { ...where, version: 2 })).license).toMatchObject({ totalRenewals: 1 });
    const quote = await make('createLicenseQuote');
    await edit(quote, { max_users: 500 });
    const activate = (version: number) => call('activateLicense', { data: days, where: { id: quote.id, version } });
    expect(await activate(1)).toMatchObject({ code: 'CONFLICT', now: 2, theirs: { max_users: 500 } });
    expect((await activate(2)).license).toMatchObject({ state: 'EXPIRING' });
    expect(await activate(2)).toMatchObject({ code: 'CONFLICT', theirs: undefined });
  });

  // D2-7.65
  it('is activated once, and no quote is renewed or given days', async () => {
    const license = await running();
    const days = { activation_date: day(0), expiry_date: day(60) };
    expect((await call('activateLicense', { data: days, where: { id: license.id } })).code).toBe('CONFLICT');
    const quote = await make('createLicenseQuote');
    expect((await call('renewLicense', { id: quote.id })).code).toBe('CONFLICT');
    expect((await edit(quote)).license).toMatchObject({ state: 'QUOTED', activation_date: null, expiry_date: null });
  });

  // D2-7.66
  it('is renewed once where two renew it, and never shortened', async () => {
    const { id, version } = await running();
    expect((await call('renewLicense', { id, expiry_date: day(364) })).field).toBe('expiry_date');
    const both = await Promise.all([1, 2].map(() => call('renewLicense', { id, version })));
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['CONFLICT', null]));
    const { rows } = await sql`select expiry_date, total_renewals from licenses where id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ expiry_date: day(730), total_renewals: 1 }]);
  });
});

describe('a license that groups need', () => {
  it('names 20 of them, and says how many more there are', async () => {
    const license = await running();
    for (let count = 1; count <= 22; count += 1)
      await buildGroup(server.db, { license_id: license.id, name: `Cohort ${count}`, group_size: 1 });
    const { code, groups, more } = await edit(license, { max_users: 1 });
    expect([code, groups?.length, more]).toEqual(['IN_USE', 20, 2]);
  });

  // D2-7.67
  it.each([
    ['fewer seats than they hold', { max_users: 1 }, 'data.max_users'],
    ['an end before theirs', { expiry_date: day(40) }, 'data.expiry_date'],
    ['a start after theirs', { activation_date: day(3) }, 'data.activation_date'],
    ['without a product they use', { products: ['other'] }, 'data.products'],
  ])('is not changed to %s, and says which groups', async (_what, more, field) => {
    const license = await running();
    const { id: other } = await buildProduct(server.db);
    await buildGroup(server.db, {
      license_id: license.id,
      name: 'Cohort A',
      courses: [course_id],
      group_size: 50,
      start_date: day(1),
      end_date: day(50),
    });
    const wanted = 'products' in more ? { products: [other] } : more;
    expect(await edit(license, wanted)).toMatchObject({ code: 'IN_USE', field, groups: ['Cohort A'], license: null });
    expect((await edit(license, wanted)).more).toBeUndefined();
    const { license: kept } = await edit(license, { max_users: 100, expiry_date: day(50) });
    expect(kept).toMatchObject({ expiry_date: day(50), version: 2 });
  });

  it('is changed to an end before the last day of one that was ended by hand', async () => {
    const license = await running();
    const days = { start_date: day(1), end_date: day(50) };
    await buildGroup(server.db, { license_id: license.id, courses: [course_id], status: 'ENDED', ...days });
    expect((await edit(license, { expiry_date: day(40) })).license).toMatchObject({ expiry_date: day(40) });
  });

  // D2-7.67
  it('is bought and given back with the seats that it says', async () => {
    const license = await running();
    const { license: larger } = await edit(license, { max_users: 300 });
    expect(await findSeats(server.db, license.id, day(0))).toMatchObject({ bought: 300 });
    expect((await edit(license)).code).toBe('CONFLICT');
    await edit(larger as Sold, { max_users: 1 });
    expect(await findSeats(server.db, license.id, day(0))).toMatchObject({ bought: 1, free: 1 });
  });

  it('frees what ended in the old term when it is renewed', async () => {
    const license = await running();
    const { id: group_id } = await buildGroup(server.db, { license_id: license.id, group_size: 60 });
    const learner = await buildUser(server.db);
    await sql`insert into group_members (group_id, user_id, role) values (${group_id}, ${learner.id}, 'STUDENT')`.execute(
      server.db,
    );
    await sql`update groups set status = 'ENDED' where id = ${group_id}`.execute(server.db);
    expect(await findSeats(server.db, license.id, day(0))).toMatchObject({ reserved: 1, served: 1 });
    await call('renewLicense', { id: license.id });
    expect(await findSeats(server.db, license.id, day(0))).toMatchObject({ reserved: 0, bought: 100, served: 1 });
  });
});

// D2-1.03
it('licenses are sold by sales roles alone', async () => {
  const license = await running();
  for (const role of globalRoles.filter((one) => !(salesRoles as readonly string[]).includes(one))) {
    const caller = await buildUser(server.db, { role });
    const codes = [
      await call('createLicenseQuote', { data: sold() }, caller),
      await call('createLicense', { data: sold() }, caller),
      await call('renewLicense', { id: license.id }, caller),
      await edit(license, {}, caller),
    ].map(({ code }) => code);
    expect([role, ...codes]).toEqual([role, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  }
});
