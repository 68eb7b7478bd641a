import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '@lectern/domain/refusal.ts';
import { Provider, errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { isAway, noteAway } from '../database/is-away.ts';
import type { Env } from '../../env.ts';
import { refusalMessage } from '../../refusal-message.ts';
import type { Services } from '../../services.ts';
import { apiScope } from './api-scope.ts';
import { findAccount } from './find-account.ts';
import { grantOf } from './grant-of.ts';
import { signInPolicy } from './sign-in-policy.ts';
import { readCookieKeys, readSigningKeys } from './keys.ts';
import { cookieName, cookiePath } from './pages/cookie.ts';
import { errorPage, type PageError } from './pages/error-page.ts';
import type { FormKey } from './pages/form-token.ts';
import { signOutPage, signedOutPage } from './pages/sign-in/sign-out-page.ts';
import { recordsAdapter } from './records.ts';
import { accessTokenLife, epochSeconds, idleLife, longestLife } from './session-times.ts';
import { audienceOf } from '../session/token.ts';
import { institutionOfGrant } from '../partner/bound-grant.ts';
import { ownIssuer } from '../../own-accounts.ts';

/** The embedded identity provider with what its pages need of it. */
export type Identity = { readonly provider: Provider; readonly form: FormKey };

/** Opens the identity provider of this installation; its only client is our own browser app. */
export async function openProvider({ env, db }: Services, log: FastifyBaseLogger): Promise<Identity> {
  const [cookieKeys, keys] = [await readCookieKeys(db), await readSigningKeys(db)];
  const audience = audienceOf(env);
  const secure = env.publicUrl.startsWith('https:');
  const provider = new Provider(ownIssuer(env), {
    ...protocol(env, audience),
    adapter: (kind) => recordsAdapter(db, kind),
    jwks: keys.private,
    cookies: {
      keys: cookieKeys,
      // The last two belong to one page each; over https their names say so much as a path of one's own lets them.
      names: {
        session: cookieName('lectern_session', env.publicUrl),
        interaction: `${secure ? '__Secure-' : ''}lectern_interaction`,
        resume: `${secure ? '__Secure-' : ''}lectern_resume`,
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: cookiePath(env.publicUrl), secure },
      short: { signed: true, httpOnly: true, sameSite: 'lax', secure },
    },
    ttl: {
      AccessToken: accessTokenLife,
      AuthorizationCode: 60,
      Grant: 24 * 60 * 60,
      IdToken: accessTokenLife,
      Interaction: 60 * 60,
      RefreshToken: (_ctx, token) =>
        atLeastOne(Math.min(idleLife, (token.iiat ?? epochSeconds()) + longestLife - epochSeconds())),
      Session: (_ctx, session) =>
        session.loginTs ? atLeastOne(session.loginTs + longestLife - epochSeconds()) : 60 * 60,
    },
    findAccount: (_ctx, id) => findAccount(db, id),
    extraTokenClaims: async (ctx, token) => {
      const account = ctx.oidc.entities.Account;
      const claims = await account?.claims('userinfo', 'profile email', {}, []);
      const grant = 'grantId' in token ? token.grantId : undefined;
      // A grant that a partner's page has begun names its institution in every token that comes of it, renewed ones too.
      const institution = grant && (await institutionOfGrant(db, grant));
      return { ...claims, sub: undefined, grant, ...(institution ? { institution } : {}) };
    },
    loadExistingGrant: (ctx) => grantOf(ctx, audience),
    interactions: {
      url: (_ctx, { uid }) => `/identity/interaction/${uid}`,
      policy: signInPolicy(db),
    },
    clientBasedCORS: (_ctx, origin) => origin === new URL(env.publicUrl).origin,
    renderError: (ctx, _out, error) => {
      ctx.type = 'html';
      if (isAway(error)) ctx.status = 503;
      ctx.body = errorPage(errorOf(error));
    },
  });
  provider.on('server_error', (ctx, error) => {
    if (noteAway(error, log)) sayAway(ctx, error);
    else log.error({ err: error }, 'bug');
  });
  // Our own proxy headers, which the mount sets from the configured address: no link depends on what a caller sends.
  provider.proxy = true;
  return { provider, form: { key: cookieKeys[0] ?? '', publicUrl: env.publicUrl } };
}

function errorOf(error: unknown): PageError {
  if (isAway(error)) return 'UNAVAILABLE';
  return error instanceof errors.SessionNotFound ? 'EXPIRED' : 'BROKEN';
}

/** A program reads that it may try again; a hidden frame is led back with the error, since nobody reads a page in it. */
function sayAway(ctx: KoaContextWithOIDC, error: Error): void {
  ctx.status = 503;
  ctx.set('retry-after', '1');
  Object.assign(error, { allow_redirect: ctx.query['prompt'] === 'none' });
  if (typeof ctx.body !== 'object' || ctx.body === null) return;
  ctx.body = { error: 'temporarily_unavailable', error_description: refusalMessage(new Refusal('UNAVAILABLE')) };
}

const atLeastOne = (seconds: number) => Math.max(1, Math.floor(seconds));

/** Code with PKCE for one public client, rotated refresh tokens, signed access tokens for our own API. */
function protocol({ clientId, publicUrl }: Env, audience: string): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_name: 'Lectern',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/auth-callback`, `${publicUrl}/silent-renew`],
        post_logout_redirect_uris: [`${publicUrl}/index.html`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
    scopes: ['openid'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signedOutPage },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => (ctx.oidc.requestParamScopes.has(apiScope) ? audience : []),
        useGrantedResource: async () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            audience,
            scope: apiScope,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenLife,
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
    },
  };
}
