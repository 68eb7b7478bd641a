import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildInstitution, buildOffer, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findBroken } from '../../../../test/invariants.ts';
import { checkCounters } from '../../../base/jobs/check-counters.ts';
import { findSeats } from '../find-seats.ts';

let server: TestServer;
let seller: BuiltUser;
let institution_id: string;
let product: string;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
  institution_id = (await buildInstitution(server.db)).id;
  product = (await buildProduct(server.db, { name: 'Digital Literacy' })).id;
});

const fields =
  'id state undoable activation_date expiry_date purchase_order max_users price currency notes totalRenewals last_renewed version offers { id version }';
const documents = {
  createLicenseQuote: `mutation quote($data: LicenseQuoteInput!) { createLicenseQuote(data: $data) { ${fields} } }`,
  createLicense: `mutation create($data: CreateLicenseInput!) { createLicense(data: $data) { ${fields} } }`,
  activateLicense: `mutation activate($data: ActivateLicenseInput!, $where: LicenseWhere!) {
    activateLicense(data: $data, where: $where) { ${fields} } }`,
  renewLicense: `mutation renew($id: ID!, $expiry_date: Date, $purchase_order: String, $offer: OfferWhere, $group_ids: [ID!]) {
    renewLicense(id: $id, expiry_date: $expiry_date, purchase_order: $purchase_order, offer: $offer, group_ids: $group_ids) { ${fields} } }`,
  updateLicense: `mutation update($data: UpdateLicenseInput!, $where: LicenseWhere!) {
    updateLicense(data: $data, where: $where) { ${fields} } }`,
  undoLicenseActivation: `mutation back($where: LicenseWhere!) { undoLicenseActivation(where: $where) { ${fields} } }`,
  undoLicenseRenewal: `mutation back($where: LicenseWhere!) { undoLicenseRenewal(where: $where) { ${fields} } }`,
} as const;
type Act = keyof typeof documents;

const call = async (act: Act, variables: Record<string, unknown>, caller = seller) => {
  const { data, errors, code } = await server.call(caller, documents[act], variables);
  const { field, groups, differences, needed, free } = errors[0]?.extensions ?? {};
  const no = [code, field].filter(Boolean).join(' ');
  return { license: data?.[act] ?? null, no, groups, differences, seats: { needed, free } };
};
const sold = (more: object = {}) => ({
  institution_id,
  name: 'Campus',
  max_users: 100,
  products: [product],
  purchase_order: 'PO-1',
  ...more,
});
const days = { activation_date: day(0), expiry_date: day(60) };
const quoted = async (more: object = {}) => (await call('createLicenseQuote', { data: sold(more) })).license;
const running = async (more: object = {}) =>
  (await call('createLicense', { data: sold({ ...days, ...more }) })).license;
const edit = (id: string, more: object = {}) => {
  const { institution_id: _at, ...said } = sold({ ...days, ...more });
  return call('updateLicense', { data: said, where: { id } });
};
const undo = (act: 'undoLicenseActivation' | 'undoLicenseRenewal', id: string, version?: number) =>
  call(act, { where: { id, version } });
const rowOf = async (id: string) => {
  const { rows } = await sql<Record<string, unknown>>`select license_facts(l) || jsonb_build_object(
    'total_renewals', l.total_renewals, 'last_renewed', l.last_renewed, 'slots_used', l.slots_used) as row
    from licenses l where l.id = ${id}`.execute(server.db);
  return rows[0]?.['row'];
};
const told = async (id: string) => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', act, kind, seats) as line from seat_entries where license_id = ${id} order by number`.execute(
    server.db,
  );
  return rows.map(({ line }) => line);
};
const soundSeats = async () => {
  const broken = await findBroken(server.db);
  expect(broken.filter(({ invariant }) => /ledger|seats|places/.test(invariant))).toEqual([]);
  expect(await checkCounters(server.db)).toEqual([]);
};

