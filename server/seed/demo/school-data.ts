import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { centerAdmin, instructor, mainInstructor, student } from './demo-accounts.ts';
import { instructors, kestrelStaff, learners, rioStaff } from './learners.ts';

/** The institution that all demo accounts of a school belong to; imported courses are licensed to it. */
export const demoInstitutionName = 'Harbour Street Technical College';

/** The key that the new learner joins with. */
export const joinKey = 'Teach22Day';

/** The license that was renewed a short while ago. */
export const renewedKey = 'ITRC-2MPL-2026';

/** A license; days count from today, and one without an activation is a quote. */
export type LicenseData = {
  readonly key: string;
  readonly name: string;
  readonly max_users: number;
  readonly activated: number | null;
  readonly expires: number | null;
  readonly quoted: number;
  /** The day on which a quote was withdrawn, which can be restored. */
  readonly withdrawn?: number;
  readonly renewals?: number;
  readonly purchase_order?: string;
  readonly price?: number;
  readonly currency?: string;
  readonly notes?: string;
  /** Whether external practice tests are sold with it. */
  readonly is_gmetrix?: true;
};

/** A group; days count from today. People are named by e-mail address or key. */
export type GroupData = {
  readonly key: string;
  readonly name: string;
  readonly license: string;
  readonly status: GroupStatus;
  readonly starts: number;
  readonly ends: number;
  readonly size: number;
  readonly owner: string;
  readonly instructors?: readonly string[];
  readonly learners: readonly string[];
  /** Learners who have left the group again. */
  readonly left?: readonly string[];
  readonly external_id?: string;
  /** Whether the Arabic course is taught beside the English one. */
  readonly arabic?: true;
};

/** An institution with everything it holds. */
export type InstitutionData = {
  readonly name: string;
  readonly logo?: string;
  readonly country_code: string;
  readonly state_code?: string;
  readonly city: string;
  readonly address: string;
  readonly time_zone: string;
  /** Nobody looks after it. */
  readonly unassigned?: true;
  readonly admins: readonly string[];
  readonly instructors: readonly string[];
  readonly licenses: readonly LicenseData[];
  readonly groups: readonly GroupData[];
};

const keys = (...range: [number, number]) => learners.slice(...range).map(({ key }) => key);

/** The learners of the cohort whose results fill the gradebook. */
const cohort = [student, ...keys(0, 23)];

const harbourLicenses: readonly LicenseData[] = [
  {
    key: 'HSTC-7Q4M-2027',
    name: 'Digital Workplace, campus license',
    max_users: 300,
    quoted: -110,
    activated: -95,
    expires: 270,
    purchase_order: 'PO-2214',
  },
  {
    key: 'HSTC-K9RD-EVEN',
    name: 'Digital Workplace, evening classes',
    max_users: 100,
    quoted: -335,
    activated: -320,
    expires: 45,
    renewals: 1,
    purchase_order: 'PO-1987',
  },
  {
    key: 'HSTC-3TXP-PILO',
    name: 'Digital Workplace, pilot year',
    max_users: 100,
    quoted: -400,
    activated: -385,
    expires: -20,
  },
  {
    key: 'HSTC-W8BN-QUOT',
    name: 'Digital Workplace, second campus',
    max_users: 500,
    quoted: -6,
    activated: null,
    expires: null,
    price: 14_500,
    currency: 'EUR',
    notes: 'Two days of training for instructors are included.\nPayable within 30 days of activation.',
  },
  {
    key: 'HSTC-5JWP-LIBR',
    name: 'Digital Workplace, library terminals',
    max_users: 40,
    activated: null,
    expires: null,
    quoted: -25,
    withdrawn: -9,
    price: 1_900,
    currency: 'GBP',
  },
];

const harbourGroups: readonly GroupData[] = [
  {
    key: 'Watch4Bees',
    name: 'Cohort A: Data and Devices at Work (Building 4, Mornings)',
    license: 'HSTC-7Q4M-2027',
    status: 'STARTED',
    starts: -42,
    ends: 49,
    size: 30,
    owner: mainInstructor,
    instructors: [instructor],
    learners: cohort,
    left: ['mercy'],
    arabic: true,
  },
  {
    key: joinKey,
    name: 'Open Workshop',
    license: 'HSTC-7Q4M-2027',
    status: 'STARTED',
    starts: -7,
    ends: 80,
    size: 12,
    owner: mainInstructor,
    learners: [],
    arabic: true,
  },
  {
    key: 'Spare5Caps',
    name: 'Evening Class, Tuesday',
    license: 'HSTC-K9RD-EVEN',
    status: 'CLOSED',
    starts: -70,
    ends: 30,
    size: 20,
    owner: mainInstructor,
    instructors: [instructor],
    learners: [student, ...keys(23, 28)],
  },
  {
    key: 'Hands7Dawn',
    name: 'Pilot Cohort',
    license: 'HSTC-3TXP-PILO',
    status: 'ENDED',
    starts: -200,
    ends: -90,
    size: 15,
    owner: mainInstructor,
    learners: keys(20, 26),
  },
  {
    key: 'March9Yard',
    name: 'Cohort B, Afternoons',
    license: 'HSTC-7Q4M-2027',
    status: 'STARTED',
    starts: 21,
    ends: 110,
    size: 24,
    owner: centerAdmin,
    instructors: [mainInstructor],
    learners: [student, ...keys(25, 27)],
    arabic: true,
  },
  {
    key: 'Quays3Team',
    name: 'Apprentices of Quayside Logistics',
    license: 'HSTC-7Q4M-2027',
    status: 'STARTED',
    starts: -20,
    ends: 70,
    size: 10,
    owner: mainInstructor,
    learners: keys(24, 28),
    external_id: 'QL-2041',
  },
];

