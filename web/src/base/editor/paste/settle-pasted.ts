import { cleanHtml } from '../../rich-text/clean-html.ts';
import { trustedHtml } from '../../rich-text/trusted-html.ts';
import { leaveOutForeign, type LeftOutPart } from './left-out-part.ts';
import { settleDirections, liftDirections } from './settle-directions.ts';
import { settleChecklists, settleNotes, takeOutReview } from './settle-notes.ts';
import { styleOf } from './style-of.ts';
import { settleWordLists, settleWordOnlineLists } from './word-lists.ts';

/** What was pasted as it may be stored, what stays behind, and the pictures that came with it by the addresses they have in `html`. */
export type Pasted = {
  readonly html: string;
  readonly leftOut: readonly LeftOutPart[];
  readonly pictures: ReadonlyMap<string, string>;
};

/**
 * HTML of the clipboard, from Word, Google Docs or any page, in the elements of a rich text: headings from `topHeading`
 * down, lists in lists as they are counted, tables, marks, footnotes, and a direction where it is not that of the text around
 * it. Styles, empty lines, comments, deleted words, and pictures that neither came with it nor are in the media library stay
 * behind.
 */
export function settlePasted(html: string, topHeading: number, direction = 'ltr'): Pasted {
  const { body } = new DOMParser().parseFromString(trustedHtml(withoutStyles(html)), 'text/html');
  for (const idle of body.querySelectorAll('style, script, meta, title, xml')) idle.remove();
  takeOutReview(body);
  settleDirections(body);
  const marks = settleWordLists(body, html);
  settleWordOnlineLists(body);
  settleNotes(body);
  settleChecklists(body);
  settleMarks(body);
  settleLists(body);
  liftDirections(body);
  settleHeadings(body, topHeading);
  const { leftOut, pictures } = leaveOutForeign(body, marks);
  for (const paragraph of body.querySelectorAll('p'))
    if (/^[\s\u00a0]*$/.test(paragraph.textContent ?? '') && !paragraph.querySelector('img, math')) paragraph.remove();
  // Words say line breaks with `br`; those at the end of a line only hold it open.
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove();
  const holder = body.ownerDocument.createElement('div');
  holder.innerHTML = trustedHtml(cleanHtml(body.innerHTML));
  for (const turned of holder.querySelectorAll(`[dir=${direction}]`)) turned.removeAttribute('dir');
  for (const idle of holder.querySelectorAll('span, div, a'))
    if (idle.attributes.length === 0) idle.replaceWith(...idle.childNodes);
  for (const gap of holder.querySelectorAll(':scope > br')) gap.remove();
  for (const first of holder.querySelectorAll('li > p:first-child, td > p:first-child, th > p:first-child'))
    if (isOnlyParagraph(first)) first.replaceWith(...first.childNodes);
  return { html: cleanHtml(holder.innerHTML), leftOut, pictures };
}

/** The page applies no style that stands at an element, and complains of each; what they say is only read. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));

/** Whether a paragraph holds all words of an item or cell beside lists in it. */
const isOnlyParagraph = (paragraph: Element): boolean =>
  paragraph.attributes.length === 0 &&
  [...(paragraph.parentElement?.children ?? [])].every((part) => part === paragraph || part.matches('ul, ol'));

/** Makes marks of what is only said in styles. */
function settleMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong, i, em, font')) {
    const fontWeight = styleOf(element, 'font-weight');
    const fontStyle = styleOf(element, 'font-style');
    const verticalAlign = styleOf(element, 'vertical-align');
    const lines = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
    const marks = [
      (fontWeight === 'bold' || Number(fontWeight) >= 600) && 'strong',
      fontStyle === 'italic' && 'em',
      lines.includes('underline') && !element.closest('a') && 'u',
      lines.includes('line-through') && 's',
      verticalAlign === 'super' && 'sup',
      verticalAlign === 'sub' && 'sub',
    ].filter((mark) => mark !== false);
    const isPlain =
      (element.matches('b, strong') && (fontWeight === 'normal' || (fontWeight !== '' && Number(fontWeight) < 600))) ||
      (element.matches('i, em') && fontStyle === 'normal');
    if (marks.length === 0 && !isPlain) continue;
    let inner: Element = body.ownerDocument.createElement(marks[0] ?? 'span');
    const outer = inner;
    for (const mark of marks.slice(1)) inner = inner.appendChild(body.ownerDocument.createElement(mark));
    inner.append(...element.childNodes);
    if (isPlain && marks.length === 0) element.replaceWith(...inner.childNodes);
    else if (element.localName === 'span' || element.localName === 'font' || isPlain) element.replaceWith(outer);
    else element.append(outer);
  }
}

const typesOfStyles: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Numbered lists say in styles how they count. Google Docs and old pages put a list beside the item that it belongs into. */
function settleLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>('ol:not([type])')) {
    const item = list.querySelector<HTMLElement>(':scope > li');
    const says = styleOf(list, 'list-style-type') || (item ? styleOf(item, 'list-style-type') : '');
    const type = typesOfStyles[says.toLowerCase()];
    if (type) list.setAttribute('type', type);
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else {
      const holder = body.ownerDocument.createElement('li');
      list.before(holder);
      holder.append(list);
    }
  }
}

/** The highest heading gets the highest level there is here, the others follow below it as they did. */
function settleHeadings(body: HTMLElement, topHeading: number): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = (heading: Element) => Number(heading.localName.slice(1));
  const top = Math.min(...headings.map(levelOf));
  for (const heading of headings) rename(heading, `h${Math.min(6, levelOf(heading) - top + topHeading)}`);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  for (const kept of ['dir', 'lang']) {
    const says = element.getAttribute(kept);
    if (says !== null) other.setAttribute(kept, says);
  }
  other.append(...element.childNodes);
  element.replaceWith(other);
}
