import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import type { JoinFacts } from '../../business/seats/why-not-join.ts';
import {
  memberIds,
  whyNotAddLearner,
  whyNotMove,
  whyNotRemove,
  whyNotReturn,
  type MoveFacts,
  type ReturnFacts,
} from './membership.ts';

const facts = (values: Partial<JoinFacts> = {}): JoinFacts => ({
  status: 'STARTED',
  start_date: '2026-09-01',
  end_date: '2026-12-18',
  group_size: 2,
  learners: 1,
  license_expiry_date: '2027-08-31',
  earlier: 'NONE',
  ...values,
});

describe('adding a learner', () => {
  it.each<[string, Partial<JoinFacts>, string | null]>([
    ['somebody new', {}, null],
    ['who left', { earlier: 'LEFT' }, null],
    ['who was removed', { earlier: 'BLOCKED' }, null],
    ['who belongs to it', { earlier: 'LIVE' }, 'ALREADY_MEMBER'],
    ['to a full group', { learners: 2 }, 'GROUP_FULL'],
    ['to a group that is over', { status: 'ENDED' }, 'GROUP_NOT_ACTIVE'],
    ['to a closed group', { status: 'CLOSED' }, 'GROUP_NOT_ACTIVE'],
    ['after the license', { license_expiry_date: '2026-10-01' }, 'LICENSE_EXPIRED'],
  ])('%s', (_who, values, code) => {
    expect(whyNotAddLearner(facts(values), '2026-10-10')).toBe(code);
  });
});

it.each([
  ['MAIN_INSTRUCTOR', false, 'FORBIDDEN'],
  ['MAIN_INSTRUCTOR', true, 'FORBIDDEN'],
  ['INSTRUCTOR', false, null],
  ['INSTRUCTOR', true, 'FORBIDDEN'],
  ['STUDENT', false, null],
  ['STUDENT', true, null],
] as const)('a %s is removed by a plain instructor (%s): %s', (role, plainInstructor, code) => {
  expect(whyNotRemove(role, { plainInstructor })).toBe(code);
});

it('people are named once each, 1 to 200 of them', () => {
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID());
  const issueOf = (given: unknown) => checkInput(memberIds, given).issues?.[0].code ?? null;
  expect(issueOf(ids.slice(1))).toBeNull();
  expect(issueOf(ids)).toBe('TOO_MANY');
  expect(issueOf([])).toBe('REQUIRED');
  expect(issueOf([ids[0], ids[0]])).toBe('NOT_DISTINCT');
  expect(issueOf(['x'])).not.toBeNull();
});

it.each<[string, Partial<MoveFacts>, string | null]>([
  ['to where they never were', {}, null],
  ['to a full group', { learners: 2 }, 'GROUP_FULL'],
  ['to a full group that they learn in too', { learners: 2, earlier: 'LIVE', roleThere: 'STUDENT' }, null],
  ['to where they teach', { earlier: 'LIVE', roleThere: 'INSTRUCTOR' }, 'ALREADY_MEMBER'],
  ['to where they were removed', { earlier: 'BLOCKED' }, null],
  ['to a group that is over', { status: 'ENDED' }, 'GROUP_NOT_ACTIVE'],
  ['with an exercise that is begun in both', { begunInBoth: true }, 'CONFLICT'],
])('a learner is moved %s', (_where, values, code) => {
  expect(whyNotMove({ ...facts(), roleThere: null, begunInBoth: false, ...values }, '2026-10-10')).toBe(code);
});

it.each<[string, Partial<ReturnFacts>, string | null]>([
  ['into a group with a free place', {}, null],
  ['into a full group', { learners: 30 }, 'GROUP_FULL'],
  ['into a full group that they teach', { learners: 30, role: 'INSTRUCTOR' }, null],
  ['into a group that was deleted', { deleted: true }, 'NOT_FOUND'],
  ['into a deleted one that they teach', { deleted: true, role: 'INSTRUCTOR' }, 'NOT_FOUND'],
  ['into one that is over, whose license has places', { countsLearners: true, free: 1 }, null],
  ['into one that is over, whose license has none', { countsLearners: true }, 'NO_SEATS_LEFT'],
  ['into one that holds its places, though no others are free', { free: 0 }, null],
])('somebody comes back %s', (_where, values, code) => {
  const usual: ReturnFacts = {
    role: 'STUDENT',
    deleted: false,
    group_size: 30,
    learners: 29,
    countsLearners: false,
    free: 0,
  };
  expect(whyNotReturn({ ...usual, ...values })).toBe(code);
});
