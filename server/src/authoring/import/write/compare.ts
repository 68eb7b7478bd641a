import { hashOf, type Item, type ItemType } from '../plan/items.ts';
import type { Memory, Remembered } from './memory.ts';
import type { Notes } from '../notes.ts';

/** What an import does to one item. */
export type Change = {
  readonly item: Item;
  readonly hash: string;
  /** Made, changed in what it says, only moved to another place, or left as it is. */
  readonly what: 'MADE' | 'CHANGED' | 'MOVED' | 'SAME';
};

/** What an import does altogether. */
export type Changes = {
  readonly changes: readonly Change[];
  /** Items that a text which was read no longer has. */
  readonly removed: readonly Remembered[];
};

/**
 * Compares what the folder wants with what earlier imports made. What a person has edited stays as it is, what a person
 * has deleted stays deleted, and what a file that is missing would have said stays too; each with its line. What is
 * `frozen` stays without one.
 */
export function compare(
  items: readonly Item[],
  memory: Memory,
  notes: Notes,
  frozen: (path: string) => boolean,
): Changes {
  const gone: string[] = [];
  const changes = items.flatMap((item): Change[] => {
    if (gone.some((path) => item.path.startsWith(`${path}/`))) return [];
    const known = memory.get(item.path);
    if (known?.state === 'DELETED') {
      gone.push(item.path);
      notes.add(
        'KEPT',
        item.lesson,
        item.title,
        `${typeNames[item.type]}: was deleted in Lectern and is not made again`,
      );
      return [];
    }
    const hash = hashOf(item.values);
    if (!known || known.state === 'GONE') return [{ item, hash, what: 'MADE' }];
    const same: Change = {
      item,
      hash: known.hash,
      what: known.order !== null && known.order !== item.order ? 'MOVED' : 'SAME',
    };
    if (known.hash === hash || frozen(item.path)) return [same];
    if (known.state === 'AS_IMPORTED') return [{ item, hash, what: 'CHANGED' }];
    const reason = 'the folder has another version, but it was edited in Lectern since it was imported';
    notes.add('KEPT', item.lesson, item.title, `${typeNames[item.type]}: ${reason}`);
    return [same];
  });
  return { changes, removed: removedOf(items, memory, notes, frozen) };
}

/** What people call each type of item. */
export const typeNames: Record<ItemType, string> = {
  product: 'product',
  course: 'course',
  book: 'e-book',
  benchmark: 'benchmark',
  summary: 'summary',
  lesson: 'lesson',
  page: 'e-book page',
  card: 'Quickdeck card',
  project: 'study project',
  case: 'case study',
  element: 'key element',
  question: 'question',
};

/** The text an item comes from; while that text is in the plan, what it no longer has is removed. */
function sourceOf({ path, type }: Remembered): string | null {
  if (type === 'page' || type === 'card') return path.replace(/\/(?:page|card)\/[^/]+$/, '');
  if (type === 'question') return path.replace(/\/\d+$/, '');
  if (type === 'element') return path.replace(/\/[^/]+$/, '');
  return null;
}

function removedOf(
  items: readonly Item[],
  memory: Memory,
  notes: Notes,
  frozen: (path: string) => boolean,
): Remembered[] {
  const planned = new Set(items.map(({ path }) => path));
  const read = new Set(
    items.flatMap(({ path, type }) => [path, ...(type === 'question' ? [path.replace(/\/\d+$/, '')] : [])]),
  );
  const unread = new Set<string>();
  const removed: Remembered[] = [];
  for (const known of memory.values()) {
    if (planned.has(known.path) || frozen(known.path) || known.state === 'DELETED' || known.state === 'GONE') continue;
    const source = sourceOf(known);
    if (source !== null && read.has(source)) {
      if (known.state === 'AS_IMPORTED') removed.push(known);
      else notes.add('KEPT', null, known.path, 'is no longer in the folder, but was edited in Lectern');
    } else unread.add(source ?? known.path);
  }
  const outermost = [...unread].filter((path) => ![...unread].some((other) => path.startsWith(`${other}/`)));
  for (const path of outermost)
    notes.add('KEPT', null, path, 'is no longer in the folder or could not be read; it stays as it is');
  return removed;
}
