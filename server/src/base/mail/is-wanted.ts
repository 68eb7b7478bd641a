import { sql, type RawBuilder } from 'kysely';

/**
 * Whether who gets row `m` of `mail_outbox` is awaited in its group, which is not over, of an institution that mails them;
 * true where it is about no group.
 */
export const isAwaitedIn = (m: RawBuilder<unknown>): RawBuilder<boolean> => sql`(${m}.group_id is null
  or exists (select from awaited_members a join groups g on g.id = a.group_id and g.deleted_on is null
    join institutions i on i.id = g.institution_id and i.deleted_on is null and i.mails_awaited
    where a.group_id = ${m}.group_id and a.email = ${m}.recipient
      and g.status <> 'ENDED' and g.end_date >= today(i.time_zone)))`;

/** Whether row `m` of `mail_outbox` is about no invitation that was answered or withdrawn since, and about nobody who is awaited no longer: nobody is sent such a mail. */
export const isWanted: RawBuilder<boolean> = sql`((m.invitation_id is null
  or exists (select from invitations n where n.id = m.invitation_id and n.withdrawn_on is null))
  and ${isAwaitedIn(sql.ref('m'))})`;
