import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';

const school: readonly GlobalRole[] = ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'];
const belowDeveloper: readonly GlobalRole[] = [
  ...school,
  'TECH_SUPPORT',
  'CONTENT_MANAGER',
  'CONTENT_DEVELOPER',
  'SALES_MANAGER',
  'CUSTOMER_SUCCESS',
  'DISTRIBUTOR',
  'RESELLER',
  'PRODUCT_MANAGER',
  'CENTER_ADMIN',
];

/** Who gives roles: to whoever holds some, one of some. It is written here a second time, as the tests hold the rule against it. */
const given: Partial<
  Record<GlobalRole, readonly (readonly [held: readonly GlobalRole[], gives: readonly GlobalRole[]])[]>
> = {
  SYSTEM_ADMIN: [[globalRoles, globalRoles]],
  DEVELOPER: [
    [belowDeveloper, belowDeveloper],
    [['DEVELOPER'], [...belowDeveloper, 'DEVELOPER']],
  ],
  TECH_SUPPORT: [[school, school]],
  CUSTOMER_SUCCESS: [[school, school]],
};

/** Whether somebody with a role may give another one to somebody else who holds one. */
export const mayGive = (actor: GlobalRole, held: GlobalRole, role: GlobalRole): boolean =>
  (given[actor] ?? []).some(([from, to]) => from.includes(held) && to.includes(role));
