import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { walkAssessment, walkStudyProject } from '../../../test/walk.ts';

const row = `columns { level lesson_name study_project_number published }
  students { first_name last_name cells complete correct_answers incorrect_answers total_questions seconds_spent lesson_progress
    study_project_results { study_project_number started complete correct_answers total_questions total_questions_in_progress } }`;
const gradebook = `query gradebook($courseId: ID!, $groupId: ID!) {
  lessons: lessonGradebookOverview(courseId: $courseId, groupId: $groupId) { ${row} }
  benchmarks: benchmarkGradebookOverview(courseId: $courseId, groupId: $groupId) { ${row} }
  summaries: summaryGradebookOverview(courseId: $courseId, groupId: $groupId) { ${row} }
}`;
const own = `query own($courseId: ID!, $groupId: ID!, $studentId: ID!) {
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $studentId) {
    lessons { columns { lesson_slug } students { last_name complete } }
    history { type exercise_id attempt corrects total_questions is_latest completed_on }
  }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function world() {
  const course = await buildCourse(server.db);
  const lesson = await buildLesson(server.db, { course_id: course.id, name: 'Networks' });
  const question = { type: 'TRUE_OR_FALSE' as const };
  const first = await buildStudyProject(server.db, {
    lesson_id: lesson.id,
    study_project_number: 1,
    cases: [[question, question]],
  });
  const second = await buildStudyProject(server.db, { lesson_id: lesson.id, study_project_number: 2 });
  await buildBenchmark(server.db, {
    course_id: course.id,
    questions: [1, 2, 3, 4].map(() => ({ ...question, lesson_id: lesson.id })),
  });
  const group = await buildGroup(server.db, { courses: [course.id] });
  const [amara, yusuf, instructor] = [
    await buildUser(server.db, { first_name: 'Amara', last_name: 'Okonkwo' }),
    await buildUser(server.db, { first_name: 'Yusuf', last_name: 'abdulrahman' }),
    await buildUser(server.db),
  ];
  await addGroupMember(server.db, group.id, amara.id);
  await addGroupMember(server.db, group.id, yusuf.id);
  await addGroupMember(server.db, group.id, instructor.id, 'INSTRUCTOR');
  const ids = { courseId: course.id, groupId: group.id };
  const place = { learner: amara, group_id: group.id, course_id: course.id };
  return {
    ids,
    place,
    amara,
    yusuf,
    instructor,
    institution_id: group.institution_id,
    projects: [first.id, second.id],
  };
}

describe('the gradebook', () => {
  // D1-3.40, 3.41, 7.34–7.37
  it('shows an instructor what each learner did, by name, without the instructors', async () => {
    const { ids, place, instructor, projects } = await world();
    await walkStudyProject(server, place, projects[0]!, 1);
    await walkAssessment(server, place, 'BENCHMARK', 1, 3);
    const save = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
    await server.call(place.learner, save, {
      data: { group_id: place.group_id, study_project_id: projects[1], question_index: 0 },
    });
    const { data } = await server.call(instructor, gradebook, ids);
    expect(data['lessons'].columns).toEqual([
      { level: 1, lesson_name: 'Networks', study_project_number: 1, published: true },
      { level: 1, lesson_name: 'Networks', study_project_number: 2, published: true },
    ]);
    expect(data['lessons'].students.map(({ last_name }: any) => last_name)).toEqual(['abdulrahman', 'Okonkwo']);
    expect(data['lessons'].students[1]).toMatchObject({
      complete: 1,
      correct_answers: 1,
      incorrect_answers: 1,
      total_questions: 2,
      seconds_spent: 20,
      lesson_progress: 50,
      study_project_results: [
        { study_project_number: 1, started: false, complete: true, correct_answers: 1, total_questions: 2 },
        { study_project_number: 2, started: true, complete: false, total_questions_in_progress: 0, total_questions: 1 },
      ],
    });
    expect(data['benchmarks'].students[1]).toMatchObject({ complete: 1, correct_answers: 3, total_questions: 4 });
    expect(data['summaries'].students[1]).toMatchObject({ complete: 0, cells: '' });
    expect(data['lessons'].students[0]).toMatchObject({ complete: 0, cells: '', lesson_progress: 0 });
  });

  it('keeps results of what was unpublished, marked, and leaves out untouched drafts', async () => {
    const { ids, place, instructor, projects } = await world();
    await walkStudyProject(server, place, projects[0]!, 2);
    await sql`update study_projects set published = false where id = any(${projects}::uuid[])`.execute(server.db);
    const { data } = await server.call(instructor, gradebook, ids);
    expect(data['lessons'].columns).toEqual([
      { level: 1, lesson_name: 'Networks', study_project_number: 1, published: false },
    ]);
    expect(data['lessons'].students[1]).toMatchObject({ complete: 1, lesson_progress: null });
  });

  it('is of the courses of the group, and of no other', async () => {
    const { ids, instructor } = await world();
    const other = await world();
    for (const foreign of [
      { ...ids, courseId: other.ids.courseId },
      { ...ids, groupId: other.ids.groupId },
    ])
      expect((await server.call(instructor, gradebook, foreign)).code).toBe('NOT_FOUND');
  });

  it('gives learners their own row only', async () => {
    const { ids, amara, yusuf } = await world();
    expect((await server.call(amara, gradebook, ids)).code).toBe('NOT_FOUND');
    const mine = await server.call(amara, own, { ...ids, studentId: amara.id });
    expect(mine.data['studentGradebookOverview'].lessons.students).toEqual([{ last_name: 'Okonkwo', complete: 0 }]);
    expect((await server.call(amara, own, { ...ids, studentId: yusuf.id })).code).toBe('NOT_FOUND');
  });

  it('tells of every finished attempt of one learner with its date, oldest first', async () => {
    const { ids, place, instructor, amara, projects } = await world();
    await walkStudyProject(server, place, projects[0]!, 1);
    await walkAssessment(server, place, 'BENCHMARK', 1, 3);
    await walkStudyProject(server, place, projects[0]!, 2);
    const began = Date.now();
    const { data } = await server.call(instructor, own, { ...ids, studentId: amara.id });
    const { lessons, history } = data['studentGradebookOverview'];
    expect(lessons.columns[0]).toEqual({ lesson_slug: 'networks' });
    expect(history).toMatchObject([
      {
        type: 'STUDY_PROJECT',
        exercise_id: projects[0],
        attempt: 1,
        corrects: 1,
        total_questions: 2,
        is_latest: false,
      },
      { type: 'BENCHMARK', attempt: 1, corrects: 3, total_questions: 4, is_latest: true },
      { type: 'STUDY_PROJECT', exercise_id: projects[0], attempt: 2, corrects: 2, total_questions: 2, is_latest: true },
    ]);
    const times = history.map(({ completed_on }: any) => Date.parse(completed_on));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    expect(began - times[0]).toBeLessThan(60_000);
  });

  it('opens for the center administrator of the institution and for no other', async () => {
    const { ids, institution_id } = await world();
    const [admin, other] = [await buildUser(server.db), await buildUser(server.db)];
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    await addInstitutionMember(server.db, (await buildGroup(server.db)).institution_id, other.id, 'CENTER_ADMIN');
    expect((await server.call(admin, gradebook, ids)).code).toBeNull();
    expect((await server.call(other, gradebook, ids)).code).toBe('NOT_FOUND');
  });

  it('has no row for a learner who has left', async () => {
    const { ids, instructor, amara } = await world();
    await sql`update group_members set deleted_on = now() where user_id = ${amara.id}`.execute(server.db);
    const { data } = await server.call(instructor, gradebook, ids);
    expect(data['lessons'].students).toHaveLength(1);
    expect((await server.call(instructor, own, { ...ids, studentId: amara.id })).code).toBe('NOT_FOUND');
  });
});
