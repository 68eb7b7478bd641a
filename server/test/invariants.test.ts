import { questionTypeNames } from '@lectern/domain/question/question-types.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoSchool } from '../seed/demo-school.ts';
import { connect, type Database } from '../src/database/connect.ts';
import { readEnv } from '../src/env.ts';
import { cloneDatabase } from './harness.ts';
import { findBroken } from './invariants.ts';

let dataDir: string;
let db: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invariants-'));
  db = connect({ url: await cloneDatabase(), connections: 2 });
  await seedDemoSchool(db, readEnv({ DATA_DIR: dataDir }));
});
afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

/** Which promises are broken once the data was tampered with behind the back of every trigger and foreign key. */
async function brokenAfter(...statements: string[]): Promise<string[]> {
  const tampered = await db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(tampered);
    for (const statement of statements) await sql.raw(statement).execute(tampered);
    return [...new Set((await findBroken(tampered)).map(({ invariant }) => invariant))];
  } finally {
    await tampered.rollback().execute();
  }
}

const wrongAnswerOf = (type: string) => `(select x.ctid from answer_records x join questions q on q.id = x.question_id
  where q.type = '${type}' and not x.result and x.answer is not null order by x.attempt_id, x.question_id limit 1)`;
const finished = `(select ctid from exercise_results where is_latest and completed_on is not null and corrects between 1 and total_questions - 1
  order by attempt_id limit 1)`;

describe('the promises of the data', () => {
  it.each(questionTypeNames)('notice a %s answer that was graded wrongly', async (type) => {
    const broken = await brokenAfter(
      `update answer_records set result = true where ctid = ${wrongAnswerOf(type)}`,
      `update answer_records set answer = null where ctid = (select x.ctid from answer_records x
           join questions q on q.id = x.question_id where q.type = '${type}' and x.result limit 1)`,
    );
    expect(broken).toContain('an answer is graded as its key says');
    expect(broken).toContain('an answer says what its attempt says');
  });

  it.each([
    [
      'a result counts the answers of its attempt',
      `update exercise_results set corrects = corrects + 1, incorrects = incorrects - 1 where ctid = ${finished}`,
    ],
    ['an answer is first right, right later, or wrong', `update answer_records set tries = 2 where first_try`],
    [
      'no answer lies outside its attempt',
      `update answer_records set version_id = (select id from question_versions limit 1) where ctid = (select ctid from answer_records offset 5 limit 1)`,
    ],
    [
      'an attempt asks versions of its own questions',
      `delete from question_versions where question_id = (select question_id from answer_records limit 1)`,
    ],
    [
      'an attempt is open as long as its results are',
      `update attempts set state = 'STARTED', submitted_at = null, submitted_by = null where type = 'SUMMARY'`,
    ],
    ['attempts are numbered from 1 without gaps', `update exercise_results set attempt = 3 where attempt = 2`],
    [
      'the last finished attempt, and no other, is the latest result',
      `update exercise_results set is_latest = false where ctid = ${finished}`,
    ],
    [
      'nothing is accepted after the deadline and its grace',
      `update attempts set saved_at = deadline + interval '31 seconds' where submitted_by = 'LEARNER' and deadline is not null`,
    ],
    [
      'seats are counted and no group has more learners than seats',
      `update groups set learners = learners + 1 where learners = 0`,
    ],
    [
      'no license gives away more places than it has',
      `update licenses set slots_used = slots_used - 1 where slots_used > 0`,
    ],
    [
      'a live group has one main instructor',
      `update group_members set role = 'INSTRUCTOR' where role = 'MAIN_INSTRUCTOR'`,
    ],
    ['a question is kept as it is now', `update questions set question = '<p>Something else?</p>'`],
    ['no row is orphaned: lessons_course_fkey', `delete from courses`],
  ])('notice when this no longer holds: %s', async (invariant, tampering) => {
    expect(await brokenAfter(tampering)).toContain(invariant);
  });
});
