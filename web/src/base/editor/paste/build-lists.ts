import type { ListMark } from './list-marks.ts';

/** An item of a list as a paragraph, which says how deep it lies, of which list it is and what stands before it. */
export type LooseItem = {
  readonly paragraph: Element;
  readonly level: number;
  /** The list that it belongs to, as its program calls it. */
  readonly list: string;
  readonly mark: ListMark;
  /** The number that its list begins with where no mark says one. */
  readonly start: number;
};

type OpenList = { readonly element: Element; readonly level: number; readonly like: string; next: number };

/**
 * Puts loose items into lists: one list for items that follow each other, lie equally deep and are of one list; deeper ones
 * inside of the item before. A numbered list that goes on behind other text goes on counting.
 */
export function buildLists(items: readonly LooseItem[]): void {
  const counted = new Map<string, number>();
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const { paragraph, level, list, mark, start } of items) {
    const document = paragraph.ownerDocument;
    // A list ends where something else stands between its items.
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    open = open.filter((one) => one.level <= level);
    const like = `${list} ${mark.kind === 'number' ? mark.type : ''}`;
    if (open.at(-1)?.level === level && open.at(-1)?.like !== like) open.pop();
    let here = open.at(-1);
    const place = `${list} ${level}`;
    if (!here || here.level < level) {
      const element = document.createElement(mark.kind === 'number' ? 'ol' : 'ul');
      const first = mark.kind === 'number' ? (mark.value ?? counted.get(place) ?? start) : 1;
      if (mark.kind === 'number' && mark.type !== '1') element.setAttribute('type', mark.type);
      if (first !== 1) element.setAttribute('start', String(first));
      const parent = here?.element.lastElementChild;
      if (parent) parent.append(element);
      else paragraph.before(element);
      here = { element, level, like, next: first };
      open.push(here);
    }
    const entry = document.createElement('li');
    const dir = paragraph.getAttribute('dir');
    if (dir) entry.setAttribute('dir', dir);
    if (mark.kind === 'number') {
      if (mark.value !== null && mark.value !== here.next) {
        entry.setAttribute('value', String(mark.value));
        here.next = mark.value;
      }
      here.next++;
      counted.set(place, here.next);
    }
    entry.append(...paragraph.childNodes);
    here.element.append(entry);
    paragraph.remove();
    last = open[0]?.element ?? null;
  }
}
