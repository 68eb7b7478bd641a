import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { openUnlimited, type Call } from '../unlimited.ts';
import { mayGive } from './roles-given.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

const change = `mutation ($id: ID!, $role: GlobalRole!) { updateUser(where: { id: $id }, data: { role: $role }) { role } }`;
const roleOf = async (id: string) =>
  (await server.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;

/** What came of giving somebody, who holds a role, every role: each that is not as the table says, and how many were tried. */
async function giveAll(actor: GlobalRole, held: GlobalRole): Promise<{ tried: number; wrong: string[] }> {
  const [caller, { id }] = [await buildUser(server.db, { role: actor }), await buildUser(server.db, { role: held })];
  const wrong: string[] = [];
  for (const role of globalRoles) {
    const { code, data } = await call(caller, change, { id, role });
    const came = code ?? data.updateUser.role;
    const expected = mayGive(actor, held, role) ? role : 'FORBIDDEN';
    const now = await roleOf(id);
    if (came !== expected || now !== (expected === role ? role : held))
      wrong.push(`${actor} gives ${role} to ${held}: ${came}, ${now}`);
    if (now !== held) await server.db.updateTable('users').set({ role: held }).where('id', '=', id).execute();
  }
  return { tried: globalRoles.length, wrong };
}

describe('another role in Lectern (T20)', () => {
  it.each(globalRoles)(
    'is given by %s as the table says: whoever it is given to, and whichever it is',
    async (actor) => {
      const tried = await Promise.all(globalRoles.map((held) => giveAll(actor, held)));
      expect(tried.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(tried.reduce((sum, one) => sum + one.tried, 0)).toBe(225);
    },
    longTest,
  );

  it('is given to oneself by nobody', async () => {
    const replies = globalRoles.map(async (held) => {
      const caller = await buildUser(server.db, { role: held });
      const codes: (string | null)[] = [];
      for (const role of globalRoles) codes.push((await call(caller, change, { id: caller.id, role })).code);
      return [await roleOf(caller.id), ...new Set(codes)];
    });
    expect(await Promise.all(replies)).toEqual(globalRoles.map((held) => [held, 'FORBIDDEN']));
  });
});
