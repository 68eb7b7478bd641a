import { signUpForm } from '@lectern/domain/base/account/account-form.ts';
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

/** Asking for an account. The reply is the same whether the address has one; what is so stands in the mail. */
export const signUp: Page = (pages, context) => {
  if (!maySignUp(context.env)) return;
  pages.get('/sign-up', (request, reply) => show(context, request, reply, unfilled));
  pages.post('/sign-up', async (request, reply) => {
    refuseForeignForm(request, (await context.identity()).form, 'sign-up');
    const { data, filled } = readForm(signUpForm, request);
    if (!data) return show(context, request, reply.code(422), filled);
    await inEvenTime(sendLink(context, request.ip, data));
    return reply.type('text/html').send(checkMailPage(context.env, data.email));
  });
};

type Person = { readonly email: string; readonly first_name: string; readonly last_name: string };

async function sendLink(context: PageContext, ip: string, person: Person): Promise<void> {
  const { db, env } = context;
  const { email } = person;
  if (!(await mayMail(context, ip, email))) return;
  const known = await db.selectFrom('identity_accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (known) {
    const { subject, body } = texts.mails.haveAccount;
    const forgotten = `${env.publicUrl}/identity/forgotten-password`;
    await queueMail(db, {
      recipient: email,
      language: pageLanguage().tag,
      subject,
      body: body(`${env.publicUrl}/login`, forgotten),
    });
    return;
  }
  const { subject, body } = texts.mails.signUp;
  const token = await makeLink(db, { purpose: 'SIGN_UP', ...person });
  const link = `${env.publicUrl}/identity/choose-password?token=${token}`;
  await queueMail(db, { recipient: email, language: pageLanguage().tag, subject, body: body(link) });
}

async function show(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled,
): Promise<FastifyReply> {
  const token = formToken(request, reply, (await context.identity()).form, 'sign-up');
  const { title, lead, button, have } = texts.signUp;
  const fields = [
    field({ name: 'first_name', autocomplete: 'given-name', focused: true }, filled),
    field({ name: 'last_name', autocomplete: 'family-name', help: texts.lastNameHelp, optional: true }, filled),
    field({ name: 'email', type: 'email', autocomplete: 'email' }, filled),
  ];
  const body = html`${heading(title, lead)}${form({ action: '/identity/sign-up', token, filled, fields, button })}`;
  const below = html`<p class="below">${have} <a href="/login">${texts.toSignIn}</a></p>`;
  return reply.type('text/html').send(layout({ title, body, below, beforeSignIn: true }));
}
