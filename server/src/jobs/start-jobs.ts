import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../database/connect.ts';
import { sweepOverdue } from '../features/assessment/submit-overdue.ts';
import { deleteExpiredIdentity } from '../identity/delete-expired.ts';
import { deliverRegularly } from '../mail/deliver-regularly.ts';
import { removeLeftFiles } from '../media/store/removed-files.ts';
import type { Services } from '../services.ts';
import { checkCounters } from './check-counters.ts';
import { forgetOldKeys } from './forget-old-keys.ts';
import { keepWorker } from './keep-worker.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const crontab = `
17 * * * * forget_expired
23 3 * * * check_counters
41 3 * * * verify_audit_log
`;

const sweepEveryMs = 15_000;

/** Work that nobody waits for. Several processes may run it on one database; each piece is done once. */
export function startJobs({ db, env, media }: Services, url: string, log: FastifyBaseLogger): () => Promise<void> {
  const taskList: TaskList = {
    forget_expired: async () => {
      await deleteExpiredIdentity(db);
      await forgetOldKeys(db);
      await removeLeftFiles(db, media);
    },
    check_counters: async () => {
      for (const disagreement of await checkCounters(db)) log.error(disagreement, 'a counter disagrees with its rows');
    },
    verify_audit_log: () => verifyAuditLog(db, log),
  };
  const stopWorker = keepWorker(url, { crontab, taskList }, log);
  const stopSweeping = sweepRegularly(db, log);
  const stopDelivering = deliverRegularly(db, env, log);
  return async () => {
    await stopSweeping();
    await stopDelivering();
    await stopWorker();
  };
}

/** Learners wait for this one: it is not left to a queue whose shortest step is a minute. */
function sweepRegularly(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweepOverdue(db).catch((error: unknown) =>
      log.error({ err: error }, 'sweeping overdue attempts failed'),
    );
  }, sweepEveryMs);
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
