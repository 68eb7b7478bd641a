import { makeWorkerUtils } from 'graphile-worker';
import { sql } from 'kysely';
import { buildGroup, buildLicense } from '../server/seed/school.ts';
import { openMailServer } from '../server/test/mail-server.ts';
import { connect, type Database } from '../server/src/base/database/connect.ts';
import { openPool } from '../server/src/base/database/open-pool.ts';
import { sweepOverdue } from '../server/src/learning/assessment/submit-overdue.ts';
import { forgetFailedJobs } from '../server/src/base/jobs/forget-failed-jobs.ts';
import { deliverMail } from '../server/src/base/mail/deliver-mail.ts';
import { queueMails } from '../server/src/base/mail/queue-mail.ts';
import { buildCourseOfBench, fillWithWork } from './data.ts';
import { keptDatabase } from './kept-database.ts';
import { row, type Row } from './report.ts';

/** The demo school has 92 sittings, all over, and 13 mails; none of its jobs has failed. */
const sittings = 9200;
const mails = 1300;
const failedJobs = 700;

const sittingsOfEach = 2;
const learnersPerGroup = 25;
/** Milliseconds that a statement has on the connections of the server, where this work runs. */
const statementMs = 5000;

/**
 * What is done every few seconds beside the calls of people, on connections as theirs: all that a hundred demo schools
 * have, found at once, as after a day on which the server stood still.
 */
export async function regularWork(adminUrl: string): Promise<Row[]> {
  const { url, db } = await keptDatabase(adminUrl, {
    name: 'overdue',
    what: `${sittings.toLocaleString('en')} sittings`,
    fill,
  });
  const rows = [await sweep(url, db), await deliver(url, db), await forget(url)];
  await db.destroy();
  return rows;
}

async function fill(db: Database): Promise<void> {
  const course = await buildCourseOfBench(db);
  const groups = sittings / sittingsOfEach / learnersPerGroup;
  const license = await buildLicense(db, { max_users: 2 * groups * learnersPerGroup });
  const place = { license_id: license.id, courses: [course.id], group_size: learnersPerGroup };
  const groupIds: string[] = [];
  for (let n = 0; n < groups; n++) groupIds.push((await buildGroup(db, { name: `Group ${n}`, ...place })).id);
  await fillWithWork(db, { groupIds, courseId: course.id, learnersPerGroup, projects: 0, summaries: 0 });
}

async function sweep(url: string, db: Database): Promise<Row> {
  await db.transaction().execute(async (bulk) => {
    await sql`delete from answer_records`.execute(bulk);
    await sql`update exercise_results set is_latest = false, completed_on = null, questions_done = 0, corrects = 0,
      incorrects = 0, first_try_corrects = 0, seconds_spent = 0`.execute(bulk);
    await sql`update attempts set state = 'STARTED', submitted_at = null, submitted_by = null, progress = '{}',
      time_limit = 1800, deadline = now() - get_byte(uuid_send(id), 0) * interval '5 minutes' - interval '5 minutes'`.execute(
      bulk,
    );
  });
  await sql`vacuum analyze attempts, exercise_results, answer_records`.execute(db);
  return measure(url, `Sweep of ${sittings.toLocaleString('en')} overdue sittings`, sittings, (of) => sweepOverdue(of));
}

/** As many mails stand before them that nobody is to get any more. */
async function deliver(url: string, db: Database): Promise<Row> {
  const ofGroup = db.selectFrom('groups').select(['id as group_id', 'institution_id']).limit(1);
  const about = await ofGroup.executeTakeFirstOrThrow();
  const mail = (n: number) => ({
    recipient: `person-${n}@bench.test`,
    language: 'en',
    subject: 'Your class',
    body: 'Open https://lectern.example/x\n',
  });
  await sql`delete from mail_outbox`.execute(db);
  await queueMails(
    db,
    Array.from({ length: 2 * mails }, (_, n) => ({ ...mail(n), ...(n < mails ? { about } : {}) })),
  );
  await sql`update mail_outbox set not_before = now() - interval '1 hour' where group_id is not null`.execute(db);
  await sql`vacuum analyze mail_outbox`.execute(db);
  const { url: smtpUrl, close } = await openMailServer();
  const server = { smtpUrl, smtpCertificate: undefined, mailFrom: 'no-reply@lectern.example' };
  const what = `Delivery of ${mails.toLocaleString('en')} mails behind as many that nobody wants`;
  const measured = await measure(url, what, mails, (connections) => deliverMail(connections, server));
  await close();
  return measured;
}

async function forget(url: string): Promise<Row> {
  const pool = openPool(url, { max: 1 });
  const queue = await makeWorkerUtils({ pgPool: pool });
  await queue.migrate();
  await pool.query('delete from graphile_worker._private_jobs');
  for (let n = 0; n < failedJobs; n++) await queue.addJob('count_figures', {}, { maxAttempts: 1 });
  await pool.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'The disk is full.'`);
  const measured = await measure(url, `${failedJobs} failed jobs leave the queue`, failedJobs, async () => {
    await forgetFailedJobs(url);
    const { rows } = await pool.query<{ left: string }>('select count(*) as left from graphile_worker._private_jobs');
    return failedJobs - Number(rows[0]?.left);
  });
  await queue.release();
  await pool.end();
  return measured;
}

/** How long it takes and how much is done; on connections whose statements have as long as in the server. */
async function measure(url: string, what: string, all: number, work: (db: Database) => Promise<number>): Promise<Row> {
  let longest = 0;
  let before = performance.now();
  const onQuery = () => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  };
  const db = connect({ url, statement: statementMs, onQuery });
  const began = performance.now();
  before = began;
  const done = await work(db).catch((error: unknown) => `it failed: ${String(error)}`);
  onQuery();
  const seconds = (performance.now() - began) / 1000;
  await db.destroy();
  return row(
    what,
    `${seconds.toFixed(1)} s, ${done.toLocaleString('en')} done, longest step ${longest.toFixed(0)} ms`,
    '',
    '',
    `all done, no step > ${statementMs / 1000} s`,
    done === all && longest <= statementMs,
  );
}
