import { randomUUID } from 'node:crypto';
import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import { insertAll } from './insert-all.ts';
import type { GroupData } from './school-data.ts';
import type { SchoolWriting } from './school-writing.ts';

/** Writes a group with its courses and members and returns its id. */
export async function writeGroup(
  { db, days, person, courses }: SchoolWriting,
  place: { institution_id: string; license_id: string },
  group: GroupData,
): Promise<string> {
  const id = randomUUID();
  const { name, key, status, size, starts, ends, owner, external_id = null } = group;
  const owner_id = person(owner);
  const created_on = days.moment(Math.min(starts, 0) - 5);
  const dates = { start_date: days.day(starts), end_date: days.day(ends) };
  const settings = { name, key, status, group_size: size, external_id, ...dates };
  await insertAll(db, 'groups', [{ id, ...place, ...settings, owner_id, created_on, created_by: owner_id }]);
  const taught = group.arabic ? courses : courses.slice(0, 1);
  await insertAll(
    db,
    'group_courses',
    taught.map((course_id) => ({ group_id: id, course_id })),
  );
  const joined_on = days.moment(Math.min(starts, 0) - 1);
  const member = (someone: string, role: GroupRole) => ({
    group_id: id,
    user_id: person(someone),
    role,
    created_on: joined_on,
  });
  await insertAll(db, 'group_members', [
    member(owner, 'MAIN_INSTRUCTOR'),
    ...(group.instructors ?? []).map((someone) => member(someone, 'INSTRUCTOR')),
    ...group.learners.map((someone) => member(someone, 'STUDENT')),
    ...(group.left ?? []).map((someone) => ({
      ...member(someone, 'STUDENT'),
      deleted_on: days.moment(-20),
      deleted_by: owner_id,
    })),
  ]);
  return id;
}
