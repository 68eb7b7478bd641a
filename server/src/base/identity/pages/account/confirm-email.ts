import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { auditAccount } from '../../audit-account.ts';
import { findLink, useUpLink, type Link } from '../../links.ts';
import { form, unfilled } from '../field.ts';
import { formToken, refuseForeignForm } from '../form-token.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { noticePage } from '../notice-page.ts';
import type { Page, PageContext } from '../page-context.ts';
import { PageRefusal } from '../page-refusal.ts';
import { pageLanguage, texts } from '../texts/texts.ts';
import { ownIssuer } from '../../../../own-accounts.ts';

/** Confirming a new address. A button does it, because programs that read mails open every link in them. */
export const confirmEmail: Page = (pages, context) => {
  pages.get('/confirm-email', async (request, reply) => {
    const { email } = await linkOf(context.db, request);
    const token = formToken(request, reply, (await context.identity()).form, 'confirm-email');
    const action = `/identity/confirm-email?token=${encodeURIComponent(tokenOf(request))}`;
    const { title, lead, button } = texts.confirmEmail;
    const body = html`${heading(title, lead(email))}${form({ action, token, filled: unfilled, fields: [], button })}`;
    return reply.type('text/html').send(layout({ title, body }));
  });
  pages.post('/confirm-email', async (request, reply) => {
    const link = await linkOf(context.db, request);
    refuseForeignForm(request, (await context.identity()).form, 'confirm-email');
    await changeAddress(context, link, request);
    const { doneTitle, doneLead } = texts.confirmEmail;
    return reply.type('text/html').send(noticePage(doneTitle, doneLead(link.email)));
  });
};

type EmailLink = Extract<Link, { purpose: 'EMAIL' }>;

const tokenOf = (request: FastifyRequest): string => String((request.query as { token?: unknown }).token);

async function linkOf(db: Database, request: FastifyRequest): Promise<EmailLink> {
  const link = await findLink(db, tokenOf(request), ['EMAIL']);
  if (!link) throw new PageRefusal('LINK', 410);
  return link;
}

/** Changes account and user together; an address that somebody else has got in the meantime is refused. */
async function changeAddress(
  { db, env }: PageContext,
  { account_id, email }: EmailLink,
  request: FastifyRequest,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await useUpLink(transaction, tokenOf(request)))) throw new PageRefusal('LINK', 410);
    const { rows } = await sql<{ before: string }>`
      with before as (select email from identity_accounts where id = ${account_id} for update),
        account as (
          update identity_accounts set email = ${email}, email_verified = true, modified_on = now()
          where id = ${account_id}
            and not exists (select from identity_accounts where email = ${email})
            and not exists (
              select from users where email = ${email} and deleted_on is null
                and subject is distinct from ${account_id}::text)
          returning id
        ),
        person as (
          update users set email = ${email}, email_verified = true, modified_on = now()
          where issuer = ${ownIssuer(env)} and subject = (select id::text from account)
        )
      select before.email as before from before, account`.execute(transaction);
    const before = rows[0]?.before;
    if (!before) throw new PageRefusal('LINK', 410);
    const { subject, body } = texts.mails.emailChanged;
    await queueMail(transaction, { recipient: before, language: pageLanguage().tag, subject, body: body(email) });
    await auditAccount(transaction, request, account_id, {
      action: 'EMAIL_CHANGED',
      personal: { before: { email: before }, after: { email } },
    });
  });
}
