import { sql } from 'kysely';
import { besideItsStatement } from './beside-its-statement.ts';
import { fillWithWork, issuer, type School } from './data.ts';
import { say, type Row } from './report.ts';

const groups = 20;
const learnersPerGroup = 50;
const name = 'Watched group';

/** What a teacher's page asks about who needs attention. */
export const query = `{ learnersNeedingAttention { id group_id group_name today put_off_until user { id first_name last_name email }
  reasons { rule since days course_name language level scores finished total days_needed } } }`;

/** Who needs attention in 20 groups of one instructor, beside its statement run bare. */
export async function attention(school: School): Promise<Row[]> {
  return besideItsStatement(school, {
    name: 'Attention',
    of: `${groups} groups × ${learnersPerGroup} learners`,
    subject: await instructorOfMany(school),
    query,
    variables: {},
  });
}

/** Who teaches 20 groups whose learners worked last between three weeks ago and today; made once. */
async function instructorOfMany({ db, course_id }: School): Promise<string> {
  const made = await db
    .selectFrom('groups as g')
    .innerJoin('users as u', 'u.id', 'g.owner_id')
    .select('u.subject')
    .where('g.name', '=', name)
    .executeTakeFirst();
  if (made?.subject) return made.subject;
  say(`  making ${groups} groups of ${learnersPerGroup} learners; they are kept for the next run`);
  const { buildUser } = await import('../server/seed/people.ts');
  const { buildGroup, buildLicense } = await import('../server/seed/school.ts');
  const owner = await buildUser(db, { issuer });
  const license = await buildLicense(db, { max_users: 2 * groups * learnersPerGroup });
  const groupIds: string[] = [];
  for (let n = 0; n < groups; n++) {
    const group = await buildGroup(db, {
      name,
      license_id: license.id,
      owner_id: owner.id,
      courses: [course_id],
      group_size: learnersPerGroup,
    });
    groupIds.push(group.id);
  }
  const daysAgo = sql<number>`(5 + get_byte(uuid_send(m.user_id), 0) % 21)`;
  await fillWithWork(db, { groupIds, courseId: course_id, learnersPerGroup, projects: 20, summaries: 2, daysAgo });
  return owner.subject;
}
