import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { colourSchemeKey, previewWindow } from './colour-scheme-key.ts';

const storageOfWindow = () => (window.name === previewWindow ? sessionStorage : localStorage);

let told: ((event: StorageEvent) => void) | undefined;

/** Whether this window is light or dark, as the browser keeps it; a preview in a frame is told by the tab that it stands in. */
export const colourSchemes: MantineColorSchemeManager = {
  get(otherwise) {
    try {
      const kept = storageOfWindow().getItem(colourSchemeKey);
      return isMantineColorScheme(kept) ? kept : otherwise;
    } catch {
      // A browser may keep nothing at all.
      return otherwise;
    }
  },
  set(scheme) {
    try {
      storageOfWindow().setItem(colourSchemeKey, scheme);
    } catch {
      // The scheme holds until the page is left.
    }
  },
  subscribe(onUpdate) {
    told = ({ key }) => {
      if (key === colourSchemeKey) onUpdate(colourSchemes.get('auto'));
    };
    window.addEventListener('storage', told);
  },
  unsubscribe() {
    if (told) window.removeEventListener('storage', told);
  },
  clear() {
    storageOfWindow().removeItem(colourSchemeKey);
  },
};
