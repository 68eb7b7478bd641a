import { cleanHtml } from '../../base/rich-text/clean-html.ts';
import { trustedHtml } from '../../base/rich-text/trusted-html.ts';

/** What a block is shown as. */
export type BlockTag = 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li' | 'pre' | 'blockquote' | 'td' | 'th';

/** A piece of a rich text: the start of a block, a word or what is between two, or a thing such as a picture. */
export type Token = {
  /** The same for pieces that say the same in the same form. */
  readonly key: string;
  readonly what: 'BLOCK' | 'TEXT' | 'THING';
  /** The tag of the block, the text, or the HTML of the thing. */
  readonly value: string;
  readonly marks: readonly string[];
};

const blockTags: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6', 'li', 'pre', 'blockquote', 'td', 'th'];
const blocks = new Set([
  ...blockTags,
  'p',
  'div',
  'hr',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'summary',
  'caption',
  'details',
]);
const marks = new Set([
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'kbd',
  'code',
  'a',
]);
const things = new Set(['img', 'video', 'math', 'hr']);

type Place = { readonly tag: string; readonly marks: readonly string[]; readonly form: string };

/** The pieces of a rich text in their order. */
export function richTokens(html: string, language: string | undefined): Token[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(cleanHtml(html)), 'text/html');
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const tokens: Token[] = [];
  const add = (what: Token['what'], value: string, place: Place) =>
    tokens.push({ key: `${what} ${place.form} ${value}`, what, value, marks: place.marks });
  const read = (node: Node, place: Place): void => {
    if (node instanceof Text) {
      // Outside code, how many spaces stand between two words says nothing.
      const text = place.tag === 'pre' ? node.data : node.data.replaceAll(/\s+/g, ' ');
      for (const { segment } of words.segment(text)) {
        if (/\S/.test(segment) || tokens.at(-1)?.what !== 'BLOCK') add('TEXT', segment, place);
      }
      return;
    }
    if (!(node instanceof Element)) return;
    const tag = node.localName;
    if (things.has(tag)) {
      add('THING', node.outerHTML, place);
      return;
    }
    let inside = place;
    if (blocks.has(tag)) {
      const shown = blockTags.includes(tag) ? tag : place.tag;
      inside = { tag: shown, marks: [], form: shown };
      add('BLOCK', shown, inside);
    } else if (marks.has(tag)) {
      const form = `${place.form} ${tag}${node.getAttribute('href') ?? ''}`;
      inside = { ...place, marks: [...place.marks, tag], form };
    }
    for (const child of node.childNodes) read(child, inside);
    // What follows a block stands in one of its own.
    if (blocks.has(tag) && node.nextSibling instanceof Text) add('BLOCK', place.tag, place);
  };
  const root: Place = { tag: 'p', marks: [], form: 'p' };
  for (const child of body.childNodes) read(child, root);
  const ends = (at: number) => (tokens[at + 1]?.what ?? 'BLOCK') === 'BLOCK';
  // Neither a block in which nothing stands nor a space behind the last word of one.
  return tokens.filter(({ what, value }, at) => !ends(at) || (what !== 'BLOCK' && value.trim() !== ''));
}

/** The pieces of a text that is shown as it is written. */
export function plainTokens(text: string, language: string | undefined): Token[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const tokens = [...words.segment(text)].map(({ segment }): Token => ({
    key: segment,
    what: 'TEXT',
    value: segment,
    marks: [],
  }));
  return [{ key: 'p', what: 'BLOCK', value: 'p', marks: [] }, ...tokens];
}
