import type { Browser, Page } from 'playwright';
import { openBrowser, signedInPage, throttle } from './browser.ts';
import { issuer, type School } from './data.ts';
import { percentile } from './paced.ts';
import { startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const keys = 120;
/** Characters of the page: as many as one may hold. */
const size = 199_000;
/** Milliseconds that 95 of 100 keystrokes may take. */
const most = 50;

/** Keystrokes in a page of 200 kB at 4× CPU throttle, until they are painted, beside the same text in a bare editable element. */
export async function keystroke({ db, url }: Pick<School, 'db' | 'url'>): Promise<Row[]> {
  const { buildUser } = await import('../server/seed/people.ts');
  const { buildProduct } = await import('../server/seed/content.ts');
  const { buildBook, buildPage } = await import('../server/seed/library.ts');
  const { subject } = await buildUser(db, { issuer, role: 'CONTENT_MANAGER' });
  const content = text();
  const { id: book_id } = await buildBook(db, { product_id: (await buildProduct(db)).id, name: 'A long book' });
  await buildPage(db, { book_id, title: 'A long page', content });
  const token = await (await tokenSigner(db))(subject);
  const server = await startProgram('server/src/main.ts', Number(new URL(issuer).port), serverEnv(url));
  const browser = await openBrowser();
  try {
    const typed = await inEditor(browser, { token, subject }, `${server.origin}/cms/ebook/${book_id}`);
    const bare = await inBareElement(browser, { token, subject }, server.origin, content);
    const [p95, beside] = [percentile(typed, 95), percentile(bare, 95)];
    return [
      row(
        `A keystroke in a page of ${Math.round(content.length / 1000)} kB, ${throttle}× CPU throttle`,
        `p95 ${p95.toFixed(0)} ms, median ${percentile(typed, 50).toFixed(0)} ms, worst ${Math.max(...typed).toFixed(0)} ms`,
        `in a bare editable element ${beside.toFixed(0)} ms`,
        `${(p95 / beside).toFixed(1)} ×`,
        `≤ ${most} ms`,
        p95 <= most,
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A page with what pages hold: headings, paragraphs, lists and tables. */
function text(): string {
  const words = 'A sensor measures what is around it and sends it on to whoever listens. ';
  const part = (n: number) =>
    `<h3>Part ${n}</h3><p>${words.repeat(6)}<strong>Part ${n}</strong> ends.</p><ul><li><p>${words}</p></li><li><p>${words}</p></li></ul>` +
    `<table><tbody><tr><td><p>${words}</p></td><td><p>${n}</p></td></tr></tbody></table><p>${words.repeat(4)}</p>`;
  let html = '';
  for (let n = 0; html.length + part(n).length <= size; n++) html += part(n);
  return html;
}

async function inEditor(browser: Browser, who: { token: string; subject: string }, address: string): Promise<number[]> {
  const page = await signedInPage(browser, who);
  await page.goto(address, { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'Content' });
  await field.waitFor();
  return type(page, '[role=textbox][contenteditable=true]');
}

async function inBareElement(
  browser: Browser,
  who: { token: string; subject: string },
  origin: string,
  content: string,
): Promise<number[]> {
  const page = await signedInPage(browser, who);
  const body = `<!doctype html><div role="textbox" contenteditable="true">${content}</div>`;
  await page.route(`${origin}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/bare`);
  return type(page, '[role=textbox][contenteditable=true]');
}

/** Types in a paragraph in the middle as an author does, a key after the other; the milliseconds until each is painted. */
async function type(page: Page, field: string): Promise<number[]> {
  await page.evaluate(placeCaret, field);
  const times: number[] = [];
  for (let n = 0; n < keys; n++) {
    await page.keyboard.press(n % 12 === 11 ? ' ' : 'e');
    times.push(await page.evaluate(lastStroke));
  }
  await page.context().close();
  // The first strokes are those of code that has not run yet.
  return times.slice(10);
}

// What follows runs in the page. A stroke counts as seen in the task after the frame that paints it.

declare global {
  interface Window {
    stroke: Promise<number>;
  }
}

function placeCaret(field: string): void {
  const paragraphs = [...document.querySelectorAll(`${field} > p`)];
  const middle = paragraphs[Math.floor(paragraphs.length / 2)];
  document.querySelector<HTMLElement>(field)?.focus();
  if (middle?.firstChild) getSelection()?.collapse(middle.firstChild, 20);
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.stroke = new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
      );
    },
    { capture: true },
  );
}

function lastStroke(): Promise<number> {
  return window.stroke;
}
