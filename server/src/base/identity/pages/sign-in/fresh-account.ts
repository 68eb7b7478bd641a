import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { findLink, makeLink, signInLinkLife, useUpLink } from '../../links.ts';
import { cookieOf, setCookie } from '../cookie.ts';
import type { FormKey } from '../form-token.ts';

const cookie = 'lectern_fresh';

/** Signs a person in with the next step of this browser, once and within minutes: they have just proven who they are. */
export async function signInNext(db: Database, reply: FastifyReply, form: FormKey, accountId: string): Promise<void> {
  const value = await makeLink(db, { purpose: 'SIGN_IN', account_id: accountId });
  setCookie(reply, form, { name: cookie, value, seconds: signInLinkLife });
}

/** The account that this browser has just made, which is told once; null where there is none. */
export async function takeFreshAccount(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormKey,
): Promise<string | null> {
  const token = cookieOf(request, cookie, form.publicUrl);
  if (token === null) return null;
  setCookie(reply, form, { name: cookie, value: '', seconds: 0 });
  const link = await findLink(db, token, ['SIGN_IN']);
  return link && (await useUpLink(db, token)) ? link.account_id : null;
}
