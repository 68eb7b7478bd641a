import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import { connect, type Database } from './base/database/connect.ts';
import { endGroups } from './business/seats/end-groups.ts';
import { countFigures } from './business/renewal/count-figures.ts';
import { sendNotices } from './business/renewal/notices/send-notices.ts';
import { sweepOverdue } from './learning/assessment/submit-overdue.ts';
import { remindInvited } from './business/institution/invitation/remind-invited.ts';
import { deleteExpiredIdentity } from './base/identity/delete-expired.ts';
import { runNightly } from './instance/nightly/run-nightly.ts';
import { deliverMail } from './base/mail/deliver-mail.ts';
import { removeLeftFiles } from './base/media/store/removed-files.ts';
import type { Services } from './services.ts';
import { checkCounters } from './base/jobs/check-counters.ts';
import { doRegularly } from './base/jobs/do-regularly.ts';
import { forgetFailedJobs } from './base/jobs/forget-failed-jobs.ts';
import { forgetOldKeys } from './base/jobs/forget-old-keys.ts';
import { keepWorker } from './base/jobs/keep-worker.ts';
import { queueWanted } from './base/jobs/queue-wanted.ts';
import { recordRun, type Found } from './base/jobs/record-run.ts';
import { crontabOf, schedulesOf } from './base/jobs/schedules.ts';
import { verifyAuditLog } from './base/jobs/verify-audit-log.ts';

/** Learners wait for it: it is not left to a queue whose shortest step is a minute. */
const sweepEveryMs = 15_000;
/** People wait for a mail that they have asked for; looking for one that is due is one step in an index. */
const deliverEveryMs = 3000;

/** Milliseconds that a statement of a job may take: nobody waits for it, and a license may have many learners. */
export const patience = 120_000;

/** The database as jobs have it: on connections of their own, whose statements the server and the pool give the same time. */
export const openForJobs = (url: string): Database => connect({ url, connections: 3, statement: patience });

/** Where the database is: for its owner, who runs the queue, and for the application. */
type DatabaseUrls = { readonly owner: string; readonly application: string };

/** Work that nobody waits for. Several processes may run it on one database; each piece is done once. */
export function startJobs(services: Services, urls: DatabaseUrls, log: FastifyBaseLogger): () => Promise<void> {
  const { env } = services;
  const ending = new AbortController();
  const db = openForJobs(urls.application);
  const jobs = jobsOf({ ...services, db }, log, ending.signal);
  const forgetting = () => forgetFailedJobs(urls.owner).then(jobs.forget_expired);
  const work = { ...jobs, forget_expired: forgetting };
  const schedules = schedulesOf(env);
  const taskList: TaskList = Object.fromEntries(
    [...schedules.keys()].map((job) => [job, () => recordRun(db, env, job, work[job])]),
  );
  const stopWorker = keepWorker(urls.owner, { crontab: crontabOf(schedules), taskList }, log);
  const isEnding = () => ending.signal.aborted;
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  const stopping = [
    doRegularly(sweepEveryMs, () => sweepOverdue(services.db, isEnding), failed('sweeping overdue attempts')),
    doRegularly(deliverEveryMs, () => deliverMail(services.db, env, isEnding), failed('delivering mail')),
    queueWanted(urls.owner, log),
    stopWorker,
    () => db.destroy(),
  ];
  return async () => {
    ending.abort();
    for (const stop of stopping) await stop();
  };
}

/** What each job does. */
export function jobsOf(
  { db, env, media }: Pick<Services, 'db' | 'env' | 'media'>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ending: AbortSignal,
): Readonly<Record<JobName, () => Promise<Found>>> {
  return {
    forget_expired: async () => {
      await deleteExpiredIdentity(db);
      await forgetOldKeys(db);
      await removeLeftFiles(db, media);
    },
    nightly_backup: () => runNightly(ending),
    end_groups: () => endGroups(db),
    count_figures: async () => void (await countFigures(db)),
    remind_invited: async () => void (await remindInvited({ db, env })),
    check_counters: async () => {
      const disagreements = await checkCounters(db);
      for (const disagreement of disagreements) log.error(disagreement, 'a counter disagrees with its rows');
      return disagreements.length;
    },
    verify_audit_log: () => verifyAuditLog(db, log),
    tell_of_renewals: async () => void (await sendNotices({ db, env })),
  };
}
