import { expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { groupMemberListSchema } from './group-member-list.ts';

it.each([
  [{ search: '', pageSize: 200 }, null],
  [{ search: ' a ', pageSize: 1 }, null],
  [{ search: 'x'.repeat(101), pageSize: 20 }, [{ field: 'search', code: 'TOO_LONG', maximum: 100 }]],
  [{ search: '', pageSize: 201 }, [{ field: 'pageSize', code: 'TOO_HIGH', maximum: 200 }]],
  [{ search: '', pageSize: 0 }, [{ field: 'pageSize', code: 'TOO_LOW', minimum: 1 }]],
])('a list of members is asked for by %o: %o', (given, issues) => {
  expect(checkInput(groupMemberListSchema, given).issues).toEqual(issues);
});
