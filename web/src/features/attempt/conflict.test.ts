import { expect, test } from 'vitest';
import { changeOf, joined, noChanges } from '../saving/changes.ts';
import { differingAnswers, onlyAnswers, onlyTime, type Standing } from './conflict.ts';

const newer = { type: 'MULTIPLE_CHOICE' as const, answer: { chosen: ['y'] }, seconds: 10, open: true };

test('only answers to open questions that say something else are in conflict', () => {
  const ours = ['same', 'other', 'settled', 'gone', 'seconds'].reduce(
    (all, id) => joined(all, changeOf(id, id === 'seconds' ? { seconds: 9 } : { answer: { chosen: ['x'] } })),
    noChanges,
  );
  const theirs: Standing = new Map([
    ['same', { ...newer, answer: { chosen: ['x'] } }],
    ['other', newer],
    ['settled', { ...newer, open: false }],
    ['seconds', newer],
  ]);
  expect(differingAnswers(ours, theirs)).toEqual(['other']);
  expect(onlyAnswers({ ...ours, index: 4 }, ['other'])).toEqual(changeOf('other', { answer: { chosen: ['x'] } }));
});

test('time that was spent on this device counts whoever wins, as far as the newer copy does not know it', () => {
  const ours = {
    index: 2,
    questions: {
      more: { answer: { chosen: ['x'] }, seconds: 12 },
      less: { seconds: 9 },
      gone: { seconds: 9 },
      answered: {},
    },
  };
  const theirs: Standing = new Map(['more', 'less', 'answered'].map((id) => [id, newer]));
  expect(onlyTime(ours, theirs)).toEqual(changeOf('more', { seconds: 12 }));
});
