/** A piece of a GIFT file between blank lines, without its comments. */
export type Block = {
  /** The line of its first word, from 1. */
  readonly line: number;
  /** Where escaped signs are hidden: `shown` brings them back. */
  readonly text: string;
  readonly original: string;
  /** What the last `$CATEGORY:` before it says, the outermost first. */
  readonly category: readonly string[];
  /** What `[tag:…]` in the comments right before it say. */
  readonly tags: readonly string[];
};

// No text holds these code points, which Unicode keeps for uses like this; they stand for escaped ones while it is divided.
const escaped = ':#={}~n\\';
const hidden = '\ufdd0\ufdd1\ufdd2\ufdd3\ufdd4\ufdd5\ufdd6\ufdd7';

/** A text with what is escaped hidden from whoever divides it. */
const hide = (text: string): string =>
  text.replace(/\\([:#={}~n\\])/g, (_whole, sign: string) => hidden[escaped.indexOf(sign)] ?? sign);

/** A piece of a divided text as it is read. */
export const shown = (text: string): string =>
  text.replace(/[\ufdd0-\ufdd7]/g, (sign) => escaped[hidden.indexOf(sign)]?.replace('n', '\n') ?? '');

/** A text as it stands in the file. */
const asWritten = (text: string): string =>
  text.replace(/[\ufdd0-\ufdd7]/g, (sign) => `\\${escaped[hidden.indexOf(sign)] ?? ''}`);

/** Divides a GIFT file into its blocks. A new title after the answers begins one, too: authors forget the blank line. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let category: readonly string[] = [];
  let tags: string[] = [];
  let lines: string[] = [];
  let begun = 0;
  let isAnswered = false;
  const end = () => {
    const found = lines.join('\n');
    if (found.trim() !== '')
      blocks.push({ line: begun, text: found.trim(), original: asWritten(found), category, tags });
    if (found.trim() !== '') tags = [];
    lines = [];
    isAnswered = false;
  };
  for (const [index, line] of hide(text.replace(/[\ufdd0-\ufdd7]/g, ''))
    .split(/\r\n|\r|\n/)
    .entries()) {
    const said = line.trim();
    if (said.startsWith('//')) {
      // Authors take a comment for the gap between two questions.
      if (isAnswered && lines.at(-1)?.trimEnd().endsWith('}')) end();
      if (lines.length === 0) tags.push(...tagsIn(said));
      continue;
    }
    const path = /^\$CATEGORY:(.*)$/.exec(said)?.[1];
    if (path !== undefined) {
      end();
      category = categoryOf(shown(path));
      continue;
    }
    if (said === '' || (isAnswered && said.startsWith('::'))) end();
    if (said === '') continue;
    if (lines.length === 0) begun = index + 1;
    lines.push(line);
    isAnswered ||= line.includes('}');
  }
  end();
  return blocks;
}

const tagsIn = (comment: string): string[] =>
  [...comment.matchAll(/\[tag:([^[\]]+)\]/g)].flatMap(([, tag]) => (tag ? [shown(tag).trim()] : []));

/** A category is a path; `//` is a slash in a name, and what Moodle calls its roots is no name. */
const categoryOf = (path: string): string[] =>
  path
    .replaceAll('//', '\ufdd0')
    .split('/')
    .map((name) => name.replaceAll('\ufdd0', '/').trim())
    .filter((name) => name !== '' && !/^\$[a-z]+\$$/.test(name) && name !== 'top');
