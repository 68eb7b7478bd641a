// One at a time: it moves the clock of the database.
import { daysLater } from '@lectern/domain/calendar-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildLicense,
} from '../../../../seed/school.ts';
import { cloneDatabase } from '../../../../test/harness.ts';
import { openServer, type TestServer } from '../../../../test/open-server.ts';
import { connect, type Database } from '../../../base/database/connect.ts';
import { readEnv } from '../../../env.ts';
import { sendNotices } from './send-notices.ts';

const first = '2031-03-01';
const env = readEnv({ PUBLIC_URL: 'https://lectern.example' });

/** Two servers, each with one connection, whose clock a test moves. */
let servers: readonly Database[];
let db: Database;
let lectern: TestServer;
beforeAll(async () => {
  const url = await cloneDatabase();
  servers = [connect({ url, connections: 1 }), connect({ url, connections: 1 })];
  [db] = servers as [Database];
  lectern = await openServer(url);
});
afterAll(async () => {
  for (const server of servers) await server.destroy();
});
beforeEach(async () => {
  for (const table of ['mail_outbox', 'license_notices', 'renewal_digests'] as const)
    await db.deleteFrom(table).execute();
  await sql`update licenses set deleted_on = now()`.execute(db);
});

/** The mails that are sent on a day after the first one, by so many servers at once. */
async function sentOn(offset: number, at: readonly Database[] = servers.slice(0, 1)) {
  const moment = `${daysLater(first, offset)}T05:29:00Z`;
  for (const server of at) await sql`set lectern.now = ${sql.lit(moment)}`.execute(server);
  const counts = await Promise.all(at.map((server) => sendNotices({ db: server, env })));
  const mails = await db.deleteFrom('mail_outbox').returning(['recipient', 'subject', 'body']).execute();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(mails.length);
  return mails.toSorted((one, other) => one.recipient.localeCompare(other.recipient));
}

/** Who is told what, on each of some days: the lines of the mails that are about a license. */
async function told(days: readonly number[], at?: readonly Database[]) {
  const found: (readonly [day: number, who: string, ...lines: string[]])[] = [];
  for (const day of days)
    for (const { recipient, body } of await sentOn(day, at)) {
      const lines = body.split('\n').filter((line) => line.startsWith('- '));
      found.push([day, recipient.replace(/@.*/, ''), ...lines.map((line) => line.replace(/, on .*|\.$/, ''))]);
    }
  return found;
}

const everyDay = Array.from({ length: 400 }, (_, day) => day);
let count = 0;

/** An institution with a sales manager and an administrator, whose addresses begin with these words. */
async function school(names: { manager?: BuiltUser; admin: string; name?: string }) {
  count += 1;
  const { manager, name = `School ${count}` } = names;
  const { id } = await buildInstitution(db, { name, ...(manager ? { sales_manager_id: manager.id } : {}) });
  const admin = await person(names.admin);
  await addInstitutionMember(db, id, admin.id, 'CENTER_ADMIN');
  return { id, admin };
}
const person = async (name: string, role: 'SALES_MANAGER' | 'USER' = 'USER') =>
  buildUser(db, { role, email: `${name}@mailed-${crypto.randomUUID()}.test` });
const license = async (institution_id: string, name: string, begins: number, ends: number, max_users = 10) =>
  buildLicense(db, {
    institution_id,
    name,
    max_users,
    activation_date: daysLater(first, begins),
    expiry_date: daysLater(first, ends),
  });
const take = async (license_id: string, seats: number) => {
  const group = await buildGroup(db, {
    license_id,
    group_size: 10,
    start_date: first,
    end_date: daysLater(first, 399),
  });
  for (let seat = 0; seat < seats; seat += 1) await addGroupMember(db, group.id, (await buildUser(db)).id);
};

