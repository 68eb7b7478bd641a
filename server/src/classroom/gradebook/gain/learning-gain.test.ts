import { leastCounted } from '@lectern/domain/classroom/gradebook/gain/learning-gain.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../../test/walk.ts';

const figures = 'counted least before after points normalised low high change';
const groupGain = `query gain($courseId: ID!, $groupId: ID!, $level: Int) {
  learningGain(courseId: $courseId, groupId: $groupId, level: $level) {
    gain { ${figures} } study_projects days { day completed }
    learners { last_name gain { ${figures} } }
    lessons { lesson_name gain { ${figures} } }
    questions { question_id level lesson_name gain { ${figures} }
      benchmark { answers percent discrimination } summary { answers percent discrimination } }
  }
}`;
const ownGain = `query own($courseId: ID!, $groupId: ID!, $studentId: ID!) {
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $studentId) {
    gain { levels { level gain { ${figures} } } lessons { lesson_name gain { ${figures} } } }
  }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A course with a level of ten questions in two lessons, and a group with an instructor and so many learners. */
async function world(size: number) {
  const course = await buildCourse(server.db);
  const lessons = [
    await buildLesson(server.db, { course_id: course.id, name: 'Networks' }),
    await buildLesson(server.db, { course_id: course.id, name: 'Privacy' }),
  ];
  await buildBenchmark(server.db, {
    course_id: course.id,
    questions: Array.from({ length: 10 }, (_, index) => ({
      type: 'TRUE_OR_FALSE' as const,
      lesson_id: lessons[index % 2]?.id ?? '',
    })),
  });
  const project = await buildStudyProject(server.db, {
    lesson_id: lessons[0]?.id ?? '',
    cases: [[{ type: 'TRUE_OR_FALSE' }]],
  });
  const license = await buildLicense(server.db, { max_users: size + 2 });
  const group = await buildGroup(server.db, { courses: [course.id], license_id: license.id, group_size: size + 1 });
  const instructor = await buildUser(server.db);
  await addGroupMember(server.db, group.id, instructor.id, 'INSTRUCTOR');
  const learners: BuiltUser[] = [];
  for (let n = 0; n < size; n++) {
    const learner = await buildUser(server.db, {
      first_name: 'Learner',
      last_name: `Number ${String(n).padStart(2, '0')}`,
    });
    await addGroupMember(server.db, group.id, learner.id);
    learners.push(learner);
  }
  const placeOf = (learner: BuiltUser) => ({ learner, group_id: group.id, course_id: course.id });
  const gainOf = async (viewer: BuiltUser, level: number | null = null) =>
    (await server.call(viewer, groupGain, { courseId: course.id, groupId: group.id, level })).data?.['learningGain'];
  const own = async (viewer: BuiltUser, studentId: string) =>
    server.call(viewer, ownGain, { courseId: course.id, groupId: group.id, studentId });
  return { course, group, instructor, learners, project, placeOf, gainOf, own };
}

type Answer = { user_id: string; kind: string; question_id: string; lesson: string; right: boolean };

/** Every first answer of a group, read row by row without the statement under test. */
async function firstAnswers(groupId: string): Promise<Answer[]> {
  const { rows } = await sql<Answer & { attempt: number; exercise_id: string }>`
    select x.user_id, r.type as kind, x.question_id, l.name as lesson, x.first_try as right, r.attempt, x.exercise_id
    from answer_records x
    join exercise_results r on r.group_id = x.group_id and r.attempt_id = x.attempt_id and r.exercise_id = x.exercise_id
    join questions q on q.id = x.question_id join lessons l on l.id = q.lesson_id
    where x.group_id = ${groupId} and r.type <> 'STUDY_PROJECT' and r.completed_on is not null`.execute(server.db);
  return rows.filter((row) => row.attempt === 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const share = (answers: readonly Answer[]) => mean(answers.map(({ right }) => (right ? 100 : 0)));

describe('the learning gain', () => {
  it('names no lesson that learners do not see, unless they were asked about it before it was taken back', async () => {
    const { course, instructor, learners, placeOf, gainOf } = await world(1);
    const draft = await buildLesson(server.db, { course_id: course.id, name: 'Not yet told', published: false });
    const namesNow = async () => (await gainOf(instructor)).lessons.map((one: any) => one.lesson_name);
    expect(await namesNow()).toEqual(['Networks', 'Privacy']);
    const setPublished = (published: boolean) =>
      sql`update lessons set published = ${published} where course_id = ${course.id} and id <> ${draft.id}`.execute(
        server.db,
      );
    await setPublished(false);
    expect(await namesNow()).toEqual([]);
    await setPublished(true);
    for (const learner of learners) await walkAssessment(server, placeOf(learner), 'BENCHMARK', 1, 5);
    await setPublished(false);
    expect(await namesNow()).toEqual(['Networks', 'Privacy']);
  });

  it('agrees with the answers counted one by one, for learners, lessons, questions and the group', async () => {
    const { group, instructor, learners, placeOf, gainOf } = await world(leastCounted);
    for (const [n, learner] of learners.entries()) {
      await walkAssessment(server, placeOf(learner), 'BENCHMARK', 1, n % 7);
      await walkAssessment(server, placeOf(learner), 'SUMMARY', 1, 10 - (n % 4));
    }
    const gain = await gainOf(instructor, 1);
    const answers = await firstAnswers(group.id);
    const of = (kind: string, wanted: Partial<Answer>) =>
      answers.filter(
        (one) =>
          one.kind === kind && Object.entries(wanted).every(([name, value]) => one[name as keyof Answer] === value),
      );
    expect(answers).toHaveLength(leastCounted * 20);
    for (const [n, { gain: found, last_name }] of gain.learners.entries()) {
      const user_id = learners[n]?.id ?? '';
      expect(last_name).toBe(`Number ${String(n).padStart(2, '0')}`);
      expect(found).toMatchObject({
        counted: 10,
        before: share(of('BENCHMARK', { user_id })),
        after: share(of('SUMMARY', { user_id })),
      });
    }
    for (const { lesson_name: lesson, gain: found } of gain.lessons) {
      const perLearner = (kind: string) => mean(learners.map(({ id }) => share(of(kind, { lesson, user_id: id }))));
      expect(found.counted).toBe(leastCounted);
      expect(found.before).toBeCloseTo(perLearner('BENCHMARK'), 6);
      expect(found.points).toBeCloseTo(perLearner('SUMMARY') - perLearner('BENCHMARK'), 6);
    }
    expect(gain.lessons.map(({ lesson_name }: any) => lesson_name)).toEqual(['Networks', 'Privacy']);
    expect(gain.questions).toHaveLength(10);
    for (const { question_id, gain: found, benchmark, summary } of gain.questions) {
      expect(found.counted).toBe(leastCounted);
      expect(benchmark).toMatchObject({ answers: leastCounted, percent: share(of('BENCHMARK', { question_id })) });
      expect(summary.percent).toBe(share(of('SUMMARY', { question_id })));
      expect(found.points).toBeCloseTo(summary.percent - benchmark.percent, 6);
      expect(found.low).toBeLessThan(found.points);
      expect(found.high).toBeGreaterThan(found.low);
    }
    expect(gain.gain.before).toBeCloseTo(mean(learners.map(({ id }) => share(of('BENCHMARK', { user_id: id })))), 6);
    expect(gain.gain.low).toBeLessThan(gain.gain.points);
    expect(gain.gain.normalised).toBeCloseTo(gain.gain.points / (100 - gain.gain.before), 9);
    expect((await gainOf(instructor, 2)).questions).toEqual([]);
  });

  it('has no figure but what is counted while fewer have finished both', async () => {
    const { instructor, learners, placeOf, gainOf, own } = await world(2);
    const [amara, yusuf] = learners as [BuiltUser, BuiltUser];
    await walkAssessment(server, placeOf(amara), 'BENCHMARK', 1, 4);
    await walkAssessment(server, placeOf(yusuf), 'BENCHMARK', 1, 4);
    await walkAssessment(server, placeOf(yusuf), 'SUMMARY', 1, 8);
    const none = {
      before: null,
      after: null,
      points: null,
      normalised: null,
      low: null,
      high: null,
      change: 'UNCLEAR',
    };
    const gain = await gainOf(instructor);
    expect(gain.gain).toEqual({ counted: 1, least: leastCounted, ...none });
    expect(gain.learners[0].gain).toEqual({ counted: 0, least: leastCounted, ...none });
    expect(gain.learners[1].gain).toMatchObject({ counted: 10, before: 40, after: 80, points: 40 });
    expect(gain.questions[0].benchmark).toEqual({ answers: 2, percent: null, discrimination: null });
    const { levels, lessons } = (await own(yusuf, yusuf.id)).data['studentGradebookOverview'].gain;
    expect(levels).toMatchObject([{ level: 1, gain: { counted: 10, points: 40, change: 'UNCLEAR' } }]);
    expect(lessons).toMatchObject([
      { lesson_name: 'Networks', gain: { counted: 5, ...none } },
      { lesson_name: 'Privacy', gain: { counted: 5, ...none } },
    ]);
    expect((await own(amara, amara.id)).data['studentGradebookOverview'].gain.levels).toEqual([]);
  });

  it('takes the first finished summary, not a later one, and says no more than is sure', async () => {
    const { instructor, learners, placeOf, gainOf } = await world(1);
    const [amara] = learners as [BuiltUser];
    await walkAssessment(server, placeOf(amara), 'BENCHMARK', 1, 6);
    await walkAssessment(server, placeOf(amara), 'SUMMARY', 1, 3);
    await walkAssessment(server, placeOf(amara), 'SUMMARY', 1, 10);
    expect((await gainOf(instructor)).learners[0].gain).toMatchObject({
      before: 60,
      after: 30,
      points: -30,
      // Of ten questions, three fewer may be chance.
      change: 'UNCLEAR',
    });
  });

  it('has the days on which study projects were completed, each by a learner once', async () => {
    const { instructor, learners, placeOf, gainOf, project } = await world(2);
    for (const learner of learners) await walkStudyProject(server, placeOf(learner), project.id, 1);
    await walkStudyProject(server, placeOf(learners[0] as BuiltUser), project.id, 1);
    const { rows } = await sql<{ today: string }>`select today('UTC')::text as today`.execute(server.db);
    expect(await gainOf(instructor)).toMatchObject({
      study_projects: 1,
      days: [{ day: rows[0]?.today, completed: 2 }],
    });
  });

  it('is for those who may read the gradebook; a learner sees their own', async () => {
    const { learners, gainOf, own, instructor, course, group } = await world(2);
    const [amara, yusuf] = learners as [BuiltUser, BuiltUser];
    expect(await gainOf(amara)).toBeUndefined();
    const ids = { courseId: course.id, groupId: group.id };
    expect((await server.call(amara, groupGain, ids)).code).toBe('NOT_FOUND');
    expect((await own(amara, yusuf.id)).code).toBe('NOT_FOUND');
    expect((await own(instructor, yusuf.id)).code).toBeNull();
  });
});
