import { styleOf } from './style-of.ts';

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, div, blockquote, table, td, th, pre';

/** Directions are said in attributes of any case, in styles, and once for the whole page; here they stand at each block. */
export function settleDirections(body: HTMLElement): void {
  for (const turned of body.querySelectorAll('[dir]'))
    turned.setAttribute('dir', (turned.getAttribute('dir') ?? '').toLowerCase());
  for (const block of body.querySelectorAll<HTMLElement>(blocks)) {
    const says = styleOf(block, 'direction').toLowerCase();
    if (!block.hasAttribute('dir') && (says === 'rtl' || says === 'ltr')) block.setAttribute('dir', says);
  }
  const page = (body.getAttribute('dir') ?? body.parentElement?.getAttribute('dir'))?.toLowerCase();
  if (page !== 'rtl') return;
  for (const block of body.querySelectorAll(blocks))
    if (!block.closest('[dir]:not(body, html)')) block.setAttribute('dir', page);
}

/** A list turns as a whole where all its items do, and an item where its only paragraph does. */
export function liftDirections(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('li > p[dir]:first-child')) {
    const item = paragraph.parentElement;
    const dir = paragraph.getAttribute('dir') ?? '';
    if (!item || (item.hasAttribute('dir') && item.getAttribute('dir') !== dir)) continue;
    if ([...item.children].some((part) => part !== paragraph && !part.matches('ul, ol'))) continue;
    item.setAttribute('dir', dir);
    paragraph.removeAttribute('dir');
  }
  // The innermost first, so that a list inside of another that turns the same way says nothing.
  for (const list of [...body.querySelectorAll('ul, ol')].toReversed()) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const dir = items[0]?.getAttribute('dir');
    if (!dir || items.some((item) => item.getAttribute('dir') !== dir)) continue;
    if (!list.hasAttribute('dir')) list.setAttribute('dir', dir);
    for (const item of items) item.removeAttribute('dir');
  }
  for (const turned of body.querySelectorAll('[dir]'))
    if (turned.parentElement?.closest('[dir]:not(body)')?.getAttribute('dir') === turned.getAttribute('dir'))
      turned.removeAttribute('dir');
}
