import { useSyncExternalStore } from 'react';
import { catalogues, languages, type Area, type Language, type Texts } from './catalogues.ts';
import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { languageName } from './language-name.ts';
import '../ui/storage-stand-in.ts';
import { takeTexts } from './texts.ts';

/** A made-up language in which every text of ours can be told from content; the built app has no such thing. */
const pseudo = 'en-XA';
type AnyLanguage = Language | typeof pseudo;

const real = Object.keys(languages) as Language[];
const available: readonly AnyLanguage[] = import.meta.env.DEV ? [...real, pseudo] : real;

const areas = new Set<Area>();
const listeners = new Set<() => void>();
let wanted = chooseLanguage(available, localStorage.getItem(languageName), navigator.languages);
let shown = wanted;

/** Loads the texts of an area in the language of the person; whatever shows them waits for it. */
export async function loadTexts(area: Area): Promise<void> {
  areas.add(area);
  await takeWanted();
}

/** Shows the app in another language, now and whenever this browser comes back. */
export async function setLanguage(language: AnyLanguage): Promise<void> {
  await show(language);
  localStorage.setItem(languageName, shown);
}

/** What another tab of this browser chooses is shown here too. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === languageName && newValue !== null)
    show(chooseLanguage(available, newValue, [shown])).catch(console.error);
});

/** The language that is shown. */
export function useLanguage(): AnyLanguage {
  return useSyncExternalStore(listen, () => shown);
}

async function show(language: AnyLanguage): Promise<void> {
  wanted = language;
  try {
    await takeWanted();
  } catch (reason) {
    if (wanted === language) wanted = shown;
    throw reason;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function takeWanted(): Promise<void> {
  const language = wanted;
  const loaded = await Promise.all([...areas].map((area) => textsOf(area, language)));
  if (language !== wanted) return takeWanted();
  loaded.forEach(takeTexts);
  shown = language;
  document.documentElement.lang = language;
  document.documentElement.dir = language === pseudo ? 'ltr' : languages[language];
  for (const listener of listeners) listener();
}

async function textsOf(area: Area, language: AnyLanguage): Promise<Partial<Texts>> {
  if (language !== pseudo) return (await catalogues[language]())[area]();
  if (!import.meta.env.DEV) throw new Error('The built app has no pseudo-language.');
  const { pseudoTexts } = await import('./pseudo-texts.ts');
  const english = await catalogues.en();
  return pseudoTexts(await english[area]());
}
