import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/**
 * Withdraws invitations: nobody can accept them, and they can be brought back for a while. A mail of theirs that was not
 * tried, or in vain, is deleted, so that it keeps no place among those of its day; of one under way nobody knows that yet.
 */
export const withdrawInvitations = (db: Database, ids: readonly string[], byId: string): Promise<void> =>
  withdrawThose(db, sql`n.id = any(${ids}::uuid[])`, byId);

/** The same of each that `which` says so of, as row `n` of `invitations`. */
export async function withdrawThose(db: Database, which: RawBuilder<unknown>, byId: string): Promise<void> {
  await sql`/* withdraw-invitations */ with held as (
      select n.id, n.mail_id from invitations n where ${which} order by n.id for update of n
    ), unsent as (
      delete from mail_outbox x using held h
      where x.id = h.mail_id and x.sent_on is null and x.refused_on is null
        and (x.tries = 0 or x.last_error is not null) returning x.id
    )
    update invitations n set withdrawn_on = now(), withdrawn_by = ${byId},
      mailed_on = case when n.mail_id in (select id from unsent) then null else n.mailed_on end
    from held h where n.id = h.id`.execute(db);
}
