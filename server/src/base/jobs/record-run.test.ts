import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect, type Database } from '../database/connect.ts';
import { readWorkFaults } from './find-work-faults.ts';
import { recordRun } from './record-run.ts';
import { crontabOf, schedulesOf } from './schedules.ts';
import { catalogues } from '../mail/texts/catalogues.ts';

const { faults: en } = catalogues.en;
let db: Database;
const backup = { folder: '', keep: 7, passphrase: null };
const env = { publicUrl: 'https://learn.test', backup };
beforeAll(async () => {
  db = connect({ url: await cloneDatabase(), connections: 1 });
});
afterAll(() => db.destroy());

const kept = async () => {
  const { rows } = await sql<
    Record<string, unknown>
  >`select *, ended_on >= started_on as is_over from job_runs`.execute(db);
  return rows;
};
const moment = expect.stringMatching(/^\d{4}-/);

describe('a job', () => {
  it('that runs is seen, and what became of it is kept', async () => {
    await recordRun(db, env, 'check_counters', async () => {
      expect(await kept()).toMatchObject([{ job: 'check_counters', started_on: moment, ended_on: null }]);
      return 3;
    });
    expect(await kept()).toMatchObject([{ is_over: true, succeeded_on: moment, found: 3, failure: null }]);
  });

  it('that fails keeps why, and when it succeeded last', async () => {
    const failing = recordRun(db, env, 'check_counters', async () => {
      throw new Error(`The disk is full.${'!'.repeat(1000)}`);
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    const [run] = await kept();
    expect(run).toMatchObject({
      is_over: true,
      succeeded_on: moment,
      failure: expect.stringMatching(/^The disk is full\.!+$/),
    });
    expect(String(run?.['failure'])).toHaveLength(500);
    await recordRun(db, env, 'check_counters', async () => {});
    expect(await kept()).toMatchObject([{ found: null, failure: null }]);
  });
});

it('that fails is told by mail to whoever runs the installation, once until it has succeeded again', async () => {
  const admin = await buildUser(db, { role: 'SYSTEM_ADMIN' });
  const unverified = await buildUser(db, { role: 'SYSTEM_ADMIN' });
  await sql`update users set email_verified = false where id = ${unverified.id}`.execute(db);
  const run = (work: () => Promise<void>) => recordRun(db, env, 'count_figures', work).catch((error: unknown) => error);
  const fail = async () => {
    throw new Error('Query read timeout');
  };
  const mails = async () => {
    const { rows } = await sql<{ recipient: string; body: string }>`select recipient, body from mail_outbox
      where subject like '%Count license use%'`.execute(db);
    return rows;
  };
  await run(fail);
  await run(fail);
  expect(await mails()).toEqual([
    { recipient: admin.email, body: expect.stringMatching(/Query read timeout[^]*manage-jasperactive\/instance/) },
  ]);
  await run(async () => {});
  await run(fail);
  expect(await mails()).toHaveLength(2);
});

it('that finds faults, or makes a backup that is not verified, is told by mail in the words of the doctor', async () => {
  // The database that tests are copied from may be hours old, and what is due each hour would be late.
  await sql`update migrations set applied_on = now()`.execute(db);
  const nights = { publicUrl: env.publicUrl, backup: { ...backup, passphrase: 'correct horse battery' } };
  const outcome = async (said: string, failure: string | null) => {
    await sql`insert into backup_runs (started_on, ended_on, outcome, failure) values (now(), now(), ${said}, ${failure})`.execute(
      db,
    );
  };
  const mails = async () => {
    const { rows } = await sql<{ subject: string; body: string }>`select distinct subject, body from mail_outbox
      where subject ~ 'Recheck|backup'`.execute(db);
    return rows;
  };
  await recordRun(db, nights, 'check_counters', async () => 2);
  await recordRun(db, nights, 'check_counters', async () => 2);
  const counted = { subject: 'Lectern: something is wrong with “Recheck totals”', body: expect.any(String) };
  expect(await mails()).toEqual([counted]);
  await recordRun(db, nights, 'nightly_backup', () => outcome('MADE', 'No room.'));
  const faults = await readWorkFaults(db, nights);
  const said = faults.map(en.fault);
  expect(said).toContain('The last backup was made and not verified: No room.');
  expect(await mails()).toContainEqual({
    subject: 'Lectern: something is wrong with “Make a backup and test it”',
    body: expect.stringContaining('The last backup was made and not verified: No room.'),
  });
  expect((await mails()).every(({ body }) => said.some((sentence) => body.includes(sentence)))).toBe(true);
  await recordRun(db, nights, 'nightly_backup', () => outcome('VERIFIED', null));
  await recordRun(db, nights, 'check_counters', async () => 0);
  expect(await readWorkFaults(db, nights)).toEqual([
    expect.objectContaining({ kind: 'JOB_FAILED', job: 'count_figures' }),
  ]);
});

it('that fails is told whatever else was wrong with it before', async () => {
  const nights = { publicUrl: env.publicUrl, backup: { ...backup, passphrase: 'correct horse battery' } };
  const outcome = async (said: string, failure: string | null) => {
    await sql`insert into backup_runs (started_on, ended_on, outcome, failure, missing_files)
      values (clock_timestamp(), clock_timestamp(), ${said}, ${failure}, 3)`.execute(db);
  };
  const told = async () => {
    const { rows } = await sql<{ body: string }>`select distinct body from mail_outbox
      where body ~ 'media library were missing|No room at night'`.execute(db);
    return rows.length;
  };
  await recordRun(db, nights, 'nightly_backup', () => outcome('VERIFIED', null));
  await recordRun(db, nights, 'nightly_backup', () => outcome('VERIFIED', null));
  expect(await told()).toBe(1);
  await recordRun(db, nights, 'nightly_backup', () => outcome('FAILED', 'No room at night.'));
  await recordRun(db, nights, 'nightly_backup', () => outcome('FAILED', 'No room at night.'));
  expect(await told()).toBe(2);
});

it.each(Object.entries(catalogues))(
  'is called the same in mails and on the page of the instance, in %s',
  async (language, { faults: mails }) => {
    // Found by its path: no code of the server knows the web.
    const page = await import(join(import.meta.dirname, `../../../../web/src/texts/admin/${language}.ts`));
    expect(mails.jobs).toEqual(page.instance.jobs.names);
  },
);

describe('the schedules', () => {
  it('have a backup at night where there is a passphrase', () => {
    expect([...schedulesOf({ backup: { ...backup, passphrase: null } }).keys()]).not.toContain('nightly_backup');
    expect([...schedulesOf({ backup: { ...backup, passphrase: 'correct horse battery' } }).keys()]).toContain(
      'nightly_backup',
    );
  });

  it('are what the queue reads', () => {
    const schedules = new Map([
      ['forget_expired', { minute: 17 }],
      ['nightly_backup', { hour: 2, minute: 11 }],
    ] as const);
    expect(crontabOf(schedules)).toBe(
      '17 * * * * forget_expired ?queue=forget_expired\n11 2 * * * nightly_backup ?queue=nightly_backup&max=1',
    );
  });
});
