import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoSchool } from '../seed/demo-school.ts';
import { connect, type Database } from '../src/base/database/connect.ts';
import { deleteInSteps } from '../src/base/database/delete-in-steps.ts';
import { readEnv } from '../src/env.ts';
import { checkCounters } from '../src/base/jobs/check-counters.ts';
import { cloneDatabase } from './harness.ts';
import { findBroken } from './invariants.ts';

let dataDir: string;
let url: string;
let db: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invariants-'));
  url = await cloneDatabase();
  db = connect({ url, connections: 2 });
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
    ['the institutions of a person are counted', `update users set institutions = institutions + 1`],
    [
      'seats are counted and no group has more learners than seats',
      `update groups set learners = learners + 1 where learners = 0`,
    ],
    [
      'no license gives away more places than it has',
      `update licenses set slots_used = slots_used - 1 where slots_used > 0`,
    ],
    [
      'every entry of the ledger of seats carries the sums of the entries up to it',
      `update seat_entries set reserved = reserved + 1 where number = 2`,
    ],
    [
      'the last entry of the ledger of seats says what there is',
      `delete from seat_entries e where number = (select max(number) from seat_entries where license_id = e.license_id)`,
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

describe('the nightly count of the counters', () => {
  it.each([
    [
      'exercise_results.corrects',
      'select count(*) as n from exercise_results',
      finished,
      'corrects + 1, incorrects = incorrects - 1',
    ],
    ['exercise_results.questions_done', 'select count(*) as n from exercise_results', finished, 'questions_done - 1'],
    ['groups.learners', 'select count(*) as n from groups', `(select ctid from groups limit 1)`, 'learners - 1'],
    [
      'licenses.slots_used',
      'select count(*) as n from licenses',
      `(select ctid from licenses limit 1)`,
      'slots_used + 1',
    ],
    [
      'users.institutions',
      'select count(*) as n from users',
      `(select ctid from users order by id limit 1)`,
      'institutions + 1',
    ],
  ])('finds a wrong %s, however few it looks at with one statement', async (counter, all, where, wrong) => {
    const [table = '', column = ''] = counter.split('.');
    const { rows } = await sql.raw<{ n: number }>(all).execute(db);
    const statements: string[] = [];
    const counting = connect({ url, connections: 1, onQuery: ({ sql: text }) => void statements.push(text) });
    const tampered = await counting.startTransaction().execute();
    await sql`set local session_replication_role = replica`.execute(tampered);
    await sql.raw(`update ${table} set ${column} = ${wrong} where ctid = ${where}`).execute(tampered);
    const found = [await checkCounters(tampered, 1), await checkCounters(tampered, 3), await checkCounters(tampered)];
    await tampered.rollback().execute();
    await counting.destroy();
    expect(found[0]).toHaveLength(1);
    expect(found[0]?.[0]?.counter.split('.')[0]).toBe(table);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    expect(statements.filter((text) => text.includes(`from ${table}`)).length).toBeGreaterThan((rows[0]?.n ?? 0) / 3);
  });

  it.each([
    ['licenses.slots_used', `update seat_entries set seats = seats + 1 where kind = 'RESERVED'`],
    ['groups.learners', `delete from seat_entries where kind = 'TAKEN'`],
  ])('finds a %s that the ledger of seats does not sum up to', async (counter, tampering) => {
    const tampered = await db.startTransaction().execute();
    await sql`set local session_replication_role = replica`.execute(tampered);
    await sql.raw(tampering).execute(tampered);
    const found = await checkCounters(tampered);
    await tampered.rollback().execute();
    expect([...new Set(found.map((one) => one.counter))]).toEqual([counter]);
  });
});

it('deletes what is old in steps, and nothing else', async () => {
  const transaction = await db.startTransaction().execute();
  await sql`insert into rate_limits (key, expire) select 'old ' || n, 0 from generate_series(1, 7) n
    union all values ('new', 32503680000000)`.execute(transaction);
  for (const step of [3, 7, 10_000]) await deleteInSteps(transaction, 'rate_limits', sql`expire < 1`, step);
  const { rows } = await sql`select key from rate_limits where key ~ '^(old|new)'`.execute(transaction);
  await transaction.rollback().execute();
  expect(rows).toEqual([{ key: 'new' }]);
});
