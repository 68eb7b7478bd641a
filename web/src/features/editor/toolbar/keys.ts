import { texts } from '../../../texts/texts.ts';

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** A key as people read it on their keyboard, such as "Ctrl+Shift+7" or "⇧⌘7". */
export function readKeys(keys: string): string {
  const { ctrl, shift, alt, enter } = texts.editor.keys;
  const words: Readonly<Record<string, string>> = isMac
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Enter: '↩' }
    : {
        Mod: ctrl,
        Shift: shift,
        Alt: alt,
        ArrowUp: '↑',
        ArrowDown: '↓',
        ArrowLeft: '←',
        ArrowRight: '→',
        Enter: enter,
      };
  return partsOf(keys)
    .map((part) => words[part] ?? part.toUpperCase())
    .join(isMac ? '' : '+');
}

/** The same for programs that read the page aloud. */
export const heardKeys = (keys: string): string =>
  partsOf(keys)
    .map((part) => (part === 'Mod' ? (isMac ? 'Meta' : 'Control') : part))
    .join('+');

const partsOf = (keys: string): string[] => keys.split(/-(?!$)/);
