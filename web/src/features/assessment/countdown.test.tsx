import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { Countdown } from './countdown.tsx';
import { spokenAt } from './spoken-at.ts';

const timer = page.getByRole('timer');

test('it shows minutes and seconds, and can be hidden', async () => {
  const place = show(<Countdown left={768} total={1800} />);
  await expect.element(timer).toHaveTextContent('12:48');
  await expectAccessible(place);
  await page.getByRole('button').click();
  await expect.element(timer).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show the time' }).click();
  await expect.element(timer).toBeVisible();
});

test('the last two minutes cannot be hidden', async () => {
  const place = show(<Countdown left={118} total={1800} />);
  await expect.element(timer).toHaveTextContent('01:58');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expectAccessible(place);
});

test.each([
  [301, ''],
  [300, '5 minutes left'],
  [296, '5 minutes left'],
  [295, ''],
  [120, '2 minutes left'],
  [31, ''],
  [30, '30 seconds left'],
  [25, ''],
])('with %i seconds left it says "%s"', (left, words) => {
  expect(spokenAt(left)).toBe(words);
});
