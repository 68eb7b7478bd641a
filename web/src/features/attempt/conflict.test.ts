import type { Answer } from '@lectern/domain/question/answer.ts';
import { describe, expect, test } from 'vitest';
import { changeOf, joined, noChanges } from '../saving/changes.ts';
import { differingAnswers, isSameAnswer, onlyAnswers } from './conflict.ts';

describe('isSameAnswer', () => {
  test.each<[string, Answer | null, Answer | null, boolean]>([
    ['nothing and nothing', null, null, true],
    ['nothing chosen and no answer', { chosen: [] }, null, true],
    ['a sequence nobody placed and no answer', { order: ['a', 'b'], placed: false }, null, true],
    ['no rows and no answer', { rows: {} }, null, true],
    ['no letters and no answer', { letters: {} }, null, true],
    ['the same choice in another order', { chosen: ['a', 'b'] }, { chosen: ['b', 'a'] }, true],
    ['another choice', { chosen: ['a'] }, { chosen: ['b'] }, false],
    ['another order', { order: ['a', 'b'], placed: true }, { order: ['b', 'a'], placed: true }, false],
    ['the same rows in another order', { rows: { a: true, b: false } }, { rows: { b: false, a: true } }, true],
    ['another row', { rows: { a: true } }, { rows: { a: false } }, false],
    ['another letter', { letters: { a: 'A' } }, { letters: { a: 'B' } }, false],
    ['an answer and none', { letters: { a: 'A' } }, null, false],
  ])('%s', (_case, one, other, same) => {
    expect(isSameAnswer(one, other)).toBe(same);
    expect(isSameAnswer(other, one)).toBe(same);
  });
});

test('only answers to open questions that say something else are in conflict', () => {
  const ours = ['same', 'other', 'settled', 'gone', 'seconds'].reduce(
    (all, id) => joined(all, changeOf(id, id === 'seconds' ? { seconds: 9 } : { answer: { chosen: ['x'] } })),
    noChanges,
  );
  const theirs = new Map([
    ['same', { answer: { chosen: ['x'] }, open: true }],
    ['other', { answer: { chosen: ['y'] }, open: true }],
    ['settled', { answer: { chosen: ['y'] }, open: false }],
    ['seconds', { answer: { chosen: ['y'] }, open: true }],
  ]);
  expect(differingAnswers(ours, theirs)).toEqual(['other']);
  expect(onlyAnswers({ ...ours, index: 4 }, ['other'])).toEqual(changeOf('other', { answer: { chosen: ['x'] } }));
});
