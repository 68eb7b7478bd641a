import { sql, type RawBuilder } from 'kysely';

/** Whether row `m` of `mail_outbox` is about no invitation that was answered or withdrawn since: nobody is sent such a mail. */
export const isWanted: RawBuilder<boolean> = sql`(m.invitation_id is null
  or exists (select from invitations n where n.id = m.invitation_id and n.withdrawn_on is null))`;
