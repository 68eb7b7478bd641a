/** What a study project asks of the learner, as its introduction says in its first h2. */
export type StudyProjectKind = 'LEARN' | 'APPLY' | 'NONE';

/** The kind and the title that an introduction carries. */
export type IntroductionHead = { readonly kind: StudyProjectKind; readonly title: string | null };

/**
 * Reads the head of an introduction: the kind from the first h2 (any case), the title from what follows the word in
 * that h2 ("Learn: A gateway") or else from the next heading. Kept in step with the introduction on every save.
 */
export function introductionHead(html: string): IntroductionHead {
  const headings = [...html.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/gi)].map((match) => ({
    level: Number(match[1]),
    text: plainText(match[2] ?? ''),
  }));
  const first = headings.find(({ level }) => level === 2);
  if (!first) return { kind: 'NONE', title: headings[0]?.text || null };
  const word = /\b(learn|apply)\b\s*[:.–—-]?\s*(.*)$/i.exec(first.text);
  if (!word) return { kind: 'NONE', title: first.text || null };
  const next = headings[headings.indexOf(first) + 1]?.text;
  return { kind: word[1]?.toLowerCase() === 'learn' ? 'LEARN' : 'APPLY', title: word[2] || next || null };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of a piece of HTML on one line, without tags; used for headings and titles, never to make HTML safe. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
