import GithubSlugger from 'github-slugger';
import { cleanName } from './clean-name.ts';
import { Marked, type Token, type Tokens } from 'marked';

/** A part of a text under one second-level heading, or what comes before the first. */
export type Section = {
  /** The heading as plain text; empty before the first heading. */
  readonly heading: string;
  readonly tokens: readonly Token[];
  /** The addresses by which links reach this section: its own heading's and those of the headings below it. */
  readonly anchors: readonly string[];
};

/** A text of a lesson. */
export type DividedText = {
  /** The first-level heading; null where the text has none. */
  readonly title: string | null;
  /** What can be read, in order; parts that only lead to a quiz or to the assignment are not among them. */
  readonly sections: readonly Section[];
  /** The headings of parts that only led to a quiz or to the assignment. */
  readonly signposts: readonly string[];
  /** All of the text, headings and signposts too. */
  readonly whole: readonly Token[];
  /** The ids of the quizzes that the text links to, in order. */
  readonly quizIds: readonly string[];
  /** Where a link called Assignment leads; null where there is none. */
  readonly assignment: string | null;
};

const markdown = new Marked({ gfm: true });

/** Divides a Markdown text at its second-level headings. */
export function divideText(text: string): DividedText {
  const tokens = markdown.lexer(text.replace(/^\uFEFF?---\n[^]*?\n---\n/, '')).filter((token) => !isComment(token));
  const slugger = new GithubSlugger();
  let title: string | null = null;
  const signposts: string[] = [];
  const parts: Part[] = [{ heading: '', tokens: [], anchors: [] }];
  for (const token of tokens) {
    if (!isHeading(token)) {
      parts.at(-1)?.tokens.push(token);
      continue;
    }
    if (isLeading(token.tokens)) {
      signposts.push(cleanName(plainOf(token.tokens)));
      continue;
    }
    const heading = cleanName(plainOf(token.tokens));
    const anchor = slugger.slug(heading);
    if (token.depth === 1 && title === null) title = heading;
    else if (token.depth <= 2) parts.push({ heading, tokens: [], anchors: [anchor] });
    else {
      parts.at(-1)?.tokens.push(token);
      parts.at(-1)?.anchors.push(anchor);
    }
  }
  const divided = withoutSignposts(parts);
  return {
    title,
    ...divided,
    signposts: [...signposts, ...divided.signposts],
    whole: tokens,
    quizIds: quizLinks(tokens),
    assignment: assignmentLink(tokens),
  };
}

/** What a reader reads of inline content. */
export function plainOf(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token): string => {
      if (token.type === 'br') return ' ';
      if (token.type === 'html' || token.type === 'checkbox') return '';
      if ('tokens' in token && token.tokens) return plainOf(token.tokens);
      return 'text' in token ? unescaped(String(token.text)) : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a piece of text says nothing: headings alone, or tables nobody has filled in. */
export function isBlank(tokens: readonly Token[]): boolean {
  return tokens.every((token) => {
    if (token.type === 'table') return (token as Tokens.Table).rows.flat().every((cell) => plainOf(cell.tokens) === '');
    return ['heading', 'space', 'hr', 'def'].includes(token.type) || token.raw.trim() === '';
  });
}

type Part = { readonly heading: string; readonly tokens: Token[]; readonly anchors: string[] };

function withoutSignposts(parts: readonly Part[]): Pick<DividedText, 'sections' | 'signposts'> {
  const kept: Part[] = [];
  const signposts: string[] = [];
  for (const part of parts) {
    const first = part.tokens.findIndex((token) => token.type !== 'space');
    if (part.heading !== '' && isSignpost(part.tokens[first])) {
      signposts.push(part.heading);
      // What follows the link behind a line, such as a translator's notice, belongs to the text and stays.
      kept.at(-1)?.tokens.push(...part.tokens.slice(first + 1));
    } else kept.push({ ...part, tokens: [...part.tokens] });
  }
  const sections = kept.map((part) => ({ ...part, tokens: trimmed(part.tokens) }));
  return { sections: sections.filter(({ heading, tokens }) => tokens.length > 0 || heading !== ''), signposts };
}

/** A paragraph that is nothing but a link to a quiz or to the assignment. */
function isSignpost(token: Token | undefined): boolean {
  return token?.type === 'paragraph' && isLeading((token as Tokens.Paragraph).tokens);
}

/** Whether words are nothing but a link to a quiz or to the assignment. */
function isLeading(tokens: readonly Token[]): boolean {
  const content = tokens.filter((child) => child.type !== 'br' && child.raw.trim() !== '');
  const [link, ...more] = content;
  if (link?.type !== 'link' || more.length > 0) return false;
  const { href } = link as Tokens.Link;
  return /quiz|(?:^|\/)assignment\.md$/i.test(href) || isAssignment(link as Tokens.Link);
}

/** A link called Assignment to a text of the folder. */
function isAssignment({ href, tokens }: Tokens.Link): boolean {
  return /\.md$/i.test(href) && /^\P{L}*assignment\b/iu.test(plainOf(tokens));
}

function assignmentLink(tokens: readonly Token[]): string | null {
  let found: string | null = null;
  void markdown.walkTokens([...tokens], (token) => {
    if (found === null && token.type === 'link' && isAssignment(token as Tokens.Link)) found = String(token.href);
  });
  return found;
}

function quizLinks(tokens: readonly Token[]): string[] {
  const ids: string[] = [];
  void markdown.walkTokens([...tokens], (token) => {
    const id = token.type === 'link' ? quizIdOf(String(token.href)) : null;
    if (id) ids.push(id);
  });
  return ids;
}

/** The id of the quiz a link leads to, as in `https://quiz.example/quiz/7`; null where it leads to none. */
export function quizIdOf(href: string): string | null {
  return /\/quiz\/(\w+)\/?(?:[?#].*)?$/i.exec(href)?.[1] ?? null;
}

/** Without lines and empty space at either end, and without a second line where two meet. */
function trimmed(tokens: readonly Token[]): Token[] {
  const content = tokens.filter((token) => token.type !== 'space');
  const isLine = (token: Token | undefined) => token?.type === 'hr';
  const single = content.filter((token, index) => !(isLine(token) && isLine(content[index - 1])));
  return single.slice(isLine(single[0]) ? 1 : 0, isLine(single.at(-1)) ? -1 : undefined);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function isComment(token: Token): boolean {
  return token.type === 'html' && /^<!--[^]*-->\s*$/.test(token.raw);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
