import { daysLater } from '@lectern/domain/calendar-day.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
let seller: BuiltUser;
const products: { readonly id: string; readonly name: string }[] = [];
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
  for (const letter of ['a', 'b', 'c']) {
    const name = `Course ${letter} ${crypto.randomUUID()}`;
    const { id } = await buildProduct(server.db, { name, published: true });
    products.push({ id, name });
  }
});

const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format());
/** Time zones with other days, none of them about to begin one. */
const zones = ['Europe/Oslo', 'America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'].filter(
  (zone) => hourIn(zone) < 23,
);
const today = new Date().toISOString().slice(0, 10);

const license = fc.record({
  name: fc.constantFrom('First term', 'Año "1"', 'فصل'),
  max_users: fc.constantFrom(1, 100, 1500),
  products: fc.subarray([0, 1, 2], { minLength: 1 }),
  price: fc.option(fc.constantFrom('1200', '0.5', '99,90')),
  days: fc.option(fc.constantFrom([2, 200], [30, 365])),
});
const administrator = fc.record({
  first_name: fc.constantFrom('Ada', 'Åse'),
  last_name: fc.constantFrom('Byron', "O'Neil"),
  // Few of them, so that one address has more mails than a day allows.
  email: fc.nat({ max: 1 }),
});
const school = fc.record({
  place: fc.constantFrom(['NO', ''], ['US', 'Texas'], ['US', 'CA']),
  city: fc.constantFrom('', 'Oslo', 'Ciudad "Real"'),
  address: fc.constantFrom('', '1 Main Street, 2nd floor'),
  time_zone: fc.constantFrom(...zones),
  isManaged: fc.boolean(),
  license: fc.option(license),
  administrator: fc.option(administrator),
});
type School = typeof school extends fc.Arbitrary<infer Value> ? Value : never;

const nameAt = (at: number, mark: string) => `School ${at} ${mark}`;
const addressOf = (email: number, mark: string) => `admin${email}@${mark}.test`;

function fileOf(schools: readonly School[], mark: string): string {
  const heads =
    'Name,Country,State,City,Address,Time zone,Sales manager,License,Seats,Products,Price,Currency,Start,End,Administrator email,Administrator first name,Administrator last name';
  const rows = schools.map(
    ({ place, city, address, time_zone, isManaged, license: sold, administrator: admin }, at) => [
      nameAt(at, mark),
      ...place,
      city,
      address,
      time_zone,
      isManaged ? seller.email : '',
      ...(sold
        ? [sold.name, sold.max_users, sold.products.map((one) => products[one]?.name).join('; '), sold.price ?? '']
        : ['', '', '', '']),
      sold?.price ? 'EUR' : '',
      ...(sold?.days ? sold.days.map((days) => daysLater(today, days)) : ['', '']),
      ...(admin ? [addressOf(admin.email, mark), admin.first_name, admin.last_name] : ['', '', '']),
    ],
  );
  const quoted = rows.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','));
  return Buffer.from([heads, ...quoted].join('\n')).toString('base64');
}

async function done(document: string, variables: Record<string, unknown>) {
  const { data, code } = await call(seller, document, variables);
  expect(code).toBeNull();
  return data;
}

async function enterByFile(schools: readonly School[], mark: string): Promise<string> {
  const file = fileOf(schools, mark);
  const { institutionsDifference } = await done(
    'query look($file: String!) { institutionsDifference(file: $file) { shown lines { kind faults { column code } } } }',
    { file },
  );
  expect(institutionsDifference.lines).toEqual(schools.map(() => ({ kind: 'NEW', faults: [] })));
  const { importInstitutions } = await done(
    `mutation run($file: String!, $shown: String!) {
      importInstitutions(file: $file, shown: $shown, language: "es") { done import_id } }`,
    { file, shown: institutionsDifference.shown },
  );
  return importInstitutions.import_id;
}

async function enterByForms(schools: readonly School[], mark: string): Promise<void> {
  const { rows: texas } = await sql<{ code: string }>`select state_code as code from states
    where country_code = 'US' and state_name = 'Texas'`.execute(server.db);
  for (const [
    at,
    { place, city, address, time_zone, isManaged, license: sold, administrator: admin },
  ] of schools.entries()) {
    const { createInstitution } = await done(
      'mutation make($data: InstitutionInput!) { createInstitution(data: $data) { id } }',
      {
        data: {
          name: nameAt(at, mark),
          country_code: place[0],
          state_code: place[1] === 'Texas' ? texas[0]?.code : place[1],
          city,
          address,
          time_zone,
          sales_manager_id: isManaged ? seller.id : null,
        },
      },
    );
    const institution_id = createInstitution.id;
    if (sold)
      await done('mutation sell($data: CreateLicenseInput!) { createLicense(data: $data) { id } }', {
        data: {
          institution_id,
          name: sold.name,
          max_users: sold.max_users,
          products: sold.products.map((one) => products[one]?.id),
          price: sold.price,
          currency: sold.price ? 'EUR' : null,
          ...(sold.days
            ? { activation_date: daysLater(today, sold.days[0] ?? 0), expiry_date: daysLater(today, sold.days[1] ?? 0) }
            : {}),
        },
      });
    if (admin)
      await done(
        `mutation invite($data: InvitationInput!) { inviteInstitutionMember(data: $data, language: "es") { id } }`,
        {
          data: {
            institution_id,
            email: addressOf(admin.email, mark),
            first_name: admin.first_name,
            last_name: admin.last_name,
            role: 'CENTER_ADMIN',
          },
        },
      );
  }
}

