import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { addInstitutionMember } from '../server/seed/school.ts';
import { ofStart } from '../server/test/process/running-server.ts';
import { answer } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test, type Product } from './server.ts';

const student = 'student@demo.test';

/** The site of a school: its page shows what its server names, in a frame. */
type Portal = { readonly origin: string; readonly show: (address: string) => void; readonly close: () => void };

/** `localhost` and `127.0.0.1` are two sites for a browser; two ports of one name are one. */
async function openPortal(host: string): Promise<Portal> {
  let shown = 'about:blank';
  const server = createServer((request, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(
      request.url === '/'
        ? `<!doctype html><title>Portal</title><h1>Portal</h1><iframe src="${shown}" width="1200" height="700"></iframe>`
        : '',
    );
  });
  await new Promise<void>((ready) => server.listen(0, host, ready));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return { origin, show: (address) => (shown = address), close: () => server.close() };
}

/** A learner's course, a partner of their institution, and the call that asks for the address to show. */
async function school({ db, folder, origin }: Product, name: string, portals: readonly Portal[]) {
  const { group_id, course_id } = await smallCourse(db, { name, learner: student });
  const { institution_id } = await db
    .selectFrom('groups')
    .select('institution_id')
    .where('id', '=', group_id)
    .executeTakeFirstOrThrow();
  const { id } = await db.selectFrom('users').select('id').where('email', '=', student).executeTakeFirstOrThrow();
  await addInstitutionMember(db, institution_id, id, 'STUDENT');
  const origins = portals.flatMap((portal) => ['--origin', portal.origin]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/src/base/partner/command/main.ts', 'add', 'Portal', '--institution', institution_id, ...origins],
    { cwd: join(import.meta.dirname, '..'), env: { ...ofStart, DATA_DIR: folder } },
  );
  const [partner, secret] = ['id', 'secret'].map((what) => new RegExp(`^${what}: +(\\S+)$`, 'm').exec(stdout)?.[1]);
  const mint = async (parent_origin: string) => {
    const response = await fetch(`${origin}/partner/iframe-code`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${partner}:${secret}`).toString('base64')}`,
      },
      body: JSON.stringify({ email: student, group_id, course_id, parent_origin }),
    });
    const { code, url } = (await response.json()) as { code: string; url: string };
    return { code, url };
  };
  return { course: `/group/${group_id}/course/${course_id}`, name: `Course of ${name}`, partner, mint };
}

const framed = (page: Page) => page.frameLocator('iframe');
const frameOf = (page: Page): Frame => page.frames()[1] ?? page.mainFrame();
const pathOf = (frame: Frame) => new URL(frame.url()).pathname;

/** Opens the portal with a new code and waits for the course. */
async function enter(page: Page, portal: Portal, { mint, name }: Awaited<ReturnType<typeof school>>) {
  const { code, url } = await mint(portal.origin);
  portal.show(url);
  await page.goto(portal.origin);
  await expect(framed(page).getByRole('heading', { level: 1 })).toContainText(name);
  return code;
}

/**
 * A browser as people have it: what a frame keeps is kept apart for each site around it, which Playwright's own flags
 * switch off. With `blocks` it sends and keeps no cookies of third parties.
 */
async function openBrowser(blocks: boolean): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-browser-'));
  mkdirSync(join(folder, 'Default'));
  const profile = { cookie_controls_mode: blocks ? 1 : 0, block_third_party_cookies: blocks };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile }));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    ignoreDefaultArgs: true,
    args: [...chromiumFlags, '--headless', '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'],
    viewport: { width: 1280, height: 800 },
    ...(executablePath ? { executablePath } : {}),
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { context, close };
}

for (const blocks of [false, true]) {
  // D1-2.26–2.31, 7.07, 7.08, 9.21, D2-7.132, 9.50, R1-05, 06
  test(`a course on the page of a school, ${blocks ? 'where cookies of third parties are blocked' : 'beside another session'}`, async ({
    product,
    signIn,
  }) => {
    const portal = await openPortal('127.0.0.1');
    const { context, close } = await openBrowser(blocks);
    const complaints: string[] = [];
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const place = await school(product, blocks ? 'Blocked' : 'Embedded', [portal]);
    const own = await context.newPage();
    await signIn(own, 'main-instructor@demo.test');
    const profile = own.getByRole('button', { name: /^Profile of/ });
    const instructor = await profile.innerText();

    const page = await context.newPage();
    const referers: string[] = [];
    page.on('request', (request) => {
      const { referer } = request.headers();
      if (referer && request.frame() !== page.mainFrame()) referers.push(referer);
    });
    const code = await enter(page, portal, place);
    const frame = frameOf(page);
    const banner = framed(page).getByRole('banner');

    await test.step('the browser is as the name of this test says', async () => {
      await frame.evaluate(() => (document.cookie = 'third=party; SameSite=None; Secure'));
      expect(await frame.evaluate(() => document.cookie)).toBe(blocks ? '' : 'third=party');
    });

    await test.step('the address, and what is told of it, hold no code', async () => {
      expect(pathOf(frame)).toBe(place.course);
      expect(frame.url()).not.toContain(code);
      expect(referers.length).toBeGreaterThan(5);
      expect(referers.filter((referer) => referer.includes(code))).toEqual([]);
    });

    await test.step('the frame has no navigation and no menu, and says who it is', async () => {
      await expect(banner).toContainText('Lectern');
      await expect(banner).not.toContainText(instructor.replace(/^Profile of /, ''));
      await expect(banner.getByRole('button')).toHaveCount(0);
      await expect(framed(page).getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    });

    await test.step('the learner answers a question', async () => {
      await framed(page)
        .getByRole('link', { name: /Study Project 1/ })
        .click();
      await framed(page).getByRole('button', { name: 'Start' }).click();
      await answer(framed(page), true);
      await framed(page).getByRole('button', { name: 'Check Answer' }).click();
      await expect(framed(page).getByText('The sensor notices, the actuator acts.')).toBeVisible();
    });

    await test.step('a reload of the frame keeps place and session', async () => {
      const where = pathOf(frame);
      await frame.evaluate(() => location.reload());
      await expect(framed(page).getByText('The sensor notices, the actuator acts.')).toBeVisible();
      expect(pathOf(frame)).toBe(where);
    });

    await test.step('tokens that are too old are renewed inside the frame', async () => {
      await frame.evaluate(() => {
        const names = Array.from({ length: sessionStorage.length }, (_none, index) => sessionStorage.key(index) ?? '');
        const name = names.find((one) => one.startsWith('lectern.oidc.user:')) ?? '';
        const tokens = JSON.parse(sessionStorage.getItem(name) ?? '') as object;
        sessionStorage.setItem(name, JSON.stringify({ ...tokens, expires_at: 1 }));
      });
      const renewed = page.waitForResponse((response) => response.url().endsWith('/identity/token'));
      await framed(page).getByRole('button', { name: 'Continue' }).click();
      expect((await renewed).status()).toBe(200);
      await answer(framed(page), true);
    });

    await test.step('the session of the browser is what it was', async () => {
      await own.reload();
      expect(await profile.innerText()).toBe(instructor);
      const tab = await context.newPage();
      await tab.goto(product.origin);
      expect(await tab.getByRole('button', { name: /^Profile of/ }).innerText()).toBe(instructor);
      await tab.close();
    });

    expect(complaints).toEqual([]);
    await test.step('the same link again says that it was used', async () => {
      await page.goto(portal.origin);
      await expect(framed(page).getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    });

    await close();
    portal.close();
  });
}
