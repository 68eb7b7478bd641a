import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { button, heading } from '../../../test/play/locators.ts';
import { openFree } from '../../../test/play/open-free.tsx';
import { choice, choices } from '../../../test/play/questions.ts';

const reminder = page.getByText('Reminder: No information is recorded during a free lesson');
const level =
  (name: string) =>
  ({ place }: { place: { course_id: string } }) =>
    `/free/course/${place.course_id}/benchmark/${name}`;
const five = { benchmarks: [{ questions: choices(5), time: 600 }], samples: true };

describe('a free benchmark in the browser of a visitor', () => {
  // D1-1.17, 2.85, 2.112, 4.80, R1-44, T1-069
  test('goes from its start to the score and Home; the reminder stands there all the way, nothing is said to be saved', async () => {
    const { server, address, place } = await openFree(five, level('1'));
    await expect.element(heading('Benchmark, Level 1')).toBeVisible();
    await expect.element(reminder).toBeVisible();
    await expect.element(page.getByText('You can take it as often as you like.')).toBeVisible();
    await expectAccessible(place);
    await button('Start').click();
    for (const next of ['Next', 'Next', 'Next', 'Next', 'Review answers']) {
      await page.getByRole('radio', { name: /An actuator/ }).click();
      await expect.element(reminder).toBeVisible();
      expect(page.getByText('Saved', { exact: true }).elements()).toHaveLength(0);
      await button(next).click();
    }
    await button('Submit').click();
    await expect.element(heading('Congratulations! You achieved the required score.')).toBeVisible();
    await expect.element(page.getByText(/^5 of 5 correct/)).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'By lesson' })).toMatchTextContent('NetworksExcellent');
    await expect.element(reminder).toBeVisible();
    await expectAccessible(place);
    await button('Done').click();
    await expect.poll(address).toBe('/');
    expect(server.effects).toEqual([]);
    // Home asks what is offered now.
    await expect
      .poll(() => server.calls.map(({ operation }) => operation))
      .toEqual(['FreeCourses_offered', 'FreeBenchmark_begin', 'FreeBenchmark_result', 'FreeCourses_offered']);
    const kept = [localStorage, sessionStorage].flatMap((store) => Object.values(store)).join();
    expect(kept).not.toMatch(/question|answer|ticket|percent/);
  });

  test('asks before another page takes its place; to stay goes on where it was', async () => {
    const { router, address } = await openFree(five, level('1'));
    await expect.element(button('Start')).toBeVisible();
    const at = address();
    await button('Start').click();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    const question = page.getByRole('dialog');
    void router.navigate({ to: '/' });
    await expect.element(question).toMatchTextContent('your answers are gone once you exit');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    expect(address()).toBe(at);
    void router.navigate({ to: '/' });
    await question.getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe('/');
    // Its own way out asks once.
    await router.navigate({ to: at });
    await button('Start').click();
    await button('Exit').click();
    await question.getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).not.toBe(at);
  });

  test('without samples shows a band and the answers that were given, and says why', async () => {
    await openFree({ benchmarks: [{ questions: [choice], time: null }] }, level('1'));
    await expect.element(page.getByText('You can take three sheets a day.', { exact: false })).toBeVisible();
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Review answers').click();
    await button('Submit').click();
    await expect.element(heading('This is your result.')).toBeVisible();
    await expect.element(page.getByText('Review needed', { exact: true })).toBeVisible();
    expect(page.getByText(/of 1 correct/).elements()).toHaveLength(0);
    await expect.element(page.getByText(/does not say how many answers were right/)).toBeVisible();
    await button('Review answers').click();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeChecked();
    expect(page.getByText(/Correct|Incorrect/).elements()).toHaveLength(0);
  });

  test('says before it is left that its answers are gone then', async () => {
    const { address } = await openFree(five, level('1'));
    await button('Start').click();
    await page.getByRole('button', { name: 'Exit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exit Benchmark?' });
    await expect.element(dialog).toMatchTextContent('your answers are gone once you exit');
    await dialog.getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe('/');
  });

  test('is tried again after a lost reply, and comes to one result', async () => {
    const { server } = await openFree(five, level('all'));
    await button('Start').click();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    for (const next of ['Next', 'Next', 'Next', 'Next', 'Review answers']) await button(next).click();
    server.line = 'replies lost';
    await button('Submit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => server.calls.at(-1)?.operation).toBe('FreeBenchmark_result');
    server.line = 'up';
    await expect.element(page.getByText(/^1 of 5 correct/), { timeout: 10_000 }).toBeVisible();
  });

  test('says why nothing begins: not offered, not published, too many tries', async () => {
    await openFree(five, () => `/free/course/${crypto.randomUUID()}/benchmark/1`);
    await expect.element(page.getByText('This benchmark is not free now. See Home for what is free.')).toBeVisible();
    await openFree(five, level('2'));
    await expect.element(page.getByText('The Benchmark has not been published yet')).toBeVisible();
    await button('Go to Home').click();
  });

  test.each(['/free', '/free/nowhere', '/free/course/x/benchmark/1/more'])('leads home from %s', async (address) => {
    const { address: now } = openApp(address, { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.poll(now).toBe('/');
  });
});
