import type { FastifyInstance } from 'fastify';
import { shortAddress } from './short-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user, or on the pages of the embedded provider the account, that a request came from; null while unknown. */
    person: string | null;
  }
}

/** One line for each request, with who asked; whole addresses stand in the audit log only. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('person', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, originalUrl, person, ip } = request;
    const what = {
      method,
      path: withoutCode(originalUrl.split('?')[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info({ ...what, person, address: shortAddress(ip) }, 'request');
    done();
  });
}

/** The address of an embedded course holds a code that signs in, that of an invitation one that answers it. */
const withoutCode = (path: string): string =>
  path.replace(/^\/iframe\/[^/]+(?=\/)/, '/iframe/…').replace(/^\/invitation\/.+/, '/invitation/…');
