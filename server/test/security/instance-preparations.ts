import { buildUser } from '../../seed/people.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation of those who answer for the installation. */
export function instancePreparations(server: () => TestServer): Record<string, () => Promise<Prepared>> {
  const admin = async () => server().tokenOf(await buildUser(server().db, { role: 'SYSTEM_ADMIN' }));
  const jobs = ['verify_audit_log', 'check_counters', 'count_figures', 'forget_expired'];
  /** Work that nobody has asked for yet, another one each time. */
  const job = async () => {
    const name = jobs.shift() ?? '';
    jobs.push(name);
    await server().db.deleteFrom('job_runs').where('job', '=', name).execute();
    return name;
  };
  const mail = async () => {
    const values = { recipient: `${crypto.randomUUID()}@people.test`, subject: 'A mail', body: 'What it says' };
    return server().db.insertInto('mail_outbox').values(values).returning('id').executeTakeFirstOrThrow();
  };
  return {
    askForJob: async () => ({ token: await admin(), variables: { name: await job() } }),
    retryMail: async () => ({ token: await admin(), variables: await mail() }),
    dropMail: async () => ({ token: await admin(), variables: await mail() }),
  };
}
