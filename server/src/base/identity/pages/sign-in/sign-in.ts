import { signInForm } from '@lectern/domain/base/account/account-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Interaction } from 'oidc-provider';
import { isLocal } from '../../../http/is-local.ts';
import { auditAccount } from '../../audit-account.ts';
import { auditLockOut } from '../../password/audit-lock-out.ts';
import { tryPassword, type Try } from '../../password/password-tries.ts';
import { getOwnSession } from '../account/own-session.ts';
import { unfilled, type Filled } from '../field.ts';
import { formToken, refuseForeignForm } from '../form-token.ts';
import { knownBrowserOf, rememberBrowser } from '../known-browser.ts';
import type { Page, PageContext } from '../page-context.ts';
import { PageRefusal } from '../page-refusal.ts';
import { readForm, withError } from '../read-form.ts';
import { takeFreshAccount } from './fresh-account.ts';
import { signInPage } from './sign-in-page.ts';
import { texts } from '../texts/texts.ts';

/** Signing in with address and password. Known and unknown addresses get the same reply, after the same work. */
export const signIn: Page = (pages, context) => {
  pages.get('/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(context, request, reply).catch(async (error: unknown) => {
      // Back leads here after the sign-in: whoever is in session is led on. Nobody else, since they may keep no cookies.
      await getOwnSession(context, request, reply).catch(() => Promise.reject(error as Error));
      return null;
    });
    if (!interaction) return reply.redirect('/login', 303);
    const fresh = await takeFreshAccount(context.db, request, reply, (await context.identity()).form);
    if (fresh !== null) return finish(context, request, reply, interaction, fresh);
    return show(context, request, reply, unfilled);
  });
  pages.post('/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(context, request, reply);
    const { form } = await context.identity();
    refuseForeignForm(request, form, interaction.uid);
    const { data, filled } = readForm(signInForm, request);
    if (!data) return show(context, request, reply.code(422), filled);
    const browser = knownBrowserOf(request, form, data.email);
    const account = await checkPassword(context, request, { ...data, ip: request.ip, browser });
    if (account instanceof Refusal) {
      const { retryAfter } = account.details;
      const minutes = Math.ceil(Number(retryAfter) / 60);
      reply.code(429).header('retry-after', String(retryAfter));
      return show(context, request, reply, withError(filled, 'password', texts.signIn.locked(minutes)));
    }
    if (!account) return show(context, request, reply.code(422), withError(filled, 'password', texts.signIn.wrong));
    rememberBrowser(request, reply, form, data.email);
    return finish(context, request, reply, interaction, account);
  });
};

/** Ends the sign-in with the account that was proven. */
async function finish(
  { db }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  account: string,
): Promise<FastifyReply> {
  request.person = account;
  await auditAccount(db, request, account, { action: 'SIGNED_IN' });
  interaction.result = { login: { accountId: account, amr: ['pwd'] } };
  await interaction.persist();
  return reply.redirect(interaction.returnTo, 303);
}

/** The id of the account, null for a wrong pair, or the refusal where there were too many tries. */
async function checkPassword(
  context: PageContext,
  request: FastifyRequest,
  { password, ...of }: Try & { readonly password: string },
): Promise<string | Refusal | null> {
  const { rows } = await sql<{ id: string; password_hash: string }>`/* identity-by-email */
    select id, password_hash from identity_accounts
    where email = ${of.email} and (not is_demo or ${isLocal(request, context.env)})`.execute(context.db);
  const account = rows[0];
  try {
    const right = await tryPassword(context.limiter, of, password, account?.password_hash ?? null);
    return right && account ? account.id : null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    await auditLockOut(context, request, of, account?.id ?? null);
    return error;
  }
}

async function interactionOf(context: PageContext, request: FastifyRequest, reply: FastifyReply): Promise<Interaction> {
  const { provider } = await context.identity();
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.uid !== (request.params as { uid: string }).uid) throw new PageRefusal('EXPIRED', 400);
  return interaction;
}

async function show(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled,
): Promise<FastifyReply> {
  const { uid } = request.params as { uid: string };
  const { as } = request.query as { as?: string };
  const token = formToken(request, reply, (await context.identity()).form, uid);
  return reply
    .type('text/html')
    .send(await signInPage(context, { uid, token, filled, as, local: isLocal(request, context.env) }));
}
