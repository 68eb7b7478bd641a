import { parseCsv } from '@cj-tech-master/excelts/csv';
import { globalRoles, institutionRoles } from '@lectern/domain/base/account/role.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildLicense } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { formulaNames } from '../../../../test/formula-names.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { programActor } from '../../../base/audit-log/actor.ts';
import { findAuditBreaks } from '../../../base/audit-log/find-audit-breaks.ts';
import { writeAudit, type AuditEntry } from '../../../base/audit-log/write-audit.ts';

const ask = `query ask($institution_id: ID, $filter: AuditFilter) {
  auditExport(institution_id: $institution_id, filter: $filter) { address expires_on } }`;

let server: TestServer;
let admin: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
});

type Variables = { institution_id?: string; filter?: object };

const asking = (who: BuiltUser, variables: Variables = {}) => server.call(who, ask, variables);
async function addressFor(who: BuiltUser, variables: Variables = {}): Promise<string> {
  const { data, code } = await asking(who, variables);
  expect(code).toBeNull();
  return data['auditExport'].address;
}
async function fetchFrom(address: string, who: BuiltUser | null, language = 'en') {
  const authorization = who ? { authorization: `Bearer ${await server.tokenOf(who)}` } : {};
  return server.app.inject({ method: 'GET', url: address, headers: { 'accept-language': language, ...authorization } });
}
/** The rows of a file by the heads of their columns. */
async function rowsFor(who: BuiltUser, variables: Variables = {}): Promise<Record<string, string>[]> {
  const { statusCode, payload } = await fetchFrom(await addressFor(who, variables), who);
  expect(statusCode).toBe(200);
  return parseCsv(payload.replace('\uFEFF', ''), { headers: true }).rows as Record<string, string>[];
}

async function school() {
  const { id } = await buildInstitution(server.db, { name: 'Harbour College' });
  const member = async (role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT') => {
    const person = await buildUser(server.db);
    await addInstitutionMember(server.db, id, person.id, role);
    return person;
  };
  const write = (entry: Partial<AuditEntry> = {}, actor = programActor) =>
    writeAudit(server.db, actor, {
      chain: 'INSTITUTION',
      chainId: id,
      action: 'GROUP_CREATED',
      object: { type: 'institution', id },
      ...entry,
    });
  return { id, center: await member('CENTER_ADMIN'), member, write };
}

