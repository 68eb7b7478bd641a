import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { documentOf } from '../../../test/security/document.ts';
import { buildShownCourse, type ShownCourse } from '../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';
import { walkAssessment, walkStudyProject, type Place } from '../../../test/walk.ts';

let server: TestServer;
let call: Call;
let author: BuiltUser;
/** Holds what an act waits for before it commits. */
let gate: pg.Client;
const atGate = 20_261_123;

beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  author = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  gate = new pg.Client(server.url);
  await gate.connect();
  // All locks of an act are held where it commits: what it has put off to the commit is done there before it waits.
  await gate.query(`create function wait_at_gate() returns trigger language plpgsql as $$ begin
      set constraints all immediate;
      perform pg_advisory_xact_lock(${atGate});
      return null;
    end $$;
    create constraint trigger waits_at_gate after insert on change_sets deferrable initially deferred
      for each row execute function wait_at_gate()`);
});
afterAll(async () => {
  await gate.query('drop function wait_at_gate cascade');
  await gate.end();
});

type World = { readonly school: ShownCourse; readonly place: Place; readonly newcomer: Place };

async function buildWorld(): Promise<World> {
  const { db } = server;
  const school = await buildShownCourse(db, true);
  const group = await buildGroup(db, { courses: [school.course] });
  const placeOf = async (): Promise<Place> => {
    const learner = await buildUser(db);
    await addGroupMember(db, group.id, learner.id);
    return { learner, group_id: group.id, course_id: school.course };
  };
  return { school, place: await placeOf(), newcomer: await placeOf() };
}

const send = async (operation: string, variables: object) => {
  const { data, code } = await call(author, documentOf(operation), variables);
  expect([operation, code]).toEqual([operation, null]);
  return data[operation];
};

const waiting = async (granted: boolean): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks
      where locktype = 'advisory' and objid = ${atGate} and granted = ${granted}`.execute(server.db)
  ).rows[0]?.n ?? 0;

/** What a learner does in a course: reads it, works through a study project and takes a benchmark. */
async function learn({ school, place, newcomer }: World): Promise<void> {
  const courseId = school.course;
  const { group_id: groupId } = place;
  for (const [operation, variables] of [
    ['studentCourseProgress', { courseId, groupId }],
    ['lessons', { courseId }],
    ['bookPages', { lessonId: school.lesson_id }],
    ['studyProject', { id: school.projects[0] }],
  ] as const)
    expect([operation, (await call(place.learner, documentOf(operation), variables)).code]).toEqual([operation, null]);
  await walkStudyProject(server, place, school.projects[0] ?? '', 0);
  await walkAssessment(server, newcomer, 'BENCHMARK', 1, 1);
}

const answers = ['Clay', 'Sand'].map((answer, at) => ({ answer: `<p>${answer}</p>`, is_correct: at === 0 }));
const question = { type: 'MULTIPLE_CHOICE', question: '<p>Which one?</p>', answers };

/** What holds most of a course, each with what it needs before. */
const acts: readonly [operation: string, variables: (school: ShownCourse) => object | Promise<object>][] = [
  ['updateCourse', ({ course }) => ({ data: { description: 'About' }, where: { id: course } })],
  ['updateLesson', ({ lesson_id }) => ({ data: { name: 'Ground' }, where: { id: lesson_id } })],
  [
    'updateStudyProject',
    ({ projects }) => ({ data: { introduction: '<h2>Learn</h2><h3>New</h3>' }, where: { id: projects[0] } }),
  ],
  ['updateStudyProject', ({ projects }) => ({ data: { study_project_number: 2 }, where: { id: projects[0] } })],
  ['updateQuestion', ({ questions }) => ({ data: question, where: { id: questions[0] } })],
  ['updateBookPage', ({ pages }) => ({ data: { page_number: 3 }, where: { id: pages[0] } })],
  ['createQuestion', ({ benchmark }) => ({ data: question, belongsTo: { benchmark_id: benchmark } })],
  ['moveContent', ({ lessons }) => ({ data: { kind: 'LESSON', id: lessons[2], before: lessons[0] } })],
  ['moveContent', ({ questions }) => ({ data: { kind: 'QUESTION', id: questions[2], before: questions[0] } })],
  ['deleteQuestion', ({ questions }) => ({ where: { id: questions[0] } })],
  ['unpublishCourse', ({ course }) => ({ id: course })],
  [
    'publishContentItems',
    async ({ lessons, projects }) => {
      const items = [
        ...lessons.slice(1).map((id) => ({ kind: 'LESSON', id })),
        ...projects.slice(1).map((id) => ({ kind: 'STUDY_PROJECT', id })),
      ];
      await send('unpublishContentItems', { items });
      return { items };
    },
  ],
  [
    'publishChanges',
    async ({ course, lesson_id, projects, questions }) => {
      const later = { later: true };
      await send('updateLesson', { data: { name: 'Ground' }, where: { id: lesson_id, ...later } });
      await send('updateStudyProject', {
        data: { introduction: '<h2>Learn</h2>' },
        where: { id: projects[0], ...later },
      });
      await send('updateQuestion', { data: question, where: { id: questions[0], ...later } });
      const changes: { id: string }[] = await send('waitingChanges', { placeId: course, discarded: null });
      expect(changes).toHaveLength(3);
      return { ids: changes.map(({ id }) => id) };
    },
  ],
  [
    'undoChangeSet',
    async ({ questions }) => {
      const { change_set_id } = await send('updateQuestion', { data: question, where: { id: questions[0] } });
      return { id: change_set_id };
    },
  ],
];

describe('while an author has changed what learners work with, and has not yet committed', () => {
  it.each(acts)('no call of theirs waits for it: %s', async (operation, variables) => {
    const world = await buildWorld();
    const given = await variables(world.school);
    await gate.query(`select pg_advisory_lock(${atGate})`);
    const act = call(author, documentOf(operation), given);
    try {
      await expect.poll(() => waiting(false), { interval: 5 }).toBe(1);
      await learn(world);
      // Whoever waits for a lock gives up in 2 s, and the act began to wait before the learners did.
      expect(await waiting(false)).toBe(1);
    } finally {
      await gate.query(`select pg_advisory_unlock(${atGate})`);
    }
    expect((await act).code).toBeNull();
  });
});
