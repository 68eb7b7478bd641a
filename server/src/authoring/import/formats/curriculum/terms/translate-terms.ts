import { plainOf, type Section } from '../divide-text.ts';
import { afterDash, blocksOf, isUsableTerm, markedOf, withoutSign, type TermBlock } from './find-terms.ts';
import type { FoundTerm } from './found-term.ts';
import { capitalized, firstSentence, sentences, withContinuation } from './sentences.ts';

/**
 * The terms of an English text as its translation writes them: the same blocks, marked in the same way. A term that the
 * translation does not mark at that place is left out, and so are all terms of a section that is built differently.
 */
export function translateTerms(
  terms: readonly FoundTerm[],
  english: readonly Section[],
  translated: readonly Section[],
): FoundTerm[] {
  return terms.flatMap((found) => {
    const [section = -1, ...place] = found.place;
    // Counted from the end, because a translation may lack what stands before the first heading.
    const other = translated.at(section - english.length);
    const original = english[section];
    if (!original || !other || shapeOf(original) !== shapeOf(other)) return [];
    const block = blocksOf(other).find((candidate) => candidate.place.join() === place.join());
    const read = block && readTerm(found, block);
    return read && isUsableTerm(read.term, read.definition) ? [{ ...found, ...read }] : [];
  });
}

const shapeOf = ({ tokens }: Section): string => tokens.map(({ type }) => type).join();

function readTerm({ mark, sentence }: FoundTerm, block: TermBlock): { term: string; definition: string } | null {
  const tokens = block.kind === 'remark' ? withoutSign(block.tokens) : block.tokens;
  const said = sentences(plainOf(tokens));
  const definition = withContinuation(said[sentence] ?? '', undefined);
  switch (mark.by) {
    case 'HEADING':
      return { term: block.heading, definition };
    case 'MARKED': {
      const term = plainOf(
        markedOf(tokens)
          .slice(mark.nth, mark.nth + 1)
          .map(({ token }) => token),
      );
      return { term, definition };
    }
    case 'BOLD': {
      const bold = tokens.findIndex(({ type }) => type === 'strong');
      const isAtStart = bold >= 0 && plainOf(tokens.slice(0, bold)).length <= 4;
      const dashed = afterDash(tokens.slice(bold + 1));
      const text = dashed === undefined ? plainOf(tokens) : capitalized(dashed);
      return isAtStart ? { term: plainOf(tokens.slice(bold, bold + 1)), definition: firstSentence(text) } : null;
    }
    case 'LIST':
    case 'WORDS':
      return null;
  }
}
