import { Lexer, type Token, type Tokens } from 'marked';
import { plainOf, type Section } from '../divide-text.ts';
import type { PlainTerm } from './found-term.ts';
import { capitalized } from './sentences.ts';

const glossary =
  /\b(?:glossary|vocabulary|terminology|definitions|(?:key|new|important) (?:terms|words|concepts|ideas|vocabulary)|terms|words)\b/i;
const termColumn = /^(?:terms?|words?|concepts?|acronyms?|abbreviations?|expressions?|vocabulary)$/i;
const definitionColumn = /\b(?:definition|meaning|description|explanation|means|stands for)s?\b/i;

/** The terms that a section lists with what they mean: in definition lists, and in the tables and lists of a glossary. */
export function* findListedTerms({ heading, tokens }: Section): Generator<PlainTerm> {
  let above = heading;
  let isGlossary = glossary.test(above);
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading') {
      above = plainOf((token as Tokens.Heading).tokens);
      isGlossary = glossary.test(above);
    } else if (token.type === 'table') yield* fromTable(token as Tokens.Table, isGlossary, at);
    else if (token.type === 'html') yield* fromHtml(htmlFrom(tokens, at), at);
    else if (token.type === 'paragraph') {
      yield* fromLines(linesBefore(tokens, at) + token.raw, at);
      if (isGlossary) yield* fromPair(plainOf((token as Tokens.Paragraph).tokens), [at]);
    } else if (token.type === 'list' && isGlossary) {
      for (const [inner, item] of (token as Tokens.List).items.entries()) {
        const text = item.tokens.find(({ type }) => type === 'text' || type === 'paragraph') as Tokens.Text | undefined;
        yield* fromPair(plainOf(text?.tokens), [at, inner]);
      }
    }
  }
}

function* listed(term: string, definition: string, place: readonly number[]): Generator<PlainTerm> {
  const said = capitalized(definition.trim());
  const whole = /[\p{L}\p{N})%]$/u.test(said) ? `${said}.` : said;
  if (term.trim() !== '' && said.split(/\s+/).length >= 2) yield { term: term.trim(), definition: whole, place };
}

/** "Bran: the outer layer of a grain", "Bran – the outer layer of a grain". */
function* fromPair(text: string, place: readonly number[]): Generator<PlainTerm> {
  const [, term, definition] = /^([^:：–—]{2,60}?)\s*(?:[:：]|\s[-–—])\s+(.+)$/.exec(text) ?? [];
  if (term && definition) yield* listed(term, definition, place);
}

function* fromTable({ header, rows }: Tokens.Table, isGlossary: boolean, at: number): Generator<PlainTerm> {
  const heads = header.map((cell) => plainOf(cell.tokens));
  const isListed = termColumn.test(heads[0] ?? '') && heads.slice(1).some((head) => definitionColumn.test(head));
  if (!isListed && !(isGlossary && heads.length === 2)) return;
  const said = Math.max(
    1,
    heads.findIndex((head, index) => index > 0 && definitionColumn.test(head)),
  );
  for (const [inner, row] of rows.entries()) {
    yield* listed(plainOf(row[0]?.tokens), plainOf(row[said]?.tokens), [at, inner]);
  }
}

/** A definition list as Markdown writes it: a term on a line, and what it means on the next ones behind a colon. */
function* fromLines(text: string, at: number): Generator<PlainTerm> {
  let term = '';
  let inner = 0;
  for (const line of text.split('\n')) {
    if (!/^:\s+\S/.test(line)) {
      if (line.trim() !== '') term = line;
      continue;
    }
    if (term !== '' && !term.startsWith(':')) yield* listed(inlineText(term), inlineText(line.slice(1)), [at, inner++]);
    term = ':';
  }
}

/** The line before a paragraph that begins with a colon; nothing for any other. */
function linesBefore(tokens: readonly Token[], at: number): string {
  const before = tokens.slice(0, at).findLast(({ type }) => type !== 'space');
  return tokens[at]?.raw.startsWith(': ') && before?.type === 'paragraph' ? `${before.raw.trim()}\n` : '';
}

/** What stands from a piece of HTML on up to the next heading, where that begins a definition list. */
function htmlFrom(tokens: readonly Token[], at: number): string {
  if (!/<dl\b/i.test(tokens[at]?.raw ?? '')) return '';
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'heading');
  return tokens
    .slice(at, end < 0 ? undefined : end)
    .map(({ raw }) => raw)
    .join('');
}

function* fromHtml(html: string, at: number): Generator<PlainTerm> {
  const [, ...entries] = (html.split(/<\/dl>/i)[0] ?? '').split(/<dt\b[^>]{0,200}>/i);
  for (const [inner, entry] of entries.entries()) {
    const [term = '', definition = ''] = entry.split(/<dd\b[^>]{0,200}>/i);
    yield* listed(inlineText(term), inlineText(definition), [at, inner]);
  }
}

function inlineText(markdown: string): string {
  return plainOf(
    Lexer.lexInline(
      markdown
        .trim()
        .slice(0, 2000)
        .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' '),
    ),
  );
}
