import { buttonLink, heading, layout } from './layout.ts';
import { html } from './html.ts';
import { texts } from './texts/texts.ts';

/** What can go wrong around a page of the provider. */
export type PageError = keyof typeof texts.errors;

/** A page that says what went wrong and leads to a new sign-in; `minutes` is how long to wait before. */
export function errorPage(error: PageError, again = '/login', minutes = 15): string {
  const { title, lead } = texts.errors[error];
  return layout({
    title,
    body: html`${heading(title, typeof lead === 'function' ? lead(minutes) : lead)}
      <p>${buttonLink(again, texts.toSignIn)}</p>`,
  });
}
