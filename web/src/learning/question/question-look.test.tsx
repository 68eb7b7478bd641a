import { letterOf, mostLetters } from '@lectern/domain/learning/question/letter.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, takeAway } from '../../../test/show.tsx';
import { answerOf, questionOf, tryQuestion } from '../../../test/try-question.tsx';
import { TrayPlace } from './tray-place.ts';
import { QuestionWidget } from './question-widget.tsx';

afterEach(async () => page.viewport(1280, 800));

const letters = Array.from({ length: mostLetters }, (_none, index) => letterOf(index));
const matchingOf = (concepts: readonly string[]) =>
  questionOf('MATCHING', [], {
    concepts: concepts.map((concept) => ({ id: concept, concept, letter: null })),
    descriptions: letters.slice(0, concepts.length).map((letter) => ({ letter, description: `About ${letter}` })),
  });
const tops = (parts: readonly Element[]) => parts.map((part) => Math.round(part.getBoundingClientRect().top));
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test.each([
  [['Sensor', 'Router', 'Relay', 'Valve'], 2],
  [['Sensor', 'Microcontroller', 'Gateway', 'Interoperability'], 4],
])('at 390 px the concepts %j stand in %i lines, and no word breaks', async (concepts, lines) => {
  await page.viewport(390, 844);
  const { place } = tryQuestion(matchingOf(concepts), { letters: {} });
  await expect.element(page.getByText('Sensor')).toBeVisible();
  const items = [...place.querySelectorAll('ul:first-of-type li')].slice(0, concepts.length);
  expect(new Set(tops(items)).size).toBe(lines);
  for (const item of items) {
    const range = document.createRange();
    range.selectNodeContents(item.lastElementChild ?? item);
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  }
});

test.each([390, 800, 1280])('four pictures stand two by two at %i px', async (width) => {
  await page.viewport(width, 844);
  const answers = ['a', 'b', 'c', 'd'].map((id) => answerOf(id, { answer_image: pixel }));
  const { place } = tryQuestion(questionOf('MULTIPLE_CHOICE', answers), { chosen: [] });
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
  const [a, b, c, d] = tops([...place.querySelectorAll('fieldset > div')]);
  expect([a === b, c === d, (a ?? 0) < (c ?? 0)]).toEqual([true, true, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([
  [390, 844],
  [320, 568],
  [640, 450],
])('the tray of 26 letters takes a third of a screen of %i × %i at most', async (width, height) => {
  await page.viewport(width, height);
  const tray = document.createElement('div');
  document.body.append(tray);
  show(
    <TrayPlace value={tray}>
      <h2 id="question">Match each</h2>
      <QuestionWidget
        question={matchingOf(letters.map((letter) => `Concept ${letter}`))}
        answer={{ letters: {} }}
        onChange={() => {}}
        state="open"
        labelledBy="question"
      />
    </TrayPlace>,
  );
  await expect.element(page.getByRole('group', { name: 'Letters' })).toBeVisible();
  expect(tray.getBoundingClientRect().height).toBeLessThanOrEqual(height / 3);
  expect(tray.querySelector('button')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  tray.remove();
});

test.each([
  ['en', 'left'],
  ['ar', 'right'],
] as const)(
  'true and false stand beside their text, and are read as one line with it, in %s',
  async (language, start) => {
    await page.viewport(1280, 844);
    const rows = (words: string[]) =>
      tryQuestion(
        questionOf(
          'TRUE_OR_FALSE',
          words.map((id) => answerOf(id)),
        ),
        { rows: {} },
        { language },
      ).place;
    const long = 'A switch sends what it receives to the one device that asked for it, and '.repeat(3);
    for (const [words, furthest] of [
      [['Zinc rusts.', 'Iron does.'], 140],
      [['Zinc rusts.', long], 760],
    ] as const) {
      const place = rows([...words]);
      await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
      const [first] = place.querySelectorAll('li');
      const line = document.createRange();
      line.selectNodeContents(first?.querySelector('fieldset > :first-child') ?? place);
      const pair = first?.querySelector('fieldset > :last-child')?.getBoundingClientRect();
      const text = line.getBoundingClientRect();
      const list = place.querySelector('li')?.parentElement?.getBoundingClientRect();
      if (!pair || !list) throw new Error('There is no row.');
      const away = start === 'left' ? pair.left - text.right : text.left - pair.right;
      expect(away).toBeLessThanOrEqual(furthest);
      expect(list.width).toBeLessThanOrEqual(760);
      expect(Math.abs(pair.top + pair.height / 2 - (text.top + text.height / 2))).toBeLessThan(4);
      takeAway();
    }
  },
);
