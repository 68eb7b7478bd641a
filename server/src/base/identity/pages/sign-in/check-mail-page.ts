import type { Env } from '../../../../env.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { hasOutboxPage } from '../mail/outbox.ts';
import { texts } from '../texts/texts.ts';

/** What follows every request for a link, whoever the address belongs to. */
export function checkMailPage(env: Env, email: string): string {
  const { title, lead, nothing, outbox } = texts.checkMail;
  const body = html`${heading(title, lead(email))}
    <p>${nothing}</p>
    <p class="links">
      <a href="/login">${texts.backToSignIn}</a>${hasOutboxPage(env) && html`<a href="/identity/mail">${outbox}</a>`}
    </p>`;
  return layout({ title, body });
}
