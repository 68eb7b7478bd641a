import type { KoaContextWithOIDC } from 'oidc-provider';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { noticePage } from '../notice-page.ts';
import { texts } from '../texts/texts.ts';

/**
 * Asks before signing out. Where the app sent the person here with their own ID token they have asked for it already,
 * so that a script presses the button.
 */
export async function signOutPage(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { title, lead, button } = texts.signOut;
  const { session, entities } = ctx.oidc;
  const asked = entities.IdTokenHint?.payload['sub'] === session?.accountId;
  const body = html`${heading(title, lead)}${{ html: form }}
    <p>
      <button type="submit" form="op.logoutForm" name="logout" value="yes" ${asked && html`data-press`}>
        ${button}
      </button>
    </p>
    <p><a href="/">${texts.toProduct}</a></p>`;
  ctx.type = 'html';
  ctx.body = layout({ title, body });
}

/** What a person sees after signing out where no address to go to was given. */
export async function signedOutPage(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.type = 'html';
  ctx.body = noticePage(texts.signOut.doneTitle, texts.signOut.doneLead);
}
