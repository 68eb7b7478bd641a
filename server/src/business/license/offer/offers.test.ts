import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildLicense, buildOffer, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findSeats } from '../find-seats.ts';

let server: TestServer;
let seller: BuiltUser;
let admin: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
});

const fields = `id number kind state made_on valid_until expiry_date max_users seats_before ends_before price currency notes tax_rate seller
  products { id } added_products { id } differences { field from to } made_by { id } version`;
const documents = {
  createLicenseOffer: `mutation make($data: LicenseOfferInput!, $where: LicenseWhere!) {
    createLicenseOffer(data: $data, where: $where) { ${fields} } }`,
  withdrawLicenseOffer: `mutation withdraw($where: OfferWhere!) { withdrawLicenseOffer(where: $where) { ${fields} } }`,
  restoreLicenseOffer: `mutation restore($where: OfferWhere!) { restoreLicenseOffer(where: $where) { ${fields} } }`,
  licenseOffer: `query one($id: ID!) { licenseOffer(id: $id) { ${fields} } }`,
  licenseOffers: `query list($licenseId: ID!, $after: ID) {
    licenseOffers(licenseId: $licenseId, after: $after) { offers { id number state } hasMore cursor } }`,
  renewLicense: `mutation renew($id: ID!, $expiry_date: Date, $version: Int, $offer: OfferWhere) {
    renewLicense(id: $id, expiry_date: $expiry_date, version: $version, offer: $offer) {
      expiry_date max_users price currency notes totalRenewals version offers { id } } }`,
  updateLicense: `mutation edit($data: UpdateLicenseInput!, $where: LicenseWhere!, $offer: OfferWhere) {
    updateLicense(data: $data, where: $where, offer: $offer) { max_users price products { id } version offers { id } } }`,
} as const;
type Act = keyof typeof documents;
type Offer = { id: string; number: string; version: number; state: string };

const call = async (act: Act, variables: Record<string, unknown>, caller = seller) => {
  const { data, errors, code } = await server.call(caller, documents[act], variables);
  const { field, issue, groups, differences } = errors[0]?.extensions ?? {};
  const no = [code, field, (issue as { code?: string } | undefined)?.code].filter(Boolean).join(' ');
  return { result: data?.[act] ?? null, no, groups, differences };
};
const licensed = async (values: Parameters<typeof buildLicense>[1] = {}) => {
  const { id: product } = await buildProduct(server.db);
  return { ...(await buildLicense(server.db, { products: [product], ...values })), product };
};
const make = (id: string, data: object, caller = seller) =>
  call('createLicenseOffer', { data: { kind: 'RENEWAL', max_users: 300, ...data }, where: { id, version: 1 } }, caller);
const renewal = { expiry_date: day(700), price: '1200,5', currency: 'EUR', notes: 'Payable in 30 days.' };
const edited = (product: string, more: object = {}) => ({
  name: 'Site license',
  max_users: 300,
  products: [product],
  activation_date: day(-30),
  expiry_date: day(335),
  ...more,
});

