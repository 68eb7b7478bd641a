import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { buildInstitution } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findAuditBreaks } from '../../../base/audit-log/find-audit-breaks.ts';

let server: TestServer;
let sol: BuiltUser;
let ana: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  sol = await buildUser(server.db, { role: 'SALES_MANAGER', first_name: 'Sol', last_name: 'Seller' });
  ana = await buildUser(server.db, { role: 'SYSTEM_ADMIN', first_name: 'Ana', last_name: 'Admin' });
});

type Move = { readonly id: string; readonly from?: string | null; readonly to?: string | null };
const reassign = (moves: readonly Move[], caller = sol) =>
  server.call(
    caller,
    `mutation reassign($moves: [InstitutionMove!]!) {
      reassignInstitutions(moves: $moves) { moved left { id name } }
    }`,
    { moves },
  );
const institutions = async (count: number, sales_manager_id?: string) => {
  const made: string[] = [];
  for (let number = 1; number <= count; number++) {
    const { id } = await buildInstitution(server.db, {
      name: `School ${number}`,
      ...(sales_manager_id === undefined ? {} : { sales_manager_id }),
    });
    made.push(id);
  }
  return made;
};
const managersOf = async (ids: readonly string[]) => {
  const rows = await server.db
    .selectFrom('institutions')
    .select(['id', 'sales_manager_id', 'version'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.sales_manager_id);
};
const logOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('chain_id', '=', id)
    .orderBy('number')
    .execute();

// O-19
it('institutions of several get another sales manager, with an entry each, and get back who they had', async () => {
  const [ofSol, ofNobody] = [await institutions(2, sol.id), await institutions(1)];
  const ids = [...ofSol, ...ofNobody];
  const moves: readonly Move[] = [
    ...ofSol.map((id) => ({ id, from: sol.id, to: ana.id })),
    ...ofNobody.map((id) => ({ id, to: ana.id })),
  ];
  const { data } = await reassign(moves);
  expect(data?.['reassignInstitutions']).toEqual({ moved: ids, left: [] });
  expect(await managersOf(ids)).toEqual([ana.id, ana.id, ana.id]);
  await reassign(moves.map(({ id, from = null, to = null }) => ({ id, from: to, to: from })));
  expect(await managersOf(ids)).toEqual([sol.id, sol.id, null]);
  for (const id of ids) {
    const before = ofSol.includes(id) ? sol.id : null;
    expect(await logOf(id)).toEqual([
      { action: 'INSTITUTION_CHANGED', details: { sales_manager_id: { from: before, to: ana.id } } },
      { action: 'INSTITUTION_CHANGED', details: { sales_manager_id: { from: ana.id, to: before } } },
    ]);
    const feed = server.db.selectFrom('activities').select('activity').where('institution_id', '=', id);
    expect((await feed.execute()).map(({ activity }) => activity)).toEqual([
      'INSTITUTION_CHANGED',
      'INSTITUTION_CHANGED',
    ]);
  }
  expect(await findAuditBreaks(server.db)).toEqual([]);
});

it('one that was given to somebody else meanwhile, or deleted, is left and named', async () => {
  const [kept, given, deleted] = (await institutions(3, sol.id)) as [string, string, string];
  await reassign([{ id: given, from: sol.id, to: null }]);
  await server.db
    .updateTable('institutions')
    .set({ deleted_on: new Date().toISOString() })
    .where('id', '=', deleted)
    .execute();
  const { data } = await reassign([kept, given, deleted].map((id) => ({ id, from: sol.id, to: ana.id })));
  expect(data?.['reassignInstitutions']).toEqual({
    moved: [kept],
    left: [
      { id: given, name: 'School 2' },
      { id: deleted, name: 'School 3' },
    ],
  });
  expect(await managersOf([kept, given, deleted])).toEqual([ana.id, null, sol.id]);
  expect(await logOf(deleted)).toEqual([]);
});

it('nothing is moved where one institution is unknown, or one who is to look after it is no sales manager', async () => {
  const [one, other] = (await institutions(2, sol.id)) as [string, string];
  const teacher = await buildUser(server.db);
  const to: string = ana.id;
  const no = async (moves: readonly Move[]) => (await reassign(moves)).errors[0]?.extensions;
  const first = { id: one, from: sol.id, to };
  expect(await no([first, { id: crypto.randomUUID(), to }])).toMatchObject({ code: 'NOT_FOUND', field: 'moves.1.id' });
  expect(await no([first, { id: other, from: sol.id, to: teacher.id }])).toMatchObject({
    code: 'NOT_FOUND',
    field: 'moves.1.to',
  });
  expect(await no([first, first])).toMatchObject({ code: 'INVALID', field: 'moves' });
  expect(await managersOf([one, other])).toEqual([sol.id, sol.id]);
});

it('only who sells may', async () => {
  const [id] = (await institutions(1)) as [string];
  for (const role of globalRoles) {
    const { errors } = await reassign([{ id, to: null }], await buildUser(server.db, { role }));
    const sells = salesRoles.some((one) => one === role);
    expect([role, errors[0]?.extensions.code]).toEqual([role, sells ? undefined : 'FORBIDDEN']);
  }
});

it('two acts on the same institutions in another order wait for each other and none fails', async () => {
  const ids = await institutions(10, sol.id);
  const moves = ids.map((id) => ({ id, from: sol.id, to: ana.id }));
  const replies = await Promise.all([moves, moves.toReversed(), moves].map((these) => reassign(these)));
  expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
  const moved = replies.map(
    ({ data }) => (data as { reassignInstitutions: { moved: string[] } }).reassignInstitutions.moved.length,
  );
  expect(moved.toSorted((a, b) => a - b)).toEqual([0, 0, 10]);
});
