import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

type Look = { readonly colorScheme: 'light' | 'dark'; readonly width: number };

/** A browser of its own that shows the product in one look, without movement. */
export async function contextOf(browser: Browser, origin: string, { colorScheme, width }: Look) {
  return browser.newContext({
    baseURL: origin,
    colorScheme,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  });
}

/** Opens a screen and holds it against axe once it stands. */
export async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await clean(page, path);
}

/** Holds what is there against axe; a page of ours in a frame is looked at by itself. */
export async function clean(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')})`,
  );
  expect(found, name).toEqual([]);
}
