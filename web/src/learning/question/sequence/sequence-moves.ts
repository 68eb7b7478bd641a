/** The order after the item at one place was taken out and put in at another; both counted from 0. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const item = order[from];
  if (item === undefined) return [...order];
  const others = order.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, item);
}

/**
 * The order to show: the answer's, brought to the question's items where it is older than they are. Items it does not
 * know come last, in the order of the question.
 */
export function shownOrder(items: readonly { readonly id: string }[], order: readonly string[]): string[] {
  const known = new Set(items.map(({ id }) => id));
  const kept = [...new Set(order)].filter((id) => known.has(id));
  return [...kept, ...items.map(({ id }) => id).filter((id) => !kept.includes(id))];
}
