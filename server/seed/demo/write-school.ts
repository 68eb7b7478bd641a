import { randomUUID } from 'node:crypto';
import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { salesManager } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import type { InstitutionData, LicenseData } from './school-data.ts';
import type { SchoolWriting } from './school-writing.ts';
import { writeGroup } from './write-group.ts';

/** Writes an institution with its members, licenses and groups; returns its id and the ids of its groups by key. */
export async function writeInstitution(
  { days: everywhere, ...elsewhere }: SchoolWriting,
  data: InstitutionData,
): Promise<{ id: string; groups: ReadonlyMap<string, string> }> {
  const days = everywhere.in(data.time_zone);
  const writing = { ...elsewhere, days };
  const { db, person, withMedia } = writing;
  const id = randomUUID();
  const { name, country_code, state_code = null, city, address, time_zone } = data;
  const written = { created_on: days.moment(-410), modified_on: days.moment(-95), created_by: person(salesManager) };
  const logo = data.logo === undefined ? null : withMedia(`media:${data.logo}`);
  const place = { name, logo, country_code, state_code, city, address, time_zone };
  const sales_manager_id = data.unassigned ? null : person(salesManager);
  await insertAll(db, 'institutions', [{ id, ...place, sales_manager_id, ...written }]);
  await writeMembers(writing, id, data);
  const licenses = await writeLicenses(writing, id, data.licenses);
  const groups = new Map<string, string>();
  for (const group of data.groups) {
    const license_id = licenses.get(group.license) ?? '';
    groups.set(group.key, await writeGroup(writing, { institution_id: id, license_id }, group));
  }
  return { id, groups };
}

/** Whoever is in a group of the institution belongs to it. */
async function writeMembers({ db, days, person }: SchoolWriting, institution_id: string, data: InstitutionData) {
  const roles = new Map<string, InstitutionRole>();
  for (const { learners, left = [] } of data.groups) {
    for (const learner of [...learners, ...left]) roles.set(learner, 'STUDENT');
  }
  for (const instructor of data.instructors) roles.set(instructor, 'INSTRUCTOR');
  for (const admin of data.admins) roles.set(admin, 'CENTER_ADMIN');
  const rows = [...roles].map(([name, role]) => ({
    institution_id,
    user_id: person(name),
    role,
    created_on: days.moment(role === 'STUDENT' ? -60 : -390),
    created_by: person(salesManager),
  }));
  await insertAll(db, 'institution_members', rows);
}

async function writeLicenses(
  { db, days, person, product_id }: SchoolWriting,
  institution_id: string,
  licenses: readonly LicenseData[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(licenses.map(({ key }) => [key, randomUUID()]));
  const dayOf = (offset: number | null) => (offset === null ? null : days.day(offset));
  const rows = licenses.map(
    ({ key, name, max_users, activated, expires, quoted, withdrawn, renewals = 0, ...offer }) => ({
      id: ids.get(key),
      institution_id,
      key,
      name,
      max_users,
      purchase_order: offer.purchase_order ?? null,
      price: offer.price ?? null,
      currency: offer.currency ?? null,
      notes: offer.notes ?? null,
      is_gmetrix: offer.is_gmetrix ?? false,
      activation_date: dayOf(activated),
      expiry_date: dayOf(expires),
      total_renewals: renewals,
      last_renewed: renewals > 0 ? days.moment(activated ?? 0) : null,
      created_on: days.moment(quoted),
      created_by: person(salesManager),
      deleted_on: withdrawn === undefined ? null : days.moment(withdrawn),
      deleted_by: withdrawn === undefined ? null : person(salesManager),
    }),
  );
  await insertAll(db, 'licenses', rows);
  const licensed = [...ids.values()].map((license_id) => ({ license_id, product_id }));
  await insertAll(db, 'license_products', licensed);
  const sent = licenses.flatMap(({ key, activated, quoted }) =>
    activated === null
      ? [
          {
            license_id: ids.get(key) ?? '',
            made_on: days.day(quoted),
            valid_until: days.day(Math.max(quoted, 0) + 30),
            tax_rate: 19,
            seller: 'Lectern Learning Ltd\n12 Harbour Street\nTax number GB 000 1234 56',
            sent_on: days.moment(quoted),
            sent_by: person(salesManager),
          },
        ]
      : [],
  );
  await insertAll(db, 'sent_quotes', sent);
  return ids;
}
