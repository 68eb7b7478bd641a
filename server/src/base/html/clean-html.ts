import { LRUCache } from 'lru-cache';
import { cleanToRest } from '@lectern/domain/base/rich-text/clean-to-rest.ts';
import { purifierSettings, settleAttributes } from '@lectern/domain/base/rich-text/html-policy.ts';

/** Cleans one piece of HTML. */
export type HtmlCleaner = (html: string) => string;

let opened: Promise<HtmlCleaner> | null = null;

/** The cleaner of this process. The parser behind it is heavy, so it is loaded when the first text has to be cleaned. */
export function openHtmlCleaner(): Promise<HtmlCleaner> {
  opened ??= open();
  return opened;
}

/** Leaves of a rich text only what the policy allows. Every text is cleaned before it is stored, and shown cleaned again. */
export async function cleanHtml(html: string): Promise<string> {
  return (await openHtmlCleaner())(html);
}

/** A text without these characters is the same after it has been parsed and written out again. */
const markup = /[<>&\u00a0\r\0]/;

/** What was cleaned a moment ago, as an import does when it plans, is not parsed again when it is written. */
const cleaned = new LRUCache<string, true>({ maxSize: 10_000_000, sizeCalculation: (_true, html) => html.length + 1 });

async function open(): Promise<HtmlCleaner> {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  purifier.setConfig(purifierSettings);
  purifier.addHook('afterSanitizeAttributes', (element) => settleAttributes(element));
  const asText = window.document.createElement('p');
  return (html) => {
    if (!markup.test(html) || cleaned.has(html)) return html;
    const atRest = cleanToRest(html, (text) => purifier.sanitize(text));
    if (atRest !== null) {
      cleaned.set(atRest, true);
      return atRest;
    }
    asText.textContent = purifier.sanitize(html).replace(/<[^>]*>/g, ' ');
    return asText.innerHTML;
  };
}
