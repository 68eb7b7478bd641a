import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { rawTexts } from './raw-texts.ts';

/** Looks at what is shown, wide and narrow: every text comes from a catalogue, and nothing makes the page scroll sideways. */
export async function look(screen: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    await expect.poll(() => ({ screen, width, raw: rawTexts() })).toEqual({ screen, width, raw: [] });
    expect({ screen, width, scrolls: document.documentElement.scrollWidth - width }).toEqual({
      screen,
      width,
      scrolls: 0,
    });
  }
  await page.viewport(1280, 800);
}
