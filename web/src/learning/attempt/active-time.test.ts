import { expect, test } from 'vitest';
import { activeSecondsAt, afterInput, afterViewChange, beginCounting } from './active-time.ts';

const minute = 60_000;

test('time counts while there is input', () => {
  let time = beginCounting(0, 0, true);
  for (let now = minute; now <= 10 * minute; now += minute) time = afterInput(time, now);
  expect(activeSecondsAt(time, 10 * minute)).toBe(600);
});

test('two minutes after the last input it stops, and the next input goes on from there', () => {
  let time = beginCounting(0, 0, true);
  expect(activeSecondsAt(time, 2 * minute)).toBe(120);
  expect(activeSecondsAt(time, 45 * minute)).toBe(120);
  time = afterInput(time, 45 * minute);
  expect(activeSecondsAt(time, 45 * minute + 5000)).toBe(125);
});

test('a hidden page counts nothing, and coming back counts as input', () => {
  let time = afterViewChange(beginCounting(0, 0, true), 30_000, false);
  expect(activeSecondsAt(time, 60 * minute)).toBe(30);
  time = afterInput(time, 60 * minute);
  expect(activeSecondsAt(time, 61 * minute)).toBe(30);
  time = afterViewChange(time, 70 * minute, true);
  expect(activeSecondsAt(time, 71 * minute)).toBe(90);
});

test('it goes on from the seconds of earlier visits, up to half an hour', () => {
  const time = beginCounting(1790, 5000, true);
  expect(activeSecondsAt(time, 10_000)).toBe(1795);
  expect(activeSecondsAt(time, 100_000)).toBe(1800);
  expect(activeSecondsAt(beginCounting(0, 0, false), minute)).toBe(0);
});
