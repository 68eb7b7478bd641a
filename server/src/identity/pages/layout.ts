import { assetAddress } from './assets.ts';
import { html, type Html } from './html.ts';
import { texts } from './texts.ts';

type Layout = { readonly title: string; readonly body: Html; readonly below?: Html | null; readonly wide?: boolean };

/** A whole page of the provider: one card with the logo, and a line below it. */
export function layout({ title, body, below = null, wide = false }: Layout): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${texts.product}</title>
        <link rel="preload" href="${assetAddress('font.woff2')}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assetAddress('identity.css')}" />
        <script src="${assetAddress('identity.js')}" defer></script>
      </head>
      <body data-show-password="${texts.showPassword}">
        <main class="${wide ? 'page wide' : 'page'}">
          <div class="card">
            <p class="logo">${mark}<span>${texts.product}</span></p>
            ${body}
          </div>
          ${below}
        </main>
      </body>
    </html>`.html;
}

const mark = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <g transform="rotate(-8 16 11)">
    <rect x="3" y="5.5" width="26" height="10.5" rx="2" fill="currentColor" />
    <path d="M8 10.8h16" stroke="var(--bg-surface)" stroke-width="2" stroke-linecap="round" />
  </g>
  <path d="M16 15v12M9.5 28h13" stroke="currentColor" stroke-width="3" stroke-linecap="round" fill="none" />
</svg>`;

/** The heading of a card with the sentence below it. */
export function heading(title: string, lead: string): Html {
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>`;
}

/** A link that looks like the page's button. */
export function buttonLink(address: string, text: string): Html {
  return html`<a class="button" href="${address}">${text}</a>`;
}
