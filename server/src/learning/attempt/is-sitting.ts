import { sql, type RawBuilder } from 'kysely';

/** Whether the person of the membership row `m` has a sitting in its group whose time is not over. */
export function isSitting(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from attempts a where a.group_id = m.group_id and a.user_id = m.user_id
    and a.state = 'STARTED' and a.type <> 'STUDY_PROJECT' and (a.deadline is null or a.deadline > now()))`;
}
