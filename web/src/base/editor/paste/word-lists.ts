import { buildLists, type LooseItem } from './build-lists.ts';
import { readMark, type NumberType } from './list-marks.ts';

/** What Word says of a level of a list in the styles at the head of what it copies. */
type Level = { readonly format: string | null; readonly start: number };

/**
 * Makes lists of the paragraphs that Word calls items: it names list and level in a style, says at the head how each level
 * counts, and writes the marks as text. `styles` is that head. Headings that are numbered stay headings, without their
 * numbers. Returns the marks that no list of ours can have, such as Arabic letters.
 */
export function settleWordLists(root: HTMLElement, styles: string): string[] {
  const levels = levelsIn(styles);
  const types = new Map<string, NumberType>();
  const lost: string[] = [];
  const items = [...root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')].flatMap((paragraph): LooseItem[] => {
    const found = /mso-list:\s*(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/i.exec(paragraph.getAttribute('data-style') ?? '');
    if (!found) return [];
    const [, id = '', level = '1', use = ''] = found;
    const text = takeMarker(paragraph);
    if (paragraph.localName !== 'p') return [];
    const own = levels.get(`${id} ${level} ${use}`);
    const common = levels.get(`${id} ${level} `);
    const place = `${id} ${use} ${level}`;
    const mark = readMark(text, own?.format ?? common?.format ?? null, types.get(place) ?? null);
    if (mark.kind === 'number') {
      types.set(place, mark.type);
      if (mark.value === null && text !== '') lost.push(text);
    }
    const start = own?.start ?? common?.start ?? 1;
    return [{ paragraph, level: Number(level), list: `${id} ${use}`, mark, start }];
  });
  buildLists(items);
  return lost;
}

function levelsIn(styles: string): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const [, id = '', level = '', use = '', says = ''] of styles.matchAll(
    /@list\s+(l\d+):level(\d)\s*(lfo\d+)?\s*\{([^}]*)\}/gi,
  )) {
    levels.set(`${id} ${level} ${use}`, {
      format: /mso-level-number-format:\s*([\w-]+)/i.exec(says)?.[1]?.toLowerCase() ?? null,
      start: Number(/mso-level-start-at:\s*(\d{1,5})/i.exec(says)?.[1] ?? 1),
    });
  }
  return levels;
}

/** Takes the mark out of a paragraph, where it stands as text that Word itself ignores. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.dataset['style'] ?? ''),
  );
  marker?.remove();
  return marker?.textContent?.replaceAll(/[\s\u00a0]+/g, ' ').trim() ?? '';
}

/** Makes lists of the items of Word in the browser, which puts each into a list of its own and names list and level. */
export function settleWordOnlineLists(root: HTMLElement): void {
  const lists = new Set<Element>();
  const items = [...root.querySelectorAll<HTMLElement>('li[data-listid]')].flatMap((item): LooseItem[] => {
    const list = item.closest('ul, ol');
    if (!list) return [];
    const holder = list.closest('.ListContainerWrapper') ?? list;
    const paragraph = root.ownerDocument.createElement('p');
    for (const end of item.querySelectorAll('.EOP')) end.remove();
    const words = item.querySelector(':scope > p');
    const dir = item.getAttribute('dir') ?? words?.getAttribute('dir');
    if (dir) paragraph.setAttribute('dir', dir);
    words?.replaceWith(...words.childNodes);
    const start = list.getAttribute('start');
    const value = start === null ? null : Number(start) + [...list.children].indexOf(item);
    paragraph.append(...item.childNodes);
    holder.before(paragraph);
    lists.add(holder).add(list);
    return [
      {
        paragraph,
        level: Number(item.dataset['ariaLevel'] ?? 1),
        list: item.dataset['listid'] ?? '',
        mark: list.localName === 'ol' ? { kind: 'number', type: '1', value } : { kind: 'bullet' },
        start: 1,
      },
    ];
  });
  for (const list of lists) if ((list.textContent ?? '').trim() === '') list.remove();
  buildLists(items);
}
