import { expect, test } from 'vitest';
import { readGradebookSearch } from './gradebook-search.ts';

const nothing = {
  course: null,
  level: null,
  learner: null,
  exercise: null,
  view: null,
  of: null,
  question: null,
  name: null,
  sort: null,
  down: null,
};

test.each([
  [{}, {}],
  [
    { course: 'c1', level: 2, learner: 'u1', exercise: 'p1', name: 'ama', sort: 'p1', down: true },
    { course: 'c1', level: 2, learner: 'u1', exercise: 'p1', name: 'ama', sort: 'p1', down: true },
  ],
  [{ course: 7, level: 'all', learner: ['u1'], name: {}, sort: null, down: 'yes' }, {}],
  [{ name: 7 }, { name: '7' }],
  [{ view: 'gain' }, { view: 'gain' }],
  [
    { view: 'questions', of: 'benchmark', question: 'q1' },
    { view: 'questions', of: 'benchmark', question: 'q1' },
  ],
  [{ view: 'scores', of: 'summary' }, {}],
  [{ level: 0 }, {}],
  [{ level: 5 }, {}],
  [{ level: 1.5 }, {}],
])('the address %j means %j', (search, meaning) => {
  expect(readGradebookSearch(search)).toEqual({ ...nothing, ...meaning });
});
