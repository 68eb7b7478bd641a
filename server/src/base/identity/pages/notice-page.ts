import { buttonLink, heading, layout } from './layout.ts';
import { html, type Html } from './html.ts';
import { texts } from './texts/texts.ts';

/** A page that says what has happened, with the way on. */
export function noticePage(title: string, lead: string, more: Html | null = null): string {
  return layout({
    title,
    body: html`${heading(title, lead)}${more ?? html`<p>${buttonLink('/login', texts.toSignIn)}</p>`}`,
  });
}
