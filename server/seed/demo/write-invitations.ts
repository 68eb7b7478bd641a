import { randomUUID } from 'node:crypto';
import { centerAdmin } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { invitations, type InvitationData } from './school-data.ts';
import type { News } from './news.ts';

/** Writes who is invited: open, over, refused by the mail server, and waiting for the mails of tomorrow. */
export async function writeInvitations({ db, days, person, ...ids }: News): Promise<void> {
  const written = [
    ...invitations.harbour.map((one) => rowsOf(one, { institution_id: ids.harbour, created_by: person(centerAdmin) })),
    ...invitations.rio.map((one) => rowsOf(one, { institution_id: ids.rio, created_by: person('ximena') })),
  ];
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

  function rowsOf(
    { mailed, refused, ...whom }: InvitationData,
    by: { readonly institution_id: string; readonly created_by: string },
  ) {
    const [id, mailId] = [randomUUID(), randomUUID()];
    const [moment, isSent] = [days.moment(mailed), mailed < 0 && refused === undefined];
    return {
      mail: {
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
      },
      invitation: {
        id,
        ...whom,
        ...by,
        sendings: 1,
        mail_id: mailId,
        mailed_on: isSent ? moment : null,
        created_on: days.moment(Math.min(mailed, 0)),
        expires_on: days.moment(mailed + 30),
      },
    };
  }
}
