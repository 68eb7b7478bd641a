import type { Token, Tokens } from 'marked';
import { plainOf, type Section } from '../divide-text.ts';
import type { FoundTerm, PlainTerm, TermMark } from './found-term.ts';
import { findListedTerms } from './find-listed-terms.ts';
import { findHeadedTerms, findSaidTerms } from './find-said-terms.ts';
import { capitalized, firstSentence, sentences, withContinuation } from './sentences.ts';

type Candidate = Omit<FoundTerm, 'place'>;

/** From so many terms on, a lesson's deck needs none that the text does not mark as one. */
const enoughTerms = 3;

/**
 * The terms that an English text defines, in order, each once. Only whole sentences count, and first of all where the text
 * marks the term: in bold at the beginning, as the name of the section, in a remark with a mortarboard, as what something
 * "is called", in a definition list or a glossary. A lesson that marks few is read for what sentences define ("a quay is a
 * wall …"), then for headings with the sentence under them.
 */
export function findTerms(sections: readonly Section[]): FoundTerm[] {
  const found = new Map<string, FoundTerm>();
  const take = (candidate: FoundTerm) => {
    const term = capitalized(candidate.term.replace(/^(?:The|An?)\s/i, ''));
    if (!found.has(stem(term)) && isUsableTerm(term, candidate.definition, candidate.mark.by))
      found.set(stem(term), { ...candidate, term });
  };
  for (const [index, section] of sections.entries()) {
    for (const block of blocksOf(section)) {
      for (const candidate of termsOf(block)) take({ ...candidate, place: [index, ...block.place] });
    }
    for (const one of findListedTerms(section)) take(unmarked(one, index, 'LIST'));
  }
  const read = (find: typeof findSaidTerms) => {
    const used = new Set([...found.values()].map(({ place }) => place.slice(0, 2).join()));
    for (const [index, section] of sections.entries()) {
      for (const one of find(section)) if (!used.has([index, one.place[0]].join())) take(unmarked(one, index, 'WORDS'));
    }
  };
  if (found.size < enoughTerms) read(findSaidTerms);
  if (found.size === 0) read(findHeadedTerms);
  return [...found.values()].toSorted(byPlace);
}

const unmarked = ({ term, definition, place }: PlainTerm, section: number, by: 'LIST' | 'WORDS'): FoundTerm => ({
  term,
  definition,
  mark: { by },
  sentence: 0,
  place: [section, ...place],
});

function byPlace({ place: one }: FoundTerm, { place: other }: FoundTerm): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** A block that may define a term: a paragraph, a paragraph of a quotation, or an item of a list without numbers. */
export type TermBlock = {
  readonly kind: 'paragraph' | 'remark' | 'item';
  readonly place: readonly number[];
  readonly tokens: readonly Token[];
  /** The heading above it, and whether nothing but headings stands between. */
  readonly heading: string;
  readonly isFirst: boolean;
};

/** The blocks of a section in order. */
export function blocksOf({ heading, tokens }: Section): TermBlock[] {
  const blocks: TermBlock[] = [];
  let above = heading;
  let isFirst = true;
  for (const [at, token] of tokens.entries()) {
    const add = (kind: TermBlock['kind'], place: readonly number[], inline: readonly Token[] | undefined) =>
      blocks.push({ kind, place, tokens: inline ?? [], heading: above, isFirst });
    if (token.type === 'heading') {
      above = plainOf((token as Tokens.Heading).tokens);
      isFirst = true;
    } else if (token.type === 'paragraph') {
      add('paragraph', [at], (token as Tokens.Paragraph).tokens);
      isFirst = false;
    } else if (token.type === 'blockquote') {
      for (const [inner, quoted] of (token as Tokens.Blockquote).tokens.entries()) {
        if (quoted.type === 'paragraph') add('remark', [at, inner], (quoted as Tokens.Paragraph).tokens);
      }
    } else if (token.type === 'list' && !(token as Tokens.List).ordered) {
      for (const [inner, item] of (token as Tokens.List).items.entries()) {
        const text = item.tokens.find(({ type }) => type === 'text' || type === 'paragraph') as Tokens.Text | undefined;
        add('item', [at, inner], text?.tokens);
      }
    }
  }
  return blocks;
}

