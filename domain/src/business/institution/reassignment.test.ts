import { expect, test } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { mostReassigned, reassignmentSchema } from './reassignment.ts';

const moves = (count: number) =>
  Array.from({ length: count }, () => ({ id: crypto.randomUUID(), from: null, to: crypto.randomUUID() }));

test.each([
  ['none', [], 'REQUIRED'],
  ['more than fit into one act', moves(mostReassigned + 1), 'TOO_MANY'],
  ['one twice', moves(1).flatMap((move) => [move, { ...move, to: null }]), 'NOT_DISTINCT'],
])('a reassignment of %s is refused', (_what, given, code) => {
  expect(checkInput(reassignmentSchema, { moves: given }).issues?.[0]).toMatchObject({ field: 'moves', code });
});

test('a reassignment of as many as fit, to somebody and to nobody, is taken', () => {
  const given = [...moves(mostReassigned - 1), { id: crypto.randomUUID(), from: crypto.randomUUID(), to: null }];
  expect(checkInput(reassignmentSchema, { moves: given }).data?.moves).toEqual(given);
});
