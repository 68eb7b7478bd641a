import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { issuer } from './data.ts';

/** How much slower than this machine the browser runs: the machine of a learner. */
export const throttle = 4;

/** Starts the browser of the tests. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
}

/** A page with nothing in its cache, in which somebody is signed in and the CPU is throttled. */
export async function signedInPage(
  browser: Browser,
  { token, subject }: { token: string; subject: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tokens = { access_token: token, expires_at: Date.now() / 1000 + 3600, profile: { iss: issuer, sub: subject } };
  await context.addInitScript(
    ([name, text]) => {
      sessionStorage.setItem(name, text);
    },
    [`lectern.oidc.user:${issuer}:lectern`, JSON.stringify(tokens)] as const,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return page;
}
