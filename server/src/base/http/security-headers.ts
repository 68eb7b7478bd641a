import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';

/** What only pages of ours may frame: the page that renews a session out of sight, and what authors see as learners will. */
const framed = /^\/(silent-renew$|cms\/preview\/)/;

/** Whose address is a secret, of which nothing is told to what the page fetches or leads to. */
const secret = /^\/invitation\//;

/** Sends the same protective headers with every reply; only our own files may run, and nobody may frame us. */
export function sendSecurityHeaders(app: FastifyInstance, env: Env): void {
  const usual = securityHeaders(env);
  const forFramed = headersFor(env, `'self'`);
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    reply.headers(framed.test(path) ? forFramed : usual);
    if (secret.test(path)) reply.header('referrer-policy', 'no-referrer');
    done();
  });
}

/** The headers of every reply that is not framed. */
export const securityHeaders = (env: Env): Record<string, string> => headersFor(env, `'none'`);

/** What may run on a page, and that only pages of these origins may frame it. */
export const policyFramedBy = (env: Env, origins: readonly string[]): string =>
  contentPolicy(env, origins.length > 0 ? origins.join(' ') : `'none'`);

function headersFor(env: Env, frameAncestors: string): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(env, frameAncestors),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(env.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

function contentPolicy({ issuer }: Env, frameAncestors: string): string {
  const provider = issuer ? ` ${new URL(issuer).origin}` : '';
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    // Mantine sets colours and sizes as style attributes; script is what must not be inline.
    `style-src 'self' 'unsafe-inline'`,
    // The signs in our style sheets are data.
    `img-src 'self' data:`,
    `media-src 'self'`,
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${provider}`,
    `frame-ancestors ${frameAncestors}`,
    // A text becomes elements only by way of the browser app's own policies, which clean it.
    `require-trusted-types-for 'script'`,
    `trusted-types default lectern dompurify`,
  ].join('; ');
}
