import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { tooSmall } from '../web/test/too-small.ts';
import { untilStill } from '../web/test/until-still.ts';

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
  await open(page, path);
  await clean(page, path);
}

/** Opens a screen and waits until it has all that it asks for and shows it: no call is under way, and nothing changes. */
async function open(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  let begunOrOver = 0;
  const begun = (request: Request) => {
    underWay.add(request);
    begunOrOver += 1;
  };
  const over = (request: Request) => {
    underWay.delete(request);
    begunOrOver += 1;
  };
  page.on('request', begun).on('requestfinished', over).on('requestfailed', over);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const stood = async () => {
    const before = begunOrOver;
    await page.evaluate(untilStill, 10);
    return underWay.size === 0 && begunOrOver === before;
  };
  await expect.poll(stood, { intervals: [0] }).toBe(true);
  page.off('request', begun).off('requestfinished', over).off('requestfailed', over);
}

/** Holds what is there against axe, and what can be pressed against 24 px; a page of ours in a frame is looked at by itself. */
export async function clean(page: Page, name: string): Promise<void> {
  // In legacy mode axe opens no second page to join what frames have found; no frame is looked at here.
  const axe = new AxeBuilder({ page }).exclude('iframe').options({ resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')})`,
  );
  expect(found, name).toEqual([]);
  expect(await page.evaluate(tooSmall, undefined), name).toEqual([]);
}
