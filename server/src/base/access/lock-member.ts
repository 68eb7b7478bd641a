import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Makes what one member begins in a group wait for each other until the transaction ends, so that two clicks begin one thing. */
export async function lockMember(db: Database, groupId: string, userId: string): Promise<void> {
  await sql`/* lock-member */ select from group_members where group_id = ${groupId} and user_id = ${userId}
    for no key update`.execute(db);
}
