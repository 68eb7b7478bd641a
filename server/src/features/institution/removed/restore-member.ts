import { whyNotReturn, type ReturnFacts } from '@lectern/domain/member/membership.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { lockRosters } from '../../member/lock-roster.ts';

/** A group that a member was removed from with the institution; a code says why they are not back in it. */
export type ReturnedGroup = { readonly id: string; readonly name: string; readonly code: RefusalCode | null };

type Removed = { readonly id: string; readonly institution_id: string; readonly user_id: string };

/**
 * Makes somebody a member of an institution again who was removed, as they were, with the memberships of groups that
 * ended by the same act: each comes back where there is a place for it. An invitation that waits for them is answered.
 */
export async function restoreMember(
  db: Database,
  { id, institution_id, user_id }: Removed,
  viewerId: string,
): Promise<ReturnedGroup[]> {
  const { rows: groups } = await sql<{ id: string; name: string; deleted: boolean }>`/* groups-before-removal */
    select g.id, g.name, g.deleted_on is not null as deleted
    from institution_members m join group_members gm on gm.user_id = m.user_id and gm.deleted_on = m.deleted_on
    join groups g on g.id = gm.group_id and g.institution_id = m.institution_id
    where m.id = ${id} order by g.name, g.id`.execute(db);
  const live = groups.filter(({ deleted }) => !deleted).map((group) => group.id);
  if (live.length > 0) await lockRosters(db, live);
  await sql`/* restore-institution-member */ update institution_members
    set deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewerId} where id = ${id}`.execute(
    db,
  );
  await sql`/* answer-by-restoring */ delete from invitations n using users u
    where n.institution_id = ${institution_id} and u.id = ${user_id} and n.email = u.email`.execute(db);
  const returned: ReturnedGroup[] = [];
  // One after the other: each takes a place, and of one license perhaps the last.
  for (const group of groups) {
    const code = whyNotReturn(await readFacts(db, group.id, user_id));
    if (code === null)
      await sql`/* restore-group-member */ update group_members
        set deleted_on = null, deleted_by = null, blocked = false, modified_on = now(), modified_by = ${viewerId}
        where group_id = ${group.id} and user_id = ${user_id}`.execute(db);
    returned.push({ id: group.id, name: group.name, code });
  }
  return returned;
}

async function readFacts(db: Database, groupId: string, userId: string): Promise<ReturnFacts> {
  const { rows } = await sql<ReturnFacts>`/* place-to-return-to */
    select gm.role, g.deleted_on is not null as deleted, g.group_size, g.learners,
      g.ended_term is not null and counts_in_term(g, l.total_renewals) as "countsLearners",
      l.max_users - l.slots_used as free
    from groups g join licenses l on l.id = g.license_id
    join group_members gm on gm.group_id = g.id and gm.user_id = ${userId}
    where g.id = ${groupId}`.execute(db);
  return rows[0] as ReturnFacts;
}
