import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** Whether the person of the membership row `m` has begun an exercise in its group and in another one, which has its course too. */
export const isBegunInBoth = (to: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from exercise_results r
  join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
  join group_courses gc on gc.group_id = ${to} and gc.course_id = a.course_id
  join exercise_results o on o.group_id = ${to} and o.user_id = r.user_id and o.exercise_id = r.exercise_id and o.completed_on is null
  where r.group_id = m.group_id and r.user_id = m.user_id and r.completed_on is null)`;

/** A learner who has begun an exercise in the group they are in and in the one they are to come to. */
export type Begun = { readonly user_id: string; readonly from: string; readonly to: string };

/** Those of some moves whose learner has begun an exercise in both groups. */
export async function beginBoth(
  db: Database,
  moves: readonly { readonly user_id: string; readonly from: string; readonly group_id: string }[],
): Promise<Begun[]> {
  if (moves.length === 0) return [];
  const { rows } = await sql<Begun>`/* begun-in-both */
    select m.user_id, m.group_id as "from", x.group_id as "to"
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as x(user_id uuid, "from" uuid, group_id uuid)
    join group_members m on m.group_id = x."from" and m.user_id = x.user_id
    where ${isBegunInBoth(sql`x.group_id`)}`.execute(db);
  return rows;
}
