const marks = 'a, b, code, del, em, i, ins, kbd, mark, s, small, span, strong, sub, sup, u'.split(', ');
const inline = [...marks, 'br', 'img', 'math'];
const holders = 'div, blockquote, li, td, th';

/** Whether an element stands in a line, with all that is in it; a link around paragraphs does not. */
export const isInline = (element: Element): boolean =>
  element.localName === 'math' || (inline.includes(element.localName) && Array.from(element.children).every(isInline));

const showsNothing = (node: Node): boolean => node instanceof Text && /^[ \t\r\n\f]*$/.test(node.data);

/** Takes out the space that begins a line after a break: it is not seen, and is kept in one reading and lost in the next. */
export function dropSpaceAfterBreaks(root: DocumentFragment): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let begins = false;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      if (begins) node.data = node.data.replace(/^[ \t\r\n\f]+/, '');
      begins &&= node.data === '';
    } else if (node instanceof Element) begins = node.localName === 'br' || (begins && marks.includes(node.localName));
  }
}

/** Puts words that stand in no paragraph into one, marked as tight, so that each holder of blocks holds blocks only. */
export function wrapBare(root: DocumentFragment | Element): void {
  for (const holder of [root, ...root.querySelectorAll(holders)]) {
    const isItem = holder instanceof Element && holder.matches('li, td, th');
    let run: Node[] = [];
    const close = () => {
      if (run.every(showsNothing)) for (const node of run) (node as Text).remove();
      else {
        const paragraph = document.createElement('p');
        paragraph.dataset['tight'] = 'yes';
        run[0]?.parentNode?.insertBefore(paragraph, run[0]);
        paragraph.append(...run);
      }
      run = [];
    };
    for (const node of Array.from(holder.childNodes)) {
      if (!(node instanceof Element) || isInline(node)) run.push(node);
      else {
        close();
        if (isItem && node instanceof HTMLParagraphElement && !node.dataset['tight']) node.dataset['tight'] = 'no';
      }
    }
    close();
    if (isItem && !holder.firstChild) {
      const empty = document.createElement('p');
      empty.dataset['tight'] = 'yes';
      holder.append(empty);
    }
  }
}

/** Takes the paragraphs away again that a text does not need: one that begins an item or cell, and one that is all of a text. */
export function unwrapBare(root: DocumentFragment | Element): void {
  for (const paragraph of root.querySelectorAll<HTMLElement>('p')) {
    const { tight } = paragraph.dataset;
    delete paragraph.dataset['tight'];
    const parent = paragraph.parentElement;
    const isPlain = paragraph.attributes.length === 0 && paragraph === paragraph.parentNode?.firstChild;
    const next = paragraph.nextElementSibling;
    if (!isPlain || tight === 'no' || next?.localName === 'p') continue;
    if (parent?.matches('li, td, th') || (tight === 'yes' && parent && paragraph.firstChild))
      paragraph.replaceWith(...paragraph.childNodes);
  }
}
