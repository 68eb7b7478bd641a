import { auditEntryOf, auditPageOf } from './audit-values.ts';
import { followUpOf, followUpsOf } from './follow-up-values.ts';
import { licenseOf, memberOf } from './institution-values.ts';
import { amara } from './open-app.tsx';
import { everyRenewalReason, renewalOf, renewalsOf } from './renewal-values.ts';
import { offerOf, recordOf, salesSchool } from './sales-values.ts';
import type { School } from './school.ts';
import { institutionOf } from './values.ts';

/** A screen of staff: its address, its heading, the role that opens it and what there is to show. */
export type StaffScreen = {
  readonly address: string;
  readonly role: string;
  readonly values: School;
};

/** The school of a screen of staff, as who opens it asks for it. */
export const staffSchool = ({ role, values }: Pick<StaffScreen, 'role' | 'values'>): School =>
  salesSchool({ viewer: { ...amara, role, started: null }, ...values });

/** Screens of staff with much to show. */
export function staffScreens(): readonly StaffScreen[] {
  const { first_name, last_name, email } = amara;
  const name = 'Northfield Technical College';
  const license = 'Evening classes';
  const notes = 'Payable in 30 days.';
  const person = { id: 'u2', avatar: null, first_name, last_name, email, role: 'STUDENT' };
  const users = { users: [person], totalCount: 1, moreThanCounted: false, hasMore: false, cursor: null };
  const institution = recordOf({ name, city: license, address: notes, sales_manager: person });
  const sold = { key: 'HSTC-7Q4M-2027', price: '123456789.00', currency: 'EUR', notes, purchase_order: license };
  const licenses = (['ACTIVE', 'EXPIRING', 'EXPIRED', 'QUOTED'] as const).map((state) =>
    licenseOf(state, {
      ...sold,
      id: state === 'QUOTED' ? 'l7' : state,
      name: license,
      created_on: '2026-11-20T10:00:00.000Z',
      activation_date: state === 'QUOTED' ? null : '2025-12-01',
      products: [{ id: 'p1', name: license, color: '#c98a00', logo: null, courses: [] }],
    }),
  );
  const at = { institution, licensesByInstitution: licenses };
  const user = {
    ...person,
    created_on: '2026-09-07T08:00:00Z',
    last_seen_on: null,
    email_verified: false,
    grantable_roles: ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'],
    institutions: [{ id: 'a1', name, role: 'STUDENT' }],
    groups: [{ id: 'g1', name: license }],
    access: {
      issuer: null,
      has_account: true,
      last_signed_in_on: null,
      wrong_tries: [{ everywhere: false, tries: 10, locked: true, until: '2026-11-22T10:15:00Z' }],
      refused_mails: [{ subject: license, created_on: '2026-11-20T10:00:00Z', tries: 5, reason: notes }],
      refused_joins: [{ group: license, institution: name, reason: 'CLOSED', refused_on: '2026-11-21T10:00:00Z' }],
      invitations: [
        { id: 'n1', institution: name, role: 'STUDENT', expires_on: '2026-11-01T10:00:00Z', is_over: true },
      ],
    },
  };
  const renewal = renewalOf({
    name: license,
    institution: { id: 'a1', name, logo: null },
    sales_manager: person,
    reasons: everyRenewalReason,
    follow_ups: 2,
  });
  const followUps = followUpsOf(
    followUpOf({ what: notes, assignee: person, institution: { id: 'a1', name, logo: null } }),
  );
  const member = memberOf({ user: person, institution: institutionOf({ name }) });
  const entry = auditEntryOf({
    actor: { type: 'USER', id: 'u2', name: `${first_name} ${last_name}` },
    object: { type: 'INSTITUTION', id: 'a1', name },
    institution: { id: 'a1', name },
  });
  const sales = { role: 'SALES_MANAGER' };
  const support = { role: 'TECH_SUPPORT' };
  const success = { role: 'CUSTOMER_SUCCESS' };
  return [
    { ...sales, address: '/sales-management?tab=users', values: { paginatedUsers: users } },
    { ...sales, address: '/sales-management/institution/add', values: { usersByRoles: [person] } },
    { ...sales, address: '/sales-management/institution/a1/quote/l7', values: at },
    {
      ...sales,
      address: '/sales-management/institution/a1/offer/o7',
      values: {
        ...at,
        licenseOffer: offerOf({ notes, products: [{ id: 'p1', name: license }], price: '900.00', currency: 'EUR' }),
      },
    },
    { ...support, address: '/manage-jasperactive/users/u2', values: { user } },
    { ...support, address: '/manage-jasperactive/users/u2/edit', values: { user } },
    { ...success, address: '/manage-jasperactive/renewals', values: { renewals: renewalsOf(renewal) } },
    {
      ...success,
      address: '/manage-jasperactive/institution/a1',
      values: { ...at, followUps, institutionMembers: { members: [member], hasMore: false, cursor: null } },
    },
    {
      role: 'SYSTEM_ADMIN',
      address: '/manage-jasperactive/audit',
      values: { auditEntries: auditPageOf(entry) },
    },
  ];
}
