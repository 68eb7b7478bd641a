import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import type { Page } from '../page-context.ts';
import { texts } from '../texts/texts.ts';
import { findFraming, frameBy } from './framed.ts';

/**
 * Ends the session of the frame around it, whose tokens its script finds in the storage of that frame. The session of the
 * browser itself, which stands in a cookie, is another one and stays.
 */
export const autologout: Page = (pages, context) => {
  pages.get('/autologout', async (request, reply) => {
    const origins = (await findFraming(context, request)) ?? [];
    const { doneTitle, doneLead } = texts.signOut;
    const client = html`<div data-client="${context.env.clientId}"></div>`;
    return frameBy(reply.type('text/html'), context, [`'self'`, ...origins]).send(
      layout({ title: doneTitle, script: 'autologout.js', body: html`${heading(doneTitle, doneLead)}${client}` }),
    );
  });
};
