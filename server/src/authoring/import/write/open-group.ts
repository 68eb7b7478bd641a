import { randomBytes, randomUUID } from 'node:crypto';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { sql } from 'kysely';
import { programActor } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { lockSeats } from '../../../business/seats/lock-seats.ts';
import { StartError } from '../../../start-error.ts';

/** The account of the demo school that teaches imported courses. */
const demoTeacher = 'main-instructor@demo.test';

/** The group in which an imported course is taught. `opened` is false where a group of the name was there before. */
export type OpenedGroup = {
  readonly key: string;
  readonly institution: string;
  readonly opened: boolean;
  readonly added: boolean;
};

type School = {
  readonly user_id: string;
  readonly institution_id: string;
  readonly institution: string;
  readonly today: string;
};

const seats = 30;
const licenseSeats = 100;

/**
 * Licenses a product to the demo institution and opens a group with a course there, taught by the demo's main instructor.
 * A group of the name is opened once; a course it does not have yet is added to it. It refuses where there is no demo school.
 */
export async function openGroup(
  db: Database,
  group: { name: string; product_id: string; product: string; course_id: string },
): Promise<OpenedGroup> {
  const school = await findDemoSchool(db);
  const known = await db
    .selectFrom('groups')
    .select(['id', 'key', 'license_id'])
    .where('institution_id', '=', school.institution_id)
    .where('name', '=', group.name)
    .where('deleted_on', 'is', null)
    .orderBy('created_on')
    .executeTakeFirst();
  const license_id =
    known?.license_id ??
    (await findLicense(db, school, group.product_id)) ??
    (await makeLicense(db, school, group.product));
  const licensed = { license_id, product_id: group.product_id };
  await db
    .insertInto('license_products')
    .values(licensed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id, key } = known ?? (await makeGroup(db, school, license_id, group.name));
  const added = await db
    .insertInto('group_courses')
    .values({ group_id: id, course_id: group.course_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .execute();
  await writeAudit(db, programActor, {
    chain: 'INSTITUTION',
    chainId: school.institution_id,
    action: known ? 'GROUP_CHANGED' : 'GROUP_OPENED',
    object: { type: 'group', id },
    details: {
      license_id,
      course_added: added.length > 0 ? group.course_id : null,
      ...(known ? {} : { main_instructor_id: school.user_id }),
    },
  });
  return { key, institution: school.institution, opened: !known, added: added.length > 0 };
}

/** The institution in which the demo's main instructor teaches; it refuses where one of them is missing. */
async function findDemoSchool(db: Database): Promise<School> {
  const { rows } = await sql<School>`
    select u.id as user_id, i.id as institution_id, i.name as institution, today(i.time_zone) as today
    from users u
    join institution_members m on m.user_id = u.id and m.role in ('INSTRUCTOR', 'CENTER_ADMIN') and m.deleted_on is null
    join institutions i on i.id = m.institution_id and i.deleted_on is null
    where u.email = ${demoTeacher} and u.deleted_on is null
    order by m.created_on, i.name limit 1`.execute(db);
  if (rows[0]) return rows[0];
  throw new StartError(
    `There is no institution in which ${demoTeacher} teaches, so no group can be opened. --group works with the demo school only.`,
  );
}

/** The institution's license for a product, active today; null where it has none. */
async function findLicense(db: Database, school: School, product_id: string): Promise<string | null> {
  const license = await db
    .selectFrom('licenses')
    .innerJoin('license_products', 'license_products.license_id', 'licenses.id')
    .select('licenses.id')
    .where('licenses.institution_id', '=', school.institution_id)
    .where('license_products.product_id', '=', product_id)
    .where('licenses.deleted_on', 'is', null)
    .where('licenses.activation_date', '<=', school.today)
    .where('licenses.expiry_date', '>', school.today)
    .orderBy('licenses.created_on')
    .executeTakeFirst();
  return license?.id ?? null;
}

async function makeLicense(db: Database, school: School, product: string): Promise<string> {
  const { id } = await db
    .insertInto('licenses')
    .values({
      institution_id: school.institution_id,
      key: randomUUID(),
      name: product.slice(0, 200),
      activation_date: school.today,
      expiry_date: sql<string>`${school.today}::date + 365`,
      max_users: licenseSeats,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function makeGroup(
  db: Database,
  school: School,
  license_id: string,
  name: string,
): Promise<{ id: string; key: string }> {
  await lockSeats(db, { license_id });
  const { expiry_date, free } = await db
    .selectFrom('licenses')
    .select(['expiry_date', sql<number>`max_users - slots_used`.as('free')])
    .where('id', '=', license_id)
    .executeTakeFirstOrThrow();
  if (free < 1)
    throw new StartError(`The license of ${school.institution} for this product has no place left for another group.`);
  const group = await db
    .insertInto('groups')
    .values({
      institution_id: school.institution_id,
      license_id,
      owner_id: school.user_id,
      name,
      key: newGroupKey(randomBytes),
      start_date: school.today,
      end_date: sql<string>`least((${school.today}::date + interval '3 months')::date, ${expiry_date}::date)`,
      group_size: Math.min(seats, free),
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('group_members')
    .values({ group_id: group.id, user_id: school.user_id, role: 'MAIN_INSTRUCTOR' })
    .execute();
  return group;
}