describe('an activation', () => {
  it('is taken back to the quote that it was, with its order, and what was bought is given back', async () => {
    const { id } = await quoted();
    const before = await rowOf(id);
    const data = { ...days, purchase_order: 'PO-2' };
    expect((await call('activateLicense', { data, where: { id } })).license).toMatchObject({
      undoable: 'ACTIVATION',
      version: 2,
    });
    const { license } = await undo('undoLicenseActivation', id, 2);
    expect(license).toMatchObject({ state: 'QUOTED', undoable: null, purchase_order: 'PO-1', version: 3 });
    expect(await rowOf(id)).toEqual(before);
    expect(await told(id)).toEqual(['LICENSE_BOUGHT BOUGHT 100', 'ACTIVATION_UNDONE BOUGHT -100']);
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ bought: 0, free: 0 });
    expect((await call('activateLicense', { data, where: { id } })).license).toMatchObject({ undoable: 'ACTIVATION' });
    await soundSeats();
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where object_id = ${id} order by number`.execute(server.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'LICENSE_QUOTED',
      'LICENSE_ACTIVATED',
      'LICENSE_ACTIVATION_UNDONE',
      'LICENSE_ACTIVATED',
    ]);
    const { rows: activities } = await sql<{ activity: string }>`select activity from activities
      where institution_id = ${institution_id} and activity = 'LICENSE_ACTIVATION_UNDONE'`.execute(server.db);
    expect(activities).toHaveLength(1);
  });

  it('of a license that was created with days is taken back as well', async () => {
    const { id } = await running();
    expect((await undo('undoLicenseActivation', id)).license).toMatchObject({
      state: 'QUOTED',
      activation_date: null,
      expiry_date: null,
      purchase_order: 'PO-1',
    });
  });

  it('stays while groups of it are there or can be restored, and says which', async () => {
    const { id } = await running();
    const group = await buildGroup(server.db, { license_id: id, name: 'Cohort A', end_date: day(30) });
    expect(await undo('undoLicenseActivation', id)).toMatchObject({ no: 'IN_USE', groups: ['Cohort A'] });
    await sql`update groups set deleted_on = now() where id = ${group.id}`.execute(server.db);
    expect(await undo('undoLicenseActivation', id)).toMatchObject({ no: 'IN_USE', groups: ['Cohort A'] });
    await sql`update groups set deleted_on = now() - interval '31 days' where id = ${group.id}`.execute(server.db);
    expect((await undo('undoLicenseActivation', id)).no).toBe('');
    await soundSeats();
  });

  it('is refused with what differs once the license says anything else, until it says it no more', async () => {
    const { id } = await running();
    const { id: other } = await buildProduct(server.db, { name: 'Cloud' });
    const changed = { max_users: 300, name: 'Campus North', products: [product, other] };
    expect((await edit(id, changed)).license).toMatchObject({ undoable: null });
    const { no, differences } = await undo('undoLicenseActivation', id);
    expect(no).toBe('CONFLICT');
    expect(differences).toEqual(
      expect.arrayContaining([
        { field: 'max_users', from: 100, to: 300 },
        { field: 'name', from: 'Campus', to: 'Campus North' },
        { field: 'products', from: ['Digital Literacy'], to: ['Cloud', 'Digital Literacy'] },
      ]),
    );
    expect((await edit(id)).license).toMatchObject({ undoable: 'ACTIVATION' });
    expect((await undo('undoLicenseActivation', id, 1)).no).toBe('CONFLICT');
    expect((await undo('undoLicenseActivation', id, 3)).no).toBe('');
  });

  it('is not that of a license that was renewed since, of a quote, or of one whose beginning is not known', async () => {
    const { id } = await running();
    await call('renewLicense', { id });
    expect((await undo('undoLicenseActivation', id)).no).toBe('CONFLICT');
    expect((await undo('undoLicenseActivation', (await quoted()).id)).no).toBe('CONFLICT');
    const { id: old } = await running();
    await sql`delete from license_terms where license_id = ${old}`.execute(server.db);
    expect((await undo('undoLicenseActivation', old)).no).toBe('CONFLICT');
    expect((await undo('undoLicenseActivation', crypto.randomUUID())).no).toBe('NOT_FOUND');
  });
});

describe('a renewal', () => {
  it('is taken back with end, order, term, seats, price and offer of before', async () => {
    const { id } = await running({ price: '900', currency: 'EUR', notes: 'First year.' });
    await call('renewLicense', { id, purchase_order: 'PO-2' });
    const before = await rowOf(id);
    const offer = await buildOffer(server.db, id, { max_users: 500, price: 1200, currency: 'USD', notes: 'Second.' });
    const { license } = await call('renewLicense', { id, purchase_order: 'PO-3', offer: { id: offer.id, version: 1 } });
    expect(license).toMatchObject({ undoable: 'RENEWAL', max_users: 500, totalRenewals: 2, offers: [] });
    const { license: back } = await undo('undoLicenseRenewal', id, license.version);
    expect(back).toMatchObject({ max_users: 100, totalRenewals: 1, offers: [{ id: offer.id, version: 3 }] });
    expect(await rowOf(id)).toEqual(before);
    expect(back.undoable).toBe('RENEWAL');
    expect((await undo('undoLicenseRenewal', id)).license).toMatchObject({ totalRenewals: 0, undoable: 'ACTIVATION' });
    expect(await told(id)).toEqual([
      'LICENSE_BOUGHT BOUGHT 100',
      'LICENSE_RENEWED BOUGHT 0',
      'LICENSE_RENEWED BOUGHT 0',
      'LICENSE_CHANGED BOUGHT 400',
      'RENEWAL_UNDONE BOUGHT -400',
      'RENEWAL_UNDONE BOUGHT 0',
    ]);
    await soundSeats();
  });

  it('gives the places of groups that had ended back to them, and counts what ended since in the old term', async () => {
    const { id } = await running();
    const over = await buildGroup(server.db, { license_id: id, group_size: 60 });
    const running2 = await buildGroup(server.db, { license_id: id, group_size: 20, end_date: day(20) });
    for (const group of [over, running2]) await addGroupMember(server.db, group.id, (await buildUser(server.db)).id);
    await sql`update groups set status = 'ENDED' where id = ${over.id}`.execute(server.db);
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 21, taken: 2 });
    await call('renewLicense', { id });
    await sql`update groups set status = 'ENDED' where id = ${running2.id}`.execute(server.db);
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 1, taken: 1 });
    expect((await undo('undoLicenseRenewal', id)).no).toBe('');
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 2, taken: 2, served: 2, bought: 100 });
    const { rows } = await sql`select distinct ended_term from groups where license_id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ ended_term: 0 }]);
    await soundSeats();
  });

  it('stays while a group ends after the end of before, even one that ended since', async () => {
    const { id } = await running();
    await call('renewLicense', { id });
    const group = await buildGroup(server.db, { license_id: id, name: 'Next year', end_date: day(61) });
    expect(await undo('undoLicenseRenewal', id)).toMatchObject({ no: 'IN_USE', groups: ['Next year'] });
    await sql`update groups set status = 'ENDED' where id = ${group.id}`.execute(server.db);
    expect(await undo('undoLicenseRenewal', id)).toMatchObject({ no: 'IN_USE', groups: ['Next year'] });
    await sql`update groups set end_date = ${day(60)} where id = ${group.id}`.execute(server.db);
    expect((await undo('undoLicenseRenewal', id)).no).toBe('');
    await soundSeats();
  });

  it('stays while groups hold more places than the old term had', async () => {
    const { id } = await running();
    const over = await buildGroup(server.db, { license_id: id, name: 'Over', group_size: 60, end_date: day(20) });
    for (let learner = 0; learner < 3; learner++)
      await addGroupMember(server.db, over.id, (await buildUser(server.db)).id);
    await sql`update groups set status = 'ENDED' where id = ${over.id}`.execute(server.db);
    await call('renewLicense', { id });
    const gone = await buildGroup(server.db, { license_id: id, name: 'Gone', group_size: 50, end_date: day(50) });
    await sql`update groups set deleted_on = now() where id = ${gone.id}`.execute(server.db);
    const next = await buildGroup(server.db, { license_id: id, name: 'Next', group_size: 98, end_date: day(50) });
    expect(await undo('undoLicenseRenewal', id)).toMatchObject({ no: 'IN_USE', groups: ['Next', 'Over'] });
    await sql`update groups set group_size = 97 where id = ${next.id}`.execute(server.db);
    expect((await undo('undoLicenseRenewal', id)).no).toBe('');
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 100, free: 0 });
    await soundSeats();
  });

  it('is taken back once where two do it, and refused with what differs once the license was changed', async () => {
    const { id } = await running();
    const { license } = await call('renewLicense', { id });
    const both = await Promise.all([1, 2].map(() => undo('undoLicenseRenewal', id, license.version)));
    expect(both.map(({ no }) => no).toSorted()).toEqual(['', 'CONFLICT']);
    const { license: again } = await call('renewLicense', { id });
    await edit(id, { max_users: 300, expiry_date: again.expiry_date });
    expect(await undo('undoLicenseRenewal', id)).toMatchObject({
      no: 'CONFLICT',
      differences: [{ field: 'max_users', from: 100, to: 300 }],
    });
    expect((await undo('undoLicenseRenewal', (await running()).id)).no).toBe('CONFLICT');
  });
});

