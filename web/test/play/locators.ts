import { page } from 'vitest/browser';
import { sequence } from './questions.ts';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const heading = (name: string | RegExp) => page.getByRole('heading', { name });
export const saved = page.getByText('Saved', { exact: true });

/** The items of the sequence in the order they were given; the right order may stand beside it. */
export function itemsInView(): (string | undefined)[] {
  const texts = sequence.answers.map(({ answer }) => answer);
  const items = page.getByRole('list').first().getByRole('listitem').elements();
  return items.map(({ textContent }) => texts.find((text) => textContent.includes(text)));
}
/** What is said once the device holds what could not be saved: from then on a tab may die. */
export const keptHere = page.getByText('Not saved. Your answers are kept on this device', { exact: false });

/** Decides whose answer to a question counts that was answered differently in two places. */
export async function decideFor(
  side: 'On this device' | 'On the other device or tab',
  question = 'Question 1',
): Promise<void> {
  await page.getByRole('radio', { name: `${question}: ${side}`, exact: true }).click();
  await button('Use these answers').click();
}
