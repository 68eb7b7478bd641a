import { randomUUID } from 'node:crypto';
import { emailAddress } from '@lectern/domain/base/account/account-form.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A mail as its text; its look is made when it is sent. The recipient is a bare address, so that no name can bring a header with it. */
export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The language that it is written in. */
  readonly language: string;
  /** The address that gets what its reader answers; left out, nobody does. */
  readonly reply_to?: string | undefined;
  /** The moment before which it stays in the outbox; left out, it goes out at once. */
  readonly not_before?: string | undefined;
  /**
   * The institution that causes it, and the invitation that it is about or the group that awaits its reader: it is not sent
   * once that is gone, and a group has one for each address.
   */
  readonly about?: { readonly institution_id: string } & (
    | { readonly invitation_id: string }
    | { readonly group_id: string }
  );
};

/**
 * Puts a mail into the outbox, in the transaction of whoever writes it; it is sent after that was committed. Line
 * breaks and other control characters in the subject become spaces. It throws for an address no mail can go to.
 */
export async function queueMail(db: Database, mail: Mail): Promise<void> {
  await queueMails(db, [mail]);
}

/** Puts several mails into the outbox in one statement, and returns their ids in the same order. */
export async function queueMails(db: Database, mails: readonly Mail[]): Promise<string[]> {
  const rows = mails.map(({ recipient, subject, about, reply_to, ...mail }) => ({
    ...mail,
    ...about,
    id: randomUUID(),
    recipient: emailAddress.parse(recipient),
    reply_to: reply_to === undefined ? null : emailAddress.parse(reply_to),
    subject: subject
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200),
  }));
  await sql`/* queue-mails */ insert into mail_outbox
      (id, recipient, subject, body, language, reply_to, not_before, institution_id, invitation_id, group_id)
    select id, recipient, subject, body, language, reply_to, coalesce(not_before, now()), institution_id, invitation_id, group_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, recipient text, subject text, body text, language text, reply_to text,
      not_before timestamptz, institution_id uuid, invitation_id uuid, group_id uuid)`.execute(db);
  return rows.map(({ id }) => id);
}
