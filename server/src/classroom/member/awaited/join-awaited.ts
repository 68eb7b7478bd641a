import { effectiveGroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { sql } from 'kysely';
import { userActor } from '../../../base/audit-log/actor.ts';
import type { Database } from '../../../base/database/connect.ts';
import { sessionBegins } from '../../../base/account/initial-checks.ts';
import { enterGroup, lockGroup } from '../../group/join/enter-group.ts';
import { lockSeats } from '../../../business/seats/lock-seats.ts';

/**
 * Lets a person join the groups that await their address, once they have verified it. Where there is no place, or the group
 * is closed, it stays among the refused joins of the group; a group that is over or deleted is passed over.
 */
sessionBegins.join(async (db, { userId, origin }) => {
  const { rows } = await sql<{ group_id: string; license_id: string }>`/* awaited-in */
    select a.group_id, g.license_id from users u
    join awaited_members a on a.email = u.email join groups g on g.id = a.group_id and g.deleted_on is null
    where u.id = ${userId} and u.email_verified and u.deleted_on is null order by g.license_id, a.group_id`.execute(db);
  const joined: string[] = [];
  for (const { group_id, license_id } of rows) {
    await db.transaction().execute(async (transaction) => {
      await lockSeats(transaction, { license_id });
      const group = await lockGroup(transaction, { id: group_id }, userId);
      if (!group || effectiveGroupStatus(group, group.today) === 'ENDED') return;
      if (group.earlier === 'LIVE') await awaitNoLonger(transaction, group_id, userId);
      else if (await isAwaited(transaction, group_id, userId)) {
        const refusal = await enterGroup(transaction, userActor(origin, userId), group, userId, { awaited: true });
        if (refusal === null) joined.push(group_id);
      }
    });
  }
  return joined;
});

/** Who was a member before the address was verified. */
async function awaitNoLonger(db: Database, groupId: string, userId: string): Promise<void> {
  await sql`/* known-by-now */ delete from awaited_members a using users u
    where a.group_id = ${groupId} and u.id = ${userId} and a.email = u.email and u.email_verified`.execute(db);
}

/** Asked again under the lock, since those who teach may await them no longer. */
async function isAwaited(db: Database, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`/* still-awaited */ select from awaited_members a join users u on u.email = a.email
    where a.group_id = ${groupId} and u.id = ${userId} and u.email_verified`.execute(db);
  return rows.length > 0;
}
