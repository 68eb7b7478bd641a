import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Withdraws invitations: nobody can accept them, their mails stay where they are, and they can be brought back for a while. */
export async function withdrawInvitations(db: Database, ids: readonly string[], byId: string): Promise<void> {
  await sql`/* withdraw-invitations */ update invitations set withdrawn_on = now(), withdrawn_by = ${byId}
    where id = any(${ids})`.execute(db);
}
