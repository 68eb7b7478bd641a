/**
 * Names what can be pressed and is under 24 px wide or high, with its label, if it has one. A link in a sentence is as
 * high as its line, and what is there for screen readers alone is not pressed. It stands by itself, as it is sent into
 * pages too.
 */
export function tooSmall(root?: ParentNode): string[] {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [role="treeitem"]';
  const isInSentence = (one: Element) => {
    const around = one.closest('p, li, dd, td, span');
    const words = one.textContent.trim().length;
    return getComputedStyle(one).display === 'inline' && (around?.textContent.trim().length ?? 0) > words;
  };
  return [...(root ?? document).querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden="true"]')) return [];
    const labels = 'labels' in one ? [...((one.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const sizes = [one, ...labels].map((part) => part.getBoundingClientRect());
    const width = Math.max(...sizes.map((size) => size.width));
    const height = Math.max(...sizes.map((size) => size.height));
    if (width <= 1 || height <= 1 || (width >= 24 && height >= 24) || isInSentence(one)) return [];
    const name = one.getAttribute('aria-label') ?? (labels[0] ?? one).textContent;
    return [`${one.localName} “${name.trim().slice(0, 60)}” ${Math.round(width)} × ${Math.round(height)}`];
  });
}
