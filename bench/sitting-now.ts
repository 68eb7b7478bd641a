import { sql } from 'kysely';
import { besideItsStatement } from './beside-its-statement.ts';
import type { School } from './data.ts';
import { assessedGroup } from './learning-gain.ts';
import type { Row } from './report.ts';

const sitting = 60;

const query = `query Sittings($group_id: ID!) {
  sittingNow(group_id: $group_id) { server_time sittings { attempt_id first_name last_name avatar course_name language type level
    question questions saved_at deadline added_time } }
}`;

/** One poll of "Sitting now" while 60 learners sit, beside its statement run bare. */
export async function sittingNow(school: School): Promise<Row[]> {
  const { group_id, subject } = await assessedGroup(school);
  const { db } = school;
  const begun = db.deleteFrom('attempts').where('group_id', '=', group_id).where('state', '=', 'STARTED');
  await begun.execute();
  await sql`insert into attempts (group_id, user_id, course_id, type, level, revision, question_index, questions, time_limit, deadline)
    select group_id, user_id, course_id, type, level, 6, 5, questions, 3600, now() + interval '1 hour' from attempts
    where group_id = ${group_id} and type = 'SUMMARY' and level = 1 order by id limit ${sitting}`.execute(db);
  const rows = await besideItsStatement(school, {
    name: 'Poll of sitting now',
    of: `${sitting} learners who sit`,
    subject,
    query,
    variables: { group_id },
  });
  await begun.execute();
  return rows;
}
