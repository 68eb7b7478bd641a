import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from './cookie.ts';
import type { FormKey } from './form-token.ts';

const cookie = 'lectern_known';
const halfAYear = 180 * 24 * 60 * 60;
/** A browser that many people share remembers the last of them. */
const mostRemembered = 5;

/**
 * The name under which this browser is known for an account, or null where it was not signed in with it before.
 * Others who try its password from elsewhere do not count against such a browser (OWASP: device cookies).
 */
export function knownBrowserOf(request: FastifyRequest, form: FormKey, email: string): string | null {
  const found = remembered(request, form).find((entry) => isFor(entry, form.key, email));
  return found?.split('.')[0] ?? null;
}

/** Makes the browser known for the account that was signed in with it. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, form: FormKey, email: string): void {
  const name = randomBytes(12).toString('base64url');
  const others = remembered(request, form).filter((entry) => !isFor(entry, form.key, email));
  const entries = [`${name}.${sign(form.key, name, email)}`, ...others].slice(0, mostRemembered);
  setCookie(reply, form, { name: cookie, value: entries.join('~'), seconds: halfAYear });
}

const remembered = (request: FastifyRequest, { publicUrl }: FormKey): string[] =>
  (cookieOf(request, cookie, publicUrl) ?? '').split('~').slice(0, mostRemembered);

function isFor(entry: string, key: string, email: string): boolean {
  const [name = '', signature = ''] = entry.split('.');
  const expected = Buffer.from(sign(key, name, email));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const sign = (key: string, name: string, email: string): string =>
  createHmac('sha256', key).update(`known browser\n${name}\n${email}`).digest('base64url');