describe('mails about renewals', () => {
  // O-08
  it('in 400 days are exactly those of each step and term, one a day for each person', async () => {
    const sol = await person('sol', 'SALES_MANAGER');
    const one = await school({ manager: sol, admin: 'ada' });
    const other = await school({ manager: sol, admin: 'ben' });
    await license(one.id, 'Year', 0, 365);
    const half = await license(one.id, 'Half', 0, 180);
    await license(other.id, 'Months', 20, 110);
    await license(other.id, 'Week', 0, 7);
    const found = [];
    found.push(...(await told(everyDay.slice(0, 150))));
    await take(half.id, 9);
    found.push(...(await told(everyDay.slice(150, 176))));
    // Renewed before its end, for another half.
    await sql`update licenses set total_renewals = 1, last_renewed = ${daysLater(first, 176)}::date,
      expiry_date = ${daysLater(first, 360)} where id = ${half.id}`.execute(db);
    found.push(...(await told(everyDay.slice(176))));
    expect(found).toEqual([
      // Months are 90 days long: they end in 90 days when they begin, which everybody knows.
      [80, 'ben', '- Months ends in 30 days'],
      [80, 'sol', '- Months ends in 30 days'],
      [90, 'ada', '- Half ends in 90 days'],
      [90, 'sol', '- Half ends in 90 days'],
      [103, 'ben', '- Months ends in 7 days'],
      [103, 'sol', '- Months ends in 7 days'],
      [150, 'ada', '- Half ends in 30 days', '- Half: learners have taken 9 of 10 seats'],
      [150, 'sol', '- Half ends in 30 days', '- Half: learners have taken 9 of 10 seats'],
      [173, 'ada', '- Half ends in 7 days'],
      [173, 'sol', '- Half ends in 7 days'],
      // A new term tells again of seats that are taken in it.
      [176, 'ada', '- Half: learners have taken 9 of 10 seats'],
      [176, 'sol', '- Half: learners have taken 9 of 10 seats'],
      [270, 'ada', '- Half ends in 90 days'],
      [270, 'sol', '- Half ends in 90 days'],
      [275, 'ada', '- Year ends in 90 days'],
      [275, 'sol', '- Year ends in 90 days'],
      [330, 'ada', '- Half ends in 30 days'],
      [330, 'sol', '- Half ends in 30 days'],
      [335, 'ada', '- Year ends in 30 days'],
      [335, 'sol', '- Year ends in 30 days'],
      [353, 'ada', '- Half ends in 7 days'],
      [353, 'sol', '- Half ends in 7 days'],
      [358, 'ada', '- Year ends in 7 days'],
      [358, 'sol', '- Year ends in 7 days'],
    ]);
  });

  it('are made up for where nobody has looked for some days, with the days that are left', async () => {
    const { id } = await school({ admin: 'ada' });
    await license(id, 'Year', 0, 365);
    expect(await told([270, 281, 290, 333, 340, 364, 365])).toEqual([
      [281, 'ada', '- Year ends in 84 days'],
      [340, 'ada', '- Year ends in 25 days'],
      [364, 'ada', '- Year ends in 1 day'],
    ]);
  });

  it('are sent once where two servers look at the same time, whatever day it is', async () => {
    const { id } = await school({ manager: await person('sol', 'SALES_MANAGER'), admin: 'ada' });
    await license(id, 'Year', 0, 365);
    const found = await told([274, 275, 276, 335, 336, 358, 359], servers);
    expect(found.map(([day, who]) => `${day} ${who}`)).toEqual([
      '275 ada',
      '275 sol',
      '335 ada',
      '335 sol',
      '358 ada',
      '358 sol',
    ]);
  });

  it('are sent anew in a term that is begun again after it was taken back', async () => {
    const sol = await person('sol', 'SALES_MANAGER');
    const { id: institution_id } = await school({ manager: sol, admin: 'ada' });
    const product = await buildProduct(db);
    const act = async (text: string, variables: object) => {
      const { data, errors } = await lectern.call(sol, `mutation ${text}`, { ...variables });
      expect(errors).toEqual([]);
      return data;
    };
    const days = { activation_date: first, expiry_date: daysLater(first, 365) };
    const { createLicense } = await act('($data: CreateLicenseInput!) { createLicense(data: $data) { id } }', {
      data: { ...days, institution_id, name: 'Year', max_users: 100, products: [product.id] },
    });
    const where = { id: createLicense.id };
    const both = (day: number, left: number) => ['ada', 'sol'].map((who) => [day, who, `- Year ends in ${left} days`]);
    expect(await told([275, 276])).toEqual(both(275, 90));
    await act('($where: LicenseWhere!) { undoLicenseActivation(where: $where) { id } }', { where });
    expect(await told([277])).toEqual([]);
    const activate =
      '($data: ActivateLicenseInput!, $where: LicenseWhere!) { activateLicense(data: $data, where: $where) { id } }';
    await act(activate, { data: days, where });
    expect(await told([278, 279])).toEqual(both(278, 87));
    const renew = '($id: ID!, $expiry_date: Date) { renewLicense(id: $id, expiry_date: $expiry_date) { id } }';
    const renewal = { ...where, expiry_date: daysLater(first, 368) };
    await act(renew, renewal);
    expect(await told([280])).toEqual(both(280, 88));
    await act('($where: LicenseWhere!) { undoLicenseRenewal(where: $where) { id } }', { where });
    // The term of before is told of already.
    expect(await told([281])).toEqual([]);
    await act(renew, renewal);
    expect(await told([282, 283])).toEqual(both(282, 86));
  });

  it('wait for tomorrow where somebody had one today', async () => {
    const { id } = await school({ admin: 'ada' });
    await license(id, 'Year', 0, 365);
    expect(await told([275, 275])).toHaveLength(1);
    await license(id, 'Late', 200, 365);
    expect(await told([275, 276, 277])).toEqual([[276, 'ada', '- Late ends in 89 days']]);
  });

  it('are one for who looks after an institution and administers it, whichever of the two is stopped', async () => {
    const sol = await person('sol', 'SALES_MANAGER');
    const { id } = await school({ manager: sol, admin: 'ada' });
    await addInstitutionMember(db, id, sol.id, 'CENTER_ADMIN');
    await license(id, 'Year', 0, 365);
    expect(await told([275])).toEqual([
      [275, 'ada', '- Year ends in 90 days'],
      [275, 'sol', '- Year ends in 90 days'],
    ]);
    await sql`update institutions set mails_sales = false where id = ${id}`.execute(db);
    expect(await told([335])).toHaveLength(2);
    await sql`update institutions set mails_sales = true, mails_administrators = false where id = ${id}`.execute(db);
    expect(await told([358])).toEqual([[358, 'sol', '- Year ends in 7 days']]);
  });

  it('go to nobody whose school has stopped them, who has left, or whose address is not confirmed', async () => {
    const sol = await person('sol', 'SALES_MANAGER');
    const { id, admin } = await school({ manager: sol, admin: 'ada' });
    const [left, unsure, teacher] = [await person('left'), await person('unsure'), await person('teacher')];
    for (const { id: user } of [left, unsure]) await addInstitutionMember(db, id, user, 'CENTER_ADMIN');
    await addInstitutionMember(db, id, teacher.id, 'INSTRUCTOR');
    await sql`update institution_members set deleted_on = now() where user_id = ${left.id}`.execute(db);
    await sql`update users set email_verified = false where id = ${unsure.id}`.execute(db);
    await license(id, 'Year', 0, 365);
    await buildLicense(db, { institution_id: id, name: 'Offer', activation_date: null, expiry_date: null });
    const whom = async (day: number) => (await sentOn(day)).map(({ recipient }) => recipient.replace(/@.*/, ''));
    const set = async (sales: boolean, administrators: boolean) =>
      sql`update institutions set mails_sales = ${sales}, mails_administrators = ${administrators} where id = ${id}`.execute(
        db,
      );
    await set(false, false);
    expect(await whom(275)).toEqual([]);
    await set(true, false);
    expect(await whom(276)).toEqual(['sol']);
    // What was stopped is made up for when it is wanted again.
    await set(true, true);
    expect(await whom(277)).toEqual(['ada']);
    await sql`update users set role = 'CUSTOMER_SUCCESS' where id = ${sol.id}`.execute(db);
    expect(await whom(335)).toEqual(['ada']);
    await sql`update institutions set deleted_on = now() where id = ${id}`.execute(db);
    expect(await whom(358)).toEqual([]);
    expect(admin.email).toMatch(/^ada@/);
  });

  it('reach all others where one cannot be told, who is told at the next try', async () => {
    const { id, admin } = await school({ admin: 'ada' });
    const other = await person('ben');
    await addInstitutionMember(db, id, other.id, 'CENTER_ADMIN');
    await license(id, 'Year', 0, 365);
    await sql`update users set email = 'nowhere' where id = ${admin.id}`.execute(db);
    await expect(sentOn(275)).rejects.toThrow('1 people could not be told of licenses');
    expect(await db.deleteFrom('mail_outbox').returning('recipient').execute()).toEqual([{ recipient: other.email }]);
    await sql`update users set email = ${admin.email} where id = ${admin.id}`.execute(db);
    expect(await told([275])).toEqual([[275, 'ada', '- Year ends in 90 days']]);
  });

  it('count the days where the institution is', async () => {
    const { id } = await school({ admin: 'ada' });
    await sql`update institutions set time_zone = 'Pacific/Kiritimati' where id = ${id}`.execute(db);
    await license(id, 'Year', 0, 365);
    // At 05:29 in UTC it is the evening of the same day there; an hour of the night before is already that day.
    expect(await told([274, 275])).toEqual([[275, 'ada', '- Year ends in 90 days']]);
  });

  it('say all of it in the language of their reader, with links to where they see it', async () => {
    const sol = await person('sol', 'SALES_MANAGER');
    const one = await school({ manager: sol, admin: 'ada', name: 'Alder' });
    const other = await school({ manager: sol, admin: 'ben', name: 'Zenith' });
    await sql`update users set language = 'ar' where id = ${one.admin.id}`.execute(db);
    await sql`update users set language = 'es' where id = ${other.admin.id}`.execute(db);
    const year = await license(one.id, 'Year', 0, 365);
    await take(year.id, 9);
    await license(other.id, 'Evening', 0, 365);
    const [ada, ben, inEnglish] = await sentOn(335);
    expect(inEnglish).toEqual({
      recipient: sol.email,
      subject: '2 licenses to look at; the first ends on February 29, 2032',
      body: `Hello Amara Okonkwo,

Alder
- Year ends in 30 days, on February 29, 2032.
- Year: learners have taken 9 of 10 seats.
https://lectern.example/sales-management/institution/${one.id}

Zenith
- Evening ends in 30 days, on February 29, 2032.
https://lectern.example/sales-management/institution/${other.id}

You get this because you look after these institutions or administer them: 90, 30 and 7 days before a license ends, and when 9 of 10 seats are taken, each once.
To stop these emails for an institution, open its page and clear the box under Renewal emails.
`,
    });
    expect(ben?.subject).toBe('La licencia Evening de Zenith termina el 29 de febrero de 2032');
    expect(ben?.body).toContain(
      `- Evening termina en 30 días, el 29 de febrero de 2032.\nhttps://lectern.example/?institution=${other.id}&tab=licenses\n`,
    );
    expect(ada?.subject).toBe('ينتهي الترخيص \u2068Year\u2069 لدى \u2068Alder\u2069 في \u206829 فبراير 2032\u2069');
    expect(ada?.body).toContain('- ينتهي \u2068Year\u2069 خلال 30 يومًا، في \u206829 فبراير 2032\u2069.');
    expect(ada?.body).toContain('يشغل المتعلمون 9 من أصل 10 مقاعد');
  });
});
