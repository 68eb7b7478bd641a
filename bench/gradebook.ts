import { sql } from 'kysely';
import { besideItsStatement } from './beside-its-statement.ts';
import { issuer, type School } from './data.ts';
import { say, type Row } from './report.ts';

/** What the screen of a gradebook asks. */
export const gradebookQuery = `query Gradebook($courseId: ID!, $groupId: ID!) {
  lessons: lessonGradebookOverview(courseId: $courseId, groupId: $groupId) { ...overview }
  benchmarks: benchmarkGradebookOverview(courseId: $courseId, groupId: $groupId) { ...overview }
  summaries: summaryGradebookOverview(courseId: $courseId, groupId: $groupId) { ...overview }
}
fragment overview on GradebookOverview {
  columns { exercise_id level lesson_id lesson_name study_project_number title published }
  students { user_id first_name last_name cells }
}`;

const learners = 1000;
const columns = 40;

/** The gradebook of 1,000 learners with 40 exercises each, as an instructor loads it, beside its statement run bare. */
export async function gradebook(school: School): Promise<Row[]> {
  const { group_id, course_id, subject } = await largeGroup(school, columns);
  return besideItsStatement(school, {
    name: 'Gradebook',
    of: `${learners} learners × ${columns} exercises`,
    subject,
    query: gradebookQuery,
    variables: { courseId: course_id, groupId: group_id },
  });
}

/** A group of 1,000 learners who have finished so many study projects of its own course, made once. */
export async function largeGroup(
  { db }: Pick<School, 'db'>,
  exercises: number,
): Promise<{ group_id: string; course_id: string; subject: string }> {
  const name = `Large group of ${exercises} exercises`;
  const made = await db.selectFrom('groups').select(['id', 'owner_id']).where('name', '=', name).executeTakeFirst();
  const group = made ?? (await makeLargeGroup(db, name, exercises));
  const course = await db
    .selectFrom('group_courses')
    .select('course_id')
    .where('group_id', '=', group.id)
    .executeTakeFirstOrThrow();
  const owner = await db
    .selectFrom('users')
    .select('subject')
    .where('id', '=', group.owner_id)
    .executeTakeFirstOrThrow();
  return { group_id: group.id, course_id: course.course_id, subject: owner.subject ?? '' };
}

async function makeLargeGroup(
  db: School['db'],
  name: string,
  exercises: number,
): Promise<{ id: string; owner_id: string }> {
  const results = (learners * exercises).toLocaleString('en');
  say(`  making a group: ${learners.toLocaleString('en')} learners, ${results} results; it is kept for the next run`);
  const { buildCourse, buildLesson, buildStudyProject } = await import('../server/seed/content.ts');
  const { buildUser } = await import('../server/seed/people.ts');
  const { buildGroup, buildLicense } = await import('../server/seed/school.ts');
  const course = await buildCourse(db, { name: 'Large course' });
  for (let n = 0; n < exercises / 4; n++) {
    const lesson = await buildLesson(db, { course_id: course.id });
    for (let project = 1; project <= 4; project++) {
      await buildStudyProject(db, { lesson_id: lesson.id, study_project_number: project, level: project > 2 ? 2 : 1 });
    }
  }
  const owner = await buildUser(db, { issuer });
  const license = await buildLicense(db, { max_users: 2 * learners });
  const subject = `large-${exercises}-`;
  const group = await buildGroup(db, {
    name,
    license_id: license.id,
    owner_id: owner.id,
    courses: [course.id],
    group_size: learners,
  });
  await db.transaction().execute(async (bulk) => {
    await sql`insert into users (first_name, last_name, email, issuer, subject)
      select 'Learner', 'Number ' || n, ${subject} || n || '@bench.test', ${issuer}, ${subject} || n from generate_series(1, ${learners}::int) n`.execute(
      bulk,
    );
    await sql`insert into group_members (group_id, user_id) select ${group.id}::uuid, id from users where starts_with(subject, ${subject})`.execute(
      bulk,
    );
    await sql`insert into attempts (group_id, user_id, course_id, type, study_project_id, state, questions, submitted_at, submitted_by)
      select ${group.id}::uuid, m.user_id, ${course.id}::uuid, 'STUDY_PROJECT', s.id, 'SUBMITTED', '[]', now(), 'LEARNER'
      from group_members m, study_projects s join lessons l on l.id = s.lesson_id
      where m.group_id = ${group.id} and m.role = 'STUDENT' and l.course_id = ${course.id}`.execute(bulk);
    await sql`insert into exercise_results (group_id, user_id, attempt_id, type, study_project_id, attempt, is_latest, total_questions,
        questions_done, corrects, incorrects, first_try_corrects, seconds_spent, completed_on)
      select group_id, user_id, id, 'STUDY_PROJECT', study_project_id, 1, true, 20, 20, rights, 20 - rights, rights, 900, now()
      from attempts cross join lateral (select get_byte(uuid_send(id), 3) % 21 as rights) r where group_id = ${group.id}`.execute(
      bulk,
    );
  });
  await sql`vacuum analyze exercise_results`.execute(db);
  return { id: group.id, owner_id: owner.id };
}
