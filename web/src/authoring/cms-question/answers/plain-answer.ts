import { trustedHtml } from '../../../base/rich-text/trusted-html.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as HTML that says just that. */
export const htmlOf = (text: string): string => text.replace(/[&<>]/g, (one) => escapes[one] ?? one);

/** The text that HTML says where it is one line without markup, a paragraph around it aside; null where there is more to it. */
export function plainAnswer(html: string): string | null {
  const inside = /^<p>([^]*)<\/p>$/.exec(html.trim())?.[1] ?? html;
  if (/[<\n]/.test(inside)) return null;
  return new DOMParser().parseFromString(trustedHtml(`<p>${inside}`), 'text/html').body.textContent;
}

/** The lines of a pasted text that say something; a bullet or a number before each is left out. */
export function pastedLines(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.every((line) => bullet.test(line)) ? lines.map((line) => line.replace(bullet, '')) : lines;
}

const bullet = /^(?:[-*•‣▪]|\(?(?:\d{1,3}|[A-Za-z])[.)])\s+/;
