import { mostMailTries } from '@lectern/domain/business/institution/invitation-mail.ts';
import { invitationDays } from '@lectern/domain/business/institution/members.ts';
import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import type { Database } from '../database/connect.ts';
import type { Env } from '../../env.ts';
import { isWanted } from './is-wanted.ts';
import { mailHtml } from './mail-html.ts';
import { openTransport, type MailServer } from './open-transport.ts';
import type { Mail } from './queue-mail.ts';
import { whyAddressRefused } from './why-address-refused.ts';

/** When a mail is tried, counted from when it may go out; after the last one it stays unsent. */
const tries = ['0', '5 minutes', '30 minutes', '4 hours', '24 hours'];

/**
 * Sends the mails that are due and returns how many were sent; without a mail server it sends none. Several processes
 * may run it at the same time. What a sent mail said is forgotten, because it may hold a link that opens an account.
 */
export async function deliverMail(
  db: Database,
  { smtpUrl, mailFrom, ...server }: MailServer & Pick<Env, 'mailFrom'>,
  isEnding = () => false,
): Promise<number> {
  if (!smtpUrl) return 0;
  let mail = await claim(db);
  if (!mail) return 0;
  const transport = openTransport(smtpUrl, { smtpUrl, ...server });
  let sent = 0;
  try {
    for (; mail; mail = isEnding() ? null : await claim(db)) if (await send(db, transport, mailFrom, mail)) sent += 1;
  } finally {
    transport.close();
  }
  return sent;
}

type Claimed = Omit<Mail, 'reply_to'> & {
  readonly id: string;
  readonly reply_to: string | null;
  readonly invitation_id: string | null;
};

/**
 * Counts the try before it is made: a process that dies while sending does not send the same mail for ever. Until it is
 * known how it went the mail has no failure, so that nobody takes it for one that never went out. What is about
 * an invitation that was answered or withdrawn since is left.
 */
async function claim(db: Database): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`/* claim-mail */
    update mail_outbox set tries = tries + 1, last_error = null where id = (
      select id from mail_outbox m
      where sent_on is null and refused_on is null and tries < ${sql.lit(mostMailTries)} and not_before <= now()
        and not_before + (${tries}::interval[])[tries + 1] <= now()
        and ${isWanted}
      order by not_before limit 1 for update skip locked
    )
    returning id, recipient, subject, body, language, reply_to, invitation_id`.execute(db);
  return rows[0] ?? null;
}

async function send(db: Database, transport: Transporter, from: string, mail: Claimed): Promise<boolean> {
  const { id, recipient, subject, body, reply_to, invitation_id } = mail;
  try {
    await transport.sendMail({
      from: { name: 'Lectern', address: from },
      to: { name: '', address: recipient },
      subject,
      text: body,
      html: mailHtml(mail),
      ...(reply_to === null ? {} : { replyTo: { name: '', address: reply_to } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    await noteFailure(db, id, error);
    return false;
  }
  const done = { sent_on: sql<string>`now()`, last_error: null, body: '' };
  await db.updateTable('mail_outbox').set(done).where('id', '=', id).execute();
  if (invitation_id !== null) await countFromNow(db, id);
  return true;
}

/** The days of an invitation count from its mail. One of its reminders changes nothing. */
async function countFromNow(db: Database, mailId: string): Promise<void> {
  await sql`/* count-from-mail */ update invitations
    set mailed_on = now(), expires_on = now() + make_interval(days => ${invitationDays})
    where mail_id = ${mailId}`.execute(db);
}

/** An address that the server refuses for good is tried no more; nobody waits for what cannot happen. */
async function noteFailure(db: Database, id: string, error: unknown): Promise<void> {
  const refused = whyAddressRefused(error);
  const last_error = refused ?? (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await db
    .updateTable('mail_outbox')
    .set({ last_error, ...(refused === null ? {} : { refused_on: sql<string>`now()`, body: '' }) })
    .where('id', '=', id)
    .execute();
}
