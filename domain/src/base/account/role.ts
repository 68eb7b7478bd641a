/** Every role a user can hold in the whole product; each opens staff areas only, never a school's data. */
export const globalRoles = [
  'USER',
  'SYSTEM_ADMIN',
  'TECH_SUPPORT',
  'CONTENT_MANAGER',
  'CONTENT_DEVELOPER',
  'SALES_MANAGER',
  'CUSTOMER_SUCCESS',
  'DISTRIBUTOR',
  'RESELLER',
  'DEVELOPER',
  'PRODUCT_MANAGER',
  'CENTER_ADMIN',
  'STUDENT',
  'INSTRUCTOR',
  'MAIN_INSTRUCTOR',
] as const;
export type GlobalRole = (typeof globalRoles)[number];

/** Roles a membership of an institution can carry. */
export const institutionRoles = ['CENTER_ADMIN', 'INSTRUCTOR', 'STUDENT'] as const;
export type InstitutionRole = (typeof institutionRoles)[number];

/** Roles a membership of a group can carry; who joins by key is a STUDENT. */
export const groupRoles = ['MAIN_INSTRUCTOR', 'INSTRUCTOR', 'STUDENT'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** Roles of those who teach a group. */
export const teachingRoles = ['MAIN_INSTRUCTOR', 'INSTRUCTOR'] as const satisfies readonly GroupRole[];

/** Roles that build and preview content. */
export const contentRoles = [
  'PRODUCT_MANAGER',
  'CONTENT_MANAGER',
  'CONTENT_DEVELOPER',
  'DEVELOPER',
  'SYSTEM_ADMIN',
] as const satisfies readonly GlobalRole[];

/** Roles that create institutions and license products to them. */
export const salesRoles = ['SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles whose people can have institutions in their hands. */
export const managerRoles = ['SALES_MANAGER', 'SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles that see to it that institutions stay: those that sell, and customer success. */
export const renewalRoles = [...salesRoles, 'CUSTOMER_SUCCESS'] as const satisfies readonly GlobalRole[];

/** Roles that read users and institutions in order to help them; they also form the admin area. */
export const supportRoles = [
  'TECH_SUPPORT',
  'CUSTOMER_SUCCESS',
  'DEVELOPER',
  'SYSTEM_ADMIN',
  'PRODUCT_MANAGER',
] as const satisfies readonly GlobalRole[];

/** Roles that publish and delete content inside the authoring views. */
export const publishRoles = [
  'CONTENT_MANAGER',
  'PRODUCT_MANAGER',
  'DEVELOPER',
] as const satisfies readonly GlobalRole[];

/** Roles with edit rights on products, courses, books and free offers. */
export const editRightsRoles = [...publishRoles, 'SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles that help people to get in: they see groups and what keeps somebody out. */
export const helpRoles = [
  'TECH_SUPPORT',
  'CUSTOMER_SUCCESS',
  'DEVELOPER',
  'SYSTEM_ADMIN',
] as const satisfies readonly GlobalRole[];

/** Roles that may in any group what those who teach it may, as far as the specification gives it to staff. */
export const classroomRoles = ['DEVELOPER', 'SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles that read institutions, those who support them and those who sell to them. */
export const customerRoles = ['SALES_MANAGER', ...supportRoles] as const satisfies readonly GlobalRole[];

/** Roles that see every product and send files, those who build content and those who sell it. */
export const productRoles = ['SALES_MANAGER', ...contentRoles] as const satisfies readonly GlobalRole[];

/** Roles that read the audit log of everything, and of institutions all of it. */
export const auditRoles = ['SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles that answer for the installation: its work, mails and checks; they are told what fails. */
export const operatorRoles = ['SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles that sell licenses of any size. */
export const anySizeRoles = ['SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Roles that are offered to hide a product that is shown. */
export const hideProductRoles = ['SYSTEM_ADMIN'] as const satisfies readonly GlobalRole[];

/** Whether somebody's role is one of a set. */
export const isRoleOf = (roles: readonly GlobalRole[], role: GlobalRole | null | undefined): boolean =>
  role !== null && role !== undefined && roles.includes(role);
