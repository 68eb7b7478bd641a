import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { button, decideFor, heading } from '../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import { benchmark, choose, openAssessment, whenPressed } from '../../../test/play/open-assessment.tsx';
import { passTime } from '../../../test/play/pass-time.ts';
import { choice, matching, rows, sequence } from '../../../test/play/questions.ts';
import { tabThrough } from '../../../test/play/tab-through.ts';
import { forgetQueues } from '../../base/saving/queues.ts';

const course = {
  benchmarks: [{ questions: [choice, rows, sequence, matching], lessons: ['Networks', 'Safety'], time: 7200 }],
};

beforeEach(() => {
  forgetQueues();
});
afterEach(async () => page.viewport(1280, 800));

/** What is wider than the page would have to be scrolled sideways. */
function expectInWidth(width: number): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

test.each([
  [1280, 800],
  [390, 844],
])(
  'every phase is accessible and in width at %i px, light and dark',
  async (width, height) => {
    await page.viewport(width, height);
    const { server, place } = await openAssessment(course);
    const look = async () => {
      await expectAccessible(place);
      expectInWidth(width);
    };
    await expect.element(button('Start')).toBeVisible();
    await look();
    await button('Start').click();
    await expect.element(heading('Which part turns a signal into movement?')).toBeVisible();
    await look();
    await server.answerElsewhere('BENCHMARK', 0, { chosen: ['A gateway'] });
    await choose(/An actuator/);
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await look();
    await decideFor('On this device');
    for (const next of [
      'Are these statements true?',
      'Put the steps in order.',
      'Match each concept with its description.',
    ]) {
      await button('Next').click();
      await expect.element(heading(next)).toBeVisible();
      await look();
    }
    await button('Review answers').click();
    await expect.element(heading('Review your answers')).toBeVisible();
    await look();
    await button('Exit').click();
    await expect.element(heading('Exit Benchmark?')).toBeVisible();
    await look();
    await button('Cancel').click();
    server.line = 'lost';
    await button('Submit').click();
    await expect.element(heading('Submit with 3 questions unanswered?')).toBeVisible();
    await look();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await look();
    server.line = 'up';
    await expect.element(button('Done')).toBeVisible();
    await look();
    await button('Review answers').click();
    await expect.element(heading('Which part turns a signal into movement?')).toBeVisible();
    await look();
    await crash();
    const again = openPlayer(server, benchmark);
    await expect.element(heading(/required score/)).toBeVisible();
    await expectAccessible(again.place);
    expectInWidth(width);
  },
  60_000,
);

test('nothing that takes the focus hides under a bar at 640 × 450, from the start to the answers', async () => {
  await page.viewport(640, 450);
  const alphabet = Array.from({ length: 26 }, (_none, number) => ({ answer: `Concept ${number}`, match: `${number}` }));
  const { place } = await openAssessment({
    benchmarks: [{ questions: [choice, rows, sequence, matching, { ...matching, answers: alphabet }], time: 7200 }],
  });
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
  for (let number = 1; number <= 5; number++) {
    await expect.element(page.getByText('of 5')).toBeVisible();
    await look(`question ${number}`);
    await button(number === 5 ? 'Review answers' : 'Next').click();
  }
  await expect.element(heading('Review your answers')).toBeVisible();
  await look('review');
  await button('Submit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect.element(button('Done')).toBeVisible();
  await look('result');
  await button('Review answers').click();
  for (let number = 1; number <= 5; number++) {
    await expect.element(page.getByText('of 5')).toBeVisible();
    await look(`answer ${number}`);
    await button(number === 5 ? 'Back to the result' : 'Next').click();
  }
  expect(hidden).toEqual([]);
  expect(count).toBeGreaterThan(200);
}, 60_000);

test.each([
  [1280, 800],
  [390, 844],
])('so is Times Up! at %i px', async (width, height) => {
  await page.viewport(width, height);
  const { server, place } = await openAssessment(course);
  await button('Start').click();
  await choose(/An actuator/);
  await passTime(server, 7100);
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^01:/);
  await expectAccessible(place);
  server.line = 'lost';
  await passTime(server, 100);
  await expect.element(page.getByRole('dialog').getByText('No connection.', { exact: false })).toBeVisible();
  expect(page.getByText('Benchmark, Level 1').element().getBoundingClientRect().width).toBeGreaterThan(60);
  await expectAccessible(place);
  expectInWidth(width);
  whenPressed(button('Try again'), () => {
    server.line = 'up';
  });
  await button('Try again').click();
  await expect.element(button('See the result')).toBeEnabled();
  await expectAccessible(place);
});
