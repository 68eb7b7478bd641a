import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import { sql } from 'kysely';
import { buildGroup, buildInstitution, buildInvitation, buildLicense } from '../server/seed/school.ts';
import { buildUser } from '../server/seed/people.ts';
import { programActor } from '../server/src/base/audit-log/actor.ts';
import { writeAudits } from '../server/src/base/audit-log/write-audit.ts';
import type { Database } from '../server/src/base/database/connect.ts';
import { readEnv } from '../server/src/env.ts';
import { jobsOf, openForJobs, patience } from '../server/src/start-jobs.ts';
import { openMediaStore } from '../server/src/base/media/store/open-media-store.ts';
import { business } from './business.ts';
import { buildCourseOfBench, fillWithWork } from './data.ts';
import { keptDatabase } from './kept-database.ts';
import { row, type Row } from './report.ts';

const schools = 50;
const groupsOfEach = 40;
const learnersPerGroup = 25;
const invitedByEach = 100;
const entriesOfEach = 1000;

const atFiftySchools: readonly JobName[] = [
  'count_figures',
  'check_counters',
  'verify_audit_log',
  'remind_invited',
  'forget_expired',
];

/**
 * Each job as the queue does it, on connections whose statements have as long as there; the demo school has a hundredth of
 * all of it or less. The backup of a night has a part of its own.
 */
export async function jobs(adminUrl: string): Promise<Row[]> {
  const fifty = await keptDatabase(adminUrl, {
    name: 'fifty_schools',
    what: `${schools} schools of ${(groupsOfEach * learnersPerGroup).toLocaleString('en')} learners`,
    fill,
  });
  await sql`delete from mail_outbox`.execute(fifty.db);
  await sql`update invitations set mailed_on = now() - interval '8 days', reminded = 0`.execute(fifty.db);
  await fifty.db.destroy();
  const many = await business(adminUrl);
  await sql`truncate license_notices, renewal_digests`.execute(many.db);
  await sql`delete from mail_outbox`.execute(many.db);
  await many.db.destroy();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-jobs-'));
  const rows = [];
  for (const job of atFiftySchools) rows.push(await measure(job, fifty.url, folder));
  rows.push(await measure('tell_of_renewals', many.url, folder));
  rmSync(folder, { recursive: true });
  return rows;
}

/** How long a job takes, beside the time that each statement of a job has. */
async function measure(job: JobName, url: string, folder: string): Promise<Row> {
  const env = readEnv({ DATA_DIR: folder, DATABASE_URL: url });
  const db = openForJobs(url);
  const log = { error: () => {}, info: () => {} };
  const began = performance.now();
  const work = jobsOf({ db, env, media: await openMediaStore(env) }, log, new AbortController().signal)[job];
  const found = await work().catch((error: unknown) => `it failed: ${String(error)}`);
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await sql<{ mails: number }>`select count(*)::int as mails from mail_outbox`.execute(db);
  await db.destroy();
  const mails = rows[0]?.mails ?? 0;
  const said = `${seconds.toFixed(1)} s${found === undefined ? '' : `, ${found} wrong`}${mails === 0 ? '' : `, ${mails.toLocaleString('en')} mails`}`;
  return row(
    `Job ${job}`,
    said,
    '',
    '',
    `≤ ${patience / 1000} s, as long as one statement has`,
    seconds <= patience / 1000,
  );
}

async function fill(db: Database): Promise<void> {
  const course = await buildCourseOfBench(db);
  const inviter = await buildUser(db);
  const groupIds: string[] = [];
  for (let n = 0; n < schools; n++) {
    const institution = await buildInstitution(db);
    const license = await buildLicense(db, { institution_id: institution.id, max_users: 1200 });
    for (let at = 0; at < groupsOfEach; at++) {
      const place = { license_id: license.id, courses: [course.id], group_size: learnersPerGroup };
      groupIds.push((await buildGroup(db, { name: `Group ${n} ${at}`, ...place })).id);
    }
    for (let at = 0; at < invitedByEach; at++) {
      await buildInvitation(db, `invited-${n}-${at}@bench.test`, {
        institution_id: institution.id,
        created_by: inviter.id,
      });
    }
    const entry = (at: number) =>
      ({
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'GROUP_JOINED',
        object: { type: 'group', id: groupIds[at % groupIds.length] ?? '' },
        details: { role: 'STUDENT' },
        personal: { email: `learner-${at}@bench.test` },
      }) as const;
    await writeAudits(
      db,
      programActor,
      Array.from({ length: entriesOfEach }, (_, at) => entry(at)),
    );
  }
  await fillWithWork(db, { groupIds, courseId: course.id, learnersPerGroup, projects: 4, summaries: 2 });
}
