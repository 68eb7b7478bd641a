import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from './cookie.ts';
import { PageRefusal } from './page-refusal.ts';

const cookie = 'lectern_form';

/** The key that signs the tokens of forms, and whether the site is reached over https. */
export type FormKey = { readonly key: string; readonly publicUrl: string };

/**
 * The hidden field of a form: it proves that the form was made here, for this browser and for what it is about (a
 * sign-in, a session). It sets the cookie that it belongs to.
 */
export function formToken(request: FastifyRequest, reply: FastifyReply, form: FormKey, about: string): string {
  const known = cookieOf(request, cookie, form.publicUrl);
  const browser = known ?? randomBytes(24).toString('base64url');
  if (!known) setCookie(reply, form, { name: cookie, value: browser });
  return sign(form.key, browser, about);
}

/** Refuses a form that did not come from a page of ours in this browser. */
export function refuseForeignForm(request: FastifyRequest, form: FormKey, about: string): void {
  const { origin } = request.headers;
  const { token } = request.body as { token?: string };
  const browser = cookieOf(request, cookie, form.publicUrl);
  const expected = sign(form.key, browser ?? '', about);
  const given = Buffer.from(token ?? '');
  const right = given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
  const ours = origin === undefined || origin === new URL(form.publicUrl).origin;
  if (!right || !ours || browser === null) throw new PageRefusal('FORM', 403);
}

const sign = (key: string, browser: string, about: string): string =>
  createHmac('sha256', key).update(`form\n${browser}\n${about}`).digest('base64url');
