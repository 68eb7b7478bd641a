import type { Browser, Page } from 'playwright';
import { most as mostScript } from '../scripts/page-sizes.mjs';
import { openBrowser, signedInPage, throttle } from './browser.ts';
import { issuer, type School } from './data.ts';
import { startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const rounds = 11;
/** Kilobytes that the page may load: on the wire a small script comes before the app's own, for colours, files and the question. */
const most = { script: mostScript.dashboard + 2.5, style: 12 };

type Opened = { readonly paint: number; readonly script: number; readonly style: number };

/** The course dashboard of a learner in the built app, opened cold, beside a page of one word from the same server. */
export async function dashboardPage({ db, url, course_id, learners }: School): Promise<Row[]> {
  const [learner] = learners;
  if (!learner) throw new Error('the school has no learners');
  const who = { token: await (await tokenSigner(db))(learner.subject), subject: learner.subject };
  const server = await startProgram('server/src/main.ts', Number(new URL(issuer).port), serverEnv(url));
  const browser = await openBrowser();
  const course = `${server.origin}/group/${learner.group_id}/course/${course_id}`;
  const opened: Opened[] = [];
  const bare: Opened[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      opened.push(await open(browser, who, course, 'main li'));
      bare.push(await open(browser, who, `${server.origin}/health`, 'pre'));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const [paint, beside] = [opened, bare].map((pages) => median(pages.map((page) => page.paint))) as [number, number];
  const worst = Math.max(...opened.map((page) => page.paint));
  // Files for later pages come a second after this one is shown: on a busy machine before it has come to rest.
  const [script, style] = [opened.map((page) => page.script), opened.map((page) => page.style)].map((sizes) =>
    Math.min(...sizes),
  ) as [number, number];
  return [
    row(
      'Learner dashboard in the browser, cold, brotli',
      `${script.toFixed(1)} kB JavaScript, ${style.toFixed(1)} kB CSS`,
      '',
      '',
      `≤ ${most.script} kB, ≤ ${most.style} kB`,
      script > 0 && style > 0 && script <= most.script && style <= most.style,
    ),
    row(
      `Learner dashboard, largest paint, ${throttle}× CPU throttle`,
      `${paint.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      `a page of one word ${beside.toFixed(0)} ms`,
      `${(paint / beside).toFixed(1)} ×`,
      '≤ 5 ×',
      paint <= 5 * beside,
    ),
  ];
}

async function open(
  browser: Browser,
  who: { token: string; subject: string },
  address: string,
  shows: string,
): Promise<Opened> {
  const page = await signedInPage(browser, who);
  const sizes = await countBytes(page);
  // Looking for what it shows would run in the page beside its own work, so that waits until the page has come to rest.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  const paint = await page.evaluate(largestPaint);
  await page.context().close();
  return { paint, script: sizes.script / 1000, style: sizes.style / 1000 };
}

/** Counts the bytes of scripts and styles as they come over the line, without headers. */
async function countBytes(page: Page): Promise<{ script: number; style: number }> {
  const sizes = { script: 0, style: 0 };
  const types = new Map<string, 'script' | 'style'>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') types.set(requestId, 'script');
    if (type === 'Stylesheet') types.set(requestId, 'style');
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (kind) sizes[kind] += encodedDataLength;
  });
  return sizes;
}

// Runs in the page.
function largestPaint(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) done(last.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