/** All that is written of institutions with a mark, each table in its order; ids that differ, moments and secrets aside. */
async function writtenOf(mark: string): Promise<unknown> {
  const own = sql`select id from institutions where name like ${`School %${mark}`}`;
  const [apart, sold] = [
    sql`'{id,created_on,modified_on,begun_on,key,mail_id,at,hash,previous_hash,personal_hash,request_id}'::text[]`,
    sql`select id from licenses where institution_id in (${own})`,
  ];
  // A mail goes out at once or as a day begins.
  const moment = (column: string, row: string) =>
    sql`case when ${sql.ref(column)} <= ${sql.ref(row)} + interval '1 second' then 'now' else ${sql.ref(column)}::text end`;
  const { rows } = await sql<{ row: unknown }>`select x.kind, x.row from (
    select 1 as kind, i.name as of, 0::bigint as at, to_jsonb(i) - ${apart} as row from institutions i where i.id in (${own})
    union all select 2, i.name, 0, to_jsonb(l) - ${apart} || jsonb_build_object('products',
        array(select p.product_id from license_products p where p.license_id = l.id order by 1))
      from licenses l join institutions i on i.id = l.institution_id where l.institution_id in (${own})
    union all select 3, i.name, t.term, to_jsonb(t) - ${apart} - 'license_id'
      from license_terms t join licenses l on l.id = t.license_id join institutions i on i.id = l.institution_id where l.id in (${sold})
    union all select 4, i.name, s.number, to_jsonb(s) - ${apart}
      from seat_entries s join licenses l on l.id = s.license_id join institutions i on i.id = l.institution_id where l.id in (${sold})
    union all select 5, i.name, row_number() over (order by a.created_on), to_jsonb(a) - ${apart}
      from activities a join institutions i on i.id = a.institution_id where a.institution_id in (${own})
    union all select 6, i.name, g.number, to_jsonb(g) - ${apart} || jsonb_build_object(
        'action', replace(g.action, 'INSTITUTION_IMPORTED', 'INSTITUTION_CREATED'), 'details', g.details - 'import_id',
        'personal', p.facts, 'address', p.address)
      from audit_log g join institutions i on i.id = g.chain_id
      join audit_personal p on (p.chain, p.chain_id, p.number) = (g.chain, g.chain_id, g.number) where g.chain_id in (${own})
    union all select 7, i.name, 0, to_jsonb(n) - ${apart} - '{expires_on,mailed_on}'::text[] || jsonb_build_object(
        'mailed', ${moment('n.mailed_on', 'n.created_on')}, 'expires', ${sql`case when n.expires_on <= n.created_on + interval '30 days 1 second'
          then 'in 30 days' else n.expires_on::text end`},
        'links', (select count(*) from invitation_links k where k.invitation_id = n.id))
      from invitations n join institutions i on i.id = n.institution_id where n.institution_id in (${own})
    union all select 8, i.name, 0, to_jsonb(x) - ${apart} - 'not_before' || jsonb_build_object(
        'not_before', ${moment('x.not_before', 'x.created_on')}, 'body', regexp_replace(x.body, '/[A-Za-z0-9_-]{40,}', '/TOKEN'))
      from mail_outbox x join institutions i on i.id = x.institution_id where x.institution_id in (${own})
    ) x order by x.kind, x.of, x.at`.execute(server.db);
  const kept = new Set([seller.id, ...products.map(({ id }) => id)]);
  const text = JSON.stringify(rows)
    .replaceAll(mark, 'MARK')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => (kept.has(id) ? id : 'ID'));
  return JSON.parse(text);
}

const runs = howMany({ sample: 12, deep: 300 });

describe('institutions from a file', () => {
  it(
    `are what the forms make of the same rows, in feed, log, seats and mails too, in ${runs} files`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(school, { minLength: 1, maxLength: 6 }), async (schools) => {
          const [byFile, byForms] = [crypto.randomUUID().slice(0, 8), crypto.randomUUID().slice(0, 8)];
          await enterByFile(schools, byFile);
          await enterByForms(schools, byForms);
          expect(await writtenOf(byFile)).toEqual(await writtenOf(byForms));
        }),
        { numRuns: runs },
      );
    },
    longTest,
  );
});
