import { sql } from 'kysely';
import { groupEnded } from '../../../../business/seats/group-ended.ts';
import { hasNotLeft } from './mail-awaited.ts';

/** Nobody is mailed about a place in a group that is over. What is on its way at this moment is not waited for. */
groupEnded.join(async (db, { group_ids }) => {
  await sql`/* void-mails-of-ended */ delete from mail_outbox where id in (
    select x.id from mail_outbox x where x.group_id = any(${group_ids}::uuid[]) and ${hasNotLeft}
    for update skip locked)`.execute(db);
});
