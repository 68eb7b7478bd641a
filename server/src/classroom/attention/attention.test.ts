import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, day } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../test/walk.ts';
import { connect } from '../../base/database/connect.ts';
import { readAttention } from './read-attention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const list = `query list($groupId: ID) { learnersNeedingAttention(groupId: $groupId) { group_id group_name put_off_until
  user { id first_name email } reasons { rule since days course_name level scores finished total days_needed } } }`;
const putOff = `mutation putOff($group_id: ID!, $user_id: ID!, $until: Date) {
  putOffLearner(group_id: $group_id, user_id: $user_id, until: $until) { put_off_until } }`;

/** A group that opened 40 days ago, whose learners have been in it since, with four study projects and a summary. */
async function world(values: Parameters<typeof buildGroup>[1] = {}) {
  const { db } = server;
  const course = await buildCourse(db, { name: 'Networks' });
  const lesson = await buildLesson(db, { course_id: course.id });
  const projects: string[] = [];
  for (const study_project_number of [1, 2, 3, 4])
    projects.push((await buildStudyProject(db, { lesson_id: lesson.id, study_project_number })).id);
  await buildBenchmark(db, {
    course_id: course.id,
    questions: [1, 2, 3, 4].map(() => ({ type: 'TRUE_OR_FALSE' as const, lesson_id: lesson.id })),
  });
  const main = await buildUser(db);
  const group = await buildGroup(db, {
    owner_id: main.id,
    courses: [course.id],
    start_date: day(-40),
    end_date: day(60),
    ...values,
  });
  await addInstitutionMember(db, group.institution_id, main.id, 'INSTRUCTOR');
  const learn = async (first_name: string) => {
    const learner = await buildUser(db, { first_name });
    await addGroupMember(db, group.id, learner.id);
    await sql`update group_members set created_on = now() - interval '40 days' where user_id = ${learner.id}`.execute(
      db,
    );
    return learner;
  };
  const study = async (learner: BuiltUser, ...which: number[]) => {
    for (const project of which)
      await walkStudyProject(server, { learner, group_id: group.id, course_id: course.id }, projects[project]!, 1);
  };
  const summary = (learner: BuiltUser, rights: number) =>
    walkAssessment(server, { learner, group_id: group.id, course_id: course.id }, 'SUMMARY', 1, rights);
  const listed = async (groupId: string | null = group.id, caller = main) =>
    (await server.call(caller, list, { groupId })).data?.['learnersNeedingAttention'];
  const put = (user_id: string, until: string | null, caller = main) =>
    server.call(caller, putOff, { group_id: group.id, user_id, until });
  return { main, group, learn, study, summary, listed, put };
}

/** Makes what a learner has done that many days older. */
async function age({ id }: BuiltUser, days: number): Promise<void> {
  await sql`update exercise_results set started_on = started_on - make_interval(days => ${days}),
    completed_on = completed_on - make_interval(days => ${days}) where user_id = ${id}`.execute(server.db);
  await sql`update attempts set saved_at = saved_at - make_interval(days => ${days}) where user_id = ${id}`.execute(
    server.db,
  );
}

const nothing = {
  since: null,
  days: null,
  course_name: null,
  level: null,
  scores: null,
  finished: null,
  total: null,
  days_needed: null,
};

describe('learners who need attention', () => {
  it('are told with the evidence of each rule; who works along is not among them', async () => {
    const { learn, study, summary, listed, main } = await world({ end_date: day(20) });
    const [idle, stopped, failed, along] = [await learn('A'), await learn('B'), await learn('C'), await learn('D')];
    await study(stopped, 0, 1, 2);
    await age(stopped, 15);
    await study(failed, 0, 1, 2);
    await summary(failed, 1);
    await summary(failed, 2);
    await study(along, 0, 1, 2);
    expect(await listed()).toMatchObject([
      {
        user: { id: idle.id, email: idle.email },
        put_off_until: null,
        reasons: [
          { ...nothing, rule: 'NOT_STARTED', since: day(-40), days: 40 },
          { ...nothing, rule: 'LATE_FOR_END', days: 20, finished: 0, total: 4 },
        ],
      },
      { user: { id: stopped.id }, reasons: [{ ...nothing, rule: 'QUIET', since: day(-15), days: 15 }] },
      {
        user: { id: failed.id },
        reasons: [
          { ...nothing, rule: 'FAILED_TWICE', since: day(0), course_name: 'Networks', level: 1, scores: [25, 50] },
        ],
      },
    ]);
    expect(main.id).not.toBe(along.id);
  });

  it('are those of an exercise begun and left, from its last save on', async () => {
    const { learn, listed, group } = await world();
    const learner = await learn('A');
    const begin = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
    const { rows } = await sql<{ id: string }>`select s.id from study_projects s join lessons l on l.id = s.lesson_id
      join group_courses gc on gc.course_id = l.course_id where gc.group_id = ${group.id} limit 1`.execute(server.db);
    await server.call(learner, begin, {
      data: { group_id: group.id, study_project_id: rows[0]?.id, question_index: 0 },
    });
    expect(await listed()).toEqual([]);
    await age(learner, 20);
    expect(await listed()).toMatchObject([{ reasons: [{ rule: 'QUIET', days: 20 }] }]);
    await sql`update attempts set saved_at = now() where user_id = ${learner.id}`.execute(server.db);
    expect(await listed()).toEqual([]);
  });

  it('are none for scores of a summary that asks nothing any more: nobody can take it again', async () => {
    const { group, learn, study, summary, listed } = await world();
    const failed = await learn('C');
    await study(failed, 0, 1, 2);
    await summary(failed, 1);
    await summary(failed, 2);
    expect(await listed()).toMatchObject([{ user: { id: failed.id }, reasons: [{ rule: 'FAILED_TWICE' }] }]);
    await sql`update questions set deleted_on = now() where benchmark_id in (
      select b.id from benchmarks b join group_courses gc on gc.course_id = b.course_id where gc.group_id = ${group.id})`.execute(
      server.db,
    );
    expect(await listed()).toEqual([]);
  });

  it('of all groups that a person teaches stand together by group, closed ones and those of others left out', async () => {
    const { main, learn, listed, group } = await world({ name: 'Mornings' });
    const [one] = [await learn('A')];
    const second = await world({ name: 'Evenings' });
    const other = await second.learn('B');
    const closed = await world({ status: 'CLOSED' });
    await closed.learn('C');
    for (const { group: joined } of [second, closed]) await addGroupMember(server.db, joined.id, main.id, 'INSTRUCTOR');
    const third = await world({ name: 'Others' });
    await third.learn('D');
    expect(await listed(null)).toMatchObject([
      { group_id: second.group.id, group_name: 'Evenings', user: { id: other.id } },
      { group_id: group.id, group_name: 'Mornings', user: { id: one?.id } },
    ]);
    expect(await listed(null, one)).toBeUndefined();
  });

  it('are found with one statement, however many groups', async () => {
    const { main, learn, listed } = await world();
    await learn('A');
    const second = await world();
    await second.learn('B');
    await addGroupMember(server.db, second.group.id, main.id, 'INSTRUCTOR');
    const statements: string[] = [];
    const db = connect({ url: server.url, onQuery: (one) => statements.push(one.sql) });
    const { learners } = await readAttention(db, main.id, { groupId: null });
    await db.destroy();
    expect(statements).toHaveLength(1);
    expect(learners).toHaveLength(2);
    expect(await listed(null)).toHaveLength(2);
  });
});

describe('a learner who is put off', () => {
  it('is so for all who teach the group, until the day, and is listed again at once when taken back', async () => {
    const { learn, listed, put, group } = await world();
    const learner = await learn('A');
    const colleague = await buildUser(server.db);
    await addGroupMember(server.db, group.id, colleague.id, 'INSTRUCTOR');
    const { data } = await put(learner.id, day(7));
    expect(data['putOffLearner']).toEqual({ put_off_until: day(7) });
    expect(await listed(group.id, colleague)).toMatchObject([{ put_off_until: day(7) }]);
    await put(learner.id, null, colleague);
    expect(await listed()).toMatchObject([{ put_off_until: null }]);
    await put(learner.id, day(1));
    await sql`update put_off_learners set until = ${day(0)} where user_id = ${learner.id}`.execute(server.db);
    expect(await listed()).toMatchObject([{ put_off_until: null }]);
    const { rows } =
      await sql`select action, details - 'user_id' as details from audit_log where object_id = ${group.id}
      and action in ('LEARNER_PUT_OFF', 'LEARNER_TAKEN_BACK') order by number`.execute(server.db);
    expect(rows).toEqual([
      { action: 'LEARNER_PUT_OFF', details: { until: day(7), rules: ['NOT_STARTED'] } },
      { action: 'LEARNER_TAKEN_BACK', details: {} },
      { action: 'LEARNER_PUT_OFF', details: { until: day(1), rules: ['NOT_STARTED'] } },
    ]);
  });

  it('is listed again when another rule holds', async () => {
    const { learn, listed, put, group } = await world();
    const learner = await learn('A');
    await put(learner.id, day(30));
    await sql`update groups set end_date = ${day(10)} where id = ${group.id}`.execute(server.db);
    expect(await listed()).toMatchObject([
      { put_off_until: null, reasons: [{ rule: 'NOT_STARTED' }, { rule: 'LATE_FOR_END' }] },
    ]);
  });

  it.each([
    [day(0), 'DAY_PASSED'],
    [day(367), 'TOO_HIGH'],
  ])('is not put off until %s: %s', async (until, issue) => {
    const { learn, put } = await world();
    const { code, errors } = await put((await learn('A')).id, until);
    expect([code, (errors as any)?.[0]?.extensions?.field]).toEqual(['INVALID', 'until']);
    expect(JSON.stringify(errors)).toContain(issue);
  });

  it('is a learner of the group, and no instructor', async () => {
    const { put, main } = await world();
    expect((await put(main.id, day(7))).code).toBe('NOT_FOUND');
    expect((await put((await buildUser(server.db)).id, day(7))).code).toBe('NOT_FOUND');
  });
});
