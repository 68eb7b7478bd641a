import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { leaderNamed } from '../../../business/institution/people/hand-over-groups.ts';
import { writeActivity } from '../../../business/institution/write-activity.ts';

/** Makes somebody the main instructor and owner of a group, whose seats are locked; who was it before teaches on. The feed of its institution says so. */
export async function handOver(db: Database, groupId: string, userId: string, viewerId: string): Promise<void> {
  await sql`/* step-back */ update group_members set role = 'INSTRUCTOR', modified_on = now(), modified_by = ${viewerId}
    where group_id = ${groupId} and role = 'MAIN_INSTRUCTOR'`.execute(db);
  await sql`/* step-up */ insert into group_members (group_id, user_id, role, created_by, modified_by)
    values (${groupId}, ${userId}, 'MAIN_INSTRUCTOR', ${viewerId}, ${viewerId})
    on conflict (group_id, user_id) do update set role = 'MAIN_INSTRUCTOR', blocked = false, deleted_on = null,
      deleted_by = null, modified_on = now(), modified_by = ${viewerId}`.execute(db);
  const { institution_id, name } = await db
    .updateTable('groups')
    .set({ owner_id: userId })
    .where('id', '=', groupId)
    .returning(['institution_id', 'name'])
    .executeTakeFirstOrThrow();
  await writeActivity(db, { institution_id, user_id: viewerId, activity: 'GROUP_TRANSFERRED', about: name });
}

leaderNamed.join((db, { group_id, to, by }) => handOver(db, group_id, to, by));
