import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** Sends the same protective headers with every reply; only our own files may run, and nobody may frame us. */
export function sendSecurityHeaders(app: FastifyInstance, env: Env): void {
  const issuer = env.issuer ? ` ${new URL(env.issuer).origin}` : '';
  const headers = {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'self'`,
      // Mantine sets colours and sizes as style attributes; script is what must not be inline.
      `style-src 'self' 'unsafe-inline'`,
      `img-src 'self' data: https:`,
      `media-src 'self' https:`,
      `connect-src 'self'${issuer}`,
      `frame-src 'self'${issuer}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'${issuer}`,
      `frame-ancestors 'self'`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(env.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
