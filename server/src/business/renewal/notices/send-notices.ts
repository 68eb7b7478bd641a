import { dueNotices } from '@lectern/domain/business/renewal/renewal-notices.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { Services } from '../../../services.ts';
import { queueMail } from '../../../base/mail/queue-mail.ts';
import { noticeMail, type Notice } from './notice-mail.ts';
import { readReaders, type NoticeReader } from './read-readers.ts';

/**
 * Tells sales managers and administrators by mail which of their licenses end and which are short of seats, and returns
 * how many mails there are: one for each person a day at most. It may run at any time, as often as one likes and in
 * several processes at once. Where one person cannot be told, all others are before it fails.
 */
export async function sendNotices({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  let sent = 0;
  const failures: unknown[] = [];
  for (const reader of await readReaders(db)) {
    const notices = reader.licenses
      .map((license) => ({ license, steps: dueNotices(license) }))
      .filter(({ steps }) => steps.length > 0);
    if (notices.length === 0) continue;
    try {
      if (await tell(db, env.publicUrl, reader, notices)) sent += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} people could not be told of licenses`);
  return sent;
}

/** Tells somebody what nobody else has told them meanwhile, in one transaction with the notes that they were told. */
async function tell(
  db: Database,
  publicUrl: string,
  reader: NoticeReader,
  notices: readonly Notice[],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows: claimed } = await sql`/* claim-digest */ insert into renewal_digests (user_id, last_on)
      values (${reader.id}, today('UTC'))
      on conflict (user_id) do update set last_on = excluded.last_on where renewal_digests.last_on < excluded.last_on
      returning user_id`.execute(transaction);
    if (claimed.length === 0) return false;
    const asked = notices.flatMap(({ license: { id, term }, steps }) => steps.map((step) => ({ id, term, step })));
    const { rows: noted } = await sql<{ license_id: string; step: string }>`/* note-notices */
      insert into license_notices (license_id, term, user_id, step)
      select r.id, r.term, ${reader.id}::uuid, r.step
      from json_to_recordset(${JSON.stringify(asked)}::json) as r (id uuid, term int, step text)
      on conflict do nothing returning license_id, step`.execute(transaction);
    const isNew = new Set(noted.map(({ license_id, step }) => `${license_id} ${step}`));
    const left = notices
      .map(({ license, steps }) => ({ license, steps: steps.filter((step) => isNew.has(`${license.id} ${step}`)) }))
      .filter(({ steps }) => steps.length > 0);
    if (left.length === 0) return false;
    await queueMail(transaction, noticeMail(publicUrl, reader, left));
    return true;
  });
}
