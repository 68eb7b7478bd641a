import { styleOf } from './style-of.ts';

/** What Word says of elements in their styles. */
const saying = (root: HTMLElement, pattern: RegExp): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-style]')].filter(({ dataset }) => pattern.test(dataset['style'] ?? ''));

/**
 * Leaves out what readers are not meant to read: comments with their marks, words that a review has deleted, and hidden ones.
 * What a review has put in stays, as plain words.
 */
export function takeOutReview(body: HTMLElement): void {
  const isWord = body.querySelector('[class^=Mso], [data-style*=mso-]') !== null;
  for (const comment of saying(body, /mso-element:\s*comment-list|mso-special-character:\s*comment|mso-hide:\s*all/i))
    comment.remove();
  for (const mark of body.querySelectorAll('.MsoCommentReference, .msocomanchor, .MsoCommentText, .msocomtxt'))
    mark.remove();
  // Google Docs puts comments behind the text, each with a link to its mark.
  for (const note of body.querySelectorAll('a[href*="#cmnt_ref"]'))
    (note.closest('div') ?? note.closest('p') ?? note).remove();
  for (const mark of body.querySelectorAll('a[href*="#cmnt"]')) (mark.closest('sup') ?? mark).remove();
  for (const deleted of body.querySelectorAll('del')) if (isReviewed(deleted, isWord)) deleted.remove();
  for (const put of body.querySelectorAll('ins')) if (isReviewed(put, isWord)) put.replaceWith(...put.childNodes);
  for (const deleted of body.querySelectorAll('.msoDel')) deleted.remove();
  for (const hidden of body.querySelectorAll<HTMLElement>('[data-style]'))
    if (styleOf(hidden, 'display') === 'none') hidden.remove();
}

/** Word and LibreOffice mark what was changed, when and by whom; on a page these elements are marks of the text. */
const isReviewed = (change: Element, isWord: boolean): boolean =>
  isWord || change.hasAttribute('datetime') || change.hasAttribute('cite');

/** The marks of footnotes stay as raised words, and the notes as the text that they are. */
export function settleNotes(body: HTMLElement): void {
  for (const mark of body.querySelectorAll('.MsoFootnoteReference, .MsoEndnoteReference')) {
    if (mark.closest('sup') || mark.querySelector('sup')) continue;
    const raised = body.ownerDocument.createElement('sup');
    raised.append(...mark.childNodes);
    mark.replaceWith(raised);
  }
}

/** What is done and what is open in a checklist is said by a sign before it. */
export function settleChecklists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li, [role=checkbox]')) {
    const box = item.querySelector<HTMLInputElement>(
      ':scope > input[type=checkbox], :scope > :is(p, label, div) input[type=checkbox]',
    );
    const said = item.getAttribute('aria-checked') ?? item.getAttribute('data-checked');
    const notion = item.querySelector(':scope > .checkbox');
    if (box === null && said === null && notion === null) continue;
    const isDone = box?.hasAttribute('checked') ?? (said === null ? notion?.matches('.checkbox-on') : said === 'true');
    // Google Docs draws the box as a picture.
    for (const drawn of item.querySelectorAll(':scope > img, :scope > svg')) drawn.remove();
    box?.remove();
    notion?.remove();
    const words = item.querySelector(':scope > p, :scope > label, :scope > div') ?? item;
    words.prepend(isDone ? '☑ ' : '☐ ');
  }
}
