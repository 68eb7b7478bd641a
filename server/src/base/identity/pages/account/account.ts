import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountPage, type AccountForm } from './account-page.ts';
import { unfilled, type Filled } from '../field.ts';
import { formToken } from '../form-token.ts';
import { getOwnSession, type OwnSession } from './own-session.ts';
import type { Page, PageContext } from '../page-context.ts';
import { texts } from '../texts/texts.ts';

/** My Account: what a person can change about their own account. */
export const account: Page = (pages, context) => {
  pages.get('/account', async (request, reply) =>
    showAccount(context, request, reply, await getOwnSession(context, request, reply)),
  );
};

/** Shows My Account, with a form as it was sent where something in it is not right. */
export async function showAccount(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  session: OwnSession,
  sent?: { form: AccountForm; filled: Filled },
): Promise<FastifyReply> {
  const { done } = request.query as { done?: string };
  const token = formToken(request, reply, (await context.identity()).form, session.uid);
  const { email, first_name, last_name } = session.account;
  const filled = {
    names: { values: { first_name, last_name }, errors: {} },
    email: unfilled,
    password: unfilled,
    ...(sent ? { [sent.form]: sent.filled } : {}),
  };
  const said = Object.entries(texts.account.done).find(([form]) => form === done)?.[1];
  const page = accountPage({ email, token, filled, said: sent ? undefined : said });
  return reply
    .code(sent ? 422 : 200)
    .type('text/html')
    .send(page);
}
