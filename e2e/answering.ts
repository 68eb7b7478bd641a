import { expect, type Locator, type Page } from '@playwright/test';

const choice = 'Which part turns a signal into movement?';
const sequence = 'Put the steps of a measurement in order.';
const trueOrFalse = 'Are these statements true or false?';
const correctOrIncorrect = 'Is each of these steps correct?';
const matching = 'Match each concept with the description that fits it.';

/** Answers the question that the player shows, one of those the builders make, rightly or wrongly. */
export async function answer(page: Page, rightly: boolean): Promise<void> {
  const heading = page.getByRole('heading', {
    name: new RegExp([choice, sequence, trueOrFalse, correctOrIncorrect, matching].join('|')),
  });
  const text = await heading.innerText();
  if (text.includes(choice)) return choose(page, rightly ? 'An actuator' : 'A battery');
  if (text.includes(sequence)) return order(page, rightly);
  if (text.includes(trueOrFalse)) return rows(page, trueOrFalseRows, 'True', 'False', rightly);
  if (text.includes(correctOrIncorrect)) return rows(page, correctOrIncorrectRows, 'Correct', 'Incorrect', rightly);
  return match(page, rightly);
}

const choose = (page: Page, text: string) => page.getByRole('radio', { name: text }).check();

const trueOrFalseRows: [string, boolean][] = [
  ['A gateway can translate between two protocols.', true],
  ['Every sensor needs its own internet address.', false],
  ['A firmware update can close a security hole.', true],
];
const correctOrIncorrectRows: [string, boolean][] = [
  ['Change the default password before connecting.', true],
  ['Put the access point inside the metal cabinet.', false],
];

async function rows(
  page: Page,
  statements: [string, boolean][],
  yes: string,
  no: string,
  rightly: boolean,
): Promise<void> {
  for (const [statement, value] of statements) {
    const label = value === rightly ? yes : no;
    await page.getByRole('group', { name: statement }).getByRole('radio', { name: label, exact: true }).check();
  }
}

const steps = [
  'Plan what has to be measured',
  'Choose the sensor',
  'Install and calibrate it',
  'Read the first week of data',
];

/** By keyboard: each item is picked up, moved and dropped. */
async function order(page: Page, rightly: boolean): Promise<void> {
  const wanted = rightly ? steps : steps.toReversed();
  await expect.poll(() => shownOrder(page)).toHaveLength(steps.length);
  for (const [place, step] of wanted.entries()) {
    const grip = page.getByRole('button', { name: `Move ${step}`, exact: true });
    const now = (await shownOrder(page)).indexOf(step);
    await grip.press('Space');
    for (let at = now; at > place; at--) await grip.press('ArrowUp');
    await grip.press('Space');
    await expect.poll(async () => (await shownOrder(page)).indexOf(step)).toBe(place);
  }
  await expect.poll(() => shownOrder(page)).toEqual(wanted);
}

async function shownOrder(page: Page): Promise<string[]> {
  const items: Locator = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move .* up$/ }) });
  const texts = await items.allInnerTexts();
  return texts.map((text) => steps.find((step) => text.includes(step)) ?? '');
}

const pairs: [string, string][] = [
  ['Sensor', 'Measures a physical quantity and turns it into a signal'],
  ['Actuator', 'Turns a signal into movement, heat or light'],
  ['Latency', 'The delay between sending a request and receiving the reply'],
  ['Bandwidth', 'The amount of data that can be carried each second'],
];

/** By keyboard: the letter of a description is typed in the slot of its concept. */
async function match(page: Page, rightly: boolean): Promise<void> {
  for (const [index, [concept]] of pairs.entries()) {
    const description = pairs[(index + (rightly ? 0 : 1)) % pairs.length]?.[1] ?? '';
    const key = page.getByRole('button', { name: new RegExp(`^Letter [A-Z](, in use)?: ${description}`) }).first();
    const letter = /^Letter ([A-Z])/.exec((await key.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await page.getByRole('button', { name: new RegExp(`^${concept}, (no )?letter`) }).press(letter.toLowerCase());
    await expect(page.getByRole('button', { name: `${concept}, letter ${letter}` })).toBeVisible();
  }
}
