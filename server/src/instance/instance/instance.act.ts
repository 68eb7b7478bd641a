import { mostMailTries } from '@lectern/domain/business/institution/invitation-mail.ts';
import { jobs, nextRun, type JobName, type Schedule } from '@lectern/domain/base/jobs/job.ts';
import { stateOfJob, type JobRun, type JobState, type Work } from '@lectern/domain/base/jobs/work-faults.ts';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { isWanted } from '../../base/mail/is-wanted.ts';
import { workOf } from '../../base/jobs/find-work-faults.ts';

type JobShape = {
  readonly name: JobName;
  readonly next_on: string;
  readonly started_on: string | null;
  readonly ended_on: string | null;
  readonly succeeded_on: string | null;
  readonly found: number | null;
  readonly failure: string | null;
  readonly wanted: boolean;
  readonly state: JobState;
};

type BackupShape = {
  readonly outcome: 'VERIFIED' | 'MADE' | 'FAILED';
  readonly ended_on: string;
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly gradebooks: number | null;
  readonly missing_files: number | null;
  readonly failure: string | null;
};

type InstanceShape = {
  readonly jobs: readonly JobShape[];
  readonly mails_waiting: number;
  readonly mails_given_up: number;
  readonly mails_refused: number;
  readonly mails_sent_today: number;
  readonly database_bytes: number;
  readonly media_bytes: number;
  readonly free_bytes: number | null;
  readonly backs_up: boolean;
  readonly last_backup: BackupShape | null;
  readonly last_verified: BackupShape | null;
};

/** Work of the server that nobody waits for, by the name that the queue has for it. */
export const JobNameRef = builder.enumType('JobName', {
  description: 'Work that the server does by itself at set times.',
  values: jobs,
});

const JobStateRef = builder.enumType('JobState', {
  description: 'How work that the server does by itself stands.',
  values: {
    WANTED: { description: 'Somebody has asked for it, and it has not begun.' },
    NEVER: { description: 'It was not due yet.' },
    RUNNING: { description: 'It is being done.' },
    LATE: { description: 'It was due twice since it last began.' },
    FAILED: { description: 'Its last run failed.' },
    FOUND: { description: 'Its last run found something wrong.' },
    DONE: { description: 'Its last run succeeded and found nothing wrong.' },
  } satisfies Record<JobState, { description: string }>,
});

const InstanceJob = builder.objectRef<JobShape>('InstanceJob').implement({
  description: 'Work that the server does by itself, with its last run.',
  fields: (t) => ({
    name: t.expose('name', { type: JobNameRef, description: 'Which work.' }),
    next_on: t.expose('next_on', { type: 'DateTime', description: 'When it is due next.' }),
    started_on: t.expose('started_on', { type: 'DateTime', nullable: true, description: 'When it last began.' }),
    ended_on: t.expose('ended_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When that ended; null while it runs.',
    }),
    succeeded_on: t.expose('succeeded_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last succeeded.',
    }),
    found: t.exposeInt('found', {
      nullable: true,
      description: 'How many things it found wrong; null where it looks for none.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why its last run failed, as the server said it.',
    }),
    state: t.expose('state', { type: JobStateRef, description: 'How it stands, as the doctor and the mails have it.' }),
    wanted: t.exposeBoolean('wanted', { description: 'Whether somebody has asked for it and it has not begun.' }),
  }),
});

const BackupOutcomeRef = builder.enumType('BackupOutcome', {
  description: 'What became of the backup of a night.',
  values: {
    VERIFIED: { description: 'It was restored aside; all rows and gradebooks are as they were.' },
    MADE: { description: 'It was made, but could not be restored aside, or differs.' },
    FAILED: { description: 'There is none.' },
  } satisfies Record<BackupShape['outcome'], { description: string }>,
});

const InstanceBackup = builder.objectRef<BackupShape>('InstanceBackup').implement({
  description: 'A backup of a night.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: BackupOutcomeRef, description: 'What became of it.' }),
    ended_on: t.expose('ended_on', { type: 'DateTime', description: 'When it was done.' }),
    bytes: t.exposeFloat('bytes', { nullable: true, description: 'The size of its file in bytes.' }),
    rows: t.exposeFloat('rows', { nullable: true, description: 'How many rows it holds.' }),
    gradebooks: t.exposeInt('gradebooks', { nullable: true, description: 'How many gradebooks were compared.' }),
    missing_files: t.exposeInt('missing_files', {
      nullable: true,
      description: 'How many files of the media library were not there when it was made.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why it is not verified, as the server said it.',
    }),
  }),
});

