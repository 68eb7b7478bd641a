import { operatorRoles } from '@lectern/domain/base/account/role.ts';
import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { failureTexts, languageFor } from './texts/failure-texts.ts';

/** Writes to those who answer for the installation, in the transaction that keeps what became of a job, what is wrong with it. */
export async function tellOfFaults(
  db: Database,
  publicUrl: string,
  job: JobName,
  faults: readonly WorkFault[],
): Promise<void> {
  const { rows } = await sql<{ email: string; language: string | null }>`/* failure-readers */
    select email, language from users where role = any(${[...operatorRoles]}::global_role[]) and email_verified and deleted_on is null
    order by id`.execute(db);
  const mails = rows.map(({ email, language }) => {
    const written = languageFor(language);
    const words = failureTexts(written);
    const page = `${publicUrl}/manage-jasperactive/instance`;
    const body = `${[...faults.map(words.fault), `${words.next}\n${page}`].join('\n\n')}\n`;
    return { recipient: email, language: written, subject: words.subject(job), body };
  });
  if (mails.length > 0) await queueMails(db, mails);
}
