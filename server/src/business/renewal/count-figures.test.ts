import { leastCounted } from '@lectern/domain/classroom/gradebook/gain/learning-gain.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { openServer, type TestServer } from '../../../test/open-server.ts';
import { walkAssessment } from '../../../test/walk.ts';
import { countFigures } from './count-figures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer(await cloneDatabase());
});

const figuresOf = async (license_id: string) => {
  const { rows } = await sql`select counted_on::text, learners, active, active_before, gain, gain_learners
    from license_figures where license_id = ${license_id}`.execute(server.db);
  return rows[0] ?? null;
};

/** A license with a group of so many learners in a course of one level. */
async function world(size: number) {
  const { db } = server;
  const course = await buildCourse(db);
  const lesson = await buildLesson(db, { course_id: course.id });
  const questions = Array.from({ length: 4 }, () => ({ type: 'TRUE_OR_FALSE' as const, lesson_id: lesson.id }));
  await buildBenchmark(db, { course_id: course.id, questions });
  const license = await buildLicense(db, { max_users: 100 });
  const group = await buildGroup(db, { license_id: license.id, courses: [course.id], group_size: 30 });
  const learners: BuiltUser[] = [];
  for (let number = 0; number < size; number += 1) {
    const learner = await buildUser(db);
    await addGroupMember(db, group.id, learner.id);
    learners.push(learner);
  }
  const placeOf = (learner: BuiltUser) => ({ learner, group_id: group.id, course_id: course.id });
  return { course, license, group, learners, placeOf };
}

