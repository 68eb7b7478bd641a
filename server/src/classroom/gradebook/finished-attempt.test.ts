import { beforeAll, describe, expect, it } from 'vitest';
import { buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../seed/school.ts';
import { questionFields } from '../../../test/answers.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import {
  assessmentWorld,
  beginAssessment,
  takeAssessment,
  type AskedQuestion,
  type AssessmentWorld,
} from '../../../test/taking.ts';
import { walkStudyProject } from '../../../test/walk.ts';

const finished = `query finished($groupId: ID!, $attemptId: ID!) { finishedAttempt(groupId: $groupId, attemptId: $attemptId) {
  first_name own type level study_project_number submitted_by_timer review
  result { percent corrects total_questions seconds_spent by_lesson { lesson_name corrects total_questions percent } }
  questions { answer last_result question { ${questionFields} } }
  attempts { attempt_id attempt corrects is_latest }
} }`;
const history = `query history($courseId: ID!, $groupId: ID!, $studentId: ID!) {
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $studentId) { history { attempt_id attempt seconds_spent } } }`;
const key =
  /"is_correct":(true|false)|"sequence":\d|"match":"|"letter":"[A-Z]","concept|"last_result":(true|false)|"incorrect_count":[^0]/;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A learner who has failed a summary, with an instructor of the group and one of another. */
async function failed() {
  const place = await assessmentWorld(server);
  const [teacher, elsewhere] = [await buildUser(server.db), await buildUser(server.db)];
  await addGroupMember(server.db, place.group_id, teacher.id, 'INSTRUCTOR');
  await addGroupMember(server.db, (await assessmentWorld(server)).group_id, elsewhere.id, 'INSTRUCTOR');
  const attempt: string = (await takeAssessment(server, place, 'SUMMARY', false)).id;
  return { place, teacher, elsewhere, attempt };
}

const open = async ({ group_id }: AssessmentWorld, reader: BuiltUser | null, attemptId: string) => {
  const { data, code } = await server.call(reader, finished, { groupId: group_id, attemptId });
  return { code, shown: data?.['finishedAttempt'] };
};

type Shown = { readonly questions: readonly Pick<AskedQuestion, 'answer' | 'last_result'>[] };
const answersOf = ({ questions }: Shown) => questions.map(({ answer }) => answer);
const resultsOf = ({ questions }: Shown) => questions.map(({ last_result }) => last_result);

