/**
 * The numbers shown around the current one, at most `size` of them: one before it and the rest after it, moved so that
 * they stay between 1 and the total.
 */
export function numberWindow(current: number, total: number, size = 4): number[] {
  const first = Math.max(1, Math.min(current - 1, total - size + 1));
  return Array.from({ length: Math.min(size, total) }, (_, index) => first + index);
}
