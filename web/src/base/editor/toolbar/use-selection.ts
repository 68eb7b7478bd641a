import { useEffect, useState } from 'react';
import { commandGroups } from './all-commands.ts';
import type { Place } from './command.ts';

/** Long enough that nothing is looked up between the letters of a word. */
const pause = 80;

/** What each command has to show at the cursor, in one word that changes when one of them does. */
const lookOf = (place: Place): string =>
  commandGroups
    .flat()
    .map(({ isThere, isOn }) => (isThere && !isThere(place) ? '-' : isOn?.(place) ? '1' : '0'))
    .join('');

/** Renders anew where the commands of a place show something else, once the text and the selection rest. */
export function useSelection(place: Place): void {
  const [, setLook] = useState('');
  const { editor, topHeading, picking, ask } = place;
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setLook(lookOf({ editor, topHeading, picking, ask })), pause);
    };
    editor.on('transaction', wait);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', wait);
    };
  }, [editor, topHeading, picking, ask]);
}
