import { finder, searchedWords, searchForm } from './normal-form.ts';

/** A piece of a text, and whether it is a word that was searched for. */
export type Piece = { readonly text: string; readonly isFound: boolean };

/** One word as it is written, or one sign of a writing without spaces. */
const written = /[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]|[\p{L}\p{M}\p{N}'’‘`]+/gu;

const isFoundBy = (words: readonly string[], text: string) => {
  const form = searchForm(text);
  return words.some((word) => form.includes(` ${word}`));
};

/** A text in pieces, so that the words can be marked that a search has found. */
export function piecesOf(text: string, search: string): readonly Piece[] {
  const words = searchedWords(search);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(written)) {
    if (!isFoundBy(words, word)) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isFound: false });
    pieces.push({ text: word, isFound: true });
    at = index + word.length;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), isFound: false });
  return pieces;
}

const before = 60;
const longest = 200;

/** What stands around the first word of a text that a search has found, in whole words; an ellipsis where more stands there. */
export function excerptOf(text: string, search: string): string {
  const first = piecesOf(text, search)[0];
  const found = first && !first.isFound ? first.text.length : 0;
  const wanted = Math.max(0, found - before);
  // A word that is longer than that is cut: writing without spaces.
  const gap = text.slice(wanted, found).search(/\s/u);
  const from = wanted === 0 ? 0 : wanted + Math.max(0, gap);
  const rest = text.slice(from, from + longest);
  const whole = from + longest >= text.length ? rest : (/^.*(?=\s)/su.exec(rest)?.[0] ?? rest);
  return `${from > 0 ? '…' : ''}${whole.trim()}${from + whole.length < text.length ? '…' : ''}`;
}

/** How well one text has what is searched for; 0 where a word is missing. */
function fits(form: string, words: readonly string[], search: string): number {
  if (!finder(search)(form)) return 0;
  const inOrder = words.length > 1 && form.includes(` ${words.join(' ')}`);
  const whole = words.every((word) => `${form} `.includes(` ${word} `));
  return 1 + (inOrder ? 2 : 0) + (whole ? 1 : 0);
}

/** What something says, each text in the form of `searchForm`: what it is called, and the rest. */
export type Said = { readonly name: string | null; readonly texts: readonly string[] };

/**
 * How well something has what is searched for, null where a word is missing in all it says: best where the words stand
 * together in its name, then in one text, as whole words before beginnings, and least where they are strewn over its texts.
 */
export function rankOf({ name, texts }: Said, search: string): number | null {
  const words = searchedWords(search);
  const called = name ?? '';
  if (words.length === 0 || !finder(search)(called + texts.join(''))) return null;
  const best = Math.max(0, ...texts.map((form) => fits(form, words, search)));
  const ofName = fits(called, words, search);
  return Math.max(best, ofName && ofName + 2);
}
