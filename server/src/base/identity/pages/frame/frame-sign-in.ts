import { z } from 'zod/mini';
import { bindGrant } from '../../../partner/bound-grant.ts';
import { takeTicket, type FrameVisit } from '../../../partner/iframe-code.ts';
import { apiScope } from '../../api-scope.ts';
import type { Identity } from '../../provider.ts';
import { epochSeconds } from '../../session-times.ts';
import { audienceOf } from '../../../session/token.ts';
import type { Page } from '../page-context.ts';
import { frameParameter } from './framed.ts';

const text = z.string().check(z.minLength(1), z.maxLength(1000));
const asked = z.object({
  ticket: text,
  client_id: text,
  redirect_uri: text,
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
  state: text,
  nonce: text,
});

/**
 * The authorization of a frame: it takes the ticket of an autologin in place of the cookie of a session, and answers with
 * the address that a sign-in returns to. The rest (PKCE, nonce, tokens, their renewal) is that of every sign-in; since no
 * session stands behind it, the tokens live in the frame only and end with it.
 */
export const frameSignIn: Page = (pages, context) => {
  pages.post('/frame-sign-in', async (request, reply) => {
    const { env, db } = context;
    const { data } = asked.safeParse(request.body);
    const back = `${env.publicUrl}/auth-callback`;
    const ours = data?.client_id === env.clientId && data.redirect_uri === back;
    const visit = ours ? await takeTicket(db, data.ticket) : null;
    if (!data || !visit) return reply.code(400).send({ error: 'invalid_grant' });
    const { provider } = await context.identity();
    const code = await makeCode(provider, visit, data, audienceOf(env), (grant) =>
      bindGrant(db, grant, visit.partner_id),
    );
    if (code === null) return reply.code(400).send({ error: 'invalid_grant' });
    const { state } = data;
    const answer = new URLSearchParams({ code, state, iss: provider.issuer, [frameParameter]: visit.partner_id });
    return reply.send({ address: `${back}?${answer}` });
  });
};

/** Null where the partner was removed meanwhile: a grant without its bound is given to nobody. */
async function makeCode(
  provider: Identity['provider'],
  { account_id: accountId }: FrameVisit,
  { client_id, redirect_uri, code_challenge, nonce }: z.infer<typeof asked>,
  audience: string,
  bind: (grant: string) => Promise<boolean>,
): Promise<string | null> {
  const client = await provider.Client.find(client_id);
  if (!client) throw new Error('the browser app is no client of the provider');
  const grant = new provider.Grant({ accountId, clientId: client_id });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(audience, apiScope);
  const grantId = await grant.save();
  if (!(await bind(grantId))) return null;
  const code = new provider.AuthorizationCode({
    accountId,
    client,
    gty: 'authorization_code',
    grantId,
    authTime: epochSeconds(),
    amr: ['otp'],
    codeChallenge: code_challenge,
    codeChallengeMethod: 'S256',
    nonce,
    redirectUri: redirect_uri,
    resource: audience,
    scope: `openid profile email ${apiScope}`,
  });
  return code.save();
}
