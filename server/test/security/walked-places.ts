import { randomBytes, randomUUID } from 'node:crypto';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { buildProduct } from '../../seed/content.ts';
import { seedIssuer, type BuiltUser } from '../../seed/people.ts';
import { buildGroup, buildLicense, day } from '../../seed/school.ts';
import { programActor } from '../../src/base/audit-log/actor.ts';
import { writeAudits, type AuditEntry } from '../../src/base/audit-log/write-audit.ts';
import type { Database } from '../../src/base/database/connect.ts';

/** Where a list is walked; every list has its own, and whatever has none holds its mark in a name. */
export type Place = {
  readonly db: Database;
  readonly mark: string;
  readonly admin: BuiltUser;
  readonly institution_id: string;
  readonly license_id: string;
  readonly group_id: string;
  readonly product_id: string;
};

export async function openPlace(db: Database, admin: BuiltUser): Promise<Place> {
  const { id: license_id, institution_id } = await buildLicense(db, { max_users: 1_000_000 });
  const { id: group_id } = await buildGroup(db, { license_id, group_size: 5000 });
  const { id: product_id } = await buildProduct(db);
  return { db, mark: randomUUID(), admin, institution_id, license_id, group_id, product_id };
}

/** Some letters, so that a row stands anywhere in the order of a list. */
export const word = () =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
/** A moment of the last nine days. */
export const lately = () => new Date(Date.now() - Math.random() * 9 * 86_400_000).toISOString();
export const dayWithin = (from: number, days: number) => day(from + Math.floor(Math.random() * days));
export const many = <Row>(rows: number, make: (at: number) => Row): Row[] =>
  Array.from({ length: rows }, (_, at) => make(at));

export const people = async ({ db, mark }: Place, rows: number) => {
  const made = many(rows, () => {
    const id = randomUUID();
    const names = { first_name: word(), last_name: `${word()} ${mark}` };
    return { id, ...names, email: `${id}@people.test`, email_verified: true, issuer: seedIssuer, subject: id };
  });
  await db.insertInto('users').values(made).execute();
  return made;
};
export const members = async (
  place: Place,
  rows: number,
  values: () => { readonly deleted_on?: string } = () => ({}),
) => {
  const found = await people(place, rows);
  const { db, institution_id } = place;
  const made = found.map(({ id }) => ({ institution_id, user_id: id, role: 'STUDENT' as const, ...values() }));
  await db.insertInto('institution_members').values(made).execute();
};
export const learners = async (place: Place, rows: number) => {
  const found = await people(place, rows);
  const { db, group_id } = place;
  await db
    .insertInto('group_members')
    .values(found.map(({ id }) => ({ group_id, user_id: id })))
    .execute();
};
export const institutions = async (
  { db, mark }: Place,
  rows: number,
  values: () => { readonly deleted_on?: string } = () => ({}),
) =>
  db
    .insertInto('institutions')
    .values(many(rows, () => ({ name: `${word()} ${mark}`, country_code: 'GB', city: 'Leeds', ...values() })))
    .returning('id')
    .execute();
export const licenses = async (place: Place, rows: number) => {
  const found = await institutions(place, rows);
  const dates = () => ({ activation_date: day(-30), expiry_date: dayWithin(2, 25) });
  const made = found.map(({ id }) => ({
    institution_id: id,
    key: randomUUID(),
    name: word(),
    max_users: 9,
    ...dates(),
  }));
  await place.db.insertInto('licenses').values(made).execute();
};
export const groups = async (
  { db, mark, admin, institution_id, license_id }: Place,
  rows: number,
  end = () => day(80),
) =>
  db
    .insertInto('groups')
    .values(
      many(rows, () => ({
        name: `${word()} ${mark}`,
        key: newGroupKey(randomBytes),
        start_date: day(-40),
        end_date: end(),
        group_size: 1 + Math.floor(Math.random() * 20),
        owner_id: admin.id,
        institution_id,
        license_id,
      })),
    )
    .execute();
export const followUps = async ({ db, admin, institution_id }: Place, rows: number) =>
  db
    .insertInto('follow_ups')
    .values(
      many(rows, () => ({
        what: 'Call them.',
        due_on: dayWithin(-20, 20),
        institution_id,
        created_by: admin.id,
        assignee_id: admin.id,
      })),
    )
    .execute();
export const audited = async (
  { db, institution_id, group_id, admin }: Place,
  rows: number,
  of: 'group' | 'institution',
) => {
  const object = { type: of, id: of === 'group' ? group_id : institution_id };
  const entry: AuditEntry = { chain: 'INSTITUTION', chainId: institution_id, action: 'GROUP_CHANGED', object };
  await writeAudits(
    db,
    { ...programActor, type: 'USER', id: admin.id },
    many(rows, () => entry),
  );
};
