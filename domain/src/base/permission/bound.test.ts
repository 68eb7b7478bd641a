import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globalRoles, groupRoles, institutionRoles } from '../account/role.ts';
import { isAllowed, operations, type Operation, type Principal } from '../../permission.ts';
import { learnersSide } from './bound.ts';

const bound = { institutionId: 'north' };
const anyOperation = fc.constantFrom<Operation>(...operations);
const anybody = fc.record({
  signedIn: fc.constant(true),
  globalRole: fc.constantFrom(...globalRoles),
  institutionRole: fc.option(fc.constantFrom(...institutionRoles)),
  groupRole: fc.option(fc.constantFrom(...groupRoles)),
  isSelf: fc.boolean(),
  isFree: fc.boolean(),
  institutionId: fc.constantFrom('north', 'south', null),
}) as fc.Arbitrary<Principal>;

/** A learner of the group that it is about, and nothing else anywhere. */
const learner = ({ isSelf = false, isFree = false }: Principal): Principal => ({
  signedIn: true,
  groupRole: 'STUDENT',
  isSelf,
  isFree,
});

describe('a session that a third party has begun', () => {
  it('may what its person may as a learner of that institution, and nothing more, whatever they hold anywhere', () => {
    fc.assert(
      fc.property(anyOperation, anybody, (operation, person) => {
        const side = learnersSide[operation as keyof typeof learnersSide];
        const reached = isAllowed(operation, person, bound);
        // What is free is anybody's, wherever it is.
        const within = side === 'person' || (side && (person.institutionId === 'north' || person.isFree === true));
        expect(!reached || (within && isAllowed(operation, learner(person)))).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  it('changes nothing of the account, accepts and joins nothing, and reaches nobody’s work but the person’s', () => {
    const person: Principal = { signedIn: true, isSelf: true, institutionId: 'north', institutionRole: 'CENTER_ADMIN' };
    for (const operation of [
      'addInstitutionMember',
      'deleteInstitutionInvite',
      'userInvitations',
      'joinGroup',
      'user',
      'POST /media',
      'GET /exports/:address',
    ] as const)
      expect([operation, isAllowed(operation, person, bound)]).toEqual([operation, false]);
    const taught: Principal = { ...person, isSelf: false, groupRole: 'MAIN_INSTRUCTOR' };
    expect(isAllowed('studentCourseProgress', person, bound)).toBe(true);
    expect(isAllowed('studentCourseProgress', taught, bound)).toBe(false);
    expect(isAllowed('lesson', taught, bound)).toBe(true);
    expect(isAllowed('lesson', { ...taught, institutionId: 'south' }, bound)).toBe(false);
  });
});
