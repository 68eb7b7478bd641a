import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { openGraphql } from './graphql/route.ts';
import { logRequests } from './http/log-requests.ts';
import { maskErrors } from './http/mask-errors.ts';
import { openProbes } from './http/probes.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { ownDocuments, serveWebApp } from './http/web-app.ts';
import { openIdentity } from './identity/open-identity.ts';
import { audienceOf } from './identity/token.ts';
import { serveMedia } from './media/serve-media.ts';
import { schema } from './schema.ts';
import type { Services } from './services.ts';

/** What changes between the server, its tests and the bench. */
export type AppOptions = { readonly log: boolean; readonly isDraining?: () => boolean };

/** Builds the HTTP server with all its routes; it does not listen yet. */
export async function buildApp(
  services: Services,
  { log, isDraining = () => false }: AppOptions,
): Promise<FastifyInstance> {
  const { env, readiness } = services;
  const app = fastify({
    logger: log && logger(),
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: true }),
    requestTimeout: 30_000,
    // A proxy stands on this machine or in this network; whoever else writes X-Forwarded-For is not believed.
    trustProxy: env.production ? ['loopback', 'linklocal', 'uniquelocal'] : ['loopback'],
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    // A connection that stayed open would hold up the end of this process.
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  logRequests(app);
  sendSecurityHeaders(app, env);
  maskErrors(app);
  openProbes(app, readiness, isDraining);
  openGraphql(app, services, schema, ownDocuments());
  serveMedia(app, services);
  await openIdentity(app, services);
  await serveWebApp(app, env, {
    issuer: env.issuer ?? `${env.publicUrl}/identity`,
    client_id: env.clientId,
    audience: audienceOf(env),
  });
  return app;
}

/** Lines are written together, a second late at most and at the end of the process: one by one they cost a tenth of a request. */
function logger() {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  return { level: 'info', redact: ['req.headers.authorization', 'req.headers.cookie'], stream };
}
