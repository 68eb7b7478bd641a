import { leastCounted } from '@lectern/domain/classroom/gradebook/gain/learning-gain.ts';
import { recentDays } from '@lectern/domain/business/renewal/renewals.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

const least = '00000000-0000-0000-0000-000000000000';

const atOnce = 50;

/**
 * Counts what the learners of each license have done, of those that run or have ended lately; returns of how many
 * licenses. It may run at any time and as often as one likes.
 */
export async function countFigures(db: Database, step = atOnce): Promise<number> {
  let counted = 0;
  for (let place: string | undefined = least; place;) {
    const licenses: string[] = await countNext(db, place, step);
    counted += licenses.length;
    place = licenses.length < step ? undefined : licenses.at(-1);
  }
  return counted;
}

/**
 * Whether learners of the group in row `g` can work on a day: whether anybody works is asked of those alone, for a class
 * that has ended is not quiet.
 */
const isOpenOn = (day: RawBuilder<unknown>) =>
  sql`(g.status = 'STARTED' and ${day} between g.start_date and g.end_date)`;

/**
 * Counted are groups of the term that runs, as in the ledger of seats; what was learned in those that have ended in it, too.
 * Somebody is active in a window who began, saved or finished something in it. What was learned is told as the gradebook
 * tells it: from first finished attempts, over the questions that both asked, each learner counting the same.
 */
async function countNext(db: Database, after: string, step: number): Promise<string[]> {
  // Without a name, so that it is planned each time: some licenses have a class, some a country.
  const { rows } = await sql<{ license_id: string }>`
    with chosen as materialized (
      select l.id, l.total_renewals as term, l.expiry_date, i.time_zone, today(i.time_zone) as today
      from licenses l join institutions i on i.id = l.institution_id and i.deleted_on is null
      where l.id > ${after}::uuid and l.deleted_on is null and l.activation_date is not null
        and l.expiry_date >= today(i.time_zone) - ${recentDays}::int
      order by l.id limit ${step}
    ), learners as materialized (
      select s.id as license_id, s.time_zone, s.today, m.group_id, m.user_id,
        ${isOpenOn(sql`least(s.today, s.expiry_date)`)} as can_work
      from chosen s join groups g on g.license_id = s.id and counts_in_term(g, s.term)
      join group_members m on m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null
    ), work as (
      select l.license_id, l.user_id, l.today - (w.at at time zone l.time_zone)::date as days_ago
      from learners l cross join lateral (
        select unnest(array[r.started_on, r.completed_on]) as at from exercise_results r
        where r.group_id = l.group_id and r.user_id = l.user_id
        union all
        select a.saved_at from attempts a where a.group_id = l.group_id and a.user_id = l.user_id and a.state = 'STARTED'
      ) w where l.can_work and w.at is not null
    ), activity as (
      select w.license_id, count(distinct w.user_id) filter (where w.days_ago < 30) as active,
        count(distinct w.user_id) filter (where w.days_ago >= 30 and w.days_ago < 60) as active_before
      from work w group by w.license_id
    ), firsts as materialized (
      select l.license_id, l.user_id, l.group_id, r.* from learners l cross join lateral (
        select distinct on (r.exercise_id) r.exercise_id, r.attempt_id, r.type = 'BENCHMARK' as is_benchmark
        from exercise_results r
        where r.group_id = l.group_id and r.user_id = l.user_id and r.type <> 'STUDY_PROJECT' and r.completed_on is not null
        order by r.exercise_id, r.attempt
      ) r
    ), given as materialized (
      select f.license_id, f.user_id, f.group_id, x.question_id,
        bool_or(x.first_try) filter (where f.is_benchmark) as before,
        bool_or(x.first_try) filter (where not f.is_benchmark) as after
      from firsts f cross join lateral (
        select x.question_id, x.first_try from answer_records x
        where x.group_id = f.group_id and x.attempt_id = f.attempt_id and x.exercise_id = f.exercise_id
        -- Keeps it a part of its own, looked up attempt by attempt.
        offset 0
      ) x
      group by f.license_id, f.user_id, f.group_id, x.question_id
    ), gains as (
      select p.license_id, p.user_id, 100 * avg(p.after::int - p.before::int) as points
      from given p where p.before is not null and p.after is not null group by p.license_id, p.user_id
    ), gain as (
      select p.license_id, count(*) as learners, avg(p.points)::float8 as points from gains p group by p.license_id
    ), number as (
      select l.license_id, count(distinct l.user_id) as learners from learners l where l.can_work group by l.license_id
    )
    insert into license_figures (license_id, counted_on, learners, active, active_before, gain, gain_learners)
    select s.id, s.today, coalesce(n.learners, 0), coalesce(a.active, 0), coalesce(a.active_before, 0),
      case when g.learners >= ${leastCounted}::int then g.points end, coalesce(g.learners, 0)
    from chosen s left join number n on n.license_id = s.id left join activity a on a.license_id = s.id
    left join gain g on g.license_id = s.id
    order by s.id
    on conflict (license_id) do update set counted_on = excluded.counted_on, learners = excluded.learners,
      active = excluded.active, active_before = excluded.active_before, gain = excluded.gain,
      gain_learners = excluded.gain_learners
    returning license_id`.execute(db);
  return rows.map(({ license_id }) => license_id).toSorted();
}
