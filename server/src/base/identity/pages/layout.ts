import { assetAddress, type Asset } from './assets.ts';
import { html, type Html } from './html.ts';
import { otherLanguages, pageLanguage, texts } from './texts/texts.ts';

type Layout = {
  readonly title: string;
  readonly body: Html;
  readonly below?: Html | null;
  readonly wide?: boolean;
  /** Whether it is read before anybody has signed in, and its language can be chosen. */
  readonly beforeSignIn?: boolean;
  readonly script?: Asset;
};

/** A whole page of the provider: one card with the logo, and a line below it. */
export function layout({
  title,
  body,
  below = null,
  wide = false,
  beforeSignIn = false,
  script = 'identity.js',
}: Layout): string {
  const { tag, direction } = pageLanguage();
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${texts.product}</title>
        <link rel="preload" href="${assetAddress('font.woff2')}" as="font" type="font/woff2" crossorigin />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${assetAddress('identity.css')}" />
        <script src="${assetAddress(script)}" defer></script>
      </head>
      <body data-show-password="${texts.showPassword}">
        <main class="${wide ? 'page wide' : 'page'}">
          <div class="card">
            <p class="logo">${mark}<span>${texts.product}</span></p>
            ${body}
          </div>
          ${below} ${beforeSignIn && languageLinks(tag)}
        </main>
      </body>
    </html>`.html;
}

/** The page in each language, by its own name. */
function languageLinks(shown: string): Html | false {
  const links = otherLanguages().map(({ tag, name, address }) =>
    tag === shown
      ? html`<span lang="${tag}" aria-current="true">${name}</span>`
      : html`<a lang="${tag}" href="${address}" data-language="${tag}">${name}</a>`,
  );
  return links.length > 0 && html`<nav class="languages" aria-label="${texts.languages}">${links}</nav>`;
}

const mark = html`<svg viewBox="0 0 28 28" width="32" height="32" aria-hidden="true">
  <g fill="currentColor">
    <rect x="2.6" y="5" width="22.8" height="9.6" rx="1.6" transform="rotate(-9 14 9.8)" />
    <rect x="12.7" y="13" width="2.8" height="11" />
    <rect x="7" y="23" width="14.2" height="2.4" rx="1.2" />
  </g>
  <rect class="mark-line" x="6.4" y="8.6" width="15.2" height="2.2" rx="1.1" transform="rotate(-9 14 9.8)" />
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
