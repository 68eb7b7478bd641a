import { expect, test } from 'vitest';
import { listedGroups } from './listed-groups.ts';

const group = (name: string, status: string, institution: string) => ({
  id: name,
  name,
  status,
  institution: { id: institution },
});
const groups = [
  group('ended', 'ENDED', 'north'),
  group('closed', 'CLOSED', 'north'),
  group('open', 'STARTED', 'north'),
  group('later', 'NOT_YET', 'north'),
  group('also open', 'STARTED', 'north'),
  group('harbour', 'STARTED', 'harbour'),
  group('stray', 'CLOSED', 'gone'),
];
const names = (current: string | undefined, institutions: string[], joined?: string) =>
  listedGroups(
    groups,
    institutions.map((id) => ({ id })),
    current,
    joined,
  ).map(({ name }) => name);

test('an institution lists its own groups, open ones first, and those that belong to none of the person’s', () => {
  expect(names('north', ['north', 'harbour'])).toEqual(['open', 'also open', 'later', 'closed', 'stray', 'ended']);
  expect(names('harbour', ['north', 'harbour'])).toEqual(['harbour', 'stray']);
});

test('the group joined last stands before all, whatever its status', () => {
  expect(names('north', ['north', 'harbour'], 'later')).toEqual([
    'later',
    'open',
    'also open',
    'closed',
    'stray',
    'ended',
  ]);
});

test('a person without an institution sees all their groups', () => {
  expect(names(undefined, [])).toHaveLength(groups.length);
});
