import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildInvitation, buildLicense, day } from '../../seed/school.ts';
import { programActor } from '../../src/audit/actor.ts';
import { writeAudit } from '../../src/audit/write-audit.ts';
import { howMany, longTest } from '../deep.ts';
import { cloneDatabase } from '../harness.ts';
import { openServer, type TestServer } from '../open-server.ts';
import { openUnlimited, type Call } from '../unlimited.ts';

let server: TestServer;
let call: Call;
let institution_id: string;
let seller: BuiltUser;
let admin: BuiltUser;

beforeAll(async () => {
  server = await openServer(await cloneDatabase());
  call = await openUnlimited(server);
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
  ({ id: institution_id } = await buildInstitution(server.db));
});

/** Some letters, so that what is added stands anywhere in the order of a list. */
const word = () => crypto.randomUUID().slice(0, 8);
const person = () => buildUser(server.db, { first_name: word(), last_name: word() });

/** A list, how it is read in pages, and how one more comes to it. */
type List = {
  readonly name: string;
  readonly rows: string;
  readonly who: () => BuiltUser;
  readonly given?: () => string;
  readonly add: () => Promise<unknown>;
};
const inInstitution = () => `institution_id: "${institution_id}", `;
const lists: readonly List[] = [
  {
    name: 'paginatedInstitutions',
    rows: 'institutions',
    who: () => seller,
    add: () => buildInstitution(server.db, { name: word() }),
  },
  { name: 'paginatedUsers', rows: 'users', who: () => admin, add: person },
  {
    name: 'renewals',
    rows: 'renewals',
    who: () => seller,
    add: () => buildLicense(server.db, { institution_id, expiry_date: day(3 + Math.floor(Math.random() * 20)) }),
  },
  {
    name: 'auditEntries',
    rows: 'entries',
    who: () => admin,
    add: () =>
      writeAudit(server.db, programActor, {
        chain: 'INSTITUTION',
        chainId: institution_id,
        action: 'INSTITUTION_CHANGED',
        object: { type: 'institution', id: institution_id },
        personal: { city: { from: word(), to: word() } },
      }),
  },
  {
    name: 'institutionMembers',
    rows: 'members',
    who: () => seller,
    given: inInstitution,
    add: async () => addInstitutionMember(server.db, institution_id, (await person()).id, 'STUDENT'),
  },
  {
    name: 'institutionInvitations',
    rows: 'invitations',
    who: () => seller,
    given: inInstitution,
    add: () => buildInvitation(server.db, `${word()}@people.test`, { institution_id }),
  },
];

type Page = { readonly ids: readonly string[]; readonly cursor: string | null };

/** A page of a list, and the code with which it is refused. */
async function pageOf({ name, rows, who, given }: List, pageSize: number, after: string | null) {
  const asked = `${given?.() ?? ''}pageSize: ${pageSize}, after: ${JSON.stringify(after)}`;
  const { data, code } = await call(who(), `{ ${name}(${asked}) { ${rows} { id } cursor } }`);
  const found = data?.[name];
  const page: Page = { ids: found?.[rows].map(({ id }: { id: string }) => id) ?? [], cursor: found?.cursor ?? null };
  return { ...page, code };
}

/** Reads a list to its end, and does something after each page. */
async function walk(list: List, pageSize: number, between?: () => Promise<unknown>) {
  const ids: string[] = [];
  const cursors: string[] = [];
  let after: string | null = null;
  do {
    const page = await pageOf(list, pageSize, after);
    expect(page.code).toBeNull();
    ids.push(...page.ids);
    after = page.cursor;
    if (after) cursors.push(after);
    await between?.();
  } while (after);
  return { ids, cursors };
}

/** A cursor with another digit at some place of the id in it. */
function altered(cursor: string): string {
  const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(cursor) ?? [];
  const at = Math.floor(Math.random() * 8);
  const other = id.slice(0, at) + (id[at] === '7' ? '3' : '7') + id.slice(at + 1);
  return cursor.replace(id, other);
}

describe('a list in pages (T40)', () => {
  it.each(lists)(
    '$name gives each row once while others come, and refuses each cursor that was altered',
    async (list) => {
      const [pages, pageSize] = [howMany({ sample: 5, deep: 250 }), 3];
      for (let at = 0; at < pages * pageSize; at += 1) await list.add();
      const there = (await walk(list, 60)).ids;
      let added = 0;
      const { ids, cursors } = await walk(list, pageSize, async () => {
        if (added < 2 * pages) await Promise.all([list.add(), list.add()]);
        added = Math.min(added + 2, 2 * pages);
      });
      expect(there.length).toBeGreaterThanOrEqual(pages * pageSize);
      expect(ids.length).toBe(new Set(ids).size);
      expect(there.filter((id) => !ids.includes(id))).toEqual([]);
      expect(added).toBe(2 * pages);

      const codes = new Map<string | null, number>();
      const tries = howMany({ sample: 20, deep: 1000 });
      for (let at = 0; at < tries; at += 1) {
        const { code } = await pageOf(list, pageSize, altered(cursors[at % cursors.length] ?? ''));
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
      expect(Object.fromEntries(codes)).toEqual({ BAD_CURSOR: tries });
    },
    longTest,
  );
});
