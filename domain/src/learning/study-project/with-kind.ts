import { headingsOf, introductionHead, type Heading, type StudyProjectKind } from './introduction.ts';

const words = { LEARN: 'Learn', APPLY: 'Apply' } as const;

/** The first of the two words that stands outside a tag. */
const word = /\b(?:learn|apply)\b(?![^<]*>)/i;

/**
 * An introduction whose first h2 says a kind. A word that says another is replaced; where there is none, an h2 with the
 * word is put before all. For NONE the word goes with its h2, or with the colon that parts it from the title; an h2 that
 * has it in a sentence becomes an h3.
 */
export function withKind(html: string, kind: StudyProjectKind): string {
  if (introductionHead(html).kind === kind) return html;
  if (kind === 'NONE') return withKind(withoutWord(html), kind);
  const h2 = firstH2(html);
  const replaced = h2 ? withInside(html, h2, (inside) => inside.replace(word, words[kind])) : html;
  return introductionHead(replaced).kind === kind ? replaced : `<h2>${words[kind]}</h2>${html}`;
}

const firstH2 = (html: string) => headingsOf(html).find(({ level }) => level === 2);

function withInside(html: string, { inside: [from, to] }: Heading, change: (inside: string) => string): string {
  return html.slice(0, from) + change(html.slice(from, to)) + html.slice(to);
}

function withoutWord(html: string): string {
  const h2 = firstH2(html);
  if (!h2) return html;
  const { text, from, inside, to } = h2;
  if (/^(?:learn|apply)\s*[:.–—-]?$/i.test(text)) return html.slice(0, from) + html.slice(to);
  const titled = withInside(html, h2, (part) => part.replace(/^\s*(?:learn|apply)\s*[:.–—-]\s*/i, ''));
  if (titled !== html) return titled;
  const [open, close] = [html.slice(from, inside[0]), html.slice(inside[1], to)];
  return (
    html.slice(0, from) + open.replace('2', '3') + html.slice(...inside) + close.replace('2', '3') + html.slice(to)
  );
}
