import { forgottenPasswordForm } from '@lectern/domain/base/account/account-form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { queueMail } from '../../../mail/queue-mail.ts';
import { makeLink } from '../../links.ts';
import { checkMailPage } from './check-mail-page.ts';
import { inEvenTime } from './even-time.ts';
import { field, form, unfilled, type Filled } from '../field.ts';
import { formToken, refuseForeignForm } from '../form-token.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { mayMail } from '../mail/may-mail.ts';
import { maySignUp } from './may-sign-up.ts';
import type { Page, PageContext } from '../page-context.ts';
import { readForm } from '../read-form.ts';
import { pageLanguage, texts } from '../texts/texts.ts';

/** Asking for a new password. The reply is the same whether the address has an account; what is so stands in the mail. */
export const forgottenPassword: Page = (pages, context) => {
  if (!maySignUp(context.env)) return;
  pages.get('/forgotten-password', (request, reply) => show(context, request, reply, unfilled));
  pages.post('/forgotten-password', async (request, reply) => {
    refuseForeignForm(request, (await context.identity()).form, 'forgotten-password');
    const { data, filled } = readForm(forgottenPasswordForm, request);
    if (!data) return show(context, request, reply.code(422), filled);
    await inEvenTime(sendLink(context, request.ip, data.email));
    return reply.type('text/html').send(checkMailPage(context.env, data.email));
  });
};

async function sendLink(context: PageContext, ip: string, email: string): Promise<void> {
  const { db, env } = context;
  if (!(await mayMail(context, ip, email))) return;
  const account = await db.selectFrom('identity_accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (!account) {
    const { subject, body } = texts.mails.noAccount;
    await queueMail(db, {
      recipient: email,
      language: pageLanguage().tag,
      subject,
      body: body(`${env.publicUrl}/identity/sign-up`),
    });
    return;
  }
  const { subject, body } = texts.mails.newPassword;
  const token = await makeLink(db, { purpose: 'PASSWORD', account_id: account.id });
  const link = `${env.publicUrl}/identity/choose-password?token=${token}`;
  await queueMail(db, { recipient: email, language: pageLanguage().tag, subject, body: body(link) });
}

async function show(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled,
): Promise<FastifyReply> {
  const token = formToken(request, reply, (await context.identity()).form, 'forgotten-password');
  const { title, lead, button } = texts.forgotten;
  const fields = [field({ name: 'email', type: 'email', autocomplete: 'username', focused: true }, filled)];
  const body = html`${heading(title, lead)}${form({ action: '/identity/forgotten-password', token, filled, fields, button })}
    <p class="links"><a href="/login">${texts.backToSignIn}</a></p>`;
  return reply.type('text/html').send(layout({ title, body, beforeSignIn: true }));
}
