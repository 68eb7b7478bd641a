import { useEffect, useState } from 'react';

/** A text to be read and the language it is in, a BCP 47 tag. */
export type Passage = { readonly text: string; readonly language: string };

/** What is selected on the page, where the selection ends, and in which layer of the page. */
export type Selected = Passage & { readonly end: DOMRect; readonly layer: Element };

/** What is selected on the page and can be read; null while a pointer still selects. */
export function useSelected(): Selected | null {
  const [selected, setSelected] = useState(findSelected);
  useEffect(() => {
    let pressed = false;
    const look = () => setSelected(pressed ? null : findSelected());
    const press = ({ target }: Event) => {
      pressed = !(target instanceof Element && target.closest('[data-reads-selection]'));
      if (pressed) look();
    };
    const release = () => {
      pressed = false;
      look();
    };
    const events = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['selectionchange', look],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener);
    // Boxes inside the page scroll, too.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      for (const [name, listener] of events) document.removeEventListener(name, listener);
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, []);
  return selected;
}

function findSelected(): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const text = selection.toString();
  const range = selection.getRangeAt(0);
  const place = elementOf(range.commonAncestorContainer);
  const end = [...range.getClientRects()].findLast(({ width }) => width > 0);
  if (!end || !place || !/\p{L}|\p{N}/u.test(text)) return null;
  // A field is not content.
  if (place.closest('input, textarea, [contenteditable=""], [contenteditable="true"]')) return null;
  const start = elementOf(range.startContainer) ?? place;
  const language = start.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang;
  return { text, language, end, layer: place.closest('dialog[open]') ?? document.body };
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
