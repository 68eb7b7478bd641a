import { beforeAll, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { beginSitting, sittingWorld, submitDocument } from '../../../../test/sitting.ts';

let server: TestServer;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

const document = 'query kept($id: ID!) { keptByOldKey(questionId: $id) { results sittings } }';

it('counts the attempts that run and that were handed in, for whoever is about to change the key', async () => {
  const world = await sittingWorld(server, { questions: [1] });
  const rows = await server.db
    .selectFrom('questions')
    .select('id')
    .where('benchmark_id', '=', world.benchmarks[0] ?? '')
    .execute();
  const id = rows[0]?.id ?? '';
  const kept = async () => (await server.call(developer, document, { id })).data['keptByOldKey'];
  expect(await kept()).toEqual({ results: 0, sittings: 0 });
  const begun = await beginSitting(server, world);
  expect(await kept()).toEqual({ results: 0, sittings: 1 });
  const where = { attempt_id: begun.id, group_id: world.group_id };
  const submitted = await server.call(world.learner, submitDocument, { where, data: [] });
  expect(submitted.errors).toEqual([]);
  expect(await kept()).toEqual({ results: 1, sittings: 0 });
});

it('refuses a question that is not there', async () => {
  const reply = await server.call(developer, document, { id: developer.id });
  expect(reply.code).toBe('NOT_FOUND');
});
