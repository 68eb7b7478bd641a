import { emailForm } from '@lectern/domain/base/account/account-form.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { makeLink } from '../../links.ts';
import { showAccount } from './account.ts';
import { inEvenTime } from '../sign-in/even-time.ts';
import { refuseForeignForm } from '../form-token.ts';
import { mayMail } from '../mail/may-mail.ts';
import { getOwnSession, type OwnAccount } from './own-session.ts';
import type { Page, PageContext } from '../page-context.ts';
import { whyNotProven } from './proven-password.ts';
import { readForm, withError } from '../read-form.ts';
import { pageLanguage, texts } from '../texts/texts.ts';

/** Asking for another address. It counts once its link is opened; whether it is taken stands only in the mail. */
export const changeEmail: Page = (pages, context) => {
  pages.post('/account/email', async (request, reply) => {
    const session = await getOwnSession(context, request, reply);
    refuseForeignForm(request, (await context.identity()).form, session.uid);
    const { data, filled } = readForm(emailForm, request);
    const refuse = (field: string, sentence: string) =>
      showAccount(context, request, reply, session, { form: 'email', filled: withError(filled, field, sentence) });
    if (!data) return showAccount(context, request, reply, session, { form: 'email', filled });
    if (data.email === session.account.email) return refuse('email', texts.account.sameEmail);
    const wrong = await whyNotProven(context, request, session.account, data.password);
    if (wrong) return refuse('password', wrong);
    await inEvenTime(sendLink(context, request.ip, session.account, data.email));
    return reply.redirect('/identity/account?done=email', 303);
  });
};

async function sendLink(context: PageContext, ip: string, { id }: OwnAccount, email: string): Promise<void> {
  const { db, env } = context;
  if (!(await mayMail(context, ip, email))) return;
  const taken = await db.selectFrom('identity_accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) {
    const { subject, body } = texts.mails.emailTaken;
    await queueMail(db, {
      recipient: email,
      language: pageLanguage().tag,
      subject,
      body: body(`${env.publicUrl}/login`),
    });
    return;
  }
  const { subject, body } = texts.mails.newEmail;
  const token = await makeLink(db, { purpose: 'EMAIL', account_id: id, email });
  await queueMail(db, {
    recipient: email,
    language: pageLanguage().tag,
    subject,
    body: body(`${env.publicUrl}/identity/confirm-email?token=${token}`),
  });
}
