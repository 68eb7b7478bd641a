import { randomUUID } from 'node:crypto';
import { centerAdmin } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { invitations, type InvitationData } from './school-data.ts';
import type { News } from './news.ts';

/** Writes who is invited: open, over, refused by the mail server, and waiting for the mails of tomorrow. */
export async function writeInvitations(news: News): Promise<void> {
  await writeInvited(news, invitations.harbour, { institution_id: news.harbour, created_by: news.person(centerAdmin) });
  await writeInvited(news, invitations.rio, { institution_id: news.rio, created_by: news.person('ximena') });
}

type Inviting = {
  readonly institution_id: string;
  readonly created_by: string;
  /** Days from now on which the invitations were withdrawn; none that stand. */
  readonly withdrawn?: number;
};

/** An invitation that was written. */
export type Invited = Pick<InvitationData, 'email' | 'role'> & { readonly id: string };

/** Writes invitations of an institution with their mails. */
export async function writeInvited(
  { db, days }: Pick<News, 'db' | 'days'>,
  people: readonly InvitationData[],
  { withdrawn, ...by }: Inviting,
): Promise<readonly Invited[]> {
  const written = people.map(({ mailed, refused, ...whom }) => {
    const [id, mailId] = [randomUUID(), randomUUID()];
    const [moment, isSent] = [days.moment(mailed), mailed < 0 && refused === undefined];
    const mail = {
      id: mailId,
      recipient: whom.email,
      subject: '',
      body: '',
      institution_id: by.institution_id,
      invitation_id: id,
      not_before: moment,
      tries: mailed < 0 ? 1 : 0,
      sent_on: isSent ? moment : null,
      refused_on: refused === undefined ? null : moment,
      last_error: refused ?? null,
    };
    const invitation = {
      id,
      ...whom,
      ...by,
      sendings: 1,
      mail_id: mailId,
      mailed_on: isSent ? moment : null,
      created_on: days.moment(Math.min(mailed, 0)),
      expires_on: days.moment(mailed + 30),
      withdrawn_on: withdrawn === undefined ? null : days.moment(withdrawn),
      withdrawn_by: withdrawn === undefined ? null : by.created_by,
    };
    return { mail, invitation };
  });
  await insertAll(
    db,
    'mail_outbox',
    written.map(({ mail }) => mail),
  );
  await insertAll(
    db,
    'invitations',
    written.map(({ invitation }) => invitation),
  );
  return written.map(({ invitation }) => invitation);
}
