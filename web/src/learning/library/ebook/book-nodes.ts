import { withinCourse } from '@lectern/domain/learning/library/lesson-link.ts';
import { trustedHtml } from '../../../base/rich-text/trusted-html.ts';
import { texts } from '../../../texts/texts.ts';

/**
 * The nodes of a cleaned text as a page shows them: links between lessons lead into the course view at `base` and are plain
 * words without one, pictures stand in buttons that enlarge them, tables and code in boxes of their own that scroll.
 */
export function bookNodes(clean: string, base: string | null): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(clean);
  const { content } = template;
  for (const link of content.querySelectorAll('a[href]')) {
    const address = withinCourse(link.getAttribute('href') ?? '', base);
    if (address === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', address);
  }
  for (const image of content.querySelectorAll('img')) {
    image.loading = 'lazy';
    if (!image.closest('a, summary')) image.replaceWith(enlargeButton(image));
  }
  for (const wide of content.querySelectorAll('table, pre')) {
    if (!wide.parentElement?.closest('[data-scroller]')) wide.replaceWith(scrollerOf(wide));
  }
  return content;
}

function enlargeButton(image: HTMLImageElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', texts.library.enlarge(image.alt || texts.library.picture));
  button.append(image.cloneNode());
  return button;
}

function scrollerOf(wide: Element): HTMLElement {
  const scroller = document.createElement('div');
  scroller.dataset['scroller'] = wide.localName;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', wide.localName === 'pre' ? texts.library.code : texts.library.table);
  scroller.append(wide.cloneNode(true));
  return scroller;
}
