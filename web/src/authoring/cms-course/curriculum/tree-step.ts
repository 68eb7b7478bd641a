import { searchForm } from '@lectern/domain/base/search/normal-form.ts';
import type { TreeRow } from './tree-rows.ts';

type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};

type Around = {
  readonly rows: readonly TreeRow[];
  readonly row: TreeRow;
  readonly rtl: boolean;
  /** Whether rows are selected: Space selects one, Shift with an arrow the next too, Ctrl+A all. */
  readonly selecting: boolean;
  /** What was typed a moment ago. */
  readonly typed: string;
};

/** What a key does in a tree. */
export type TreeStep =
  | { readonly kind: 'focus'; readonly id: string; readonly typed?: string }
  | { readonly kind: 'toggle'; readonly open: boolean }
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  | { readonly kind: 'select'; readonly ids: readonly string[]; readonly focus?: string }
  | { readonly kind: 'open' };

/** What a key does on a row of a tree; null for a key that is none of its own. */
export function treeStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, around: Around): TreeStep | null {
  const { rows, row, rtl, selecting } = around;
  if (ctrlKey || metaKey)
    return selecting && key.toLowerCase() === 'a' ? { kind: 'select', ids: rows.map(({ item }) => item.id) } : null;
  if (altKey) return key === 'ArrowUp' || key === 'ArrowDown' ? { kind: 'move', by: key === 'ArrowUp' ? -1 : 1 } : null;
  const at = rows.indexOf(row);
  if (selecting && shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const next = rows[at + (key === 'ArrowDown' ? 1 : -1)];
    return next ? { kind: 'select', ids: [row.item.id, next.item.id], focus: next.item.id } : null;
  }
  if (selecting && key === ' ' && around.typed === '') return { kind: 'select', ids: [row.item.id] };
  const to = (target: TreeRow | undefined): TreeStep | null => (target ? { kind: 'focus', id: target.item.id } : null);
  if (key === 'ArrowDown') return to(rows[at + 1]);
  if (key === 'ArrowUp') return to(rows[at - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'Enter' || (key === ' ' && around.typed === '')) return { kind: 'open' };
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight'))
    return row.open === false ? { kind: 'toggle', open: true } : row.open ? to(rows[at + 1]) : null;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft'))
    return row.open ? { kind: 'toggle', open: false } : to(rows.find(({ item }) => item.id === row.parent));
  return key.length === 1 ? beginningWith(key, at, around) : null;
}

/** The next row whose name begins with what was typed; the same letter again goes on to the next one. */
function beginningWith(key: string, at: number, { rows, typed }: Around): TreeStep | null {
  const text = typed + key.toLocaleLowerCase();
  const isRepeated = new Set(text).size === 1;
  const wanted = isRepeated ? text.slice(0, 1) : text;
  const from = isRepeated ? at + 1 : at;
  const inOrder = [...rows.slice(from), ...rows.slice(0, from)];
  const form = searchForm(wanted);
  const found = form && inOrder.find(({ name }) => searchForm(name).startsWith(form));
  return found ? { kind: 'focus', id: found.item.id, typed: text } : null;
}
