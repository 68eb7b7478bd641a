import type { Folder } from '../../folder.ts';
import { whyUnreadable } from '../../why-unreadable.ts';

/** The text of a file, or in a few words why it has none. */
export type FileText =
  | { readonly text: string; readonly whyNot: null }
  | { readonly text: null; readonly whyNot: string };

const mostCharacters = 2_000_000;
const deepest = 100;

/** Characters that stand for nothing: no database keeps the first, no screen shows the others. */
const nothing = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Reads a text of the folder: UTF-8, of at most 2 million characters, with quotations and lists at most 100 deep. */
export function readText(folder: Folder, path: string): FileText {
  const no = (whyNot: string): FileText => ({ text: null, whyNot });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(folder.read(path));
    if (text.length > mostCharacters) return no('has more than 2 million characters');
    if (isTooDeep(text)) return no(`nests quotations, lists or elements more than ${deepest} deep`);
    return { text: storableText(text.replaceAll('\r\n', '\n')), whyNot: null };
  } catch (error) {
    return no(error instanceof TypeError ? 'is no text in UTF-8' : whyUnreadable(error));
  }
}

/** A text without the characters that stand for nothing. */
export function storableText(text: string): string {
  return text.replace(nothing, '').toWellFormed();
}

/** Texts that only a program writes: reading them takes longer, or more of the stack, than there is. */
function isTooDeep(text: string): boolean {
  return deepestLine(text) > deepest || deepestElement(text) > deepest;
}

/** How many signs of quotations and lists a line begins with. */
function deepestLine(text: string): number {
  let most = 0;
  for (const [signs] of text.matchAll(/^(?:[ \t]{0,8}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){2,}/gm)) {
    most = Math.max(most, signs.replace(/\s|\d/g, '').length);
  }
  return most;
}

const nesting =
  /<(\/?)(?:div|span|blockquote|ul|ol|dl|table|section|article|details|sup|sub|b|i|em|strong|u|s|font|center|a)\b/gi;

function deepestElement(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [, closes] of text.matchAll(nesting)) {
    depth = closes ? Math.max(0, depth - 1) : depth + 1;
    most = Math.max(most, depth);
  }
  return most;
}
