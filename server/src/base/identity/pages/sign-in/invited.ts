import { invitedForm } from '@lectern/domain/base/account/account-form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { invitationFollowed, type Linked } from './invitation-followed.ts';
import { auditAccount } from '../../audit-account.ts';
import { inTurn } from '../../password/hash-turns.ts';
import { hashPassword } from '../../password/password.ts';
import { whyWeak } from '../../password/weak-password.ts';
import { field, form, type Filled } from '../field.ts';
import { formToken, refuseForeignForm } from '../form-token.ts';
import { html } from '../html.ts';
import { rememberBrowser } from '../known-browser.ts';
import { heading, layout } from '../layout.ts';
import type { Page, PageContext } from '../page-context.ts';
import { PageRefusal } from '../page-refusal.ts';
import { readForm, withError } from '../read-form.ts';
import { texts } from '../texts/texts.ts';
import { signInNext } from './fresh-account.ts';

/**
 * An account for somebody who was invited by mail: the link confirms the address, so that a name and a password are all
 * that is asked. It leads back to the invitation, signed in. Whoever has an account signs in there.
 */
export const invited: Page = (pages, context) => {
  pages.get('/invitation', async (request, reply) => {
    const linked = await newcomerOf(context, request);
    if (linked === null) return reply.redirect(signInAddress(request), 303);
    const { first_name, last_name } = linked;
    return show(context, request, reply, { values: { first_name, last_name }, errors: {} }, linked);
  });
  pages.post('/invitation', async (request, reply) => {
    const linked = await newcomerOf(context, request);
    if (linked === null) return reply.redirect(signInAddress(request), 303);
    const { form: key } = await context.identity();
    refuseForeignForm(request, key, 'invitation');
    const { data, filled } = readForm(invitedForm, request);
    const { email } = linked;
    const weak = data && (await whyWeak(data.new_password, [email, data.first_name, data.last_name]));
    if (!data || weak) {
      const wrong = weak ? withError(filled, 'new_password', texts.issues[weak]) : filled;
      return show(context, request, reply.code(422), wrong, linked);
    }
    const { new_password, ...names } = data;
    const hash = await inTurn(request.ip, () => hashPassword(new_password));
    const account = await makeAccount(context, request, linked, { ...names, email }, hash);
    if (account !== null) {
      await signInNext(context.db, reply, key, account);
      rememberBrowser(request, reply, key, email);
    }
    return reply.redirect(signInAddress(request), 303);
  });
};

const tokenOf = (request: FastifyRequest): string => String((request.query as { token?: unknown }).token);

const signInAddress = (request: FastifyRequest): string =>
  `/login?url=${encodeURIComponent(`/invitation/${encodeURIComponent(tokenOf(request))}`)}`;

/** The invitation of somebody without an account; null for one whose address has one. */
async function newcomerOf(context: PageContext, request: FastifyRequest): Promise<Linked | null> {
  const [linked = null] = await invitationFollowed.happens(context.db, {
    tickets: context.tickets,
    token: tokenOf(request),
  });
  if (!linked?.is_mailed) throw new PageRefusal('INVITATION', 410);
  if (linked.has_account) return null;
  if (linked.is_used) throw new PageRefusal('INVITATION', 410);
  return linked;
}

type Person = { readonly email: string; readonly first_name: string; readonly last_name: string };

/** Makes the account once for each link; null where its address has got one in this moment. */
function makeAccount(
  { db }: PageContext,
  request: FastifyRequest,
  { id }: Linked,
  person: Person,
  hash: string,
): Promise<string | null> {
  const { email, first_name, last_name } = person;
  return db.transaction().execute(async (transaction) => {
    const used = await sql`/* use-invitation-link */ update invitations set link_used_on = now()
      where id = ${id} and email = ${email} and link_used_on is null and withdrawn_on is null and expires_on > now()
      returning id`.execute(transaction);
    if (used.rows.length === 0) throw new PageRefusal('INVITATION', 410);
    const { rows } = await sql<{ id: string }>`/* account-by-invitation */
      insert into identity_accounts (email, email_verified, first_name, last_name, password_hash)
      values (${email}, true, ${first_name}, ${last_name}, ${hash})
      on conflict (email) do nothing returning id`.execute(transaction);
    const [account] = rows;
    if (!account) return null;
    await auditAccount(transaction, request, account.id, {
      action: 'ACCOUNT_CREATED',
      details: { invitation: id },
      personal: { after: person },
    });
    return account.id;
  });
}

async function show(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled,
  { email, institution_name, invited_by }: Linked,
): Promise<FastifyReply> {
  const token = formToken(request, reply, (await context.identity()).form, 'invitation');
  const { title, lead, button } = texts.invited;
  const action = `/identity/invitation?token=${encodeURIComponent(tokenOf(request))}`;
  const fields = [
    html`<input type="hidden" name="username" autocomplete="username" value="${email}" />`,
    field({ name: 'first_name', autocomplete: 'given-name' }, filled),
    field({ name: 'last_name', autocomplete: 'family-name', help: texts.lastNameHelp, optional: true }, filled),
    field(
      { name: 'new_password', type: 'password', autocomplete: 'new-password', help: texts.passwordHelp, focused: true },
      filled,
    ),
  ];
  const body = html`${heading(title, lead(invited_by, institution_name, email))}${form({
    action,
    token,
    filled,
    fields,
    button,
  })}`;
  return reply.type('text/html').send(layout({ title, body, beforeSignIn: true }));
}
