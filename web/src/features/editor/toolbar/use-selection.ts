import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Long enough that nothing is looked up between the letters of a word. */
const pause = 80;

/** Renders anew once the text or the selection has changed and rests: what holds there is looked up off the way of keys. */
export function useSelection(editor: Editor): void {
  const [, setTimes] = useState(0);
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setTimes((times) => times + 1), pause);
    };
    editor.on('transaction', wait);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', wait);
    };
  }, [editor]);
}