/** The institution of the demo accounts. */
export const harbour: InstitutionData = {
  name: demoInstitutionName,
  logo: 'institution-harbour.svg',
  country_code: 'GB',
  city: 'Bristol',
  address: '14 Harbour Street',
  time_zone: 'Europe/London',
  admins: [centerAdmin],
  instructors: [mainInstructor, instructor, ...instructors.map(({ key }) => key)],
  licenses: harbourLicenses,
  groups: harbourGroups,
};

/** A second institution, to which no demo account belongs yet. */
export const rio: InstitutionData = {
  name: 'Instituto Técnico Río Claro',
  logo: 'institution-rio.svg',
  country_code: 'MX',
  state_code: 'PUE',
  city: 'Puebla',
  address: 'Calle del Puente 27',
  time_zone: 'America/Mexico_City',
  admins: [rioStaff.admin.key],
  instructors: [rioStaff.instructor.key],
  licenses: [
    {
      key: 'ITRC-5VHA-2026',
      name: 'Digital Workplace, taller central',
      max_users: 100,
      quoted: -360,
      activated: -345,
      expires: 20,
      purchase_order: 'OC-0458',
    },
    {
      key: 'ITRC-9CYF-2026',
      name: 'Digital Workplace, plantel norte',
      max_users: 100,
      quoted: -300,
      activated: -290,
      expires: 75,
      is_gmetrix: true,
    },
    {
      key: renewedKey,
      name: 'Digital Workplace, biblioteca',
      max_users: 100,
      quoted: -362,
      activated: -352,
      expires: 13,
      purchase_order: 'OC-0431',
    },
  ],
  groups: [
    {
      key: 'Puente8Sur',
      name: 'Grupo vespertino',
      license: 'ITRC-5VHA-2026',
      status: 'STARTED',
      starts: -30,
      ends: 15,
      size: 20,
      owner: rioStaff.instructor.key,
      learners: ['maria', 'joao', 'tane'],
    },
  ],
};

/** A third institution, which nobody looks after: one license is full and nothing has come of it, one is left by its learners. */
export const kestrel: InstitutionData = {
  name: 'Kestrel Valley Adult Learning',
  country_code: 'IE',
  city: 'Ennis',
  address: 'Mill Lane',
  time_zone: 'Europe/Dublin',
  unassigned: true,
  admins: [kestrelStaff.admin.key],
  instructors: [kestrelStaff.instructor.key],
  licenses: [
    {
      key: 'KVAL-2D7X-DAYS',
      name: 'Digital Workplace, day centre',
      max_users: 14,
      quoted: -160,
      activated: -150,
      expires: 28,
    },
    {
      key: 'KVAL-8M3Q-EVEN',
      name: 'Digital Workplace, evening programme',
      max_users: 100,
      quoted: -90,
      activated: -75,
      expires: 290,
    },
  ],
  groups: [
    {
      key: 'Tents7Turn',
      name: 'Day centre, all weekdays',
      license: 'KVAL-2D7X-DAYS',
      status: 'STARTED',
      starts: -140,
      ends: 20,
      size: 12,
      owner: kestrelStaff.instructor.key,
      learners: keys(0, 12),
    },
    {
      key: 'Brass4Tent',
      name: 'Day centre, starters',
      license: 'KVAL-2D7X-DAYS',
      status: 'STARTED',
      starts: -20,
      ends: 20,
      size: 2,
      owner: kestrelStaff.instructor.key,
      learners: keys(12, 13),
    },
    {
      key: 'Brass5Reed',
      name: 'Evening programme, autumn',
      license: 'KVAL-8M3Q-EVEN',
      status: 'STARTED',
      starts: -70,
      ends: 60,
      size: 16,
      owner: kestrelStaff.instructor.key,
      learners: keys(12, 25),
    },
  ],
};

/** Somebody who was invited and has not answered yet, and what became of the mail. */
export type InvitationData = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: InstitutionRole;
  /** Days from now on which its mail went out, or goes out. */
  readonly mailed: number;
  /** What the mail server said that refused the address. */
  readonly refused?: string;
};

/** The main instructor is invited by the second institution. */
export const invitations: Readonly<Record<'harbour' | 'rio', readonly InvitationData[]>> = {
  harbour: [
    { email: 'new.colleague@people.test', first_name: 'Ayşegül', last_name: 'Demir', role: 'INSTRUCTOR', mailed: -2 },
    { email: 'another.learner@people.test', first_name: 'Piotr', last_name: 'Kamiński', role: 'STUDENT', mailed: -1 },
    { email: 'late.learner@people.test', first_name: 'Leilani', last_name: 'Kahale', role: 'STUDENT', mailed: -36 },
    {
      email: 'mistyped@peopel.test',
      first_name: 'Bao',
      last_name: 'Nguyễn',
      role: 'STUDENT',
      mailed: -0.01,
      refused: '550 5.1.2 <mistyped@peopel.test>: Recipient address rejected: Domain not found',
    },
    { email: 'next.day@people.test', first_name: 'Sofía', last_name: 'Paredes', role: 'STUDENT', mailed: 1 },
  ],
  rio: [{ email: mainInstructor, first_name: 'Teodora', last_name: 'Vásquez', role: 'INSTRUCTOR', mailed: -3 }],
};
