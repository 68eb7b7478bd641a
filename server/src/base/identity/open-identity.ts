import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteAway } from '../database/is-away.ts';
import { cutOffStatus, isCutOff } from '../http/is-cut-off.ts';
import type { Services } from '../../services.ts';
import { account } from './pages/account/account.ts';
import { serveAssets } from './pages/assets.ts';
import { changeEmail } from './pages/account/change-email.ts';
import { changeNames } from './pages/account/change-names.ts';
import { changePassword } from './pages/account/change-password.ts';
import { choosePassword } from './pages/sign-in/choose-password.ts';
import { confirmEmail } from './pages/account/confirm-email.ts';
import { errorPage } from './pages/error-page.ts';
import { autologin } from './pages/frame/autologin.ts';
import { autologout } from './pages/frame/autologout.ts';
import { entrance } from './pages/frame/entrance.ts';
import { frameEnded } from './pages/frame/frame-ended.ts';
import { frameSignIn } from './pages/frame/frame-sign-in.ts';
import { forgottenPassword } from './pages/sign-in/forgotten-password.ts';
import { invited } from './pages/sign-in/invited.ts';
import { outbox } from './pages/mail/outbox.ts';
import type { PageContext } from './pages/page-context.ts';
import { PageRefusal } from './pages/page-refusal.ts';
import { signIn } from './pages/sign-in/sign-in.ts';
import { signOutEverywhere } from './pages/account/sign-out-everywhere.ts';
import { signUp } from './pages/sign-in/sign-up.ts';
import { inLanguageOfReader } from './pages/texts/texts.ts';
import type { Identity } from './provider.ts';
import { hasOwnAccounts } from '../../own-accounts.ts';

const beforeSignIn = [signIn, signUp, invited, forgottenPassword, choosePassword, confirmEmail, outbox];
const inFrames = [autologout, autologin, frameSignIn, frameEnded];
const afterSignIn = [account, changeNames, changeEmail, changePassword, signOutEverywhere];

/** Opens the embedded identity provider below /identity: its pages, and the endpoints of the protocol. */
export async function openIdentity(app: FastifyInstance, services: Services): Promise<void> {
  if (!hasOwnAccounts(services.env)) return;
  let opened: Promise<Identity> | null = null;
  // The provider is a large library; a server whose people are signed in already starts without it.
  const identity = () =>
    (opened ??= import('./provider.ts').then(({ openProvider }) => openProvider(services, app.log)));
  await app.register(
    (pages, _options, done) => {
      openPages(pages, { ...services, identity });
      done();
    },
    { prefix: '/identity' },
  );
  await app.register((pages, _options, done) => {
    answerInLanguageOfReader(pages);
    pages.setErrorHandler(sendError);
    entrance(pages, { ...services, identity });
    done();
  });
  await app.register(
    (endpoints, _options, done) => {
      openEndpoints(endpoints, services, identity);
      done();
    },
    { prefix: '/identity' },
  );
}

function openPages(pages: FastifyInstance, context: PageContext): void {
  const options = { parseAs: 'buffer', bodyLimit: 16_384 } as const;
  pages.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body: Buffer, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  pages.addHook('onRequest', async (_request, reply) => {
    // A page that is not kept cannot be read by the next person at a shared computer; links in mails stay here.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  });
  answerInLanguageOfReader(pages);
  pages.setErrorHandler(sendError);
  serveAssets(pages);
  for (const page of [...beforeSignIn, ...inFrames, ...afterSignIn]) page(pages, context);
}

function answerInLanguageOfReader(scope: FastifyInstance): void {
  scope.addHook('onRequest', inLanguageOfReader);
  // Reading a body leaves the context of the request.
  scope.addHook('preHandler', inLanguageOfReader);
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isCutOff(request)) return reply.code(cutOffStatus).send();
  reply.type('text/html');
  if (error instanceof PageRefusal) {
    const again = `/login${error.error === 'SIGNED_OUT' ? '?url=/identity/account' : ''}`;
    return reply.code(error.status).send(errorPage(error.error, again));
  }
  if (error.name === 'SessionNotFound') return reply.code(400).send(errorPage('EXPIRED'));
  if (noteAway(error, request.log) || (error instanceof Refusal && error.code === 'UNAVAILABLE')) {
    return reply.code(503).header('retry-after', 1).send(errorPage('UNAVAILABLE'));
  }
  if (error instanceof Refusal && error.code === 'RATE_LIMITED') {
    return reply
      .code(429)
      .send(errorPage('RATE_LIMITED', '/login', Math.ceil(Number(error.details['retryAfter']) / 60)));
  }
  if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send(errorPage('FORM'));
  request.log.error({ err: error }, 'bug');
  return reply.code(500).send(errorPage('BROKEN'));
}

/** Hands everything else below the prefix to the provider, which reads bodies and writes replies itself. */
function openEndpoints(
  endpoints: FastifyInstance,
  { env, limiter }: Services,
  identity: () => Promise<Identity>,
): void {
  const { protocol, host } = new URL(env.publicUrl);
  let handle: ReturnType<Identity['provider']['callback']> | null = null;
  endpoints.removeAllContentTypeParsers();
  endpoints.addContentTypeParser('*', (_request, _body, done) => done(null));
  answerInLanguageOfReader(endpoints);
  endpoints.setErrorHandler(sendError);
  endpoints.all('/*', async (request, reply) => {
    if (beginsSignIn(request.url)) await limiter.count('signInBegun', request.ip);
    handle ??= (await identity()).provider.callback();
    const { raw } = request;
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.replace(/^\/identity/, '') });
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    reply.raw.setHeader('x-request-id', request.id);
    await handle(raw, reply.raw);
  });
}

const others = /^\/identity\/(token(\/revocation)?|jwks|me|session\/end.*|\.well-known\/openid-configuration)$/;

/** Whatever is not surely something else may begin a sign-in, in whichever way the provider's routes let its path be written. */
const beginsSignIn = (url: string): boolean => !others.test(url.split('?', 1)[0] ?? '');
