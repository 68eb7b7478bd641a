/** Moves a strip that is wider than its place to the chosen one in it; the page itself stays where it is. */
export function showChosen(strip: HTMLElement | null, selector: string): void {
  const chosen = strip?.querySelector(selector)?.getBoundingClientRect();
  if (!strip || !chosen) return;
  const { left, right } = strip.getBoundingClientRect();
  if (chosen.left < left) strip.scrollLeft += chosen.left - left;
  else if (chosen.right > right) strip.scrollLeft += chosen.right - right;
}
