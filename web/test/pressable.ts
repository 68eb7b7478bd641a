const selector = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[contenteditable="true"]',
  '[role="treeitem"]',
].join();

/** Names those over whose middle another thing lies once they have been scrolled to; the link past the navigation shows itself. */
export function covered(root: ParentNode = document): string[] {
  const named = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent).slice(0, 60);
  return [...root.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('[href="#content"]'))
    .flatMap((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over && (one.contains(over) || over.contains(one))
        ? []
        : [`${named(one)} under ${over ? named(over) : '-'}`];
    });
}
