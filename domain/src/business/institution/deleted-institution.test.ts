import { describe, expect, it } from 'vitest';
import { isEmptyInstitution } from './deleted-institution.ts';

const nothing = { members: 0, invitations: 0, licenses: 0, groups: 0 };

describe('an institution', () => {
  it('without anything in it may be deleted', () => {
    expect(isEmptyInstitution(nothing)).toBe(true);
  });

  it.each(['members', 'invitations', 'licenses', 'groups'] as const)('with one of %s may not', (left) => {
    expect(isEmptyInstitution({ ...nothing, [left]: 1 })).toBe(false);
    expect(isEmptyInstitution({ members: 1, invitations: 1, licenses: 1, groups: 1, [left]: 0 })).toBe(false);
  });

  it('with as many members as invitations may not', () => {
    expect(isEmptyInstitution({ ...nothing, members: 1, invitations: 1 })).toBe(false);
  });
});
