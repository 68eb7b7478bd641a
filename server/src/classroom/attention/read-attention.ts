import { teachingRoles } from '@lectern/domain/base/account/role.ts';
import {
  attentionReasons,
  type AttentionReason,
  type LearnerWork,
} from '@lectern/domain/classroom/attention/attention.ts';
import type { PutOff } from '@lectern/domain/classroom/attention/put-off.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { UserShape } from '../../base/account/user.ts';
import { groupAccessJson, groupIsOpen, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { benchmarkAsks, projectAsks } from '../../learning/question/asks-something.ts';

/** A group that is looked at, and what the viewer is to it. */
type Taught = {
  readonly id: string;
  readonly name: string;
  readonly institution_id: string;
  readonly access: GroupAccess;
  readonly courses: readonly { readonly id: string; readonly name: string; readonly language: string }[];
};

/** A learner of an open group with what holds of them; `reasons` may be empty. */
export type WatchedLearner = {
  readonly group: Taught;
  readonly user: UserShape;
  readonly reasons: readonly AttentionReason[];
  readonly putOff: PutOff | null;
};

/** Whom a question about attention is about: the learners of one group, one of them, or those of all groups that the viewer teaches. */
type About = { readonly groupId: string | null; readonly userId?: string };

type LearnerRow = LearnerWork & {
  readonly group_id: string;
  readonly user: UserShape;
  readonly put_off: PutOff | null;
};

/** The groups that are asked about, as the viewer finds them, and the learners of those that are open, by name. */
export async function readAttention(
  db: Database,
  viewerId: string,
  { groupId, userId }: About,
): Promise<{ readonly groups: readonly Taught[]; readonly learners: readonly WatchedLearner[] }> {
  const own = sql`g.id in (select t.group_id from group_members t
    where t.user_id = viewer.id and t.deleted_on is null and t.role = any(${[...teachingRoles]}::group_role[]))`;
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone o.time_zone)::date`;
  // Without a name, so that it is planned each time: a plan that is to fit every instructor takes long for some.
  const { rows } = await sql<{ groups: readonly Taught[]; learners: readonly LearnerRow[] }>`
    with taught as materialized (
      select g.id, g.name, g.institution_id, i.time_zone, ${groupAccessJson()} as access
      from users viewer
      join groups g on ${groupId === null ? own : sql`g.id = ${groupId}::uuid`} and g.deleted_on is null
      join institutions i on i.id = g.institution_id
      where viewer.id = ${viewerId} and viewer.deleted_on is null
    ), open as materialized (
      select t.* from taught t where ${groupIsOpen(sql`t.access`)}
    ), course_exercises as materialized (
      select l.course_id, 'STUDY_PROJECT'::exercise_type as type, s.id, s.level
      from lessons l join study_projects s on s.lesson_id = l.id and s.published and s.deleted_on is null
      where l.published and l.deleted_on is null and ${projectAsks}
        and l.course_id in (select gc.course_id from open o join group_courses gc on gc.group_id = o.id)
      union all
      select s.course_id, 'SUMMARY', s.id, s.level from summaries s
      where s.published and s.deleted_on is null and ${benchmarkAsks('s.benchmark_id')}
        and s.course_id in (select gc.course_id from open o join group_courses gc on gc.group_id = o.id)
    ), exercises as materialized (
      select gc.group_id, x.* from open o join group_courses gc on gc.group_id = o.id
      join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
      join course_exercises x on x.course_id = c.id
    ), totals as (
      select x.group_id, count(*)::int as total from exercises x where x.type = 'STUDY_PROJECT' group by x.group_id
    ), done as materialized (
      select r.group_id, r.user_id, max(greatest(r.started_on, r.completed_on)) as worked_at,
        count(distinct x.id) filter (where x.type = 'STUDY_PROJECT' and r.completed_on is not null)::int as finished,
        json_agg(json_build_object('exercise_id', x.id, 'course_id', x.course_id, 'level', x.level, 'corrects', r.corrects,
          'total_questions', r.total_questions, 'completed_on', ${dayOf('r.completed_on')}) order by r.attempt)
          filter (where x.type = 'SUMMARY' and r.completed_on is not null) as summaries
      from open o join exercise_results r on r.group_id = o.id
        and (${userId ?? null}::uuid is null or r.user_id = ${userId ?? null}::uuid)
      left join exercises x on x.group_id = r.group_id and x.id = r.exercise_id
      group by r.group_id, r.user_id
    ), saved as materialized (
      select a.group_id, a.user_id, max(a.saved_at) as saved_at
      from open o join attempts a on a.group_id = o.id and a.state = 'STARTED'
      group by a.group_id, a.user_id
    )
    select
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'institution_id', t.institution_id,
        'access', t.access, 'courses', (
          select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'language', c.language)), '[]'::json)
          from group_courses gc join courses c on c.id = gc.course_id where gc.group_id = t.id))), '[]'::json) from taught t) as groups,
      (select coalesce(json_agg(json_build_object('group_id', o.id,
          'user', json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar, 'email', u.email),
          'joined_on', ${dayOf('m.created_on')},
          'worked_on', (greatest(d.worked_at, s.saved_at) at time zone o.time_zone)::date,
          'finished', coalesce(d.finished, 0), 'total', coalesce(n.total, 0), 'summaries', coalesce(d.summaries, '[]'::json),
          'put_off', case when p.until is not null then json_build_object('until', p.until, 'rules', p.rules) end)
          order by lower(o.name), o.id, lower(u.last_name), lower(u.first_name), u.id), '[]'::json)
        from open o
        join group_members m on m.group_id = o.id and m.role = 'STUDENT' and m.deleted_on is null
          and (${userId ?? null}::uuid is null or m.user_id = ${userId ?? null}::uuid)
        join users u on u.id = m.user_id
        left join totals n on n.group_id = o.id
        left join done d on d.group_id = o.id and d.user_id = u.id
        left join saved s on s.group_id = o.id and s.user_id = u.id
        left join put_off_learners p on p.group_id = o.id and p.user_id = u.id) as learners`.execute(db);
  const { groups = [], learners = [] } = rows[0] ?? {};
  const byId = new Map(groups.map((group) => [group.id, group]));
  return {
    groups,
    learners: learners.flatMap(({ group_id, user, put_off, ...work }) => {
      const group = byId.get(group_id);
      if (!group) return [];
      const { access } = group;
      const reasons = attentionReasons(access, work, access.today);
      return [{ group, user: { ...user, principal: principalOf(access, user.id) }, reasons, putOff: put_off }];
    }),
  };
}
