import { signInForm } from '@lectern/domain/account/account-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Interaction } from 'oidc-provider';
import { isPassword } from '../../password.ts';
import { unfilled, type Filled } from '../field.ts';
import { formToken, refuseForeignForm } from '../form-token.ts';
import type { Page, PageContext } from '../page-context.ts';
import { PageRefusal } from '../page-refusal.ts';
import { readForm, withError } from '../read-form.ts';
import { signInPage } from './sign-in-page.ts';
import { texts } from '../texts.ts';

/** Signing in with address and password. Known and unknown addresses get the same reply, after the same work. */
export const signIn: Page = (pages, context) => {
  pages.get('/interaction/:uid', async (request, reply) => {
    await interactionOf(context, request, reply);
    return show(context, request, reply, unfilled);
  });
  pages.post('/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(context, request, reply);
    refuseForeignForm(request, (await context.identity()).form, interaction.uid);
    const { data, filled } = readForm(signInForm, request);
    if (!data) return show(context, request, reply.code(422), filled);
    const account = await checkPassword(context, request.ip, data);
    if (account instanceof Refusal) {
      const { retryAfter } = account.details;
      const minutes = Math.ceil(Number(retryAfter) / 60);
      reply.code(429).header('retry-after', String(retryAfter));
      return show(context, request, reply, withError(filled, 'password', texts.signIn.locked(minutes)));
    }
    if (!account) return show(context, request, reply.code(422), withError(filled, 'password', texts.signIn.wrong));
    interaction.result = { login: { accountId: account, amr: ['pwd'] } };
    await interaction.persist();
    return reply.redirect(interaction.returnTo, 303);
  });
};

/** The id of the account, null for a wrong pair, or the refusal where there were too many tries. */
async function checkPassword(
  { db, limiter }: PageContext,
  ip: string,
  { email, password }: { email: string; password: string },
): Promise<string | Refusal | null> {
  try {
    await limiter.refuseIfUsedUp('signInByAddress', ip);
    await limiter.count('signInByAccount', email);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_LIMITED') return error;
    throw error;
  }
  const { rows } = await sql<{ id: string; password_hash: string }>`/* identity-by-email */
    select id, password_hash from identity_accounts where email = ${email}`.execute(db);
  const account = rows[0];
  if (await isPassword(password, account?.password_hash ?? null)) {
    await limiter.forget('signInByAccount', email);
    return account?.id ?? null;
  }
  // A whole school signs in from one address, so that only wrong passwords count against it.
  await limiter.count('signInByAddress', ip).catch(() => {});
  return null;
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
  return reply.type('text/html').send(await signInPage(context, { uid, token, filled, as }));
}
