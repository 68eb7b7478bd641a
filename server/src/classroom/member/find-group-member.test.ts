import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const document = `query member($userId: ID!, $groupId: ID!) {
  groupMember(userId: $userId, groupId: $groupId) { role deletedBy user { id email groups { name } } } }`;
const list = `query members($groupId: ID!) {
  groupMembers(group_id: $groupId, kind: LEARNERS) { members { user { groups { name } } } } }`;

/** A learner of two groups, of which the instructor teaches the first. */
async function world() {
  const [instructor, learner] = [await buildUser(server.db), await buildUser(server.db)];
  const here = await buildGroup(server.db, { owner_id: instructor.id, name: 'Mornings' });
  const elsewhere = await buildGroup(server.db, { name: 'Evenings' });
  for (const { id } of [here, elsewhere]) await addGroupMember(server.db, id, learner.id);
  const ask = async (caller: BuiltUser, userId = learner.id) =>
    server.call(caller, document, { groupId: here.id, userId });
  return { instructor, learner, here, elsewhere, ask };
}

describe('one member of a group', () => {
  // D1-3.07, 7.25, D2-7.45
  it('is shown to an instructor, with the groups that the instructor may see', async () => {
    const { instructor, learner, ask } = await world();
    expect((await ask(instructor)).data['groupMember']).toEqual({
      role: 'STUDENT',
      deletedBy: null,
      user: { id: learner.id, email: null, groups: [{ name: 'Mornings' }] },
    });
  });

  it('is shown to the learner, with all groups of their own, and to no other learner', async () => {
    const { learner, here, ask } = await world();
    const { email, groups } = (await ask(learner)).data['groupMember'].user;
    expect({ email, groups }).toEqual({ email: learner.email, groups: [{ name: 'Evenings' }, { name: 'Mornings' }] });
    const classmate = await buildUser(server.db);
    await addGroupMember(server.db, here.id, classmate.id);
    expect((await ask(classmate)).code).toBe('NOT_FOUND');
    expect((await server.call(classmate, list, { groupId: here.id })).data['groupMembers'].members).toContainEqual({
      user: { groups: [{ name: 'Mornings' }] },
    });
  });

  it('is not there where the person does not belong to the group', async () => {
    const { instructor, ask } = await world();
    expect((await ask(instructor, (await buildUser(server.db)).id)).code).toBe('NOT_FOUND');
  });
});
