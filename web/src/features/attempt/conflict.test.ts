import { expect, test } from 'vitest';
import { changeOf, joined, noChanges } from '../saving/changes.ts';
import { differingAnswers, onlyAnswers } from './conflict.ts';

test('only answers to open questions that say something else are in conflict', () => {
  const ours = ['same', 'other', 'settled', 'gone', 'seconds'].reduce(
    (all, id) => joined(all, changeOf(id, id === 'seconds' ? { seconds: 9 } : { answer: { chosen: ['x'] } })),
    noChanges,
  );
  const type = 'MULTIPLE_CHOICE' as const;
  const theirs = new Map([
    ['same', { type, answer: { chosen: ['x'] }, open: true }],
    ['other', { type, answer: { chosen: ['y'] }, open: true }],
    ['settled', { type, answer: { chosen: ['y'] }, open: false }],
    ['seconds', { type, answer: { chosen: ['y'] }, open: true }],
  ]);
  expect(differingAnswers(ours, theirs)).toEqual(['other']);
  expect(onlyAnswers({ ...ours, index: 4 }, ['other'])).toEqual(changeOf('other', { answer: { chosen: ['x'] } }));
});
