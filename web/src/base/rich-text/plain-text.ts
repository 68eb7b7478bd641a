import { trustedHtml } from './trusted-html.ts';

/** What a piece of HTML says, in one line without its format. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  // A formula is said once, not also as the TeX it was typed as.
  for (const typed of body.querySelectorAll('annotation')) typed.remove();
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
