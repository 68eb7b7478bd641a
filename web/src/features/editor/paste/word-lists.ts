type Item = { readonly paragraph: Element; readonly level: number; readonly isNumbered: boolean };

/** Makes lists of the paragraphs that Word calls items: it names their level in a style and writes their marks as text. */
export function settleWordLists(root: HTMLElement): void {
  let open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    // A list ends where something else stands between its items.
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    open = open.filter(({ level }) => level <= item.level);
    let here = open.at(-1);
    if (!here || here.level < item.level) {
      const list = root.ownerDocument.createElement(item.isNumbered ? 'ol' : 'ul');
      const parent = here?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      here = { list, level: item.level };
      open.push(here);
    }
    const entry = root.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    here.list.append(entry);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

function itemOf(paragraph: Element): Item | null {
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(paragraph.getAttribute('data-style') ?? '')?.[1];
  if (level === undefined) return null;
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.dataset['style'] ?? ''),
  );
  const mark = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return { paragraph, level: Number(level), isNumbered: /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark) };
}
