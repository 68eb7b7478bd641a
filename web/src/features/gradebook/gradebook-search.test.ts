import { expect, test } from 'vitest';
import { readGradebookSearch } from './gradebook-search.ts';

test.each([
  [{}, { course: null, level: null, learner: null }],
  [
    { course: 'c1', level: 2, learner: 'u1' },
    { course: 'c1', level: 2, learner: 'u1' },
  ],
  [
    { course: 7, level: 'all', learner: ['u1'] },
    { course: null, level: null, learner: null },
  ],
  [{ level: 0 }, { course: null, level: null, learner: null }],
  [{ level: 5 }, { course: null, level: null, learner: null }],
  [{ level: 1.5 }, { course: null, level: null, learner: null }],
])('the address %j means %j', (search, meaning) => {
  expect(readGradebookSearch(search)).toEqual(meaning);
});
