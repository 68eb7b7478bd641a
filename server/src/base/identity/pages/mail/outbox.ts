import type { Env } from '../../../../env.ts';
import { isLocal } from '../../../http/is-local.ts';
import { isLoopback } from '../../../http/is-loopback.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import type { Page } from '../page-context.ts';
import { texts } from '../texts/texts.ts';

/** True on a developer's own machine only: whoever reads the mails can take over every account. */
export const hasOutboxPage = ({ production, publicUrl }: Env): boolean => !production && isLoopback(publicUrl);

/** The mails of a development server, to be read without a mail server. */
export const outbox: Page = (pages, { db, env }) => {
  if (!hasOutboxPage(env)) return;
  pages.get('/mail', async (request, reply) => {
    if (!isLocal(request, env)) return reply.callNotFound();
    const mails = await db
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', 'body', 'created_on'])
      .orderBy('created_on', 'desc')
      .limit(50)
      .execute();
    const { title, lead, empty } = texts.outbox;
    const list = mails.map(
      ({ recipient, subject, body, created_on }) =>
        html`<article class="mail">
          <h2>${subject}</h2>
          <p class="help">${recipient}, ${created_on.slice(0, 16).replace('T', ' ')} UTC</p>
          <pre>${withLinks(body)}</pre>
        </article>`,
    );
    const body = html`${heading(title, lead)}${list.length > 0 ? list : html`<p>${empty}</p>`}`;
    return reply.type('text/html').send(layout({ title, body, wide: true }));
  });
};

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
