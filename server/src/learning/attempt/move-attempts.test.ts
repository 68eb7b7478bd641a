import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStudyProject } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { rightAnswer } from '../../../test/answers.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld, submitDocument, type SittingWorld } from '../../../test/sitting.ts';
import { moveAttempts } from './move-attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** Moves the learner of a world to a new group with the same course, as an instructor would, and gives that group. */
async function moveToNewGroup({ learner, group_id, course_id }: SittingWorld): Promise<string> {
  const { id: to } = await buildGroup(server.db, { courses: [course_id] });
  await server.db.transaction().execute(async (db) => {
    await addGroupMember(db, to, learner.id);
    await moveAttempts(db, [{ user_id: learner.id, from: group_id, to }]);
    await sql`update group_members set deleted_on = now() where group_id = ${group_id} and user_id = ${learner.id}`.execute(
      db,
    );
  });
  return to;
}

/** How many rows of a learner each table has in each group. */
async function rowsOf({ learner }: SittingWorld) {
  const { rows } = await sql<{ kind: string; group_id: string; rows: number }>`
    select kind, group_id, count(*)::int as rows from (
      select 'attempt' as kind, group_id from attempts where user_id = ${learner.id}
      union all select 'answer', group_id from answer_records where user_id = ${learner.id}
      union all select 'result', group_id from exercise_results where user_id = ${learner.id}
      union all select 'permission', group_id from attempt_permissions where user_id = ${learner.id}
    ) t group by kind, group_id order by kind, group_id`.execute(server.db);
  return rows;
}

describe('a sitting that moves with its learner', () => {
  it('is saved and submitted by a browser that still names the old group, and nothing is lost', async () => {
    const world = await sittingWorld(server);
    const { learner, group_id } = world;
    const { id: attempt_id, questions } = await beginSitting(server, world);
    const [one, two] = questions.map(({ question }) => question);
    const save = (revision: number, answers: object[], who = learner, where = group_id) =>
      server.call(who, saveDocument, { data: { group_id: where, attempt_id, revision, answers } });
    const answer = { chosen: [one?.answers[0]?.id] };
    await save(0, [{ question_id: one?.id, answer, seconds_spent: 30 }]);
    const to = await moveToNewGroup(world);

    const saved = (await save(1, [{ question_id: two?.id, seconds_spent: 12 }])).data['saveAssessmentDraft'];
    expect(saved).toMatchObject({
      group_id: to,
      revision: 2,
      questions: [{ answer, seconds_spent: 30 }, { seconds_spent: 12 }],
    });
    expect((await save(1, [])).code).toBe('CONFLICT');
    expect((await save(2, [], await buildUser(server.db))).code).toBe('NOT_FOUND');
    expect((await save(2, [], learner, to)).data['saveAssessmentDraft']).toMatchObject({ group_id: to, revision: 3 });

    const where = { group_id, attempt_id, revision: 3 };
    const given = [{ group_id, question_id: two?.id, answer: { chosen: [two?.answers[0]?.id] } }];
    const submit = (who = learner) => server.call(who, submitDocument, { where, data: given });
    expect((await submit(await buildUser(server.db))).code).toBe('NOT_FOUND');
    const { data } = await submit();
    expect(data['saveBenchmarkAnswers']).toMatchObject({ group_id: to, submitted: true });
    expect(await rowsOf(world)).toEqual([
      { kind: 'answer', group_id: to, rows: 2 },
      { kind: 'attempt', group_id: to, rows: 1 },
      { kind: 'result', group_id: to, rows: 1 },
    ]);
  });

  it('brings its results and what an instructor has allowed into the gradebook of the new group', async () => {
    const world = await sittingWorld(server, { questions: [1, 2] });
    const { learner, group_id, course_id, benchmarks } = world;
    const { id: attempt_id } = await beginSitting(server, world, null);
    await server.call(learner, submitDocument, { where: { group_id, attempt_id }, data: [] });
    const allowed = { group_id, user_id: learner.id, reason: 'Fire alarm', granted_by: learner.id };
    await server.db
      .insertInto('attempt_permissions')
      .values([
        { ...allowed, benchmark_id: benchmarks[0] ?? '', used_by_attempt: attempt_id },
        { ...allowed, benchmark_id: benchmarks[1] ?? '' },
      ])
      .execute();
    const to = await moveToNewGroup(world);
    expect(await rowsOf(world)).toEqual([
      { kind: 'answer', group_id: to, rows: 3 },
      { kind: 'attempt', group_id: to, rows: 1 },
      { kind: 'permission', group_id: to, rows: 2 },
      { kind: 'result', group_id: to, rows: 2 },
    ]);
    const ask = `query completed($groupId: ID!, $userId: ID!) {
      completedBenchmarks(groupId: $groupId, userId: $userId) { course_id level } }`;
    const completed = await server.call(learner, ask, { groupId: to, userId: learner.id });
    expect(completed.data['completedBenchmarks']).toEqual([1, 2].map((level) => ({ course_id, level })));
  });

  it('does not move to a group the learner does not belong to, and then nothing has moved', async () => {
    const world = await sittingWorld(server);
    await beginSitting(server, world);
    const { id: to } = await buildGroup(server.db, { courses: [world.course_id] });
    const move = server.db
      .transaction()
      .execute((db) => moveAttempts(db, [{ user_id: world.learner.id, from: world.group_id, to }]));
    await expect(move).rejects.toMatchObject({ constraint: 'attempts_member_fkey' });
    expect(new Set((await rowsOf(world)).map(({ group_id }) => group_id))).toEqual(new Set([world.group_id]));
  });

  it('cannot be torn apart: an attempt in another group than its results is refused when the transaction ends', async () => {
    const world = await sittingWorld(server);
    await beginSitting(server, world);
    const { id: to } = await buildGroup(server.db);
    await addGroupMember(server.db, to, world.learner.id);
    const half = server.db.transaction().execute(async (db) => {
      await sql`set constraints all deferred`.execute(db);
      await sql`update attempts set group_id = ${to} where user_id = ${world.learner.id}`.execute(db);
    });
    await expect(half).rejects.toMatchObject({ constraint: 'exercise_results_attempt_fkey' });
  });
});

