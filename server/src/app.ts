import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import pino from 'pino';
import type { Env } from './env.ts';
import { serveAuditExports } from './instance/audit/export/serve-audit-exports.ts';
import { serveExports } from './classroom/gradebook/export/serve-exports.ts';
import { serveRenewalExports } from './business/renewal/export/serve-renewal-exports.ts';
import { serveReader } from './base/immersive-reader/serve-reader.ts';
import { serveResources } from './learning/instructor-resource/serve-resources.ts';
import { performInitialChecks } from './base/account/initial-checks.ts';
import { openGraphql } from './base/graphql/route.ts';
import { endSlowRequests } from './base/http/end-slow-requests.ts';
import { logRequests } from './base/http/log-requests.ts';
import { maskErrors } from './base/http/mask-errors.ts';
import { openProbes } from './base/http/probes.ts';
import { securityHeaders, sendSecurityHeaders } from './base/http/security-headers.ts';
import { ownDocuments, serveWebApp } from './base/http/web-app.ts';
import { openIdentity } from './base/identity/open-identity.ts';
import { findFramed } from './base/identity/pages/frame/find-framed.ts';
import { maySignUp } from './base/identity/pages/sign-in/may-sign-up.ts';
import { audienceOf } from './base/session/token.ts';
import { servePasses } from './base/media/media-pass.ts';
import { serveMedia } from './base/media/serve-media.ts';
import { servePartnerCalls } from './base/partner/serve-partner-calls.ts';
import { serveUploads } from './base/media/serve-uploads.ts';
import { schema } from './schema.ts';
import type { Services } from './services.ts';
import { hasOwnAccounts, issuerOf } from './own-accounts.ts';

/** What changes between the server, its tests and the bench. */
export type AppOptions = {
  /** Whether lines are written to standard output, or where else. */
  readonly log: boolean | LogStream;
  readonly isDraining?: () => boolean;
  /** Milliseconds that a connection may say nothing, and that a request may take to come in. */
  readonly patience?: { readonly idle: number; readonly request: number };
};

/** Milliseconds of the route that waits longest for a body; `endSlowRequests` ends the others sooner. */
const longestRequest = 3_660_000;

type LogStream = { readonly write: (line: string) => void };

/** Builds the HTTP server with all its routes; it does not listen yet. */
export async function buildApp(
  services: Services,
  { log, isDraining = () => false, patience = { idle: 60_000, request: 30_000 } }: AppOptions,
): Promise<FastifyInstance> {
  const { env, readiness } = services;
  const app = fastify({
    logger: log && logger(log === true ? standardOutput() : log),
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: true }),
    requestTimeout: longestRequest,
    connectionTimeout: patience.idle,
    http: {
      requestTimeout: longestRequest,
      headersTimeout: patience.request,
      connectionsCheckingInterval: Math.min(1000, patience.request),
    },
    // Whoever else writes X-Forwarded-For is not believed.
    trustProxy: ['loopback', ...env.trustedProxies],
    // An address that cannot be read reaches no hook.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as unknown as FastifyReply, env),
  });
  // Also for replies that the identity provider writes past Fastify.
  app.server.prependListener('request', (_request, response) => {
    if (isDraining()) response.shouldKeepAlive = false;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    // A connection that stayed open would hold up the end of this process.
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  logRequests(app);
  endSlowRequests(app, patience.request);
  sendSecurityHeaders(app, env);
  maskErrors(app);
  openProbes(app, env, readiness, isDraining);
  openGraphql(app, services, schema, ownDocuments(), performInitialChecks);
  serveMedia(app, services);
  servePasses(app, services);
  await serveUploads(app, services);
  serveExports(app, services);
  serveRenewalExports(app, services);
  serveAuditExports(app, services);
  serveResources(app, services);
  serveReader(app, services);
  servePartnerCalls(app, services);
  await openIdentity(app, services);
  const config = {
    issuer: issuerOf(env),
    client_id: env.clientId,
    audience: audienceOf(env),
    may_sign_up: hasOwnAccounts(env) && maySignUp(env),
    immersive_reader: env.immersiveReader !== undefined,
  };
  await serveWebApp(app, env, config, (request) => findFramed(services, request));
  return app;
}

function refuseAddress(reply: FastifyReply, env: Env): void {
  void reply.headers(securityHeaders(env)).code(400).send({ statusCode: 400, message: 'This address cannot be read.' });
}

const logger = (stream: LogStream) => ({
  level: 'info',
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  stream,
});

/** Lines are written together, a second late at most and at the end of the process: one by one they cost a tenth of a request. */
const standardOutput = (): LogStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