describe('the figures of a license', () => {
  it('have the gain that the gradebook shows, from as many learners as that needs', async () => {
    const { course, license, group, learners, placeOf } = await world(leastCounted);
    for (const [number, learner] of learners.entries()) {
      await walkAssessment(server, placeOf(learner), 'BENCHMARK', 1, number % 3);
      // The last one has not finished the summary yet.
      if (number < leastCounted - 1) await walkAssessment(server, placeOf(learner), 'SUMMARY', 1, 2 + (number % 3));
    }
    await countFigures(server.db);
    expect(await figuresOf(license.id)).toMatchObject({ gain: null, gain_learners: leastCounted - 1 });
    await walkAssessment(server, placeOf(learners.at(-1) as BuiltUser), 'SUMMARY', 1, 4);
    await countFigures(server.db);
    const { data } = await server.call(
      { ...(await owner(group.id)) },
      `query gain($courseId: ID!, $groupId: ID!) { learningGain(courseId: $courseId, groupId: $groupId) { gain { points counted } } }`,
      { courseId: course.id, groupId: group.id },
    );
    const { points, counted } = data['learningGain'].gain;
    expect(points).toBeGreaterThan(0);
    expect(await figuresOf(license.id)).toMatchObject({
      learners: leastCounted,
      active: leastCounted,
      gain: expect.closeTo(points, 9),
      gain_learners: counted,
    });
  });

  it('count who was active in 30 days, and in the 30 before, each learner once however many groups they are in', async () => {
    const { license, group, learners, placeOf } = await world(5);
    const other = await buildGroup(server.db, { license_id: license.id, group_size: 30 });
    for (const learner of learners.slice(0, 2)) await addGroupMember(server.db, other.id, learner.id);
    const ago = [0, 29, 30, 59];
    for (const [number, days] of ago.entries()) {
      const learner = learners[number] as BuiltUser;
      await walkAssessment(server, placeOf(learner), 'BENCHMARK', 1, 1);
      const then = `${day(-days)}T12:00:00Z`;
      await sql`update exercise_results set started_on = ${then}, completed_on = ${then}
        where group_id = ${group.id} and user_id = ${learner.id}`.execute(server.db);
    }
    await countFigures(server.db);
    expect(await figuresOf(license.id)).toMatchObject({ learners: 5, active: 2, active_before: 2, gain_learners: 0 });
    // Who works on saves, though it was begun before.
    await sql`insert into attempts (group_id, user_id, course_id, type, level, questions, started_at, saved_at)
      select ${group.id}, ${learners[3]?.id}, course_id, 'SUMMARY', 1, '[]', ${`${day(-59)}T12:00:00Z`}, now()
      from group_courses where group_id = ${group.id}`.execute(server.db);
    await countFigures(server.db);
    expect(await figuresOf(license.id)).toMatchObject({ active: 3, active_before: 2 });
  });

  it('are those of the term that runs: of who can work in it, and what was learned in groups that have ended in it', async () => {
    const { db } = server;
    const { course, license, group, learners, placeOf } = await world(11);
    const seller = await buildUser(db, { role: 'SALES_MANAGER' });
    const [first, ...others] = learners as [BuiltUser, ...BuiltUser[]];
    await walkAssessment(server, placeOf(first), 'BENCHMARK', 1, 1);
    await walkAssessment(server, placeOf(first), 'SUMMARY', 1, 3);
    const later = await buildGroup(db, { license_id: license.id, start_date: day(1), group_size: 9 });
    await addGroupMember(db, later.id, first.id);
    await countFigures(db);
    expect(await figuresOf(license.id)).toMatchObject({ learners: 11, active: 1, gain_learners: 1 });
    // Its last day has passed; nobody has written yet that it has ended.
    await sql`update groups set end_date = ${day(-1)} where id = ${group.id}`.execute(db);
    await countFigures(db);
    expect(await figuresOf(license.id)).toMatchObject({ learners: 0, active: 0, gain_learners: 1 });
    await sql`update licenses set activation_date = ${day(-300)}, name = 'Second year' where id = ${license.id}`.execute(
      db,
    );
    const { code } = await server.call(seller, 'mutation ($id: ID!) { renewLicense(id: $id) { id } }', {
      id: license.id,
    });
    expect(code).toBeNull();
    await sql`update licenses set last_renewed = now() - interval '100 days' where id = ${license.id}`.execute(db);
    const next = await buildGroup(db, { license_id: license.id, courses: [course.id], group_size: 30 });
    for (const learner of others) await addGroupMember(db, next.id, learner.id);
    for (const learner of others.slice(0, 1))
      await walkAssessment(server, { ...placeOf(learner), group_id: next.id }, 'BENCHMARK', 1, 1);
    await countFigures(db);
    expect(await figuresOf(license.id)).toMatchObject({ learners: 10, active: 1, gain_learners: 0 });
    const { data } = await server.call(
      seller,
      `{ renewals(filter: { window: ALL_ACTIVE, search: "Second year" }) { renewals { reasons { rule taken days } } } }`,
    );
    expect(data['renewals'].renewals[0].reasons.slice(0, 2)).toEqual([
      { rule: 'SEATS_UNUSED', taken: 11, days: 100 },
      { rule: 'NO_RESULTS', taken: 11, days: 100 },
    ]);
  });

  it('are counted of all that run or have ended lately, in steps, and of no quote; without learners they are 0', async () => {
    const { db } = server;
    const ends = (days: number) => buildLicense(db, { activation_date: day(-400), expiry_date: day(days) });
    const [runs, lately, before] = [await ends(1), await ends(-20), await ends(-40)];
    const quote = await buildLicense(db, { activation_date: null, expiry_date: null });
    await sql`delete from license_figures`.execute(db);
    const counted = await countFigures(db, 1);
    const { rows } = await sql`select from license_figures`.execute(db);
    expect(rows).toHaveLength(counted);
    const none = { learners: 0, active: 0, active_before: 0, gain: null, gain_learners: 0 };
    for (const { id } of [runs, lately]) expect(await figuresOf(id)).toMatchObject(none);
    for (const { id } of [before, quote]) expect(await figuresOf(id)).toBeNull();
  });
});

async function owner(group_id: string): Promise<BuiltUser> {
  const { rows } = await sql<BuiltUser>`select u.* from users u join groups g on g.owner_id = u.id
    where g.id = ${group_id}`.execute(server.db);
  return rows[0] as BuiltUser;
}