describe('an offer', () => {
  it('stands beside the license with a number of its own, the day, how long it is valid and who made it', async () => {
    const { id, product } = await licensed();
    const { result: first } = await make(id, { ...renewal, tax_rate: '7,5' });
    expect(first).toMatchObject({
      kind: 'RENEWAL',
      state: 'STANDS',
      made_on: day(0),
      valid_until: day(30),
      expiry_date: day(700),
      max_users: 300,
      seats_before: 300,
      ends_before: day(335),
      price: '1200.50',
      currency: 'EUR',
      notes: 'Payable in 30 days.',
      tax_rate: '7.50',
      products: [{ id: product }],
      added_products: [],
      differences: [],
      made_by: { id: seller.id },
    });
    expect((first as Offer).number).toMatch(new RegExp(`^${day(0).slice(0, 4)}-\\d{5}$`));
    const { result: second } = await make(id, { ...renewal, valid_until: day(0) });
    expect(Number((second as Offer).number.slice(5))).toBeGreaterThan(Number((first as Offer).number.slice(5)));
    const beside = `query ($id: ID!) { licensesByInstitution(institutionId: $id) { max_users expiry_date offers { id } } }`;
    const { institution_id } = await server.db
      .selectFrom('licenses')
      .select('institution_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { data } = await server.call(seller, beside, { id: institution_id });
    expect(data?.['licensesByInstitution']).toEqual([
      { max_users: 300, expiry_date: day(335), offers: [{ id: second.id }, { id: first.id }] },
    ]);
    const member = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, member.id, 'CENTER_ADMIN');
    const shown = await server.call(member, beside, { id: institution_id });
    expect(shown.data?.['licensesByInstitution']).toMatchObject([{ offers: [] }]);
  });

  it('is written down without what it says freely', async () => {
    const { id, institution_id } = await licensed();
    const { result } = await make(id, renewal);
    await call('withdrawLicenseOffer', { where: { id: result.id } });
    await call('restoreLicenseOffer', { where: { id: result.id } });
    const acts = ['LICENSE_OFFERED', 'OFFER_WITHDRAWN', 'OFFER_RESTORED'];
    const { rows: entries } = await sql<{ action: string; details: { offer: string } }>`
      select action, details from audit_log where object_id = ${id} order by number`.execute(server.db);
    expect(entries.map(({ action }) => action)).toEqual(acts);
    expect(new Set(entries.map(({ details }) => details.offer))).toEqual(new Set([result.number]));
    expect(JSON.stringify(entries)).not.toContain('Payable');
    const { rows: activities } = await sql<{ activity: string; about: string }>`
      select activity, about from activities where institution_id = ${institution_id} order by created_on, id`.execute(
      server.db,
    );
    expect(activities).toEqual(acts.map((activity) => ({ activity, about: 'Site license' })));
  });

  it.each([
    ['of a quote', { expiry_date: day(700) }, 'CONFLICT', { activation_date: null, expiry_date: null }],
    ['of a renewal without an end', {}, 'INVALID data.expiry_date REQUIRED'],
    ['of a renewal that shortens', { expiry_date: day(334) }, 'INVALID data.expiry_date SHORTENS'],
    ['of seats that are not sold', { ...renewal, max_users: 299 }, 'INVALID data.max_users WRONG_SHAPE'],
    ['for a price without a currency', { ...renewal, currency: null }, 'INVALID data.currency REQUIRED'],
    ['that is over before it is made', { ...renewal, valid_until: day(-1) }, 'INVALID data.valid_until DAY_PASSED'],
    ['of nothing more', { kind: 'ENLARGEMENT' }, 'INVALID data.max_users TOO_LOW'],
    ['of fewer seats', { kind: 'ENLARGEMENT', max_users: 100 }, 'INVALID data.max_users TOO_LOW'],
    [
      'of an enlargement with an end',
      { kind: 'ENLARGEMENT', max_users: 500, expiry_date: day(700) },
      'INVALID data.expiry_date WRONG_SHAPE',
    ],
  ])('%s is refused', async (_what, data, no, quote?: object) => {
    const { id } = await licensed(quote);
    expect((await make(id, data)).no).toBe(no);
  });

  it('adds products that are published and new to the license', async () => {
    const { id, product } = await licensed();
    const { id: draft } = await buildProduct(server.db, { published: false });
    const { id: other } = await buildProduct(server.db);
    const enlarge = (products: string[]) => make(id, { kind: 'ENLARGEMENT', products });
    expect((await enlarge([draft])).no).toBe('NOT_FOUND data.products');
    expect((await enlarge([product])).no).toBe('TAKEN data.products');
    expect((await enlarge([other])).result).toMatchObject({
      expiry_date: null,
      max_users: 300,
      products: [{ id: product }],
      added_products: [{ id: other }],
    });
  });

  it('is withdrawn once, and stands again until its last day', async () => {
    const { id } = await licensed();
    const { id: offer } = await buildOffer(server.db, id, { valid_until: day(5) });
    const where = { id: offer };
    const both = await Promise.all([1, 2].map(() => call('withdrawLicenseOffer', { where: { ...where, version: 1 } })));
    expect(both.map(({ no }) => no).toSorted()).toEqual(['', 'INVALID where.id OFFER_WITHDRAWN']);
    expect((await call('restoreLicenseOffer', { where: { ...where, version: 1 } })).no).toBe('CONFLICT');
    expect((await call('restoreLicenseOffer', { where: { ...where, version: 2 } })).result).toMatchObject({
      state: 'STANDS',
      version: 3,
    });
    expect((await call('restoreLicenseOffer', { where })).result).toMatchObject({ version: 3 });
    expect((await call('withdrawLicenseOffer', { where: { ...where, version: 1 } })).no).toBe('CONFLICT');
    await call('withdrawLicenseOffer', { where });
    await sql`update license_offers set made_on = ${day(-9)}, valid_until = ${day(-1)} where id = ${offer}`.execute(
      server.db,
    );
    expect((await call('restoreLicenseOffer', { where })).no).toBe('INVALID where.id OFFER_OVER');
  });

  it('is listed with all others of its license, page by page, and found by its id', async () => {
    const { id } = await licensed();
    for (let made = 0; made < 23; made++) await buildOffer(server.db, id);
    const { result: first } = await call('licenseOffers', { licenseId: id });
    const { result: rest } = await call('licenseOffers', { licenseId: id, after: first.cursor });
    const numbers = [...first.offers, ...rest.offers].map(({ number }: Offer) => number);
    expect([first.offers.length, first.hasMore, rest.hasMore, rest.cursor]).toEqual([20, true, false, null]);
    expect(numbers).toEqual([...new Set(numbers)].toSorted().toReversed());
    expect((await call('licenseOffers', { licenseId: id, after: crypto.randomUUID() })).no).toBe('BAD_CURSOR after');
    expect((await call('licenseOffers', { licenseId: crypto.randomUUID() })).no).toBe('NOT_FOUND');
    expect((await call('licenseOffer', { id: rest.offers[0].id })).result).toMatchObject({ number: numbers[20] });
    expect((await call('licenseOffer', { id: crypto.randomUUID() })).no).toBe('NOT_FOUND');
  });

  it('is made, seen and withdrawn by sales roles alone', async () => {
    const { id } = await licensed();
    const { id: offer } = await buildOffer(server.db, id);
    for (const role of globalRoles.filter((one) => !(salesRoles as readonly string[]).includes(one))) {
      const caller = await buildUser(server.db, { role });
      const nos = [
        await make(id, renewal, caller),
        await call('withdrawLicenseOffer', { where: { id: offer } }, caller),
        await call('restoreLicenseOffer', { where: { id: offer } }, caller),
        await call('licenseOffer', { id: offer }, caller),
        await call('licenseOffers', { licenseId: id }, caller),
      ].map(({ no }) => no);
      expect([role, new Set(nos)]).toEqual([role, new Set(['FORBIDDEN'])]);
    }
  });
});

