import { expect, it } from 'vitest';
import { buildUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../../seed/school.ts';
import { testServer } from '../../../../test/harness.ts';

it('an instructor who was removed from a group is back in it, and out of no door, once it is theirs', async () => {
  const server = await testServer();
  const [main, next] = [await buildUser(server.db), await buildUser(server.db)];
  const { id, institution_id } = await buildGroup(server.db, { owner_id: main.id });
  await addInstitutionMember(server.db, institution_id, next.id, 'INSTRUCTOR');
  await addGroupMember(server.db, id, next.id, 'INSTRUCTOR');
  await server.db
    .updateTable('group_members')
    .set({ deleted_on: new Date().toISOString(), blocked: true })
    .where('user_id', '=', next.id)
    .execute();
  const act = 'mutation hand($id: ID!, $to: ID!) { transferGroup(id: $id, user_id: $to) { id } }';
  expect((await server.call(main, act, { id, to: next.id })).code).toBeNull();
  const rows = await server.db
    .selectFrom('group_members')
    .select(['role', 'deleted_on', 'blocked'])
    .where('group_id', '=', id)
    .where('user_id', '=', next.id)
    .execute();
  expect(rows).toEqual([{ role: 'MAIN_INSTRUCTOR', deleted_on: null, blocked: false }]);
});
