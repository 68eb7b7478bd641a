import { describe, expect, it } from 'vitest';
import {
  anySizeRoles,
  auditRoles,
  classroomRoles,
  contentRoles,
  customerRoles,
  editRightsRoles,
  globalRoles,
  groupRoles,
  helpRoles,
  hideProductRoles,
  institutionRoles,
  isRoleOf,
  operatorRoles,
  productRoles,
  publishRoles,
  salesRoles,
  supportRoles,
} from './role.ts';

describe('the roles', () => {
  // D1-6.01, D2-6.01
  it('are the fifteen of the specification, each once', () => {
    const specified =
      'USER SYSTEM_ADMIN TECH_SUPPORT CONTENT_MANAGER CONTENT_DEVELOPER SALES_MANAGER CUSTOMER_SUCCESS DISTRIBUTOR ' +
      'RESELLER DEVELOPER PRODUCT_MANAGER CENTER_ADMIN STUDENT INSTRUCTOR MAIN_INSTRUCTOR';
    expect([...globalRoles]).toEqual(specified.split(' '));
  });

  // D2-1.01, 6.03, 6.04
  it.each([
    ['institution members', institutionRoles, ['CENTER_ADMIN', 'INSTRUCTOR', 'STUDENT']],
    ['group members', groupRoles, ['MAIN_INSTRUCTOR', 'INSTRUCTOR', 'STUDENT']],
    ['content', contentRoles, ['PRODUCT_MANAGER', 'CONTENT_MANAGER', 'CONTENT_DEVELOPER', 'DEVELOPER', 'SYSTEM_ADMIN']],
    ['sales', salesRoles, ['SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN']],
    ['support', supportRoles, ['TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'DEVELOPER', 'SYSTEM_ADMIN', 'PRODUCT_MANAGER']],
    ['publishing and deleting', publishRoles, ['CONTENT_MANAGER', 'PRODUCT_MANAGER', 'DEVELOPER']],
    ['edit rights', editRightsRoles, ['CONTENT_MANAGER', 'PRODUCT_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN']],
    ['help', helpRoles, ['TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'DEVELOPER', 'SYSTEM_ADMIN']],
    ['classrooms', classroomRoles, ['DEVELOPER', 'SYSTEM_ADMIN']],
    ['reading institutions', customerRoles, ['SALES_MANAGER', ...supportRoles]],
    ['seeing products', productRoles, ['SALES_MANAGER', ...contentRoles]],
    ['the audit log', auditRoles, ['SYSTEM_ADMIN']],
    ['the installation', operatorRoles, ['SYSTEM_ADMIN']],
    ['licenses of any size', anySizeRoles, ['SYSTEM_ADMIN']],
    ['hiding products', hideProductRoles, ['SYSTEM_ADMIN']],
  ])('of %s are as specified', (_group, roles, expected) => {
    expect([...roles]).toEqual(expected);
  });

  it('tell who is one of a set: nobody without a role', () => {
    for (const role of globalRoles)
      expect(isRoleOf(salesRoles, role)).toBe([...salesRoles].some((one) => one === role));
    expect(isRoleOf(globalRoles, null)).toBe(false);
    expect(isRoleOf(globalRoles, undefined)).toBe(false);
  });
});
