import { cleanHtml } from '../../rich-text/clean-html.ts';
import { trustedHtml } from '../../rich-text/trusted-html.ts';

/** The nodes of a text, cleaned, in a document where nothing runs or is fetched. */
export function nodesOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(cleanHtml(html));
  return template.content;
}

/** The one element that a piece of HTML is. */
export const elementOf = (html: string): Element => nodesOf(html).firstElementChild ?? document.createElement('div');
