import { randomBytes, randomUUID } from 'node:crypto';
import type { GroupRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { LicenseText } from '@lectern/domain/base/entity/license.ts';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import type { OfferKind } from '@lectern/domain/business/license/offer.ts';
import { sql } from 'kysely';
import type { Database } from '../src/base/database/connect.ts';
import { buildUser } from './people.ts';

type Built = { readonly id: string };

/** An institution. */
export async function buildInstitution(
  db: Database,
  values: {
    name?: string;
    city?: string;
    country_code?: string;
    time_zone?: string;
    logo?: string;
    sales_manager_id?: string;
  } = {},
): Promise<Built> {
  return db
    .insertInto('institutions')
    .values({ name: 'Northfield Technical College', country_code: 'GB', city: 'Leeds', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A license that is active for a year, unless its dates say otherwise; `activation_date: null` makes a quote. */
export async function buildLicense(
  db: Database,
  values: { [Text in LicenseText]?: string } & {
    institution_id?: string;
    name?: string;
    price?: number;
    currency?: string;
    notes?: string;
    max_users?: number;
    activation_date?: string | null;
    expiry_date?: string | null;
    products?: readonly string[];
    /** Whether a quote was sent. */
    sent?: boolean;
  } = {},
): Promise<Built & { institution_id: string }> {
  const { products = [], sent = true, ...given } = values;
  const institution_id = given.institution_id ?? (await buildInstitution(db)).id;
  const license = await db
    .insertInto('licenses')
    .values({
      key: randomUUID(),
      name: 'Site license',
      max_users: 300,
      activation_date: day(-30),
      expiry_date: day(335),
      ...given,
      institution_id,
    })
    .returning(['id', 'institution_id'])
    .executeTakeFirstOrThrow();
  for (const product_id of products) {
    await db.insertInto('license_products').values({ license_id: license.id, product_id }).execute();
  }
  if (given.activation_date === null && sent) await sendQuote(db, license.id);
  return license;
}

/** Sends a quote today, for 30 days. */
async function sendQuote(db: Database, license_id: string): Promise<void> {
  await db
    .insertInto('sent_quotes')
    .values({ license_id, made_on: day(0), valid_until: day(30) })
    .execute();
}

/** An offer for a license, for its renewal by a year and as many seats unless told otherwise; made today, it stands for 30 days. */
export async function buildOffer(
  db: Database,
  license_id: string,
  values: {
    kind?: OfferKind;
    expiry_date?: string;
    max_users?: number;
    price?: number;
    currency?: string;
    notes?: string;
    made_on?: string;
    valid_until?: string;
    created_by?: string;
    withdrawn_on?: string;
    /** The products that it adds. */
    added?: readonly string[];
  } = {},
): Promise<Built & { number: string }> {
  const { kind = 'RENEWAL', added = [], expiry_date = day(700), ...given } = values;
  const license = await db
    .selectFrom('licenses')
    .select(['max_users', 'expiry_date'])
    .where('id', '=', license_id)
    .executeTakeFirstOrThrow();
  const offer = await db
    .insertInto('license_offers')
    .values({
      made_on: day(0),
      valid_until: day(30),
      max_users: license.max_users,
      ...given,
      license_id,
      kind,
      expiry_date: kind === 'RENEWAL' ? expiry_date : null,
      of_max_users: license.max_users,
      of_expiry_date: license.expiry_date ?? day(0),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await sql`insert into license_offer_products (offer_id, product_id, added)
    select ${offer.id}::uuid, product_id, false from license_products where license_id = ${license_id}
    union all select ${offer.id}::uuid, unnest(${added}::uuid[]), true`.execute(db);
  return offer;
}

/** A group that is open today, with its main instructor as owner. */
export async function buildGroup(
  db: Database,
  values: {
    license_id?: string;
    institution_id?: string;
    owner_id?: string;
    name?: string;
    key?: string;
    status?: GroupStatus;
    start_date?: string;
    end_date?: string;
    group_size?: number;
    external_id?: string;
    courses?: readonly string[];
    benchmark_first?: boolean;
    in_sequence?: boolean;
    summary_attempts?: number;
  } = {},
): Promise<Built & { key: string; institution_id: string; owner_id: string }> {
  const { courses = [], ...given } = values;
  const license = await licenseOf(db, given);
  const owner_id = given.owner_id ?? (await buildUser(db, { first_name: 'Teodora', last_name: 'Vasquez' })).id;
  const group = await db
    .insertInto('groups')
    .values({
      name: 'Evening Cohort B',
      key: newGroupKey(randomBytes),
      start_date: day(-10),
      end_date: day(80),
      group_size: 30,
      ...given,
      ...license,
      owner_id,
    })
    .returning(['id', 'key', 'institution_id', 'owner_id'])
    .executeTakeFirstOrThrow();
  for (const course_id of courses)
    await db.insertInto('group_courses').values({ group_id: group.id, course_id }).execute();
  await addGroupMember(db, group.id, owner_id, 'MAIN_INSTRUCTOR');
  return group;
}

async function licenseOf(db: Database, given: { license_id?: string; institution_id?: string }) {
  if (given.license_id) {
    const license = await db
      .selectFrom('licenses')
      .select(['id', 'institution_id'])
      .where('id', '=', given.license_id)
      .executeTakeFirstOrThrow();
    return { license_id: license.id, institution_id: license.institution_id };
  }
  const license = await buildLicense(db, given.institution_id ? { institution_id: given.institution_id } : {});
  return { license_id: license.id, institution_id: license.institution_id };
}

/** Makes a person a member of a group, a learner unless told otherwise. */
export async function addGroupMember(
  db: Database,
  group_id: string,
  user_id: string,
  role: GroupRole = 'STUDENT',
): Promise<void> {
  await db.insertInto('group_members').values({ group_id, user_id, role }).execute();
}

/** Makes a person a member of an institution. */
export async function addInstitutionMember(
  db: Database,
  institution_id: string,
  user_id: string,
  role: InstitutionRole,
): Promise<void> {
  await db.insertInto('institution_members').values({ institution_id, user_id, role }).execute();
}

/** An open invitation of a person by their address, as a learner unless told otherwise. */
export async function buildInvitation(
  db: Database,
  email: string,
  values: {
    institution_id?: string;
    role?: InstitutionRole;
    group_id?: string;
    created_by?: string;
    created_on?: string;
    expires_on?: string;
  } = {},
): Promise<Built & { institution_id: string }> {
  const institution_id = values.institution_id ?? (await buildInstitution(db)).id;
  const created_by = values.created_by ?? (await buildUser(db)).id;
  return db
    .insertInto('invitations')
    .values({
      email,
      first_name: 'Amara',
      last_name: 'Okonkwo',
      role: 'STUDENT',
      ...values,
      institution_id,
      created_by,
    })
    .returning(['id', 'institution_id'])
    .executeTakeFirstOrThrow();
}

/** The calendar day so many days from today in UTC. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}
