import type { GlobalRole } from '@lectern/domain/base/account/role.ts';

/** A demo account: who it is, and what a visitor sees with it. */
export type DemoAccount = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: GlobalRole;
  readonly purpose: string;
};

/** The domain of all demo accounts. */
const at = (name: string) => `${name}@demo.test`;

/** The learner in the middle of things. */
export const student = at('student');
/** The learner who belongs to nothing yet. */
export const newLearner = at('new-learner');
/** Who teaches the groups. */
export const mainInstructor = at('main-instructor');
/** Who helps in them. */
export const instructor = at('instructor');
/** Who runs the institution. */
export const centerAdmin = at('center-admin');
/** Who licenses products to it. */
export const salesManager = at('sales-manager');
/** Who sees to it that institutions stay. */
export const customerSuccess = at('customer-success');
/** Who wrote the courses. */
export const contentManager = at('content-manager');

/** The demo accounts: one per role that has a screen, and a learner who can walk joining by key. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: student,
    first_name: 'Amara',
    last_name: 'Okonkwo-Bergström',
    role: 'STUDENT',
    purpose: 'Learner in three groups: a started study project, a benchmark done, a group that is closed',
  },
  {
    email: newLearner,
    first_name: 'Noor',
    last_name: 'de Vries',
    role: 'USER',
    purpose: 'Learner who belongs to nothing yet and joins a group with the key below',
  },
  {
    email: mainInstructor,
    first_name: 'Teodora',
    last_name: 'Vásquez',
    role: 'INSTRUCTOR',
    purpose: 'Main instructor: groups in each state, gradebook',
  },
  {
    email: instructor,
    first_name: 'Rafael',
    last_name: 'Lindqvist',
    role: 'INSTRUCTOR',
    purpose: 'Instructor in two groups: gradebook',
  },
  {
    email: centerAdmin,
    first_name: 'Grace',
    last_name: 'Nakamura',
    role: 'USER',
    purpose: 'Center administrator: members, licenses and all groups of the institution',
  },
  {
    email: contentManager,
    first_name: 'Ingrid',
    last_name: 'Halloran',
    role: 'CONTENT_MANAGER',
    purpose: 'Content manager: writes, publishes and deletes content, free offers',
  },
  {
    email: at('content-developer'),
    first_name: 'Mateusz',
    last_name: 'Zieliński',
    role: 'CONTENT_DEVELOPER',
    purpose: 'Content developer: writes content, publishes none',
  },
  {
    email: at('product-manager'),
    first_name: 'Priya',
    last_name: 'Raghunathan',
    role: 'PRODUCT_MANAGER',
    purpose: 'Product manager: all of content, reads users',
  },
  {
    email: salesManager,
    first_name: 'Kwame',
    last_name: 'Boateng',
    role: 'SALES_MANAGER',
    purpose: 'Sales manager: institutions, licenses in each state, upcoming renewals',
  },
  {
    email: at('tech-support'),
    first_name: 'Lena',
    last_name: 'Fischer',
    role: 'TECH_SUPPORT',
    purpose: 'Tech support: reads and edits users',
  },
  {
    email: customerSuccess,
    first_name: 'Samuel',
    last_name: 'Oyelaran',
    role: 'CUSTOMER_SUCCESS',
    purpose: 'Customer success: upcoming renewals, reads and edits users',
  },
  {
    email: at('developer'),
    first_name: 'Mikko',
    last_name: 'Lahtinen',
    role: 'DEVELOPER',
    purpose: 'Developer: every area',
  },
  {
    email: at('system-admin'),
    first_name: 'Beatriz',
    last_name: 'Carvalho',
    role: 'SYSTEM_ADMIN',
    purpose: 'System administrator: every area and every role',
  },
];