function* termsOf({ kind, tokens, heading, isFirst }: TermBlock): Generator<Candidate> {
  if (kind === 'item') return yield* fromItem(tokens);
  if (kind === 'remark') return yield* fromRemark(heading, tokens);
  yield* fromBold(tokens);
  if (isFirst) yield* fromHeading(heading, plainOf(tokens));
}

const notDefining =
  'much|more|less|very|too|so|often|also|not|now|still|usually|typically|especially|small|large|made up|based|becoming|given|sent|either|' +
  'all|relatively|incredibly|particularly|popular|available|common|important|designed';
const defines =
  `(?:(?:is|are)(?!\\s(?:${notDefining})\\b)|refers? to|means|covers|describes?|involves?|breaks?|stores?|stands? for|` +
  'lets|allows?|uses?|gathers?|converts?|measures?|consists? of|come from|can be)\\b';

/** "**Sensors** gather …", "**Symmetric** encryption uses …", "The **Thing** part of IoT refers to …". */
function* fromBold(tokens: readonly Token[], anyVerb = false): Generator<Candidate> {
  const hasArticle = tokens[0]?.type === 'text' && /^(?:The|An?)\s$/.test(tokens[0].raw);
  const [bold, ...rest] = hasArticle ? tokens.slice(1) : tokens;
  if (bold?.type !== 'strong') return;
  const term = plainOf((bold as Tokens.Strong).tokens);
  const whole = { definition: firstSentence(plainOf(tokens)), mark: { by: 'BOLD' }, sentence: 0 } as const;
  const after = plainOf(rest);
  const between = new RegExp(`^((?:[a-z][\\w-]*\\s){0,2}?)${defines}`).exec(after);
  if (hasArticle) {
    if (/^(?:\w+\s){0,5}?(?:is|are|refers to|consists of)\b/.test(after)) yield { term, ...whole };
  } else if (between) yield { term: `${term} ${between[1]}`.trim(), ...whole };
  else if (afterDash(rest) !== undefined) yield* fromItem(tokens);
  else if (anyVerb && /^[\p{Ll}\p{Lo}]/u.test(after)) yield { term, ...whole };
}

const subjectOf = new RegExp(
  `^(?:The term\\s|The\\s|An?\\s)?['‘"“]?([\\p{L}\\p{N}][^,.:()]{1,60}?)['’"”]?(?:\\s\\([^)]*\\)|,\\s[^,]{3,60},?)?\\s${defines}`,
  'u',
);

/** "### Consumer IoT" followed by "Consumer IoT refers to …". */
function* fromHeading(heading: string, text: string): Generator<Candidate> {
  const name = heading.replace(/^(?:What (?:is|are)(?: the| an?)?|Introduction to)\s+|[?'"’“”]/gi, '').trim();
  const long = name.replace(/\s*\([^)]*\)/, '');
  const short = /\(([^)]+)\)/.exec(name)?.[1];
  const names = [long, ...(short ? [short] : []), ...long.split(/,?\s+and\s+/)].map(stem);
  const said = sentences(text).slice(0, 3);
  for (const [index, sentence] of said.entries()) {
    const subject = subjectOf.exec(sentence)?.[1];
    if (subject && names.includes(stem(subject))) {
      const isWhole = stem(subject) === stem(long) || subject === short;
      yield {
        term: stem(subject) === stem(long) && short ? name : subject,
        definition: withContinuation(sentence, said[index + 1]),
        mark: { by: isWhole ? 'HEADING' : 'WORDS' },
        sentence: index,
      };
    }
  }
}

const pronoun = /^(?:This|That|These|Those|It|They|You|There|When|If|Different|Under|In)\b/i;

/** A remark: its bold or leading term, or what it says something "is called". */
function* fromRemark(heading: string, tokens: readonly Token[]): Generator<Candidate> {
  const content = withoutSign(tokens);
  yield* fromBold(content, true);
  const text = plainOf(content);
  if (!tokens[0]?.raw.trimStart().startsWith('🎓')) return yield* fromHeading(heading, text);
  yield* fromCalled(content);
  const subject = subjectOf.exec(text)?.[1];
  if (!subject || pronoun.test(text) || !isName(subject, text)) return;
  const isMarked = content[0]?.type !== 'text' && plainOf(content.slice(0, 1)) === subject;
  yield {
    term: subject,
    definition: firstSentence(text),
    mark: isMarked ? { by: 'MARKED', nth: 0 } : { by: 'WORDS' },
    sentence: 0,
  };
}

