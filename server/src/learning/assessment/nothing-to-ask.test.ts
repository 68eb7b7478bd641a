import { beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { startDocument } from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A learner of a course of three levels: a draft with questions, one with a question of a draft lesson, one without any. */
async function learning() {
  const { db } = server;
  const { id: course_id } = await buildCourse(db, { levels: 3 });
  const shown = await buildLesson(db, { course_id });
  const draft = await buildLesson(db, { course_id, published: false });
  const asked = (lesson_id: string) => [{ type: 'MULTIPLE_CHOICE', lesson_id } as const];
  const one = await buildBenchmark(db, { course_id, level: 1, questions: asked(shown.id) });
  await buildBenchmark(db, { course_id, level: 2, questions: asked(draft.id) });
  await buildBenchmark(db, { course_id, level: 3, questions: [] });
  await db.updateTable('benchmarks').set({ published: false }).where('id', '=', one.id).execute();
  await db.updateTable('summaries').set({ published: false }).where('id', '=', one.summary_id).execute();
  const { id: group_id } = await buildGroup(db, { courses: [course_id] });
  await db.updateTable('groups').set({ benchmark_first: false }).where('id', '=', group_id).execute();
  const learner = await buildUser(db);
  await addGroupMember(db, group_id, learner.id);
  return { course_id, group_id, learner, draft, shown };
}

const withoutId = (one: unknown) => JSON.stringify(one).replaceAll(/"requestId":"[^"]*"/g, '');

it.each(['BENCHMARK', 'SUMMARY'])(
  'a draft, a draft lesson, a level without questions and one that does not exist are refused alike: %s',
  async (type) => {
    const { learner, ...place } = await learning();
    const { course_id, group_id } = place;
    const refusals = [];
    for (const level of [1, 2, 3, 4, null]) {
      const { data, errors } = await server.call(learner, startDocument, {
        data: { course_id, group_id, type, level },
      });
      expect(data).toBeNull();
      refusals.push(withoutId(errors));
    }
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('"code":"NO_QUESTIONS"');
  },
);

it('a draft lesson is refused to a member like one that does not exist', async () => {
  const { learner, group_id, draft, shown } = await learning();
  const document = 'query lesson($id: ID!, $groupId: ID) { lesson(where: { id: $id }, groupId: $groupId) { name } }';
  const said = (id: string) => server.call(learner, document, { id, groupId: group_id });
  expect((await said(shown.id)).code).toBeNull();
  const [hidden, missing] = [await said(draft.id), await said(crypto.randomUUID())];
  expect(hidden.code).toBe('NOT_FOUND');
  expect(withoutId(hidden.errors)).toBe(withoutId(missing.errors));
});
