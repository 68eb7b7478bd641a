import type { Page } from '../page-context.ts';
import { frameNotice, frameReasons } from './frame-notice.ts';
import { findFraming, frameBy } from './framed.ts';

/** Where a frame is led when no course can be open in it any more. */
export const frameEnded: Page = (pages, context) => {
  pages.get<{ Querystring: { why?: unknown } }>('/frame-ended', async (request, reply) => {
    const why = frameReasons.find((reason) => reason === request.query.why) ?? 'ENDED';
    const origins = (await findFraming(context, request)) ?? [];
    return frameBy(reply.type('text/html'), context, origins).send(frameNotice(why));
  });
};
