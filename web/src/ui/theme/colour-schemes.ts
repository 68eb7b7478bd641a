import { useSyncExternalStore } from 'react';
import { colourSchemeKey, previewWindow } from './colour-scheme-key.ts';

export type ColourScheme = 'light' | 'dark' | 'auto';

const storageOfWindow = () => (window.name === previewWindow ? sessionStorage : localStorage);
const ofSystem = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

/** What was chosen on this page; it holds until the page is left where the browser keeps nothing at all. */
let chosen: ColourScheme = 'auto';

const isScheme = (kept: string | null): kept is ColourScheme => kept === 'light' || kept === 'dark' || kept === 'auto';

function current(): ColourScheme {
  try {
    const kept = storageOfWindow().getItem(colourSchemeKey);
    return isScheme(kept) ? kept : 'auto';
  } catch {
    return chosen;
  }
}

function show(): void {
  const scheme = current();
  const isDark = scheme === 'dark' || (scheme === 'auto' && ofSystem.matches);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  for (const told of watchers) told();
}

function choose(scheme: ColourScheme): void {
  chosen = scheme;
  try {
    storageOfWindow().setItem(colourSchemeKey, scheme);
  } catch {
    // What was chosen is shown all the same.
  }
  show();
}

/**
 * Whether this window is light or dark, as the browser keeps it and the system says; a preview in a frame is told by the
 * tab that it stands in. Gives what ends it.
 */
export function followColourScheme(): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === colourSchemeKey) show();
  };
  show();
  window.addEventListener('storage', heard);
  ofSystem.addEventListener('change', show);
  return () => {
    window.removeEventListener('storage', heard);
    ofSystem.removeEventListener('change', show);
  };
}

function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

/** What is chosen, and how to choose another. */
export const useColourScheme = () => [useSyncExternalStore(watch, current), choose] as const;
