import { describe, expect, it } from 'vitest';
import { globalRoles, institutionRoles, salesRoles } from '../../base/account/role.ts';
import {
  correctionSchema,
  inviteeOfTwoNames,
  inviteeSchema,
  mayChangeInvitation,
  mayChangeMember,
  mayNameSuccessor,
  rolesToChange,
  rolesToGive,
} from './members.ts';

const actors = [...globalRoles, null].flatMap((globalRole) =>
  [...institutionRoles, null].map((institutionRole) => ({ globalRole, institutionRole })),
);
const sells = (role: unknown) => (salesRoles as readonly unknown[]).includes(role);

describe.each(actors)('who is $globalRole in Lectern and $institutionRole in the institution', (actor) => {
  const administers = actor.institutionRole === 'CENTER_ADMIN';

  // D2-5.26–5.29, 6.08
  it('gives the roles that the specification lets them give', () => {
    const roles = sells(actor.globalRole)
      ? ['INSTRUCTOR', 'STUDENT', 'CENTER_ADMIN']
      : administers
        ? ['INSTRUCTOR', 'STUDENT']
        : [];
    expect(rolesToGive(actor)).toEqual(roles);
    for (const role of institutionRoles) expect(mayChangeInvitation(actor, role)).toBe(roles.includes(role));
  });

  // D2-6.27–6.30
  it('changes learners only without selling, and nobody without administering; never themselves', () => {
    const roles = sells(actor.globalRole) ? institutionRoles : administers ? ['STUDENT'] : [];
    expect(rolesToChange(actor)).toEqual(roles);
    for (const role of institutionRoles) {
      expect(mayChangeMember(actor, { role, isSelf: false })).toBe((roles as readonly string[]).includes(role));
      expect(mayChangeMember(actor, { role, isSelf: true })).toBe(false);
    }
  });
});

it('names anybody but oneself for the groups of who is removed', () => {
  expect([true, false].map((isSelf) => mayNameSuccessor({ isSelf }))).toEqual([false, true]);
});

it('somebody with one name is invited, where that was said', () => {
  const one = { first_name: 'Sukarno', last_name: ' ', email: 'sukarno@school.test', role: 'STUDENT' } as const;
  expect(inviteeSchema.parse(one)).toEqual({ ...one, last_name: '' });
  expect(inviteeOfTwoNames.safeParse(one).success).toBe(false);
  expect(inviteeSchema.safeParse({ ...one, first_name: '' }).success).toBe(false);
});

it('an invitation of somebody with one name can be corrected', () => {
  const one = { first_name: 'Sukarno', last_name: '', email: 'sukarno@school.test' };
  expect(correctionSchema.parse({ ...one, last_name: ' ' })).toEqual(one);
  expect(correctionSchema.safeParse({ ...one, first_name: '' }).success).toBe(false);
});