const Instance = builder.objectRef<InstanceShape>('Instance').implement({
  description: 'How the work and the storage of this installation of Lectern stand.',
  fields: (t) => ({
    jobs: t.field({
      type: [InstanceJob],
      description: 'What the server does by itself, in the order it is due.',
      resolve: (instance) => [...instance.jobs],
    }),
    mails_waiting: t.exposeInt('mails_waiting', { description: 'How many mails wait to be sent.' }),
    mails_given_up: t.exposeInt('mails_given_up', { description: 'How many were tried five times and given up.' }),
    mails_refused: t.exposeInt('mails_refused', { description: 'How many go to addresses that were refused.' }),
    mails_sent_today: t.exposeInt('mails_sent_today', { description: 'How many were sent in the last 24 hours.' }),
    database_bytes: t.exposeFloat('database_bytes', { description: 'The size of the database in bytes.' }),
    media_bytes: t.exposeFloat('media_bytes', { description: 'The size of the files of the media library in bytes.' }),
    free_bytes: t.exposeFloat('free_bytes', {
      nullable: true,
      description: 'How many bytes are free where the data folder lies; null where it cannot be told.',
    }),
    backs_up: t.exposeBoolean('backs_up', {
      description: 'Whether a backup is made each night: it needs a passphrase.',
    }),
    last_backup: t.expose('last_backup', {
      type: InstanceBackup,
      nullable: true,
      description: 'The last one, whatever became of it.',
    }),
    last_verified: t.expose('last_verified', {
      type: InstanceBackup,
      nullable: true,
      description: 'The last one that was restored aside and found whole.',
    }),
  }),
});

const backup = (condition: string) => sql`(select json_build_object('outcome', b.outcome, 'ended_on', b.ended_on,
  'bytes', b.bytes, 'rows', b.rows, 'gradebooks', b.gradebooks, 'missing_files', b.missing_files, 'failure', b.failure)
  from backup_runs b where ${sql.raw(condition)} order by b.ended_on desc limit 1)`;

builder.queryField('instance', (t) =>
  t.field({
    type: Instance,
    description: 'How the work and the storage of this installation stand, for system administrators.',
    resolve: async (_root, _args, context) => {
      const { db, env, checks } = context;
      const { rows } = await sql<Row>`/* instance */
        select viewer.role,
          (select coalesce(json_agg(r), '[]'::json) from job_runs r) as runs,
          (select min(applied_on) from migrations) as since,
          mails.*,
          (select count(*)::int from mail_outbox where sent_on > now() - interval '24 hours') as mails_sent_today,
          pg_database_size(current_database())::float8 as database_bytes,
          (select coalesce(sum(bytes), 0)::float8 from media) as media_bytes,
          ${backup('true')} as last_backup, ${backup("b.outcome = 'VERIFIED'")} as last_verified
        from users viewer cross join (
          select (count(*) filter (where refused_on is null and tries < ${mostMailTries}))::int as mails_waiting,
            (count(*) filter (where refused_on is null and tries >= ${mostMailTries}))::int as mails_given_up,
            (count(*) filter (where refused_on is not null))::int as mails_refused
          from mail_outbox m where sent_on is null and ${isWanted}) mails
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const { role, runs, since, ...sums } = row;
      checks.allow('instance', { signedIn: true, globalRole: role });
      const work = workOf(env, runs, null, since);
      const { schedules } = work;
      return {
        ...sums,
        jobs: [...schedules].map(([name, schedule]) => jobOf(name, schedule, work)).toSorted(byNext),
        free_bytes: await freeBytes(env.dataDir),
        backs_up: schedules.has('nightly_backup'),
      };
    },
  }),
);

type Row = Omit<InstanceShape, 'jobs' | 'free_bytes' | 'backs_up'> & {
  readonly role: GlobalRole;
  readonly runs: readonly JobRun[];
  readonly since: string;
};

function jobOf(name: JobName, schedule: Schedule, work: Work): JobShape {
  const run = work.runs.find(({ job }) => job === name);
  const { started_on = null, ended_on = null, succeeded_on = null, found = null, failure = null } = run ?? {};
  const next_on = new Date(nextRun(schedule, work.now)).toISOString();
  const state = stateOfJob(run, schedule, work);
  return { name, next_on, started_on, ended_on, succeeded_on, found, failure, wanted: run?.wanted_on != null, state };
}

const byNext = (one: JobShape, other: JobShape) => (one.next_on < other.next_on ? -1 : 1);

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
