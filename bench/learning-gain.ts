import { besideItsStatement } from './beside-its-statement.ts';
import { fillWithWork, issuer, type School } from './data.ts';
import { say, type Row } from './report.ts';

const learners = 1024;
const name = 'Large group with assessments';

const figures = '{ counted least before after points normalised low high worse }';
const query = `query Gain($courseId: ID!, $groupId: ID!) {
  learningGain(courseId: $courseId, groupId: $groupId) {
    gain ${figures} study_projects days { day completed }
    learners { user_id first_name last_name gain ${figures} }
    lessons { lesson_id lesson_name gain ${figures} }
    questions { question_id question level lesson_name gain ${figures}
      benchmark { answers percent discrimination } summary { answers percent discrimination } }
  }
}`;

/** The learning gain of 1,024 learners with both benchmarks and both summaries, beside its statement run bare. */
export async function learningGain(school: School): Promise<Row[]> {
  const { group_id, course_id, subject } = await assessedGroup(school);
  const { answers } = await school.db
    .selectFrom('answer_records')
    .select(({ fn }) => fn.countAll().as('answers'))
    .where('group_id', '=', group_id)
    .executeTakeFirstOrThrow();
  return besideItsStatement(school, {
    name: 'Learning gain',
    of: `${learners.toLocaleString('en')} learners, ${Number(answers).toLocaleString('en')} answers`,
    subject,
    query,
    variables: { courseId: course_id, groupId: group_id },
  });
}

/** A group of 1,024 learners who have finished all assessments of the school's course, made once. */
export async function assessedGroup(school: School): Promise<{ group_id: string; course_id: string; subject: string }> {
  const { db, course_id } = school;
  const made = await db.selectFrom('groups').select(['id', 'owner_id']).where('name', '=', name).executeTakeFirst();
  const group = made ?? (await makeAssessedGroup(school));
  const { subject } = await db
    .selectFrom('users')
    .select('subject')
    .where('id', '=', group.owner_id)
    .executeTakeFirstOrThrow();
  return { group_id: group.id, course_id, subject: subject ?? '' };
}

async function makeAssessedGroup({ db, course_id }: School): Promise<{ id: string; owner_id: string }> {
  say(`  making a group: ${learners.toLocaleString('en')} learners; it is kept for the next run`);
  const { buildUser } = await import('../server/seed/people.ts');
  const { buildGroup, buildLicense } = await import('../server/seed/school.ts');
  const owner = await buildUser(db, { issuer });
  const license = await buildLicense(db, { max_users: 2 * learners });
  const group = await buildGroup(db, {
    name,
    license_id: license.id,
    owner_id: owner.id,
    courses: [course_id],
    group_size: learners,
  });
  const work = { courseId: course_id, learnersPerGroup: learners, projects: 0, summaries: 2 };
  await fillWithWork(db, { groupIds: [group.id], ...work });
  return { id: group.id, owner_id: owner.id };
}
