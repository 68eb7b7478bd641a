import type { Texts } from './catalogues.ts';

const loaded: Partial<Texts> = {};

/**
 * The texts of the language people read, by feature. They are read while something is shown, never while a module
 * loads: a text that is not there yet throws, and one that was kept would stay when the language changes.
 */
export const texts = new Proxy(loaded as Texts, {
  get(_loaded, feature: keyof Texts) {
    const found = loaded[feature];
    if (found === undefined) throw new Error(`The texts of ${feature} are read before they are loaded.`);
    return found;
  },
});

/** Puts texts in place, over those of another language. */
export function takeTexts(catalogue: Partial<Texts>): void {
  Object.assign(loaded, catalogue);
}
