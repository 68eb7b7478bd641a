/** What a study project asks of the learner, as its introduction says in its first h2. */
export type StudyProjectKind = 'LEARN' | 'APPLY' | 'NONE';

/** The kind and the title that an introduction carries. */
export type IntroductionHead = { readonly kind: StudyProjectKind; readonly title: string | null };

/**
 * Reads the head of an introduction: the kind from the first h2 (any case), the title from what follows the word in
 * that h2 ("Learn: A gateway") or else from the next heading. Kept in step with the introduction on every save.
 */
export function introductionHead(html: string): IntroductionHead {
  const headings = headingsOf(html);
  const first = headings.find(({ level }) => level === 2);
  if (!first) return { kind: 'NONE', title: headings[0]?.text || null };
  const word = /\b(learn|apply)\b\s*[:.–—-]?\s*(.*)$/i.exec(first.text);
  if (!word) return { kind: 'NONE', title: first.text || null };
  const next = headings[headings.indexOf(first) + 1]?.text;
  return { kind: word[1]?.toLowerCase() === 'learn' ? 'LEARN' : 'APPLY', title: word[2] || next || null };
}

/** A heading in a piece of HTML: its text, and where it and what is inside it begin and end. */
export type Heading = {
  readonly level: number;
  readonly text: string;
  readonly from: number;
  readonly inside: readonly [from: number, to: number];
  readonly to: number;
};

/** The headings of a piece of HTML in order; read in one pass, so that no text takes longer than its length. */
export function headingsOf(html: string): Heading[] {
  const headings: Heading[] = [];
  let open: { readonly level: number; readonly at: number; readonly from: number } | null = null;
  for (const { 0: tag, 1: slash, 2: level, index } of html.matchAll(/<(\/?)h([1-6])\b[^<>]*>/gi)) {
    if (!slash) {
      open = { level: Number(level), at: index, from: index + tag.length };
    } else if (open?.level === Number(level)) {
      headings.push({
        level: open.level,
        text: plainText(html.slice(open.from, index)),
        from: open.at,
        inside: [open.from, index],
        to: index + tag.length,
      });
      open = null;
    }
  }
  return headings;
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }));

/** The text of a piece of HTML on one line, without tags; used for headings and titles, never to make HTML safe. */
export function plainText(html: string): string {
  return html
    .replace(/<[a-z/!][^<>]*>/gi, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
