import type { FastifyRequest } from 'fastify';
import { findIframeCode } from '../../../partner/iframe-code.ts';
import { findPartnerOrigin } from '../../../partner/partner.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import type { Page } from '../page-context.ts';
import { texts } from '../texts/texts.ts';
import { frameCard, frameNotice } from './frame-notice.ts';
import { frameBy, isIntoFrame } from './framed.ts';

/**
 * Where a partner's frame comes in: the page signs out and in by way of hidden frames and goes on to /login. It is shown
 * only inside the page that the code was made for; without a code, a placeholder stands here.
 */
export const entrance: Page = (pages, context) => {
  const { db } = context;
  pages.get<{ Params: Place }>('/iframe/:code/:groupId/:courseId', async (request, reply) => {
    const { code, groupId, courseId } = request.params;
    reply.type('text/html');
    const visit = await findIframeCode(db, code);
    if (!visit || visit.group_id !== groupId || visit.course_id !== courseId) {
      const origin = await findPartnerOrigin(db, request.headers.referer);
      return frameBy(reply.code(404), context, origin ? [origin] : []).send(frameNotice('UNKNOWN'));
    }
    frameBy(reply, context, [visit.parent_origin]);
    if (visit.state !== 'FRESH') return reply.code(410).send(frameNotice(visit.state));
    if (!isIntoFrame(request) || !comesFrom(request, visit.parent_origin)) {
      return reply.code(403).send(frameNotice('PLACE'));
    }
    return reply.send(entrancePage({ code, partner: visit.partner_id, group: groupId, course: courseId }));
  });
  pages.get('/iframe/:courseId', async (request, reply) => {
    const origin = await findPartnerOrigin(db, request.headers.referer);
    frameBy(reply.type('text/html'), context, origin ? [origin] : []);
    return reply.send(frameCard(texts.frame.placeholderTitle, texts.frame.placeholderLead));
  });
};

type Place = { readonly code: string; readonly groupId: string; readonly courseId: string };

/** Partners may say nothing of where a call comes from; what they say must be true. */
const comesFrom = ({ headers: { referer } }: FastifyRequest, origin: string): boolean =>
  referer === undefined || (URL.canParse(referer) && new URL(referer).origin === origin);

type Entrance = { readonly code: string; readonly partner: string; readonly group: string; readonly course: string };

function entrancePage(data: Entrance): string {
  const { opening, openingLead, noScript, noScriptLead } = texts.frame;
  return layout({
    title: opening,
    script: 'entrance.js',
    body: html`<div data-scripted>${heading(opening, openingLead)}</div>
      <div data-entrance="${JSON.stringify(data)}"></div>
      <noscript>${heading(noScript, noScriptLead)}</noscript>`,
  });
}
