import { expect, it } from 'vitest';
import { allowedOperations, type Principal } from '../permission.ts';
import { groupOperations } from './group-operations.ts';

const gradebooks = groupOperations.filter((operation) => operation.endsWith('GradebookOverview'));

it.each<[who: string, principal: Principal, may: readonly string[]]>([
  ['a learner', { signedIn: true, groupRole: 'STUDENT' }, []],
  ['the main instructor', { signedIn: true, groupRole: 'MAIN_INSTRUCTOR' }, groupOperations],
  ['an instructor', { signedIn: true, groupRole: 'INSTRUCTOR' }, gradebooks],
  ['an administrator of the institution', { signedIn: true, institutionRole: 'CENTER_ADMIN' }, gradebooks],
  ['an instructor of the institution only', { signedIn: true, institutionRole: 'INSTRUCTOR' }, []],
  ['a sales manager', { signedIn: true, globalRole: 'SALES_MANAGER' }, []],
  ['nobody', { signedIn: false, groupRole: 'INSTRUCTOR' }, []],
])('%s may call what the policy says about a group', (_who, principal, may) => {
  expect(allowedOperations(groupOperations, principal)).toEqual(may);
});
