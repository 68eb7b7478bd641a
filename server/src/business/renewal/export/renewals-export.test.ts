import { globalRoles, renewalRoles } from '@lectern/domain/base/account/role.ts';
import { worklistWindows, type WorklistWindow } from '@lectern/domain/business/renewal/renewals.ts';
import { read, type WorkBook } from '@e965/xlsx';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFollowUp } from '../../../../seed/follow-up.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { buildInstitution, buildLicense, day } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { formulaNames } from '../../../../test/formula-names.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { eachRenewal } from '../read-renewals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const document = `query export($filter: RenewalFilter, $sort: RenewalSort, $descending: Boolean) {
  renewalsExport(filter: $filter, sort: $sort, descending: $descending) { address expires_on } }`;
const person = () => buildUser(server.db, { role: 'CUSTOMER_SUCCESS' });

const addressFor = async (caller: BuiltUser, variables: object = {}): Promise<string> =>
  (await server.call(caller, document, { ...variables })).data['renewalsExport'].address;
const fetchFrom = async (address: string, caller: BuiltUser | null, language = 'en') => {
  const headers = caller ? { authorization: `Bearer ${await server.tokenOf(caller)}` } : {};
  return server.app.inject({ url: address, headers: { ...headers, 'accept-language': language } });
};
const bookFor = async (caller: BuiltUser, variables: object, language = 'en'): Promise<WorkBook> => {
  const reply = await fetchFrom(await addressFor(caller, variables), caller, language);
  expect(reply.statusCode).toBe(200);
  return read(reply.rawPayload, { cellNF: true, cellFormula: true });
};
/** The cells of the first sheet, row by row. */
const cellsOf = (book: WorkBook) => {
  const sheet = book.Sheets[book.SheetNames[0] ?? '']!;
  const rows: Record<string, { t: string; v: unknown; w?: string; z?: string; f?: string }>[] = [];
  for (const [name, cell] of Object.entries(sheet)) {
    const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
    if (row) (rows[Number(row) - 1] ??= {})[String(sheet[`${column}1`].v)] = cell;
  }
  return rows;
};

describe('the worklist as a spreadsheet', () => {
  // O-06
  it('has what the screen shows, all of it, in its order, with typed cells', async () => {
    const { db } = server;
    const mark = crypto.randomUUID();
    const manager = await buildUser(db, { role: 'SALES_MANAGER', first_name: 'Iris', last_name: 'Fetch' });
    const institution = await buildInstitution(db, { name: `${mark} college`, sales_manager_id: manager.id });
    const licenses = [];
    for (const days of [20, 5, 12])
      licenses.push(
        await buildLicense(db, { institution_id: institution.id, name: `Ends ${days}`, expiry_date: day(days) }),
      );
    await sql`insert into license_figures values (${licenses[1]?.id}, ${day(-1)}, 80, 60, 62, 12.345, 44)`.execute(db);
    await buildFollowUp(db, { institution_id: institution.id, license_id: licenses[1]?.id ?? '', due_on: day(0) });
    const filter = { window: 'DAYS_30', search: mark };
    const [head, first, ...rest] = cellsOf(await bookFor(await person(), { filter, sort: 'DAYS' }));
    expect(Object.keys(head ?? {})).toHaveLength(17);
    expect(first).toMatchObject({
      Institution: { t: 's', v: `${mark} college`, z: '@' },
      License: { v: 'Ends 5' },
      'Sales manager': { v: 'Iris Fetch' },
      'Ends on': { t: 'n', w: day(5) },
      'Days left': { t: 'n', v: 5 },
      'Seats used by groups': { t: 'n', v: 0 },
      'Seats bought': { t: 'n', v: 300 },
      'Active in 30 days': { t: 'n', v: 60 },
      'Learning gain (points)': { t: 'n', v: 12.3 },
      'Counted on': { w: day(-1) },
      'Open follow-ups': { t: 'n', v: 1 },
      'Next due': { w: day(0) },
      Reasons: { v: 'Follow-up due' },
    });
    expect(rest.map((row) => row['License']?.v)).toEqual(['Ends 12', 'Ends 20']);
    expect(rest[0]?.['Active in 30 days']).toBeUndefined();
    const reversed = cellsOf(await bookFor(await person(), { filter, sort: 'DAYS', descending: true }));
    expect(reversed.slice(1).map((row) => row['License']?.v)).toEqual(['Ends 20', 'Ends 12', 'Ends 5']);
    const arabic = await bookFor(await person(), { filter }, 'ar');
    expect(arabic.SheetNames).toEqual(['التجديدات']);
  });

  it('goes on over all steps it is read in', async () => {
    const { db } = server;
    const mark = crypto.randomUUID();
    const { id } = await buildInstitution(db, { name: mark });
    await sql`insert into licenses (institution_id, key, name, max_users, activation_date, expiry_date)
      select ${id}, gen_random_uuid()::text, 'License ' || n, 100, ${day(-30)}, ${day(200)}::date + n % 7
      from generate_series(1, 1203) n`.execute(db);
    const rows = cellsOf(await bookFor(await person(), { filter: { window: 'ALL_ACTIVE', search: mark } }));
    expect(new Set(rows.slice(1).map((row) => row['License']?.v)).size).toBe(1203);
    expect(rows).toHaveLength(1204);
  });

  it.each(['DAYS', 'INSTITUTION', 'FOLLOW_UPS'] as const)(
    'goes on by %s where the last one of a step was renewed and its institution deleted meanwhile (T40)',
    async (sort) => {
      const { db } = server;
      const mark = crypto.randomUUID();
      for (const at of [1, 2, 3, 4, 5, 6]) {
        const { id: institution_id } = await buildInstitution(db, { name: `${mark} ${at}` });
        await buildLicense(db, { institution_id, name: `License ${at}`, expiry_date: day(3 + at) });
      }
      const asked = { window: 'DAYS_30', sort, descending: false, assignedTo: null, search: mark } as const;
      const seen = [];
      for await (const step of eachRenewal(db, asked, 2)) {
        seen.push(...step);
        const last = step.at(-1);
        await sql`update licenses set expiry_date = ${day(400)} where id = ${last?.id ?? null}`.execute(db);
        await sql`update institutions set deleted_on = now() where id = ${last?.institution.id ?? null}`.execute(db);
      }
      expect(seen.map(({ name }) => name).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((at) => `License ${at}`));
    },
  );

  it('holds names that begin like a formula as the texts they are (T27)', async () => {
    const { db } = server;
    const names = formulaNames();
    const mark = crypto.randomUUID();
    const { id } = await buildInstitution(db, { name: `=A1 ${mark}` });
    for (const name of names) await buildLicense(db, { institution_id: id, name, expiry_date: day(9) });
    const rows = cellsOf(await bookFor(await person(), { filter: { search: mark } })).slice(1);
    expect(new Set(rows.map((row) => row['License']?.v))).toEqual(new Set(names));
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    expect(cells.filter(({ t, z }) => t === 's' && z !== '@')).toEqual([]);
  });
});

describe('the rows of the worklist', () => {
  type Asked = { window: WorklistWindow; of: 'ALL' | 'PLACE' | 'LICENSE' | 'NOBODY'; manager: number };

  it(
    'are exactly those that were asked for, whatever that is (T28)',
    async () => {
      const { db } = server;
      const mark = crypto.randomUUID();
      const managers = [await buildUser(db, { role: 'SALES_MANAGER' }), await buildUser(db, { role: 'SALES_MANAGER' })];
      const licenses: { at: number; days: number | null; manager: number; gone: boolean }[] = [];
      for (let at = 0; at < 6; at++) {
        const [manager, gone] = [at % 3, at === 5];
        const { id: institution_id } = await buildInstitution(db, {
          name: `${mark} place${at}`,
          ...(managers[manager] ? { sales_manager_id: managers[manager].id } : {}),
        });
        for (const days of [-40, -29, -2, 3, 29, 33, 59, 64, 89, 200, null]) {
          const dates = days === null ? { activation_date: null, expiry_date: null } : { expiry_date: day(days) };
          const { id } = await buildLicense(db, {
            institution_id,
            name: `${days} days`,
            activation_date: day(-90),
            ...dates,
          });
          const withdrawn = days === null && at % 2 === 1;
          if (withdrawn) await sql`update licenses set deleted_on = now() where id = ${id}`.execute(db);
          licenses.push({ at, days, manager, gone: gone || withdrawn });
        }
        if (gone) await sql`update institutions set deleted_on = now() where id = ${institution_id}`.execute(db);
      }
      const isIn = (days: number | null, window: WorklistWindow): boolean => {
        if (window === 'OPEN_QUOTES' || days === null) return window === 'OPEN_QUOTES' && days === null;
        if (window === 'RECENTLY_EXPIRED') return days <= 0 && days >= -30;
        return days > 0 && (window === 'ALL_ACTIVE' || days <= Number(window.replace('DAYS_', '')));
      };
      const searches = { ALL: mark, PLACE: `${mark} place2`, LICENSE: '33 DAYS', NOBODY: `${mark} place9` };
      const isOf = { ALL: () => true, PLACE: (at: number) => at === 2, LICENSE: () => true, NOBODY: () => false };
      const rowsOf = (book: WorkBook) =>
        cellsOf(book)
          .slice(1)
          .map((row) => `${String(row['Institution']?.v)}|${String(row['License']?.v)}`);
      const asked: fc.Arbitrary<Asked> = fc.record({
        window: fc.constantFrom(...worklistWindows),
        of: fc.constantFrom('ALL', 'ALL', 'PLACE', 'LICENSE', 'NOBODY'),
        manager: fc.nat({ max: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(asked, async ({ window, of, manager }) => {
          const assignedTo = managers[manager]?.id;
          const filter = { window, search: searches[of], ...(assignedTo ? { assignedTo } : {}) };
          const found = rowsOf(await bookFor(await person(), { filter }));
          // Others have licenses that are called so, too.
          const ours = of === 'LICENSE' ? found.filter((row) => row.startsWith(mark)) : found;
          const expected = licenses.filter(
            (one) =>
              !one.gone &&
              isIn(one.days, window) &&
              isOf[of](one.at) &&
              (of !== 'LICENSE' || one.days === 33) &&
              (!assignedTo || one.manager === manager),
          );
          expect(ours.toSorted()).toEqual(expected.map(({ at, days }) => `${mark} place${at}|${days} days`).toSorted());
        }),
        { numRuns: howMany({ sample: 3, deep: 200 }) },
      );
    },
    longTest,
  );
});

describe('an address of the worklist', () => {
  it('works once, for who asked and still may, and is written in the log', async () => {
    const asker = await person();
    const address = await addressFor(asker, { filter: { window: 'OPEN_QUOTES', search: 'Northfield' }, sort: 'SEATS' });
    for (const other of [null, await person()])
      expect([401, 404]).toContain((await fetchFrom(address, other)).statusCode);
    expect((await fetchFrom(address, asker)).statusCode).toBe(200);
    expect((await fetchFrom(address, asker)).statusCode).toBe(404);
    const { rows } = await sql`select a.action, a.details, p.facts from audit_log a
      join audit_personal p using (chain, chain_id, number) where a.chain_id = ${asker.id}`.execute(server.db);
    const details = { window: 'OPEN_QUOTES', sort: 'SEATS', descending: false, assignedTo: null };
    expect(rows).toEqual([{ action: 'RENEWALS_EXPORTED', details, facts: { search: 'Northfield' } }]);
    const leaver = await person();
    const kept = await addressFor(leaver);
    await sql`update users set role = 'USER' where id = ${leaver.id}`.execute(server.db);
    expect((await fetchFrom(kept, leaver)).statusCode).toBe(404);
  });

  it('is of no use after two minutes', async () => {
    const asker = await person();
    const address = await addressFor(asker);
    await sql`update renewal_exports set expires_on = expires_on - interval '120 seconds' where user_id = ${asker.id}`.execute(
      server.db,
    );
    expect((await fetchFrom(address, asker)).statusCode).toBe(404);
  });

  it('is given to sales roles and customer success alone, 10 times in an hour (T28)', async () => {
    for (const role of globalRoles) {
      const caller = await buildUser(server.db, { role });
      const no = (renewalRoles as readonly string[]).includes(role) ? null : 'FORBIDDEN';
      expect([role, (await server.call(caller, document)).code]).toEqual([role, no]);
    }
    const asker = await person();
    for (let count = 0; count < 10; count += 1) expect((await server.call(asker, document)).code).toBeNull();
    expect((await server.call(asker, document)).code).toBe('RATE_LIMITED');
  });
});
