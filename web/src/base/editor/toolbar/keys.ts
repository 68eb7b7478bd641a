const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

const partsOf = (keys: string): string[] => keys.split(/-(?!$)/);

const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
/** Keys as they are printed on keyboards. */
const printed: Readonly<Record<string, string>> = isMac
  ? { ...arrows, Mod: '⌘', Shift: '⇧', Alt: '⌥' }
  : { ...arrows, Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };

/** A key as people read it on their keyboard, such as "Ctrl+Shift+7" or "⇧⌘7". */
export const readKeys = (keys: string): string =>
  partsOf(keys)
    .map((part) => printed[part] ?? part.toUpperCase())
    .join(isMac ? '' : '+');

/** The same for programs that read the page aloud. */
export const heardKeys = (keys: string): string =>
  partsOf(keys)
    .map((part) => (part === 'Mod' ? (isMac ? 'Meta' : 'Control') : part))
    .join('+');
