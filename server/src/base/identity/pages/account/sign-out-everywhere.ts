import { auditAccount } from '../../audit-account.ts';
import { endSessions } from '../../../session/end-sessions.ts';
import { refuseForeignForm } from '../form-token.ts';
import { noticePage } from '../notice-page.ts';
import { getOwnSession } from './own-session.ts';
import type { Page } from '../page-context.ts';
import { texts } from '../texts/texts.ts';

/** Ends all sessions of one's account, this one too. */
export const signOutEverywhere: Page = (pages, context) => {
  pages.post('/account/sign-out-everywhere', async (request, reply) => {
    const session = await getOwnSession(context, request, reply);
    refuseForeignForm(request, (await context.identity()).form, session.uid);
    const { id } = session.account;
    await context.db.transaction().execute(async (transaction) => {
      await endSessions(transaction, id);
      await auditAccount(transaction, request, id, { action: 'SESSIONS_ENDED' });
    });
    const { everywhereTitle, everywhereLead } = texts.account;
    return reply.type('text/html').send(noticePage(everywhereTitle, everywhereLead));
  });
};
