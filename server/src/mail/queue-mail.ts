import { emailAddress } from '@lectern/domain/account/account-form.ts';
import type { Database } from '../database/connect.ts';

/** A mail in plain text. The recipient is a bare address, so that no name can bring a header with it. */
export type Mail = { readonly recipient: string; readonly subject: string; readonly body: string };

/**
 * Puts a mail into the outbox, in the transaction of whoever writes it; it is sent after that was committed. Line
 * breaks and other control characters in the subject become spaces. It throws for an address no mail can go to.
 */
export async function queueMail(db: Database, { recipient, subject, body }: Mail): Promise<void> {
  const header = subject
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
  await db
    .insertInto('mail_outbox')
    .values({ recipient: emailAddress.parse(recipient), subject: header, body })
    .execute();
}
