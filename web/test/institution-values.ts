import { institutionOf } from './values.ts';

/** A member of an institution; another one has another name. */
export const memberOf = ({ id = 'm1', ...values }: { id?: string; [name: string]: unknown } = {}) => ({
  id,
  role: 'STUDENT',
  institution: institutionOf(),
  user: {
    id: `u-${id}`,
    first_name: 'Marek',
    last_name: id,
    avatar: null,
    email: `${id}@northfield.example`,
    role: null,
  },
  ...values,
});

const days = { ACTIVE: 270, STARTS_LATER: 375, EXPIRING: 41, EXPIRED: 0, QUOTED: -20_779 } as const;
const dates = {
  ACTIVE: '2027-08-19',
  STARTS_LATER: '2027-12-02',
  EXPIRING: '2027-01-02',
  EXPIRED: '2026-11-22',
  QUOTED: null,
} as const;

/** A license in a state, on 22 November 2026. */
export const licenseOf = (state: keyof typeof days, values: Record<string, unknown> = {}) => ({
  id: `l-${state}`,
  name: `Digital Literacy ${state}`,
  state,
  days_to_expire: days[state],
  days_to_start: state === 'STARTS_LATER' ? 10 : 0,
  ...(state === 'STARTS_LATER' ? { activation_date: '2026-12-02' } : {}),
  expiry_date: dates[state],
  max_users: 300,
  slots_used: 262,
  is_gmetrix: state === 'ACTIVE',
  is_quoted: state === 'QUOTED',
  institution: institutionOf({ my_role: 'INSTRUCTOR' }),
  offers: [],
  undoable: null,
  quote: null,
  version: 1,
  products: [{ id: 'p1', name: 'Digital Literacy Certification', color: '#c98a00', logo: null, courses: [] }],
  ...values,
});

/** An invitation as its link shows it to Amara, whom it is for. */
export const linkedInvitationOf = (values: Record<string, unknown> = {}) => ({
  id: 'n1',
  address: 'amara@northfield.example',
  role: 'INSTRUCTOR',
  institution_id: 'i2',
  institution_name: 'Harbour City College',
  group_name: null,
  invited_by: 'Grace Adeyemi',
  expires_on: '2099-12-24T09:00:00.000Z',
  taker: 'INVITED',
  my_role: null,
  way: 'SIGN_IN',
  ...values,
});

/** Somebody who is invited into an institution and has not answered. */
export const invitationOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  email: `${id}@people.test`,
  first_name: 'Ines',
  last_name: id,
  role: 'STUDENT',
  group_name: null,
  expires_on: '2099-12-24T09:00:00.000Z',
  reminds: true,
  next_reminder_on: null,
  link: `https://lectern.test/invitation/${id}`,
  mail: { state: 'SENT', goes_out_on: null, tries: 1, said: null },
  ...values,
});

/** An invitation for each thing that may become of its mail. */
export const sentInvitations = (['SENT', 'WAITING', 'SENDING', 'REFUSED', 'FAILED', 'KEPT'] as const).map((state) =>
  invitationOf(state.toLowerCase(), {
    last_name: 'Duarte',
    next_reminder_on: state === 'SENT' ? '2099-12-01T09:00:00.000Z' : null,
    mail: { state, goes_out_on: '2099-11-26', tries: 2, said: null },
  }),
);
