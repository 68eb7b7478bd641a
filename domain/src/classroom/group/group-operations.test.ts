import { expect, it } from 'vitest';
import { allowedOperations, type Principal } from '../../permission.ts';
import { groupOperations } from './group-operations.ts';

const onlyMain: readonly string[] = [
  'updateGroupAssessmentSettings',
  'setExtraTime',
  'decideLateAnswers',
  'addGroupInstructors',
];
const notPlain: readonly string[] = [...onlyMain, 'transferGroup', 'deleteGroup'];
const ofAdministrators = groupOperations.filter((operation) => !onlyMain.includes(operation));
const ofInstructors = groupOperations.filter((operation) => !notPlain.includes(operation));

it.each<[who: string, principal: Principal, may: readonly string[]]>([
  ['a learner', { signedIn: true, groupRole: 'STUDENT' }, []],
  ['the main instructor', { signedIn: true, groupRole: 'MAIN_INSTRUCTOR' }, groupOperations],
  ['an instructor', { signedIn: true, groupRole: 'INSTRUCTOR' }, ofInstructors],
  ['an administrator of the institution', { signedIn: true, institutionRole: 'CENTER_ADMIN' }, ofAdministrators],
  ['an instructor of the institution only', { signedIn: true, institutionRole: 'INSTRUCTOR' }, []],
  ['a sales manager', { signedIn: true, globalRole: 'SALES_MANAGER' }, []],
  ['nobody', { signedIn: false, groupRole: 'INSTRUCTOR' }, []],
])('%s may call what the policy says about a group', (_who, principal, may) => {
  expect(allowedOperations(groupOperations, principal)).toEqual(may);
});