describe('a finished attempt', () => {
  it('is open to an instructor with its key, whatever came after it, and to the learner without it', async () => {
    const { place, teacher, attempt } = await failed();
    const again: string = (await takeAssessment(server, place, 'SUMMARY', false)).id;
    const { shown } = await open(place, teacher, attempt);
    expect(shown).toMatchObject({ own: false, type: 'SUMMARY', level: 1, review: 'SHOWN' });
    expect(shown.result).toMatchObject({
      percent: 0,
      corrects: 0,
      total_questions: 5,
      by_lesson: [{ lesson_name: 'Networks', corrects: 0, total_questions: 5, percent: 0 }],
    });
    expect(shown.attempts).toEqual([
      { attempt_id: attempt, attempt: 1, corrects: 0, is_latest: false },
      { attempt_id: again, attempt: 2, corrects: 0, is_latest: true },
    ]);
    expect(resultsOf(shown)).toEqual(Array(5).fill(false));
    expect(answersOf(shown)).not.toContain(null);
    expect(JSON.stringify(shown)).toMatch(key);

    const mine = (await open(place, place.learner, attempt)).shown;
    expect(mine).toMatchObject({ own: true, review: 'STILL_ASKED', result: shown.result, attempts: shown.attempts });
    expect(answersOf(mine)).toEqual(answersOf(shown));
    expect(JSON.stringify(mine)).not.toMatch(key);
    for (const type of ['BENCHMARK', 'SUMMARY'] as const) await takeAssessment(server, place, type, true);
    const then = (await open(place, place.learner, attempt)).shown;
    expect(then.review).toBe('SHOWN');
    expect(JSON.stringify(then)).toMatch(key);
  });

  it('says whether its learner submitted it or the time was over', async () => {
    const { place, teacher, attempt } = await failed();
    expect((await open(place, teacher, attempt)).shown.submitted_by_timer).toBe(false);
    await server.db.updateTable('attempts').set({ submitted_by: 'TIMER' }).where('id', '=', attempt).execute();
    expect((await open(place, teacher, attempt)).shown.submitted_by_timer).toBe(true);
  });

  it('of a study project is found again when a later one is finished, by its learner and an instructor', async () => {
    const { place, teacher } = await failed();
    const { group_id: groupId, course_id: courseId, learner } = place;
    const { id: lesson_id } = await buildLesson(server.db, { course_id: courseId, name: 'Sensors' });
    const project = await buildStudyProject(server.db, {
      lesson_id,
      study_project_number: 7,
      cases: [[{ type: 'MULTIPLE_CHOICE' }, { type: 'TRUE_OR_FALSE' }]],
    });
    await walkStudyProject(server, place, project.id, 0);
    await walkStudyProject(server, place, project.id, 2);
    const { data } = await server.call(teacher, history, { courseId, groupId, studentId: learner.id });
    const [, first, second] = data['studentGradebookOverview'].history;
    for (const reader of [learner, teacher]) {
      const { shown } = await open(place, reader, first.attempt_id);
      expect(shown).toMatchObject({
        type: 'STUDY_PROJECT',
        study_project_number: 7,
        own: reader === learner,
        review: 'SHOWN',
        result: { percent: 0, seconds_spent: first.seconds_spent, by_lesson: [{ lesson_name: 'Sensors' }] },
        attempts: [
          { attempt_id: first.attempt_id, attempt: 1, corrects: 0, is_latest: false },
          { attempt_id: second.attempt_id, attempt: 2, corrects: 2, is_latest: true },
        ],
      });
      expect(JSON.stringify(shown)).toMatch(key);
    }
  });

  it('is missing for whoever may not read it, and for everyone while it is open', async () => {
    const { place, teacher, elsewhere, attempt } = await failed();
    const classmate = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, classmate.id);
    const draft: string = (await beginAssessment(server, place, 'SUMMARY')).data['startAssessment'].id;
    const other = await assessmentWorld(server);
    await addGroupMember(server.db, other.group_id, teacher.id, 'INSTRUCTOR');
    const codes = await Promise.all([
      open(place, elsewhere, attempt),
      open(place, classmate, attempt),
      open(place, await buildUser(server.db), attempt),
      open(place, teacher, draft),
      open(place, place.learner, draft),
      open(place, teacher, crypto.randomUUID()),
      open(other, teacher, attempt),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 'NOT_FOUND'));
    expect((await open(place, null, attempt)).code).toBe('UNAUTHENTICATED');
  });

  it('opens for the center administrator, and for nobody once the learner has left', async () => {
    const { place, teacher, attempt } = await failed();
    const admin = await buildUser(server.db);
    const { institution_id } = await server.db
      .selectFrom('groups')
      .select('institution_id')
      .where('id', '=', place.group_id)
      .executeTakeFirstOrThrow();
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    expect((await open(place, admin, attempt)).shown.own).toBe(false);
    const left = { deleted_on: new Date().toISOString() };
    await server.db.updateTable('group_members').set(left).where('user_id', '=', place.learner.id).execute();
    for (const reader of [admin, teacher, place.learner])
      expect((await open(place, reader, attempt)).code).toBe('NOT_FOUND');
  });

  it.each(['CLOSED', 'ENDED'] as const)(
    'stays open to its learner when the group is %s, and to nobody else who learns there',
    async (status) => {
      const { place, teacher, attempt } = await failed();
      await server.db.updateTable('groups').set({ status }).where('id', '=', place.group_id).execute();
      expect((await open(place, place.learner, attempt)).shown.own).toBe(true);
      const classmate = await buildUser(server.db);
      await addGroupMember(server.db, place.group_id, classmate.id);
      expect((await open(place, classmate, attempt)).code).toBe('NOT_FOUND');
      const ways = `query ($id: ID!) { group(where: { id: $id }) { courses { id } result_courses { id } } }`;
      const waysOf = async (reader: BuiltUser) =>
        (await server.call(reader, ways, { id: place.group_id })).data['group'];
      expect(await waysOf(place.learner)).toEqual({ courses: [], result_courses: [{ id: place.course_id }] });
      expect(await waysOf(classmate)).toEqual({ courses: [], result_courses: [] });
      expect((await open(place, teacher, attempt)).code).toBeNull();
    },
  );

  it('leads its learner to the results of a closed group by one finished project of several lessons', async () => {
    const { course_id, id: lesson_id } = await buildLesson(server.db);
    const project = await buildStudyProject(server.db, { lesson_id });
    await buildStudyProject(server.db, { lesson_id: (await buildLesson(server.db, { course_id })).id });
    const { id: group_id } = await buildGroup(server.db, { courses: [course_id] });
    const learner = await buildUser(server.db);
    await addGroupMember(server.db, group_id, learner.id);
    await walkStudyProject(server, { learner, group_id, course_id }, project.id, 1);
    await server.db.updateTable('groups').set({ status: 'CLOSED' }).where('id', '=', group_id).execute();
    const ways = `query ($id: ID!) { group(where: { id: $id }) { result_courses { id } } }`;
    const { data } = await server.call(learner, ways, { id: group_id });
    expect(data['group'].result_courses).toEqual([{ id: course_id }]);
  });
});