function isName(subject: string, text: string): boolean {
  const isShort = subject.split(' ').length <= 4 && !/\b(?:that|which|of|in|and)\b/.test(subject);
  return (
    isShort && /^\p{Lu}/u.test(text) && !/^\S+(?:\s\S+){0,3}\s(?:is|are)\s(?:known as|called|referred to)/.test(text)
  );
}

/** The content of a remark without the sign it begins with. */
export function withoutSign(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  if (first?.type !== 'text') return tokens;
  const words = /^\s*(?:\p{Extended_Pictographic}\uFE0F?\s*)?([^]*)$/u.exec(first.raw)?.[1] ?? '';
  return words ? [{ ...first, raw: words, text: words }, ...rest] : rest;
}

/** "The process of … is called *training*", "Data … is called telemetry". */
function* fromCalled(tokens: readonly Token[]): Generator<Candidate> {
  const called = /\b(?:is|are)\s(?:called|known as|referred to as)(?:\san?|\sthe)?$/;
  const said = sentences(plainOf(tokens));
  for (const [nth, { token, index }] of markedOf(tokens).entries()) {
    if (!called.test(plainOf(tokens.slice(0, index)))) continue;
    const marked = plainOf([token]);
    const next = tokens[index + 1];
    const more = next?.type === 'text' ? (/^\s[a-z]+(?=[.,]|$)/.exec(next.raw)?.[0] ?? '') : '';
    const sentence = said.findIndex((candidate) => candidate.includes(marked));
    const definition = withContinuation(said[sentence] ?? '', undefined);
    yield { term: marked + more, definition, mark: { by: 'MARKED', nth }, sentence };
  }
  const last = /\b(?:is|are) (?:called|referred to as) (\w+(?: \w+)?)\.?$/.exec(said[0] ?? '')?.[1];
  if (last)
    yield { term: last, definition: withContinuation(said[0] ?? '', undefined), mark: { by: 'WORDS' }, sentence: 0 };
}

/** The marked words of a block: bold, slanted or linked. */
export function markedOf(tokens: readonly Token[]): { token: Token; index: number }[] {
  return tokens.flatMap((token, index) => (['em', 'strong', 'link'].includes(token.type) ? [{ token, index }] : []));
}

/** "* **GDD** - this is the number of …", "* **Structured data** is data with …". */
function* fromItem(tokens: readonly Token[]): Generator<Candidate> {
  const [bold, ...rest] = tokens;
  if (bold?.type !== 'strong') return;
  const dashed = afterDash(rest)?.replace(/^(?:this is|these are|it is)\s/i, '');
  if (dashed === undefined) return yield* fromBold(tokens);
  if (/^(?:you|we|with|in|if|when|for|use|click|select)\b/i.test(dashed)) return;
  yield { term: plainOf([bold]), definition: firstSentence(capitalized(dashed)), mark: { by: 'BOLD' }, sentence: 0 };
}

/** What follows a dash or colon; undefined where the words go on without one. */
export function afterDash(rest: readonly Token[]): string | undefined {
  return /^\s*[-–—:：]\s*(.+)$/.exec(plainOf(rest))?.[1];
}

/** A word and its plural are one term. */
function stem(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  return words
    .replace(/(x|ch|sh|ss)es\b/g, '$1')
    .replace(/s\b/g, '')
    .trim();
}

const noTerm =
  /^(?:note|tip|hint|warning|caution|important|example|exercise|task|step|question|answer|challenge|input|output|bonus|optional|reminder|source|figure)s?(?:\s\d+)?$/i;

/** A card needs a short term and a whole sentence that does not announce a list; in a glossary a few words are enough. */
export function isUsableTerm(term: string, definition: string, by: TermMark['by'] = 'BOLD'): boolean {
  const isShort = term.length >= 2 && term.length <= 60 && term.split(/\s+/).length <= 6 && !noTerm.test(term);
  const isWhole = /[.!?。！？؟]["”’)]?$/u.test(definition) && !/[:：]\s*\.?$/.test(definition);
  const hasNoSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(definition);
  const isLong = hasNoSpaces ? definition.length >= 12 : definition.split(/\s+/).length >= (by === 'LIST' ? 2 : 5);
  return isShort && isWhole && isLong && definition.length <= 600;
}