describe('groups that ended with the old term', () => {
  const list = async (licenseId: string, after: string | null = null, caller = seller) => {
    const document = `query ($licenseId: ID!, $after: ID) { groupsToExtend(licenseId: $licenseId, after: $after) {
      groups { id name learners group_size ended_on } hasMore cursor } }`;
    const { data, code } = await server.call(caller, document, { licenseId, after });
    return { page: data?.['groupsToExtend'], code };
  };
  /** A license with groups that are over: by their last day, by hand, in an earlier term, deleted. */
  const ended = async (names: readonly string[], group_size = 30) => {
    const { id } = await running();
    await sql`update licenses set activation_date = ${day(-300)} where id = ${id}`.execute(server.db);
    const groups: string[] = [];
    for (const [index, name] of names.entries()) {
      const dates = { start_date: day(-90), end_date: day(-5 - index) };
      groups.push((await buildGroup(server.db, { license_id: id, name, group_size, ...dates })).id);
    }
    return { id, groups };
  };

  it('are listed, the last one first, and no others', async () => {
    const { id, groups } = await ended(['A', 'B', 'C', 'By hand', 'Deleted']);
    const [a = '', , , byHand = '', deleted = ''] = groups;
    await addGroupMember(server.db, a, (await buildUser(server.db)).id);
    await sql`update groups set status = 'ENDED' where id = ${byHand}`.execute(server.db);
    await sql`update groups set deleted_on = now() where id = ${deleted}`.execute(server.db);
    await buildGroup(server.db, { license_id: id, name: 'Running', group_size: 5, end_date: day(29) });
    const { page } = await list(id);
    expect(page).toEqual({
      groups: [
        { id: a, name: 'A', learners: 1, group_size: 30, ended_on: day(-5) },
        { id: groups[1], name: 'B', learners: 0, group_size: 30, ended_on: day(-6) },
        { id: groups[2], name: 'C', learners: 0, group_size: 30, ended_on: day(-7) },
      ],
      hasMore: false,
      cursor: null,
    });
    await call('renewLicense', { id });
    expect((await list(id)).page.groups).toEqual([]);
  });

  it('are listed page by page, each once', async () => {
    const { id } = await ended(
      Array.from({ length: 60 }, (_, index) => `Group ${index}`),
      1,
    );
    await sql`update groups set end_date = ${day(-7)} where license_id = ${id} and end_date > ${day(-40)}`.execute(
      server.db,
    );
    const { page: first } = await list(id);
    const { page: rest } = await list(id, first.cursor);
    const seen = [...first.groups, ...rest.groups].map((group: { id: string }) => group.id);
    expect([first.groups.length, seen.length, new Set(seen).size, rest.hasMore]).toEqual([50, 60, 60, false]);
    expect((await list(id, crypto.randomUUID())).code).toBe('BAD_CURSOR');
    expect((await list(crypto.randomUUID())).code).toBe('NOT_FOUND');
  });

  it('go on until the new end where a renewal extends them, written in their history and as one activity', async () => {
    const { id, groups } = await ended(['A', 'B', 'C']);
    const [a = '', b = ''] = groups;
    const { license } = await call('renewLicense', { id, group_ids: [b, a] });
    const { rows } = await sql<{ name: string; end_date: string; ended_term: number | null; version: number }>`
      select name, end_date, ended_term, version from groups where license_id = ${id} order by name`.execute(server.db);
    expect(rows).toEqual([
      { name: 'A', end_date: license.expiry_date, ended_term: null, version: 2 },
      { name: 'B', end_date: license.expiry_date, ended_term: null, version: 2 },
      { name: 'C', end_date: day(-7), ended_term: 0, version: 1 },
    ]);
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 60, free: 40 });
    const { rows: entries } = await sql<{ object_id: string; details: object }>`
      select object_id, details from audit_log where object_id in (${a}, ${id}) and action in ('GROUP_CHANGED', 'LICENSE_RENEWED')
      order by number`.execute(server.db);
    expect(entries).toMatchObject([
      { object_id: a, details: { end_date: { from: day(-5), to: license.expiry_date } } },
      { object_id: id, details: { groups: [b, a] } },
    ]);
    const { rows: activities } = await sql<{ activity: string }>`
      select activity from activities where institution_id = ${institution_id} and about = 'Campus'
      order by created_on desc, id limit 1`.execute(server.db);
    expect(activities).toEqual([{ activity: 'LICENSE_RENEWED' }]);
    await soundSeats();
  });

  it('are taken back with the renewal, unless somebody has joined or changed them since', async () => {
    const { id, groups } = await ended(['A', 'B', 'C']);
    const before = await sql`select id, end_date, status from groups where license_id = ${id} order by id`.execute(
      server.db,
    );
    await call('renewLicense', { id, group_ids: groups });
    expect((await undo('undoLicenseRenewal', id)).no).toBe('');
    const after = await sql`select id, end_date, status from groups where license_id = ${id} order by id`.execute(
      server.db,
    );
    expect(after.rows).toEqual(before.rows);
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 0, bought: 100 });
    await call('renewLicense', { id, group_ids: groups });
    const [joined = '', changed = ''] = groups;
    await addGroupMember(server.db, joined, (await buildUser(server.db)).id);
    await sql`update groups set name = 'B2', version = version + 1 where id = ${changed}`.execute(server.db);
    expect(await undo('undoLicenseRenewal', id)).toMatchObject({ no: 'IN_USE', groups: ['A', 'B2'] });
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 90 });
    await soundSeats();
  });

  it('are extended all together or not at all, where the seats suffice', async () => {
    const { id, groups } = await ended(['A', 'B', 'C', 'D'], 30);
    expect(await call('renewLicense', { id, group_ids: groups })).toMatchObject({
      no: 'NO_SEATS_LEFT group_ids',
      groups: expect.arrayContaining(['A', 'B', 'C', 'D']),
      seats: { needed: 120, free: 100 },
    });
    expect((await list(id)).page.groups).toHaveLength(4);
    const offer = await buildOffer(server.db, id, { max_users: 300 });
    const { license } = await call('renewLicense', { id, group_ids: groups, offer: { id: offer.id } });
    expect(license).toMatchObject({ max_users: 300 });
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 120, free: 180 });
  });

  it('are those of this license and of its last term alone, each named once', async () => {
    const { id, groups } = await ended(['A']);
    const { groups: others } = await ended(['Foreign']);
    const running2 = await buildGroup(server.db, { license_id: id, group_size: 5, end_date: day(29) });
    const renew = async (group_ids: readonly (string | undefined)[]) =>
      (await call('renewLicense', { id, group_ids })).no;
    expect(await renew([groups[0], others[0]])).toBe('NOT_FOUND group_ids');
    expect(await renew([running2.id])).toBe('NOT_FOUND group_ids');
    expect(await renew([groups[0], groups[0]])).toBe('INVALID group_ids');
    expect(await renew(groups)).toBe('');
  });
});

it('what was sold is taken back by sales roles alone', async () => {
  const { id } = await running();
  for (const role of globalRoles.filter((one) => !(salesRoles as readonly string[]).includes(one))) {
    const caller = await buildUser(server.db, { role });
    const nos = [
      await call('undoLicenseActivation', { where: { id } }, caller),
      await call('undoLicenseRenewal', { where: { id } }, caller),
      await call('renewLicense', { id, group_ids: [id] }, caller),
    ].map(({ no }) => no);
    expect([role, ...nos]).toEqual([role, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  }
});
