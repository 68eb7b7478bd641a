import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { show } from '../../../../test/show.tsx';
import { Countdown } from './countdown.tsx';
import { spokenAt } from './spoken-at.ts';

const timer = page.getByRole('timer');

test('it shows minutes and seconds, and can be hidden', async () => {
  const place = show(<Countdown left={768} total={1800} />);
  await expect.element(timer).toMatchTextContent(/^12:48/);
  await expectAccessible(place);
  await page.getByRole('button').click();
  await expect.element(timer).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show the time' }).click();
  await expect.element(timer).toBeVisible();
});

test.each([
  [3909, '1:05:09', '1 hour 5 minutes 9 seconds left'],
  [7200, '2:00:00', '2 hours left'],
  [3600, '1:00:00', '1 hour left'],
  [3599, '59:59', '59 minutes 59 seconds left'],
  [61, '01:01', '1 minute 1 second left'],
  [0, '00:00', '0 seconds left'],
])('%i seconds are seen as %s and heard as "%s"', async (left, seen, heard) => {
  show(<Countdown left={left} total={7200} />);
  await expect.element(timer).toHaveTextContent(`${seen}${heard}`);
});

test('what is pressed to hide the time keeps its name while the time runs', async () => {
  show(<Countdown left={768} total={1800} />);
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Hide the time');
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Show the time');
});

test('the last two minutes cannot be hidden', async () => {
  const place = show(<Countdown left={118} total={1800} />);
  await expect.element(timer).toMatchTextContent(/^01:58/);
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
