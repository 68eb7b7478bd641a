import { namesForm } from '@lectern/domain/base/account/account-form.ts';
import { sql } from 'kysely';
import { auditAccount } from '../../audit-account.ts';
import { showAccount } from './account.ts';
import { refuseForeignForm } from '../form-token.ts';
import { getOwnSession } from './own-session.ts';
import type { Page } from '../page-context.ts';
import { readForm } from '../read-form.ts';
import { ownIssuer } from '../../../../own-accounts.ts';

/** Changing one's name. It shows in the product at once, before any new token says so. */
export const changeNames: Page = (pages, context) => {
  const { db, env } = context;
  pages.post('/account/names', async (request, reply) => {
    const session = await getOwnSession(context, request, reply);
    refuseForeignForm(request, (await context.identity()).form, session.uid);
    const { data, filled } = readForm(namesForm, request);
    if (!data) return showAccount(context, request, reply, session, { form: 'names', filled });
    const changed = { ...data, modified_on: sql<string>`now()` };
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('identity_accounts').set(changed).where('id', '=', session.account.id).execute();
      await transaction
        .updateTable('users')
        .set(changed)
        .where('issuer', '=', ownIssuer(env))
        .where('subject', '=', session.account.id)
        .execute();
      const { id, first_name, last_name } = session.account;
      await auditAccount(transaction, request, id, {
        action: 'NAME_CHANGED',
        personal: { before: { first_name, last_name }, after: data },
      });
    });
    return reply.redirect('/identity/account?done=names', 303);
  });
};
