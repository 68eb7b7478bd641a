import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A counter that does not say what its rows say. */
export type Disagreement = {
  readonly counter: string;
  readonly id: string;
  readonly kept: number;
  readonly counted: number;
};

/** Counts again what is kept beside the rows: results against answers, learners against members, slots against groups. */
export async function checkCounters(db: Database): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    select 'exercise_results.corrects' as counter, r.attempt_id::text as id, r.corrects as kept, count(*) filter (where a.result)::int as counted
    from exercise_results r
    left join answer_records a on a.group_id = r.group_id and a.attempt_id = r.attempt_id and a.exercise_id = r.exercise_id
    group by r.group_id, r.user_id, r.exercise_id, r.attempt
    having r.corrects <> count(*) filter (where a.result) or r.questions_done <> count(a.question_id)
    union all
    select 'groups.learners', g.id::text, g.learners, count(m.user_id)::int
    from groups g left join group_members m on m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null
    group by g.id having g.learners <> count(m.user_id)
    union all
    select 'licenses.slots_used', l.id::text, l.slots_used, coalesce(sum(g.group_size), 0)::int
    from licenses l left join groups g on g.license_id = l.id and g.deleted_on is null
    group by l.id having l.slots_used <> coalesce(sum(g.group_size), 0)`.execute(db);
  return rows;
}
