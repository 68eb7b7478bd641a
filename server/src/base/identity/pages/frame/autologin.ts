import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { isLocal } from '../../../http/is-local.ts';
import { findIframeCode, useIframeCode, type FrameVisit } from '../../../partner/iframe-code.ts';
import { auditAccount } from '../../audit-account.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import type { Page, PageContext } from '../page-context.ts';
import { texts } from '../texts/texts.ts';
import { frameNotice } from './frame-notice.ts';
import { frameBy, isIntoFrame } from './framed.ts';

/**
 * Signs in with the code in `ac`, in the hidden frame of the entrance, and says the ticket that the code is changed for.
 * A code signs in once, whoever asks and however many at a time.
 */
export const autologin: Page = (pages, context) => {
  pages.get<{ Querystring: { ac?: unknown } }>('/autologin', async (request, reply) => {
    await context.limiter.count('signInBegun', request.ip);
    const { ac } = request.query;
    const code = typeof ac === 'string' ? ac : '';
    const found = await findIframeCode(context.db, code);
    frameBy(reply.type('text/html'), context, [`'self'`, ...(found ? [found.parent_origin] : [])]);
    if (!found) return reply.code(404).send(frameNotice('UNKNOWN'));
    if (!isIntoFrame(request) || !isOurs(request)) return reply.code(403).send(frameNotice('PLACE'));
    const used = await signIn(context, request, found, code);
    if (used) return reply.send(ticketPage(used.ticket));
    return reply.code(410).send(frameNotice(found.state === 'EXPIRED' ? 'EXPIRED' : 'USED'));
  });
};

/** Old browsers do not say which page has asked for a frame. */
const isOurs = ({ headers }: FastifyRequest): boolean => (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

async function signIn(context: PageContext, request: FastifyRequest, found: FrameVisit, code: string) {
  if ((await isDemo(context.db, found.account_id)) && !isLocal(request, context.env)) return null;
  return context.db.transaction().execute(async (transaction) => {
    const used = await useIframeCode(transaction, code);
    if (!used) return null;
    const { account_id, partner_id, group_id, course_id } = used;
    request.person = account_id;
    const details = { partner_id, group_id, course_id };
    await auditAccount(transaction, request, account_id, { action: 'SIGNED_IN', details });
    return used;
  });
}

async function isDemo(db: Database, account: string): Promise<boolean> {
  const found = db.selectFrom('identity_accounts').select('is_demo').where('id', '=', account);
  return (await found.executeTakeFirstOrThrow()).is_demo;
}

function ticketPage(ticket: string): string {
  const { opening, openingLead } = texts.frame;
  const said = html`<div data-frame="${JSON.stringify({ ticket })}"></div>`;
  return layout({ title: opening, body: html`${heading(opening, openingLead)}${said}` });
}
