import type { TreeRow } from './tree-rows.ts';
import type { Move } from './use-move.ts';

/**
 * Where a row comes to that is dropped on another: to the place of that one, or of a study project on a lesson behind
 * the others of its level there. With a row that is selected all that are selected of its kind come along. Null where
 * nothing moves.
 */
export function dropMove(
  rows: readonly TreeRow[],
  draggedId: string,
  targetId: string,
  selected: ReadonlySet<string>,
): Move | null {
  const rowOf = (id: string) => rows.find(({ item }) => item.id === id);
  const [dragged, target] = [rowOf(draggedId), rowOf(targetId)];
  if (!dragged?.movable || !dragged.under || !target?.under || dragged === target) return null;
  const { movable: kind } = dragged;
  const together = rows.filter((row) => row.movable === kind && selected.has(row.item.id)).map(({ item }) => item.id);
  const ids = selected.has(draggedId) ? together : [draggedId];
  if (target.movable === kind) {
    const { id: parent_id, level } = target.under;
    const isDown =
      parent_id === dragged.under.id && level === dragged.under.level && rows.indexOf(dragged) < rows.indexOf(target);
    const at = target.siblings.indexOf(targetId) + (isDown ? 1 : 0);
    return { kind, ids, parent_id, level, before: target.siblings[at] ?? null };
  }
  if (kind !== 'STUDY_PROJECT') return null;
  return { kind, ids, parent_id: targetId, level: dragged.under.level, before: null };
}
