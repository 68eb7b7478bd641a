import { unsaid } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import { memberOf } from './institution-values.ts';
import { amara } from './open-app.tsx';
import { refuse, type School } from './school.ts';

/** The ids of a sales manager, and of Amara where she sells. */
export const sofiaId = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0a01';
export const sellerId = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0a02';

const sofia = { id: sofiaId, first_name: 'Sofia', last_name: 'Brandt', avatar: null };

/** An institution as those see it who sell; another one has another name. */
export const recordOf = ({
  id = 'a1',
  sales_manager = sofia,
  ...values
}: { id?: string; [name: string]: unknown } = {}) => ({
  id,
  name: 'Northfield Technical College',
  logo: null,
  country_code: 'GB',
  country: 'United Kingdom',
  state_code: null,
  state: null,
  ...unsaid(institutionTexts),
  city: 'Leeds',
  time_zone: 'Europe/London',
  version: 3,
  today: '2026-11-22',
  sales_manager,
  looked_after_by: sales_manager,
  licenses: [{ id: 'l1', state: 'ACTIVE', days_to_expire: 270 }],
  ...values,
});

type Page = { after?: string | null };

/** What happened or was said, five at a time, twelve in all. */
const entriesOf = (make: (number: number) => object, after: string | null | undefined) => {
  const from = after ? Number(after) : 12;
  const entries = Array.from({ length: Math.min(5, from) }, (_, index) => {
    const number = from - 1 - index;
    return { id: String(number), created_on: '2026-11-18T09:00:00.000Z', user: sofia, ...make(number) };
  });
  const cursor = from > 5 ? (entries.at(-1)?.id ?? null) : null;
  return { entries, page: { hasMore: cursor !== null, cursor: cursor === null ? null : String(from - 5) } };
};

/** What who sells asks a server for. */
export const salesSchool = (values: School = {}): School => ({
  viewer: { ...amara, id: sellerId, role: 'SALES_MANAGER', started: null },
  institution: recordOf(),
  paginatedInstitutions: { institutions: [recordOf()], hasMore: false, cursor: null },
  renewals: { renewals: [], hasMore: false, cursor: null },
  renewalMails: { id: 'a1', sales: true, administrators: true },
  paginatedUsers: { users: [], totalCount: 0, moreThanCounted: false, hasMore: false, cursor: null },
  countries: [
    { country_code: 'GB', country_name: 'United Kingdom', states: [] },
    { country_code: 'US', country_name: 'United States', states: [{ state_code: 'CA', state_name: 'California' }] },
  ],
  usersByRoles: [sofia, { ...amara, id: sellerId }],
  licensesByInstitution: [],
  groupsToExtend: { groups: [], hasMore: false, cursor: null },
  followUps: { followUps: [], hasMore: false, cursor: null },
  followUpAssignees: [sofia],
  dueFollowUps: { followUps: [], hasMore: false, cursor: null },
  institutionMembers: { members: [memberOf()], hasMore: false, cursor: null },
  institutionInvitations: { invitations: [], hasMore: false, cursor: null },
  institutionActivities: ({ after }: Page) => {
    const make = (number: number) => ({ activity: 'LICENSE_QUOTED', about: `Site license ${number}` });
    const { entries: activities, page } = entriesOf(make, after);
    return { activities, ...page };
  },
  institutionComments: ({ after }: Page) => {
    const { entries, page } = entriesOf((number) => ({ comment: `Call ${number}`, institution_id: 'a1' }), after);
    return { entries, ...page };
  },
  createInstitutionComment: ({ comment }: { comment: string }) => ({
    id: 'new',
    comment,
    institution_id: 'a1',
    created_on: '2026-11-24T09:00:00.000Z',
    user: amara,
  }),
  createInstitution: ({ data }: { data: object }) => recordOf({ id: 'a9', ...data }),
  updateInstitution: () => refuse('UNAVAILABLE', 'for programs'),
  ...values,
});

/** The offer of a renewal until 31 December 2027, made on 22 November 2026. */
export const offerOf = (values: Record<string, unknown> = {}) => ({
  id: 'o7',
  number: '2026-00017',
  license_id: 'l7',
  kind: 'RENEWAL',
  state: 'STANDS',
  made_on: '2026-11-22',
  made_by: null,
  valid_until: '2026-12-22',
  expiry_date: '2027-12-31',
  max_users: 300,
  seats_before: 300,
  ends_before: '2027-01-02',
  price: null,
  currency: null,
  notes: null,
  tax_rate: null,
  seller: null,
  products: [{ id: 'p1', name: 'Digital Literacy Certification' }],
  added_products: [],
  differences: [],
  version: 1,
  ...values,
});