describe('an offer that is applied', () => {
  // O-30
  it('renews the license as it says, once', async () => {
    const { id } = await licensed();
    const { result: offer } = await make(id, { ...renewal, max_users: 500 });
    const named = { offer: { id: offer.id, version: 1 } };
    const both = await Promise.all([1, 2].map(() => call('renewLicense', { id, ...named })));
    expect(both.map(({ no }) => no).toSorted()).toEqual(['', 'INVALID offer OFFER_APPLIED']);
    expect(both.find(({ result }) => result)?.result).toEqual({
      expiry_date: day(700),
      max_users: 500,
      price: '1200.50',
      currency: 'EUR',
      notes: 'Payable in 30 days.',
      totalRenewals: 1,
      version: 2,
      offers: [],
    });
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ bought: 500, free: 500 });
    expect((await call('licenseOffer', { id: offer.id })).result).toMatchObject({ state: 'APPLIED', version: 2 });
    expect((await call('withdrawLicenseOffer', { where: { id: offer.id } })).no).toBe('INVALID where.id OFFER_APPLIED');
    const { rows } = await sql<{ details: object }>`
      select details from audit_log where object_id = ${id} and action = 'LICENSE_RENEWED'`.execute(server.db);
    expect(rows).toMatchObject([{ details: { offer: offer.number, max_users: { from: 300, to: 500 } } }]);
  });

  it('renews for fewer seats than groups of the old term held, and not for fewer than running groups hold', async () => {
    const { id } = await licensed();
    await buildGroup(server.db, { license_id: id, name: 'Over', group_size: 90 });
    await sql`update groups set learners = 0, status = 'ENDED' where license_id = ${id}`.execute(server.db);
    await buildGroup(server.db, { license_id: id, name: 'Running', group_size: 150 });
    const { result: less } = await make(id, { ...renewal, max_users: 100 });
    expect(await call('renewLicense', { id, offer: { id: less.id } })).toMatchObject({
      no: 'IN_USE offer',
      groups: ['Running'],
    });
    await sql`update groups set group_size = 100 where license_id = ${id} and name = 'Running'`.execute(server.db);
    expect((await call('renewLicense', { id, offer: { id: less.id } })).result).toMatchObject({ max_users: 100 });
    expect(await findSeats(server.db, id, day(0))).toMatchObject({ bought: 100, reserved: 100, free: 0 });
  });

  it('enlarges the license by its seats and products; what a term costs stays', async () => {
    const { id, product } = await licensed({ price: 900, currency: 'EUR' });
    const { id: other } = await buildProduct(server.db);
    const enlargement = { kind: 'ENLARGEMENT', max_users: 500, products: [other], price: '300', currency: 'EUR' };
    const { result: offer } = await make(id, enlargement);
    const save = (more: object) =>
      call('updateLicense', {
        data: edited(product, more),
        where: { id, version: 1 },
        offer: { id: offer.id, version: 1 },
      });
    expect((await save({ max_users: 1000 })).no).toBe('INVALID data.max_users NOT_AS_OFFERED');
    expect((await save({ max_users: 500 })).no).toBe('INVALID data.products NOT_AS_OFFERED');
    const { result } = await save({ max_users: 500, products: [product, other] });
    expect(result).toMatchObject({ max_users: 500, price: '900.00', version: 2, offers: [] });
    expect(result.products.map((one: { id: string }) => one.id).toSorted()).toEqual([product, other].toSorted());
    expect((await save({ max_users: 500, products: [product, other] })).no).toBe('INVALID offer OFFER_APPLIED');
  });

  it('may be of any number of seats where whoever made it may sell them', async () => {
    const { id, product } = await licensed();
    const enlargement = { kind: 'ENLARGEMENT', max_users: 321 };
    expect((await make(id, enlargement)).no).toBe('INVALID data.max_users WRONG_SHAPE');
    const { result: offer } = await make(id, enlargement, admin);
    const variables = { data: edited(product, { max_users: 321 }), where: { id }, offer: { id: offer.id } };
    expect((await call('updateLicense', variables)).result).toMatchObject({ max_users: 321 });
  });

  it('is refused with the reason where it is over, withdrawn, older, of another license or not what is saved', async () => {
    const { id, product } = await licensed();
    const renew = async (offer: string, more: object = {}, caller = seller) =>
      (await call('renewLicense', { id, offer: { id: offer, version: 1 }, ...more }, caller)).no;
    const over = await buildOffer(server.db, id, { made_on: day(-9), valid_until: day(-1) });
    expect(await renew(over.id)).toBe('INVALID offer OFFER_OVER');
    const withdrawn = await buildOffer(server.db, id, { withdrawn_on: day(0) });
    expect(await renew(withdrawn.id)).toBe('INVALID offer OFFER_WITHDRAWN');
    const { id: other } = await licensed();
    expect(await renew((await buildOffer(server.db, other)).id)).toBe('NOT_FOUND offer');
    const enlargement = await buildOffer(server.db, id, { kind: 'ENLARGEMENT', max_users: 500 });
    expect(await renew(enlargement.id)).toBe('NOT_FOUND offer');
    const { id: offer } = await buildOffer(server.db, id);
    expect(await renew(offer, { expiry_date: day(800) })).toBe('INVALID expiry_date NOT_AS_OFFERED');
    await sql`update license_offers set version = 2 where id = ${offer}`.execute(server.db);
    expect(await renew(offer)).toBe('CONFLICT offer');
    const variables = { data: edited(product), where: { id }, offer: { id: offer } };
    expect((await call('updateLicense', variables)).no).toBe('NOT_FOUND offer');
    expect((await call('renewLicense', { id, version: 1 })).result).toMatchObject({ totalRenewals: 1 });
  });

  // O-30
  it('is refused with what differs where the license has changed since', async () => {
    const { id, product } = await licensed();
    const { id: other } = await buildProduct(server.db, { name: 'Cloud' });
    const { id: offer } = await buildOffer(server.db, id);
    const more = { max_users: 500, products: [product, other], expiry_date: day(400) };
    await call('updateLicense', { data: edited(product, more), where: { id } });
    const { no, differences } = await call('renewLicense', { id, version: 1, offer: { id: offer } });
    expect(no).toBe('CONFLICT offer');
    expect(differences).toMatchObject([
      { field: 'max_users', from: ['300'], to: ['500'] },
      { field: 'expiry_date', from: [day(335)], to: [day(400)] },
      { field: 'products', to: expect.arrayContaining(['Cloud']) },
    ]);
    expect((await call('licenseOffer', { id: offer })).result.differences).toEqual(differences);
    await call('updateLicense', { data: edited(product), where: { id } });
    expect((await call('renewLicense', { id, offer: { id: offer } })).result).toMatchObject({ expiry_date: day(700) });
  });
});
