import { nodesOf } from './element-of.ts';

/** Puts kept passages back into a text as they were. */
export function restoreKept(root: ParentNode): void {
  for (const kept of root.querySelectorAll<HTMLElement>('[data-kept]'))
    kept.replaceWith(nodesOf(kept.dataset['kept'] ?? ''));
}
