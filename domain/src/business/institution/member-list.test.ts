import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { memberListSchema } from './member-list.ts';

const issuesOf = (given: Record<string, unknown>) =>
  checkInput(memberListSchema, { search: '', pageSize: 10, ...given }).issues;

describe('a list of members', () => {
  it.each(['', '   ', 'an', ' an ', '王', 'x'.repeat(100)])('is searched by %j', (search) => {
    expect(issuesOf({ search })).toBeNull();
  });

  it.each(['a', 'é', ' a ', '--'])('is not searched by %j', (search) => {
    expect(issuesOf({ search })).toEqual([{ field: 'search', code: 'TOO_SHORT', minimum: 2 }]);
  });

  it.each([
    [{ search: 'x'.repeat(101) }, { field: 'search', code: 'TOO_LONG', maximum: 100 }],
    [{ pageSize: 61 }, { field: 'pageSize', code: 'TOO_HIGH', maximum: 60 }],
    [{ pageSize: 0 }, { field: 'pageSize', code: 'TOO_LOW', minimum: 1 }],
  ])('is not given for %o', (given, issue) => {
    expect(issuesOf(given)).toEqual([issue]);
  });
});
