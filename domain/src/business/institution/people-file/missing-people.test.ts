import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globalRoles, institutionRoles } from '../../../base/account/role.ts';
import { missingPeople, type FiledMember } from './missing-people.ts';
import type { PeopleRow } from './read-people.ts';

const row = (email: string): PeopleRow => ({
  line: 2,
  email,
  first_name: 'Mia',
  last_name: 'Ash',
  role: null,
  group: null,
  faults: [],
});
const member = fc.record({
  user_id: fc.uuid(),
  email: fc.constantFrom('a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'),
  role: fc.constantFrom(...institutionRoles),
  isSelf: fc.boolean(),
  groups: fc.nat(3),
  leads: fc.nat(1),
});
const members: fc.Arbitrary<FiledMember[]> = fc.uniqueArray(member, { selector: ({ email }) => email });
const actor = fc.record({
  globalRole: fc.constantFrom(null, ...globalRoles),
  institutionRole: fc.constantFrom(null, ...institutionRoles),
});

describe('who is missing from a file', () => {
  it('is nobody whom it names, nobody who may not be removed, and never all who administer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a@x.test', 'b@x.test')), members, actor, (emails, all, by) => {
        const missing = missingPeople(emails.map(row), all, by);
        const named: readonly string[] = emails;
        expect(missing.some(({ email, isSelf }) => isSelf || named.includes(email))).toBe(false);
        const leaving = new Set(missing.filter(({ stays }) => stays === null).map(({ user_id }) => user_id));
        const administer = all.filter(({ role }) => role === 'CENTER_ADMIN');
        expect(administer.length === 0 || administer.some(({ user_id }) => !leaving.has(user_id))).toBe(true);
        const administers = by.institutionRole === 'CENTER_ADMIN' && by.globalRole === null;
        expect(administers && missing.some(({ role }) => role !== 'STUDENT')).toBe(false);
      }),
    );
  });

  it('stays who leads groups, since somebody has to follow them', () => {
    const of = (user_id: string, leads: number): FiledMember => ({
      user_id,
      email: `${user_id}@x.test`,
      role: 'INSTRUCTOR',
      isSelf: false,
      groups: 2,
      leads,
    });
    const missing = missingPeople([row('a@x.test')], [of('a', 0), of('b', 1), of('c', 0)], {
      globalRole: 'SALES_MANAGER',
      institutionRole: null,
    });
    expect(missing.map(({ user_id, stays }) => [user_id, stays])).toEqual([
      ['b', 'LEADS_GROUPS'],
      ['c', null],
    ]);
  });
});
