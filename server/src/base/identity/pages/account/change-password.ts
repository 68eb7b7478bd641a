import { passwordForm } from '@lectern/domain/base/account/account-form.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { queueMail } from '../../../mail/queue-mail.ts';
import { auditAccount } from '../../audit-account.ts';
import { endSessions } from '../../../session/end-sessions.ts';
import { inTurn } from '../../password/hash-turns.ts';
import { hashPassword } from '../../password/password.ts';
import { whyWeak } from '../../password/weak-password.ts';
import { showAccount } from './account.ts';
import { refuseForeignForm } from '../form-token.ts';
import { getOwnSession, type OwnSession } from './own-session.ts';
import type { Page, PageContext } from '../page-context.ts';
import { whyNotProven } from './proven-password.ts';
import { readForm, withError } from '../read-form.ts';
import { pageLanguage, texts } from '../texts/texts.ts';

/** Changing one's password. All other sessions end; the one in which it is done goes on. */
export const changePassword: Page = (pages, context) => {
  pages.post('/account/password', async (request, reply) => {
    const session = await getOwnSession(context, request, reply);
    refuseForeignForm(request, (await context.identity()).form, session.uid);
    const { data, filled } = readForm(passwordForm, request);
    const refuse = (field: string, sentence: string) =>
      showAccount(context, request, reply, session, { form: 'password', filled: withError(filled, field, sentence) });
    if (!data) return showAccount(context, request, reply, session, { form: 'password', filled });
    const wrong = await whyNotProven(context, request, session.account, data.current_password);
    if (wrong) return refuse('current_password', wrong);
    const { email, first_name, last_name } = session.account;
    const weak = await whyWeak(data.new_password, [email, first_name, last_name]);
    if (weak) return refuse('new_password', texts.issues[weak]);
    await setPassword(context, request, session, await inTurn(request.ip, () => hashPassword(data.new_password)));
    return reply.redirect('/identity/account?done=password', 303);
  });
};

async function setPassword(
  { db, env }: PageContext,
  request: FastifyRequest,
  session: OwnSession,
  hash: string,
): Promise<void> {
  const { id, email } = session.account;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('identity_accounts')
      .set({ password_hash: hash, modified_on: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('identity_links').where('account_id', '=', id).execute();
    await endSessions(transaction, id, session);
    const { subject, body } = texts.mails.passwordChanged;
    await queueMail(transaction, {
      recipient: email,
      language: pageLanguage().tag,
      subject,
      body: body(`${env.publicUrl}/identity/forgotten-password`),
    });
    await auditAccount(transaction, request, id, { action: 'PASSWORD_CHANGED', details: { proven_by: 'PASSWORD' } });
  });
}
