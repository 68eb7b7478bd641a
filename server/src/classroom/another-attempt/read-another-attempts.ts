import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ProgressFacts } from '../../learning/course/progress-facts.ts';
import { assessmentProgress } from '../../learning/course/progress-view.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { whyNotAllow, type AllowedAttemptShape, type AnotherAttemptsShape } from './another-attempts.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

/** The further attempts of a learner: what was allowed, and what the reader of these facts may allow. */
export async function readAnotherAttempts(
  db: Database,
  facts: ProgressFacts,
  userId: string,
): Promise<AnotherAttemptsShape> {
  const assessments = assessmentProgress(facts);
  const mayAllow = isAllowed('allowAnotherAttempt', principalOf(facts.access));
  const ids = assessments.map(({ id }) => id);
  const { rows } = await sql<AllowedAttemptShape>`/* another-attempts */
    select coalesce(p.benchmark_id, p.summary_id) as exercise_id, p.reason, to_json(p.granted_on) #>> '{}' as granted_on,
      ${wholeNameIn('u')} as granted_by, p.used_by_attempt is not null as used, (
        select r.attempt_id from exercise_results r
        where r.group_id = p.group_id and r.user_id = p.user_id and r.exercise_id = coalesce(p.benchmark_id, p.summary_id)
          and r.completed_on <= p.granted_on order by r.completed_on desc, r.attempt desc limit 1) as attempt_id
    from attempt_permissions p join users u on u.id = p.granted_by
    where p.group_id = ${facts.group.id} and p.user_id = ${userId}
      and coalesce(p.benchmark_id, p.summary_id) = any(${ids}::uuid[]) order by p.granted_on, p.id`.execute(db);
  return {
    user_id: userId,
    allowed: rows,
    can_be_allowed: mayAllow ? assessments.filter((one) => whyNotAllow(one) === null).map(({ id }) => id) : [],
  };
}
