import axe from 'axe-core';
import { expect } from 'vitest';
import { tooSmall } from './too-small.ts';

/** Colours are measured as they are after their transitions, whenever one begins. */
const atOnce = new CSSStyleSheet();
atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');

/**
 * Looks at a part as axe does, in the light and in the dark scheme, and at the size of what can be pressed; it fails with
 * every finding named.
 */
export async function expectAccessible(place: Element): Promise<void> {
  const before = document.documentElement.dataset['mantineColorScheme'];
  document.adoptedStyleSheets.push(atOnce);
  try {
    for (const scheme of ['light', 'dark'] as const) {
      document.documentElement.dataset['mantineColorScheme'] = scheme;
      await settled(place);
      expect(tooSmall(place)).toEqual([]);
      // The schemes differ by their colours alone. What is found is told by its HTML: a selector of each is dear.
      const rules = scheme === 'light' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] };
      const how: axe.RunOptions = { resultTypes: ['violations'], selectors: false, preload: false, ...rules };
      const { violations } = await axe.run(place, how);
      const found = violations.map(({ id, nodes }) => `${scheme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found.join('\n')).toBe('');
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
    document.documentElement.dataset['mantineColorScheme'] = before;
  }
}

/** What appears is looked at when it is all there, and laid out: a table that has just come scrolls for one frame. */
async function settled(place: Element): Promise<void> {
  const running = place
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
