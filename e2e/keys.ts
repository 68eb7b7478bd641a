import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './answering.ts';
import { slot } from './answering.ts';

const furthest = 120;

/** Goes to a control by Tab alone, or by Shift and Tab; wherever the focus stops on the way, it is seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let presses = 0; !(await holdsFocus(target)); presses++) {
    if (presses > furthest) throw new Error(`Tab does not reach ${String(target)}`);
    await page.keyboard.press(key);
    expect(await page.evaluate(hiddenFocus)).toBeNull();
  }
}

/** Presses a control that Tab leads to. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const holdsFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** What has the focus where that cannot be seen: it has no ring, or lies beyond the window or under something else. */
function hiddenFocus(): string | null {
  const at = document.activeElement;
  // Between the last stop and the first one the focus is the browser's.
  if (!at || at === document.body) return null;
  const shown = at.closest('label') ?? at;
  // A card that is pressed as a whole has the ring around it, not around its link.
  const around: Element[] = [];
  for (let one: Element | null = at; one; one = one.parentElement) around.push(one);
  const marked = [...around, ...shown.querySelectorAll('*')].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const over = document.elementFromPoint(x, y);
  const inView = over !== null && (shown.contains(over) || over.contains(shown));
  return marked && inView ? null : `${marked ? 'hidden' : 'without a ring'}: ${at.outerHTML.slice(0, 200)}`;
}

/** Answers by keys alone: Tab leads to a control, and the keys of its kind work it. */
export const keyboard: Hands = {
  choose: async (control) => {
    const page = control.page();
    const name = await control.getAttribute('name');
    await tabTo(page, page.locator(`input[name="${name}"]`));
    await page.keyboard.press('Space');
    for (let presses = 0; !(await control.isChecked()); presses++) {
      if (presses > 10) throw new Error(`the arrows do not reach ${String(control)}`);
      await page.keyboard.press('ArrowDown');
    }
  },
  move: async (page, step, from, to) => {
    if (from === to) return;
    await tabTo(page, page.getByRole('button', { name: `Move ${step}`, exact: true }));
    await page.keyboard.press('Space');
    for (let at = from; at > to; at--) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
  },
  match: async (page, concept, letter) => {
    await tabTo(page, slot(page, concept));
    await page.keyboard.press(letter.toLowerCase());
  },
};