describe('a study project that moves with its learner', () => {
  it('goes on, is checked and finished by a browser that still names the old group', async () => {
    const world = await sittingWorld(server);
    const { learner, group_id, course_id } = world;
    const lessons = server.db.selectFrom('lessons').select('id').where('course_id', '=', course_id);
    const { id: lesson_id } = await lessons.executeTakeFirstOrThrow();
    const { id: study_project_id } = await buildStudyProject(server.db, {
      lesson_id,
      cases: [[{ type: 'TRUE_OR_FALSE' }]],
    });
    const saveProgress = `mutation save($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) {
      id group_id revision attempt_questions { seconds_spent question { id type answers { id } concepts { id } descriptions { letter description } } } } }`;
    const place = { group_id, study_project_id };
    const begun = await server.call(learner, saveProgress, { data: place });
    const { id: attempt_id, attempt_questions } = begun.data['saveStudyProjectProgress'];
    const { question } = attempt_questions[0];
    const to = await moveToNewGroup(world);

    const data = { ...place, attempt_id, revision: 0, progress: { [question.id]: { seconds: 21 } } };
    const saved = await server.call(learner, saveProgress, { data });
    expect(saved.data['saveStudyProjectProgress']).toMatchObject({
      id: attempt_id,
      group_id: to,
      revision: 1,
      attempt_questions: [{ seconds_spent: 21 }],
    });
    expect((await server.call(await buildUser(server.db), saveProgress, { data })).code).toBe('NOT_FOUND');

    const check = `mutation check($data: CheckAnswerInput!) { checkAnswer(data: $data) { result group_id } }`;
    const answer = await rightAnswer(server.db, question);
    const checked = await server.call(learner, check, {
      data: { ...place, attempt_id, question_id: question.id, answer },
    });
    expect(checked.data['checkAnswer']).toEqual({ result: true, group_id: to });

    const finish = `mutation finish($data: ExerciseResultInput!) { saveExerciseResult(data: $data) { group_id seconds_spent } }`;
    const finished = { type: 'STUDY_PROJECT', exercise_id: study_project_id, group_id, attempt_id };
    const finishTwice = [1, 2].map(() => server.call(learner, finish, { data: finished }));
    for (const { data: reply } of await Promise.all(finishTwice)) {
      expect(reply['saveExerciseResult']).toEqual({ group_id: to, seconds_spent: 21 });
    }
  });
});
