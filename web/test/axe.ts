import axe from 'axe-core';
import { expect } from 'vitest';

/** Looks at a part as axe does, in the light and in the dark scheme; it fails with every finding named. */
export async function expectAccessible(place: Element): Promise<void> {
  const before = document.documentElement.dataset['mantineColorScheme'];
  for (const scheme of ['light', 'dark'] as const) {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
    await settled(place);
    const { violations } = await axe.run(place, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => ({ scheme, id, where: nodes.map(({ html }) => html) }))).toEqual([]);
  }
  document.documentElement.dataset['mantineColorScheme'] = before;
}

/** Colours are measured after their transitions. */
async function settled(place: Element): Promise<void> {
  const running = place
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
}
