import { teachingRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { isShown } from '../../../base/content/is-shown.ts';
import { holdsRule } from '../../member/searched-address.ts';
import { groupAccessJson, type GroupAccess } from '../../../base/access/group-access.ts';

/** What a spreadsheet is of: a course in one group, or where none is named in all groups of the person that have it. */
export type ExportedThing = { readonly courseId: string; readonly groupId: string | null };

/** The same as somebody wants it: as one CSV, and with addresses and external ids, or not. */
export type WantedExport = ExportedThing & { readonly asCsv: boolean; readonly identified: boolean };

/** A group whose learners a spreadsheet lists. */
export type ExportGroup = {
  readonly id: string;
  readonly name: string;
  readonly institution_id: string;
  readonly time_zone: string;
  readonly learners: number;
  readonly course_name: string;
  readonly levels: number;
  readonly access: GroupAccess;
  /** What other programs call it. */
  readonly external_id: string | null;
  /** Whether the person may see the addresses of its learners. */
  readonly sees_addresses: boolean;
};

/** The groups of a spreadsheet by name, with what the person is to each. Groups of theirs are those they teach or administer. */
export async function findExportGroups(
  db: Database,
  viewerId: string,
  { courseId, groupId }: ExportedThing,
): Promise<ExportGroup[]> {
  const named = sql`g.id = ${groupId}::uuid`;
  const own = sql`g.id in (
    select m.group_id from group_members m
    where m.user_id = viewer.id and m.deleted_on is null and m.role = any(${[...teachingRoles]}::group_role[])
    union all
    select a.id from institution_members m join groups a on a.institution_id = m.institution_id
    where m.user_id = viewer.id and m.deleted_on is null and m.role = 'CENTER_ADMIN')`;
  const { rows } = await sql<ExportGroup>`
    select g.id, g.name, g.institution_id, i.time_zone, g.learners, c.name as course_name, c.levels, a.access, g.external_id,
      ${holdsRule('User.email', sql`a.access`)} as sees_addresses
    from users viewer
    join groups g on ${groupId === null ? own : named} and g.deleted_on is null
    join institutions i on i.id = g.institution_id
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    join courses c on c.id = gc.course_id and (${isShown('courses', 'c')}
      or exists (select from attempts a where a.group_id = g.id and a.course_id = c.id))
    cross join lateral (select ${groupAccessJson()} as access) a
    where viewer.id = ${viewerId} and viewer.deleted_on is null
    order by lower(g.name), g.id`.execute(db);
  return rows;
}
