import { expect, test } from 'vitest';
import { sittingSearch } from './sitting-search.ts';

test.each([
  ['7b6a75e0-10a3-4bf2-9380-3e4236269651', true],
  ['7b6a75e0', false],
  ['../../x', false],
  [7, false],
  [['7b6a75e0-10a3-4bf2-9380-3e4236269651'], false],
  [undefined, false],
])('an address that names the attempt %s', (attempt, known) => {
  expect(sittingSearch({ attempt, kind: 'bogus' })).toEqual(known ? { attempt } : {});
});
