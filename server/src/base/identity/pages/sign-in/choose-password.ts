import { newPasswordForm } from '@lectern/domain/base/account/account-form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { mayOpenAccount } from '../../../account/standing.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Env } from '../../../../env.ts';
import { auditAccount } from '../../audit-account.ts';
import { endSessions } from '../../../session/end-sessions.ts';
import { findLink, useUpLink, type Link } from '../../links.ts';
import { inTurn } from '../../password/hash-turns.ts';
import { forgetTries } from '../../password/password-tries.ts';
import { hashPassword } from '../../password/password.ts';
import { whyWeak } from '../../password/weak-password.ts';
import { field, form, unfilled, type Filled } from '../field.ts';
import { formToken, refuseForeignForm } from '../form-token.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { noticePage } from '../notice-page.ts';
import type { Page, PageContext } from '../page-context.ts';
import { PageRefusal } from '../page-refusal.ts';
import { readForm, withError } from '../read-form.ts';
import { pageLanguage, texts } from '../texts/texts.ts';

/** Choosing a password with a link from a mail: it finishes a sign-up, or replaces a forgotten password. */
export const choosePassword: Page = (pages, context) => {
  pages.get('/choose-password', async (request, reply) =>
    show(context, request, reply, unfilled, await ownerOf(context, request)),
  );
  pages.post('/choose-password', async (request, reply) => {
    const owner = await ownerOf(context, request);
    refuseForeignForm(request, (await context.identity()).form, 'choose-password');
    const { data, filled } = readForm(newPasswordForm, request);
    const weak = data && (await whyWeak(data.new_password, owner.person));
    if (!data || weak) {
      const wrong = weak ? withError(filled, 'new_password', texts.issues[weak]) : filled;
      return show(context, request, reply.code(422), wrong, owner);
    }
    const hash = await inTurn(request.ip, () => hashPassword(data.new_password));
    await setPassword(context, request, owner, hash);
    await forgetTries(context.limiter, { email: owner.email, ip: request.ip, browser: null });
    const { doneTitle, doneLead } = texts.choosePassword;
    return reply.type('text/html').send(noticePage(doneTitle, doneLead));
  });
};

type PasswordLink = Extract<Link, { purpose: 'PASSWORD' }>;

type Owner = {
  readonly link: Extract<Link, { purpose: 'SIGN_UP' | 'PASSWORD' }>;
  readonly email: string;
  readonly person: string[];
};

const tokenOf = (request: FastifyRequest): string => String((request.query as { token?: unknown }).token);

async function ownerOf({ db, env }: PageContext, request: FastifyRequest): Promise<Owner> {
  const link = await findLink(db, tokenOf(request), ['SIGN_UP', 'PASSWORD']);
  if (!link) throw new PageRefusal('LINK', 410);
  if (link.purpose === 'SIGN_UP')
    return { link, email: link.email, person: [link.email, link.first_name, link.last_name] };
  await refuseMore(db, env, link);
  const { email, first_name, last_name } = await db
    .selectFrom('identity_accounts')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', link.account_id)
    .executeTakeFirstOrThrow();
  return { link, email, person: [email, first_name, last_name] };
}

/** A link that was handed out ends where its account may do more by now than whoever made it may give. */
async function refuseMore(db: Database, env: Env, { made_by, account_id }: PasswordLink): Promise<void> {
  if (made_by && !(await mayOpenAccount(db, env, made_by, account_id))) throw new PageRefusal('LINK', 410);
}

/** Whoever can read the mail owns the address; who was handed a link has not shown it. A new password ends all sessions and all other links of the account. */
async function setPassword(
  { db, env }: PageContext,
  request: FastifyRequest,
  owner: Owner,
  hash: string,
): Promise<void> {
  const { link, email } = owner;
  await db.transaction().execute(async (transaction) => {
    if (!(await useUpLink(transaction, tokenOf(request)))) throw new PageRefusal('LINK', 410);
    if (link.purpose === 'SIGN_UP') {
      const { rows } = await sql<{ id: string }>`
        insert into identity_accounts (email, email_verified, first_name, last_name, password_hash)
        values (${email}, true, ${link.first_name}, ${link.last_name}, ${hash})
        on conflict (email) do nothing returning id`.execute(transaction);
      if (!rows[0]) throw new PageRefusal('LINK', 410);
      const { first_name, last_name } = link;
      await auditAccount(transaction, request, rows[0].id, {
        action: 'ACCOUNT_CREATED',
        personal: { after: { email, first_name, last_name } },
      });
      return;
    }
    await refuseMore(transaction, env, link);
    await transaction
      .updateTable('identity_accounts')
      .set({ password_hash: hash, ...(link.made_by ? {} : { email_verified: true }), modified_on: sql<string>`now()` })
      .where('id', '=', link.account_id)
      .execute();
    await transaction.deleteFrom('identity_links').where('account_id', '=', link.account_id).execute();
    await endSessions(transaction, link.account_id);
    const { subject, body } = texts.mails.passwordChanged;
    await queueMail(transaction, {
      recipient: email,
      language: pageLanguage().tag,
      subject,
      body: body(`${env.publicUrl}/identity/forgotten-password`),
    });
    await auditAccount(transaction, request, link.account_id, {
      action: 'PASSWORD_CHANGED',
      details: { proven_by: 'LINK' },
    });
  });
}

async function show(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled,
  { email }: Owner,
): Promise<FastifyReply> {
  const token = formToken(request, reply, (await context.identity()).form, 'choose-password');
  const { title, lead, button } = texts.choosePassword;
  const action = `/identity/choose-password?token=${encodeURIComponent(tokenOf(request))}`;
  const fields = [
    html`<input type="hidden" name="username" autocomplete="username" value="${email}" />`,
    field(
      { name: 'new_password', type: 'password', autocomplete: 'new-password', help: texts.passwordHelp, focused: true },
      filled,
    ),
  ];
  const body = html`${heading(title, lead(email))}${form({ action, token, filled, fields, button })}`;
  return reply.type('text/html').send(layout({ title, body, beforeSignIn: true }));
}
