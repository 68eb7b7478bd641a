import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../../../test/play/locators.ts';
import { openProject } from '../../../test/play/open-study-project.tsx';
import { choice, matching, rows, sequence } from '../../../test/play/questions.ts';
import { tabThrough } from '../../../test/play/tab-through.ts';
import { forgetQueues } from '../../base/saving/queues.ts';

beforeEach(() => {
  forgetQueues();
});
afterEach(async () => page.viewport(1280, 800));

test('nothing that takes the focus hides under a bar at 640 × 450, from the start to the end', async () => {
  await page.viewport(640, 450);
  const { place } = await openProject({ project: [choice, rows, sequence, matching], keyElements: true, helps: true });
  let count = 0;
  const hidden: string[] = [];
  const look = async (screen: string) => {
    const stops = await tabThrough(place);
    count += stops.count;
    hidden.push(...stops.hidden.map((stop) => `${screen}: ${stop}`));
  };
  await expect.element(button('Start')).toBeVisible();
  await look('start');
  await button('Start').click();
  for (const kind of ['EBOOK', 'QUICKDECK', 'QUICKCLIP']) {
    await page.getByRole('tab', { name: kind }).click();
    await look(kind);
  }
  await button('Continue').click();
  await expect.element(button('Check Answer')).toBeVisible();
  await look('question');
  await page.getByRole('radio', { name: /A sensor/ }).click();
  await button('Check Answer').click();
  await expect.element(button('Try Again')).toBeVisible();
  await look('hint');
  await button('Try Again').click();
  await page.getByRole('radio', { name: /A sensor/ }).click();
  await button('Check Answer').click();
  await expect.element(button('Continue')).toBeVisible();
  await look('verdict');
  await button('Continue').click();
  await expect.element(page.getByText('of 4')).toBeVisible();
  await look('rows');
  expect(hidden).toEqual([]);
  expect(count).toBeGreaterThan(50);
}, 60_000);

test.each([
  [1280, 800],
  [390, 844],
])('at %i × %i what a try was worth comes into view above the bar', async (width, height) => {
  await page.viewport(width, height);
  const more = Array.from({ length: 9 }, (_none, number) => ({ answer: `Something else, number ${number}` }));
  const { place } = await openProject({
    project: [{ ...choice, answers: [...choice.answers, ...more] }],
    helps: true,
  });
  await button('Start').click();
  await page.getByRole('radio', { name: /A sensor/ }).click();
  window.scrollTo(0, 0);
  await button('Check Answer').click();
  const hint = page.getByRole('button', { name: 'Open hint' });
  await expect.element(hint).toBeVisible();
  const bar = () => place.querySelector('footer')?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => bar() - hint.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
  await expect.element(button('Try Again')).toHaveFocus();
});
