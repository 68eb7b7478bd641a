import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantableRoles } from './grantable-roles.ts';
import { globalRoles, type GlobalRole } from './role.ts';

const role = fc.constantFrom<GlobalRole>(...globalRoles);
const others = (editor: GlobalRole, person: GlobalRole) => grantableRoles(editor, { role: person, isSelf: false });

describe('the roles somebody may give', () => {
  it('are none to oneself, whoever one is', () => {
    fc.assert(
      fc.property(role, (one) => {
        expect(grantableRoles(one, { role: one, isSelf: true })).toEqual([]);
      }),
    );
  });

  it('are the role of the person among others, or none at all', () => {
    fc.assert(
      fc.property(role, role, (editor, person) => {
        const roles = others(editor, person);
        expect(roles.length === 0 || (roles.includes(person) && roles.length > 1)).toBe(true);
      }),
    );
  });

  it('hold SYSTEM_ADMIN, or are given to one, by a system administrator only', () => {
    fc.assert(
      fc.property(role, role, (editor, person) => {
        fc.pre(editor !== 'SYSTEM_ADMIN');
        expect(others(editor, person)).not.toContain('SYSTEM_ADMIN');
        expect(person === 'SYSTEM_ADMIN' && others(editor, person).length > 0).toBe(false);
      }),
    );
  });

  it('hold DEVELOPER for nobody else by a developer', () => {
    expect(others('DEVELOPER', 'STUDENT')).not.toContain('DEVELOPER');
    expect(others('DEVELOPER', 'STUDENT')).toHaveLength(globalRoles.length - 2);
    expect(others('DEVELOPER', 'DEVELOPER')).toContain('USER');
  });

  it.each(['TECH_SUPPORT', 'CUSTOMER_SUCCESS'] as const)('are those of people in schools by %s', (editor) => {
    expect(others(editor, 'INSTRUCTOR')).toEqual(['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR']);
    expect(others(editor, 'SALES_MANAGER')).toEqual([]);
    expect(others(editor, editor)).toEqual([]);
  });

  it.each(['PRODUCT_MANAGER', 'SALES_MANAGER', 'CONTENT_MANAGER', 'USER', 'CENTER_ADMIN'] as const)(
    'are none by %s',
    (editor) => {
      for (const person of globalRoles) expect(others(editor, person)).toEqual([]);
    },
  );
});
