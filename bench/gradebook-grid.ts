import type { Page } from 'playwright';
import { openBrowser, signedInPage, throttle } from './browser.ts';
import { issuer, type School } from './data.ts';
import { largeGroup } from './gradebook.ts';
import { startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const exercises = 60;
const rounds = 5;

/** Milliseconds until the screen has changed: each act of every round, with the CPU throttled. */
type Times = { readonly first: number[]; readonly sort: number[]; readonly filter: number[] };

/** The gradebook grid of 1,000 learners with 60 exercises in the built app, at 4× CPU throttle. */
export async function gradebookGrid(school: Pick<School, 'db' | 'url'>): Promise<Row[]> {
  const { group_id, course_id, subject } = await largeGroup(school, exercises);
  const token = await (await tokenSigner(school.db))(subject);
  const server = await startProgram('server/src/main.ts', Number(new URL(issuer).port), serverEnv(school.url));
  const browser = await openBrowser();
  const times: Times = { first: [], sort: [], filter: [] };
  const bare: { reply: number[]; frame: number[] } = { reply: [], frame: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      const page = await signedInPage(browser, { token, subject });
      await page.goto(`${server.origin}/group/${group_id}`);
      await page.getByRole('link', { name: 'Gradebook' }).waitFor();
      bare.reply.push(await page.evaluate(bareReply, { token, groupId: group_id, courseId: course_id }));
      await measure(page, times, bare.frame);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [
    figure('Gradebook grid 1,000 × 60, first cells', times.first, 'fetching and parsing the reply', bare.reply, 3.5),
    figure('Gradebook grid, sort', times.sort, 'an empty frame', bare.frame, 10),
    figure('Gradebook grid, filter', times.filter, 'an empty frame', bare.frame, 10),
  ];
}

async function measure(page: Page, times: Times, frames: number[]): Promise<void> {
  times.first.push(await page.evaluate(untilCells));
  for (const head of [0, 3, 5, 6]) times.sort.push(await page.evaluate(untilSorted, head));
  for (const name of ['1', '17', '175', '']) times.filter.push(await page.evaluate(untilFound, name));
  frames.push(await page.evaluate(bareFrame));
}

// What follows runs in the page. A change counts as seen in the task after the frame that paints it.

async function untilCells(): Promise<number> {
  const began = performance.now();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a')];
  links.find(({ textContent }) => textContent === 'Gradebook')?.click();
  for (;;) {
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const taken = performance.now() - began;
    if (document.querySelector('td[data-kind="exercise"]')) return taken;
    if (taken > 20_000) throw new Error('The gradebook did not open.');
  }
}

async function untilSorted(index: number): Promise<number> {
  const head = document.querySelectorAll<HTMLElement>('thead tr:last-child th')[index];
  const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent).join();
  const before = names();
  const began = performance.now();
  head?.querySelector('button')?.click();
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const taken = performance.now() - began;
  if (head?.ariaSort === 'none' || names() === before) throw new Error('The grid was not sorted within a frame.');
  return taken;
}

async function untilFound(name: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  const count = () => document.querySelector('thead')?.textContent;
  const before = count();
  const began = performance.now();
  // React listens to the setter of the prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, name);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const taken = performance.now() - began;
  if (count() === before) throw new Error('The grid was not filtered within a frame.');
  return taken;
}

/** From one frame until after the next, when all that was asked for is drawn and nothing is left to be done. */
async function bareFrame(): Promise<number> {
  await new Promise((next) => requestIdleCallback(next));
  await new Promise((next) => requestAnimationFrame(next));
  const began = performance.now();
  document.body.append('');
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  return performance.now() - began;
}

async function bareReply(call: { token: string; groupId: string; courseId: string }): Promise<number> {
  const overview = (name: string) =>
    `${name}(courseId: $courseId, groupId: $groupId) { students { user_id first_name last_name cells } }`;
  const names = ['lessonGradebookOverview', 'benchmarkGradebookOverview', 'summaryGradebookOverview'];
  const query = `query Bare($courseId: ID!, $groupId: ID!) { ${names.map(overview).join(' ')} }`;
  const began = performance.now();
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${call.token}` },
    body: JSON.stringify({ query, variables: { groupId: call.groupId, courseId: call.courseId } }),
  });
  const { errors } = (await reply.json()) as { errors?: unknown };
  if (errors) throw new Error('The gradebook was refused.');
  return performance.now() - began;
}

function figure(what: string, times: number[], baseline: string, bare: number[], limit: number): Row {
  const [middle, worst, beside] = [median(times), Math.max(...times), median(bare)];
  return row(
    `${what}, ${throttle}× CPU throttle`,
    `${middle.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    `${baseline} ${beside.toFixed(0)} ms`,
    `${(middle / beside).toFixed(1)} ×`,
    `≤ ${limit} ×`,
    middle <= limit * beside,
  );
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
