import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { MatchingAnswer } from '@lectern/domain/learning/question/matching/matching.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import { show } from '../../../../test/show.tsx';
import { questionOf, tryQuestion } from '../../../../test/try-question.tsx';
import { PlayerPage } from '../../player/player-page.tsx';
import { MatchingWidget } from './matching-widget.tsx';
import { useState } from 'react';

const concepts = ['Sensor', 'Actuator', 'Gateway'].map((concept) => ({ id: concept, concept, letter: null }));
const descriptions = [
  { letter: 'A', description: 'moves' },
  { letter: 'B', description: 'measures' },
  { letter: 'C', description: 'translates' },
  { letter: 'D', description: 'does not belong' },
];
const question = questionOf('MATCHING', [], { concepts, descriptions });
const slot = (concept: string) => page.getByRole('button', { name: new RegExp(`^${concept}, `) });
const key = (letter: string) => page.getByRole('button', { name: new RegExp(`^Letter ${letter}`) }).first();
const spoken = page.getByRole('status');

/** As a hand does it: over many places on the way. */
const drag = (from: Locator, to: Locator) => userEvent.dragAndDrop(from, to, { steps: 12 });

async function opened(letters: Record<string, string> = {}, language = 'en') {
  const tried = tryQuestion(question, { letters }, { language });
  await expect.element(slot('Sensor')).toBeVisible();
  return { ...tried, letters: () => (tried.given.answer as MatchingAnswer).letters };
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

describe('by pressing', () => {
  test('a slot waits, then takes the letter', async () => {
    const { letters, place } = await opened();
    await slot('Gateway').click();
    await expect.element(slot('Gateway')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(spoken).toHaveTextContent('Gateway waits for a letter');
    await expectAccessible(place);
    await key('C').click();
    expect(letters()).toEqual({ Gateway: 'C' });
    await expect.element(page.getByRole('button', { name: 'Gateway, letter C' })).toBeVisible();
    await expect.element(spoken).toHaveTextContent('Letter C placed on Gateway');
  });

  test('a letter first, then the slot, works as well', async () => {
    const { letters } = await opened();
    await key('B').click();
    await slot('Sensor').click();
    expect(letters()).toEqual({ Sensor: 'B' });
  });

  test('a used letter moves', async () => {
    const { letters } = await opened({ Sensor: 'A', Actuator: 'B' });
    await slot('Actuator').click();
    await key('A').click();
    expect(letters()).toEqual({ Actuator: 'A' });
  });

  test('its own letter clears a waiting slot', async () => {
    const { letters } = await opened({ Sensor: 'A' });
    await slot('Sensor').click();
    await key('A').click();
    expect(letters()).toEqual({});
    await expect.element(spoken).toHaveTextContent('Sensor has no letter');
  });

  test('a second press lets the slot go', async () => {
    const { letters } = await opened();
    await slot('Sensor').click();
    await slot('Sensor').click();
    await expect.element(slot('Sensor')).toHaveAttribute('aria-pressed', 'false');
    await key('A').click();
    expect(letters()).toEqual({});
  });
});

describe('with keys', () => {
  test('letters are typed, and Backspace clears', async () => {
    const { letters } = await opened();
    await userEvent.keyboard('{Tab}b{Tab}a{Tab}z');
    expect(letters()).toEqual({ Sensor: 'B', Actuator: 'A' });
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Backspace}');
    expect(letters()).toEqual({ Sensor: 'B' });
    await expect.element(slot('Actuator')).toHaveFocus();
  });

  test('a letter pressed by key gives the focus back to its slot', async () => {
    const { letters } = await opened();
    await userEvent.keyboard('{Tab}{Enter}');
    (key('D').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(letters()).toEqual({ Sensor: 'D' });
    await expect.element(slot('Sensor')).toHaveFocus();
  });
});

describe('by dragging', () => {
  test('a letter is dropped on a slot', async () => {
    const { letters } = await opened();
    await drag(key('B'), slot('Actuator'));
    await expect.poll(letters).toEqual({ Actuator: 'B' });
  });

  // D1-2.131, 4.64, 4.65
  test('two slots exchange their letters', async () => {
    const { letters } = await opened({ Sensor: 'A', Actuator: 'B' });
    await drag(slot('Sensor'), slot('Actuator'));
    await expect.poll(letters).toEqual({ Sensor: 'B', Actuator: 'A' });
    await expect.element(spoken).toHaveTextContent('The letters of Sensor and Actuator are swapped');
  });

  // D1-2.131, 4.64, 4.65
  test('a letter dropped beside the slots is taken away', async () => {
    const { letters } = await opened({ Sensor: 'A' });
    await drag(slot('Sensor'), page.getByRole('heading', { name: 'What is right?' }));
    await expect.poll(letters).toEqual({});
  });

  test('a letter that is let go elsewhere changes nothing', async () => {
    const { letters } = await opened({ Sensor: 'A' });
    await drag(key('C'), page.getByRole('heading', { name: 'What is right?' }));
    await expect.poll(letters).toEqual({ Sensor: 'A' });
  });
});

test('once it is settled, a wrong slot has the right letter beside it', async () => {
  const settled = { ...question, concepts: concepts.map((one, index) => ({ ...one, letter: 'BAC'[index] ?? null })) };
  const { place } = tryQuestion(settled, { letters: { Sensor: 'B', Actuator: 'C' } }, { state: 'settled' });
  await expect.element(slot('Sensor')).toHaveAccessibleDescription('Correct');
  await expect.element(slot('Actuator')).toHaveAccessibleDescription('Correct letter: A');
  await expect.element(slot('Gateway')).toHaveAccessibleDescription('Correct letter: C');
  await expect.element(slot('Gateway')).toBeDisabled();
  await expectAccessible(place);
});

function Player() {
  const [answer, setAnswer] = useState<MatchingAnswer>({ letters: {} });
  return (
    <PlayerPage
      bar={{ title: 'Study Project 1', course: 'Devices', onExit: () => {} }}
      actions={{ label: 'Check Answer', onAct: () => {}, whyOff: '3 concepts have no letter yet' }}
    >
      <h2 id="question">Match.</h2>
      <MatchingWidget question={question} answer={answer} onChange={setAnswer} state="open" labelledBy="question" />
    </PlayerPage>
  );
}

// D1-2.132, 9.15, 9.16
test.each([390, 960])('at %i px, as up to 960, the letters stand in the bar as well', async (width) => {
  await page.viewport(width, 844);
  const place = show(<Player />);
  const tray = page.getByRole('group', { name: 'Letters' });
  await slot('Sensor').click();
  await tray.getByRole('button', { name: 'Letter B: measures' }).click();
  await expect.element(page.getByRole('button', { name: 'Sensor, letter B' })).toBeVisible();
  await expectAccessible(place);
  await page.viewport(961, 800);
  await expect.element(tray).not.toBeInTheDocument();
});

test('from right to left the concepts stand at the right, and dragging works', async () => {
  const { letters } = await opened({}, 'ar');
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(slot('Sensor').element())).toBeGreaterThan(left(key('A').element()));
  await drag(key('A'), slot('Gateway'));
  await expect.poll(letters).toEqual({ Gateway: 'A' });
});
