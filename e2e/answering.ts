import { expect, type Locator, type Page } from '@playwright/test';
import { question as english } from '../web/src/texts/player/en.ts';

const choice = 'Which part turns a signal into movement?';
const sequence = 'Put the steps of a measurement in order.';
const trueOrFalse = 'Are these statements true or false?';
const correctOrIncorrect = 'Is each of these steps correct?';
const matching = 'Match each concept with the description that fits it.';

/** What the app says around a question, in its language. */
type Words = typeof english;

/** What shows a question: a page, or a frame in one. */
type Place = Pick<Page, 'getByRole'>;

/** How somebody works the controls: by keys and clicks, or with a finger. */
export type Hands<In extends Place = Page> = {
  readonly choose: (control: Locator) => Promise<void>;
  /** Moves a step of a sequence from its place to another one above it. */
  readonly move: (page: In, step: string, from: number, to: number) => Promise<void>;
  readonly match: (page: In, concept: string, letter: string) => Promise<void>;
};

const keys: Hands<Place> = {
  choose: (control) => control.check(),
  move: async (page, step, from, to) => {
    const grip = page.getByRole('button', { name: `Move ${step}`, exact: true });
    await grip.press('Space');
    for (let at = from; at > to; at--) await grip.press('ArrowUp');
    await grip.press('Space');
  },
  match: (page, concept, letter) => slot(page, concept).press(letter.toLowerCase()),
};

/** The place of a concept's letter. */
export const slot = (page: Place, concept: string, { matching: { emptySlot, filledSlot } }: Words = english) =>
  page.getByRole('button', { name: new RegExp(`^(${emptySlot(concept)}|${filledSlot(concept, '[A-Z]')})`) });

/** The question that the player shows, one of those the builders make. */
export const question = (page: Place) =>
  page.getByRole('heading', {
    name: new RegExp([choice, sequence, trueOrFalse, correctOrIncorrect, matching].join('|')),
  });

/** Answers the question that the player shows, one of those the builders make, rightly or wrongly. */
export async function answer<In extends Place>(
  page: In,
  rightly: boolean,
  hands: Hands<In> = keys,
  words: Words = english,
): Promise<void> {
  const text = await question(page).innerText();
  if (text.includes(choice))
    return hands.choose(page.getByRole('radio', { name: rightly ? 'An actuator' : 'A battery' }));
  if (text.includes(sequence)) return order(page, rightly, hands, words);
  if (text.includes(trueOrFalse)) return rows(page, trueOrFalseRows, words.true, words.false, rightly, hands);
  if (text.includes(correctOrIncorrect))
    return rows(page, correctOrIncorrectRows, words.correct, words.incorrect, rightly, hands);
  if (text.includes(matching)) return match(page, rightly, hands, words);
  throw new Error(`No hand knows how to answer “${text}”.`);
}

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
  page: Place,
  statements: [string, boolean][],
  yes: string,
  no: string,
  rightly: boolean,
  { choose }: Pick<Hands, 'choose'>,
): Promise<void> {
  for (const [statement, value] of statements) {
    const label = value === rightly ? yes : no;
    await choose(page.getByRole('group', { name: statement }).getByRole('radio', { name: label, exact: true }));
  }
}

const steps = [
  'Plan what has to be measured',
  'Choose the sensor',
  'Install and calibrate it',
  'Read the first week of data',
];

async function order<In extends Place>(page: In, rightly: boolean, { move }: Hands<In>, words: Words): Promise<void> {
  const wanted = rightly ? steps : steps.toReversed();
  await expect.poll(() => shownOrder(page, words)).toHaveLength(steps.length);
  // What stands as it is wanted from the start is moved by nobody, and counts as an answer only once it is kept.
  if ((await shownOrder(page, words)).join() === wanted.join())
    await page.getByRole('button', { name: words.sequence.keepOrder }).press('Enter');
  for (const [place, step] of wanted.entries()) {
    await move(page, step, (await shownOrder(page, words)).indexOf(step), place);
    await expect.poll(async () => (await shownOrder(page, words)).indexOf(step)).toBe(place);
  }
  await expect.poll(() => shownOrder(page, words)).toEqual(wanted);
}

async function shownOrder(page: Place, { sequence: { up } }: Words): Promise<string[]> {
  const items: Locator = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${up('.*')}$`) }) });
  const texts = await items.allInnerTexts();
  return texts.map((text) => steps.find((step) => text.includes(step)) ?? '');
}

const pairs: [string, string][] = [
  ['Sensor', 'Measures a physical quantity and turns it into a signal'],
  ['Actuator', 'Turns a signal into movement, heat or light'],
  ['Latency', 'The delay between sending a request and receiving the reply'],
  ['Bandwidth', 'The amount of data that can be carried each second'],
];

/** Each concept gets the letter of its description. */
async function match<In extends Place>(
  page: In,
  rightly: boolean,
  hands: Hands<In>,
  { matching: says }: Words,
): Promise<void> {
  for (const [index, [concept]] of pairs.entries()) {
    const description = pairs[(index + (rightly ? 0 : 1)) % pairs.length]?.[1] ?? '';
    const named = new RegExp(`^(?:${says.letter('([A-Z])', description)}|${says.usedLetter('([A-Z])', description)})`);
    const key = page.getByRole('button', { name: named }).first();
    const [, free, used] = named.exec((await key.getAttribute('aria-label')) ?? '') ?? [];
    const letter = free ?? used ?? '';
    await hands.match(page, concept, letter);
    await expect(page.getByRole('button', { name: says.filledSlot(concept, letter) })).toBeVisible();
  }
}