describe('an exported audit log', () => {
  it('says in each row who did what to what, and what held before and after', async () => {
    const { id, center, write } = await school();
    const actor = { type: 'USER', id: center.id, address: '203.0.113.9', requestId: null } as const;
    await write(
      {
        action: 'GROUP_CHANGED',
        details: { group_size: { from: 1, to: 2 }, status: 'STARTED' },
        personal: { name: { from: 'A', to: 'B' } },
      },
      actor,
    );
    await write();
    const [, second, first] = await rowsFor(admin, { institution_id: id });
    expect(second).toMatchObject({ Entry: `INSTITUTION.${id}.2`, Action: 'GROUP_CREATED', Before: '', After: '' });
    expect(first).toMatchObject({
      Entry: `INSTITUTION.${id}.1`,
      Action: 'GROUP_CHANGED',
      'Kind of person': 'USER',
      'Id of the person': center.id,
      'Kind of item': 'institution',
      Item: 'Harbour College',
      Institution: 'Harbour College',
      Before: '{"group_size":1,"name":"A"}',
      After: '{"status":"STARTED","group_size":2,"name":"B"}',
      'Network address': '203.0.113.9',
    });
    expect(first?.['When (UTC)']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  // O-09
  it('holds what the list shows, with the same filter, beyond one step, each entry once and in its order', async () => {
    const { id, center, write } = await school();
    for (let n = 0; n < 505; n++) await write({ action: n % 2 ? 'GROUP_CREATED' : 'GROUP_DELETED' });
    const of = async (filter: object) =>
      (await rowsFor(center, { institution_id: id, filter })).map(({ Entry }) => Entry);
    const numbers = (all: number[]) => all.map((number) => `INSTITUTION.${id}.${number}`);
    const down = Array.from({ length: 505 }, (_, n) => 505 - n);
    expect(await of({ actions: ['GROUP_CREATED', 'GROUP_DELETED'] })).toEqual(numbers(down));
    expect(await of({ actions: ['GROUP_CREATED'] })).toEqual(numbers(down.filter((n) => n % 2 === 0)));
    expect(await of({ search: 'nobody is called so' })).toEqual([]);
  });

  it('tells administrators of the institution neither addresses nor what those who sell keep to themselves', async () => {
    const { id, center, write } = await school();
    const license = await buildLicense(server.db, { institution_id: id });
    const actor = { type: 'USER', id: center.id, address: '203.0.113.9', requestId: null } as const;
    await write(
      {
        action: 'LICENSE_CHANGED',
        object: { type: 'license', id: license.id },
        details: { price: { from: 1, to: 2 }, max_users: { from: 1, to: 2 } },
        personal: { notes: { from: '', to: 'secret' } },
      },
      actor,
    );
    await write({ action: 'FOLLOW_UP_CREATED' });
    const rows = await rowsFor(center, { institution_id: id });
    expect(rows.map(({ Action }) => Action)).toEqual(['AUDIT_EXPORTED', 'LICENSE_CHANGED']);
    expect(rows[1]).toMatchObject({ Before: '{"max_users":1}', After: '{"max_users":2}', 'Network address': '' });
    expect(JSON.stringify(rows)).not.toMatch(/secret|price|203\.0/);
  });

  it('holds names that begin like a formula as the texts they are (T27)', async () => {
    const { id, write } = await school();
    const names = formulaNames();
    for (const name of names)
      await write({ object: { type: 'invitation', id: crypto.randomUUID() }, personal: { email: name } });
    const rows = await rowsFor(admin, { institution_id: id, filter: { actions: ['GROUP_CREATED'] } });
    const inCell = (name: string) => (/^['"]/.test(name) ? name : `'${name}`);
    // A line that breaks the old way is read as one that breaks the new way.
    const cells = names.map((name) => inCell(name).replace('\r', '\n'));
    expect(rows.map(({ Item }) => Item)).toEqual(cells.toReversed());
  });

  it(
    'holds exactly what was asked for and may be seen, whatever that is (T28)',
    async () => {
      const { db } = server;
      const actions = [
        'GROUP_CREATED',
        'GROUP_CHANGED',
        'LICENSE_CHANGED',
        'FOLLOW_UP_CREATED',
        'LICENSE_OFFERED',
      ] as const;
      const hidden: readonly string[] = ['FOLLOW_UP_CREATED', 'LICENSE_OFFERED'];
      const schools = [await school(), await school(), await school()];
      const people: (BuiltUser & { last_name: string })[] = [];
      for (let at = 0; at < 3; at++) {
        const last_name = `n${crypto.randomUUID().slice(0, 8)}`;
        people.push({ ...(await buildUser(db, { last_name })), last_name });
        for (const { id } of schools) await addInstitutionMember(db, id, people[at]!.id, 'INSTRUCTOR');
      }
      for (const [at, { write }] of schools.entries())
        for (let n = 0; n < 30; n++) {
          const actor = { type: 'USER', id: people[(n * 7 + at) % 3]!.id, address: null, requestId: null } as const;
          const about = people[(n * 5) % 3]!.id;
          const object = n % 4 === 0 ? ({ type: 'user', id: about } as const) : ({ type: 'group', id: about } as const);
          await write({ action: actions[(n * 3 + at) % 5]!, object }, actor);
        }
      type Entry = {
        chain_id: string;
        number: string;
        ms: number;
        action: string;
        actor_id: string;
        object_type: string;
        object_id: string;
      };
      const { rows } = await sql<Entry>`select chain_id, number,
        floor(extract(epoch from at) * 1000)::float8 as ms, action, actor_id, object_type, object_id from audit_log
      where chain_id = any(${schools.map(({ id }) => id)}::uuid[]) order by at desc, number desc`.execute(db);
      const asked = fc.record({
        at: fc.nat({ max: 2 }),
        by: fc.constantFrom('ADMIN', 'ADMIN_OF_ALL', 'CENTER'),
        whose: fc.constantFrom('ANY', 'person', 'actor', 'object', 'search'),
        who: fc.nat({ max: 2 }),
        actions: fc.option(fc.subarray([...actions], { minLength: 1 }), { nil: undefined }),
        object_type: fc.option(fc.constantFrom('USER', 'GROUP'), { nil: undefined }),
        between: fc.tuple(fc.nat({ max: 89 }), fc.nat({ max: 89 })),
      });
      await fc.assert(
        fc.asyncProperty(asked, async ({ at, by, whose, who, between, ...more }) => {
          const everywhere = by === 'ADMIN_OF_ALL';
          const [institution, person] = [schools[at]!, people[who]!];
          const caller =
            by === 'CENTER' ? await institution.member('CENTER_ADMIN') : await buildUser(db, { role: 'SYSTEM_ADMIN' });
          const [from, until] = between.map((one) => rows[one]!.ms).toSorted((a, b) => a - b) as [number, number];
          // Of all chains only those of these people are known here.
          const narrowed = everywhere && whose === 'ANY' ? 'person' : whose;
          const filter = {
            ...more,
            from: new Date(from).toISOString(),
            until: new Date(until).toISOString(),
            ...(narrowed === 'ANY'
              ? {}
              : { [narrowed]: narrowed === 'search' ? person.last_name.toUpperCase() : person.id }),
          };
          const found = await rowsFor(caller, { ...(everywhere ? {} : { institution_id: institution.id }), filter });
          const isBy = (one: Entry) => one.actor_id === person.id;
          const isAbout = (one: Entry) => one.object_id === person.id;
          const isTheirs = {
            ANY: () => true,
            person: (one: Entry) => isBy(one) || isAbout(one),
            actor: isBy,
            object: isAbout,
          };
          const expected = rows.filter(
            (one) =>
              (everywhere || one.chain_id === institution.id) &&
              (by !== 'CENTER' || !hidden.includes(one.action)) &&
              (more.actions?.some((action) => action === one.action) ?? true) &&
              (more.object_type === undefined || more.object_type.toLowerCase() === one.object_type) &&
              one.ms >= from &&
              one.ms < until &&
              isTheirs[narrowed === 'search' ? 'person' : narrowed](one),
          );
          expect(found.map(({ Entry }) => Entry)).toEqual(
            expected.map(({ chain_id, number }) => `INSTITUTION.${chain_id}.${number}`),
          );
        }),
        { numRuns: howMany({ sample: 8, deep: 200 }) },
      );
    },
    longTest,
  );

  it('is in the language that is asked for, in a file that nobody keeps', async () => {
    const { id, center } = await school();
    for (const [language, head, name] of [
      ['es', 'Entrada', 'Registro de auditoría.csv'],
      ['ar', 'القيد', 'سجل التدقيق.csv'],
      ['qaa', 'Entry', 'Audit log.csv'],
    ] as const) {
      const { headers, payload } = await fetchFrom(await addressFor(center, { institution_id: id }), center, language);
      expect(payload.startsWith(`\uFEFF${head},`)).toBe(true);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' });
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(name);
    }
  });

  it('is for system administrators, and of an institution for its administrators', async () => {
    const { id, member } = await school();
    for (const role of globalRoles) {
      const who = await buildUser(server.db, { role });
      const expected = role === 'SYSTEM_ADMIN' ? null : 'NOT_FOUND';
      expect([role, (await asking(who)).code, (await asking(who, { institution_id: id })).code]).toEqual([
        role,
        expected,
        expected,
      ]);
    }
    for (const role of institutionRoles) {
      const who = await member(role);
      expect([role, (await asking(who, { institution_id: id })).code]).toEqual([
        role,
        role === 'CENTER_ADMIN' ? null : 'NOT_FOUND',
      ]);
      expect((await asking(who)).code).toBe('NOT_FOUND');
    }
  });

  it('goes once to who asked, for two minutes, and no longer than their right lasts', async () => {
    const { id, center } = await school();
    const address = await addressFor(center, { institution_id: id });
    expect((await fetchFrom(address, null)).statusCode).toBe(404);
    expect((await fetchFrom(address, admin)).statusCode).toBe(404);
    const both = await Promise.all([fetchFrom(address, center), fetchFrom(address, center)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const late = await addressFor(center, { institution_id: id });
    await sql`update audit_exports set expires_on = expires_on - interval '120 seconds' where user_id = ${center.id}`.execute(
      server.db,
    );
    expect((await fetchFrom(late, center)).statusCode).toBe(404);
    const lost = await addressFor(center, { institution_id: id });
    await sql`update institution_members set role = 'INSTRUCTOR' where user_id = ${center.id}`.execute(server.db);
    expect((await fetchFrom(lost, center)).statusCode).toBe(404);
  });

  it('is given to one person ten times in an hour', async () => {
    const { id, center } = await school();
    for (let times = 0; times < 10; times++) await addressFor(center, { institution_id: id });
    expect((await asking(center, { institution_id: id })).code).toBe('RATE_LIMITED');
  });

  it('is refused where too many are called what is searched for', async () => {
    const mark = `throng${crypto.randomUUID().slice(0, 6)}`;
    await sql`insert into users (first_name, last_name, email, issuer, subject)
      select ${mark}, 'X', ${mark} || n || '@audit.test', 'https://audit.test', gen_random_uuid() from generate_series(1, 1001) n`.execute(
      server.db,
    );
    const { code, errors } = await asking(admin, { filter: { search: mark } });
    expect([code, errors[0]?.extensions['issue']]).toEqual(['INVALID', { code: 'TOO_MANY', maximum: 1000 }]);
  });

  it('is written into the audit log when it is fetched, what was searched for beside the chain', async () => {
    const { id, center } = await school();
    await rowsFor(center, { institution_id: id, filter: { search: 'Amara', actions: ['GROUP_CREATED'] } });
    await rowsFor(admin);
    const { rows } = await sql<{ chain_id: string; details: object; facts: object | null }>`
      select l.chain_id, l.details, beside.facts from audit_log l left join audit_personal beside using (chain, chain_id, number)
      where l.action = 'AUDIT_EXPORTED' and l.chain_id = any(${[id, admin.id]}::uuid[]) order by l.at`.execute(
      server.db,
    );
    expect(rows[0]).toEqual({
      chain_id: id,
      details: { actions: ['GROUP_CREATED'] },
      facts: { search: 'Amara' },
    });
    expect(rows.at(-1)).toMatchObject({ chain_id: admin.id, details: {} });
  });

  it('stays whole when what is personal of somebody is erased', async () => {
    const { id, center, write } = await school();
    await write({
      action: 'GROUP_CHANGED',
      details: { group_size: { from: 1, to: 2 } },
      personal: { name: { from: 'Amara’s', to: 'B' } },
    });
    await sql`delete from audit_personal where chain_id = ${id}`.execute(server.db);
    const [row] = await rowsFor(center, { institution_id: id, filter: { actions: ['GROUP_CHANGED'] } });
    expect(row).toMatchObject({ Before: '{"group_size":1}', After: '{"group_size":2}' });
    expect(await findAuditBreaks(server.db)).toEqual([]);
  });
});
