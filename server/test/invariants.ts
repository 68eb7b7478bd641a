import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { sql, type RawBuilder } from 'kysely';
import { auditBreaks } from '../src/base/audit-log/find-audit-breaks.ts';
import type { Database } from '../src/base/database/connect.ts';
import { rightByKey } from './right-by-key.ts';

/** A row that breaks a promise of the data: which promise, and where. */
export type Broken = { readonly invariant: string; readonly row: string };

/** Names of promises, each with the statement that finds what breaks it; every statement gives one column `row`. */
const invariants: Readonly<Record<string, RawBuilder<{ row: string }>>> = {
  'a result counts the answers of its attempt': sql`
    select r.attempt_id::text as row
    from exercise_results r
    left join lateral (
      select count(*) as done, count(*) filter (where x.result) as rights, count(*) filter (where x.first_try) as first_tries
      from answer_records x where x.group_id = r.group_id and x.attempt_id = r.attempt_id and x.exercise_id = r.exercise_id
    ) x on true
    join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
    where (r.questions_done, r.corrects, r.first_try_corrects) is distinct from (x.done, x.rights, x.first_tries)
      or r.incorrects <> r.questions_done - r.corrects
      or r.total_questions <> (select count(*) from jsonb_array_elements(a.questions) q where q ->> 'exercise_id' = r.exercise_id::text)
      or (r.completed_on is not null and r.questions_done <> r.total_questions)`,

  'an answer is graded as its key says': sql`
    select x.attempt_id || ' ' || x.question_id as row
    from answer_records x
    join attempts a on a.group_id = x.group_id and a.id = x.attempt_id
    join question_versions v on v.id = x.version_id
    cross join lateral (
      select q -> 'order' as shown from jsonb_array_elements(a.questions) q where q ->> 'question_id' = x.question_id::text limit 1
    ) asked
    where x.result <> ${rightByKey}`,

  'an answer is first right, right later, or wrong': sql`
    select x.attempt_id || ' ' || x.question_id as row
    from answer_records x join attempts a on a.group_id = x.group_id and a.id = x.attempt_id
    where x.first_try <> (x.result and x.tries = 1) or x.tries > case a.type when 'STUDY_PROJECT' then 2 else 1 end
      or (not x.result and a.type = 'STUDY_PROJECT' and x.tries <> 2)`,

  'an answer says what its attempt says': sql`
    select x.attempt_id || ' ' || x.question_id as row
    from answer_records x
    join attempts a on a.group_id = x.group_id and a.id = x.attempt_id
    cross join lateral (select a.progress -> x.question_id::text as done) p
    where (p.done ->> 'last_result')::boolean is distinct from x.result
      or nullif(p.done -> 'answer', 'null') is distinct from nullif(x.answer, 'null')
      or (p.done ->> 'incorrect_count')::int + x.result::int <> x.tries`,

  'no answer lies outside its attempt': sql`
    select x.attempt_id || ' ' || x.question_id as row
    from answer_records x
    left join attempts a on a.group_id = x.group_id and a.id = x.attempt_id
    where a.id is null or a.user_id <> x.user_id or not a.questions @> jsonb_build_array(jsonb_build_object(
      'question_id', x.question_id, 'version_id', x.version_id, 'exercise_id', x.exercise_id))`,

  'an attempt asks versions of its own questions': sql`
    select a.id || ' ' || (q ->> 'question_id') as row
    from attempts a cross join lateral jsonb_array_elements(a.questions) q
    left join question_versions v on v.id = (q ->> 'version_id')::uuid and v.question_id = (q ->> 'question_id')::uuid
    where v.id is null
    union all
    select a.id || ' ' || key from attempts a cross join lateral jsonb_object_keys(a.progress) key
    where not a.questions @> jsonb_build_array(jsonb_build_object('question_id', key))`,

  'an attempt is open as long as its results are': sql`
    select r.attempt_id::text as row
    from exercise_results r left join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
    where a.id is null or a.user_id <> r.user_id or a.type <> r.type
      or (a.state = 'SUBMITTED') <> (r.completed_on is not null)
    union all
    select a.id::text from attempts a
    where not exists (select from exercise_results r where r.group_id = a.group_id and r.attempt_id = a.id)`,

  'attempts are numbered from 1 without gaps': sql`
    select r.user_id || ' ' || r.exercise_id as row from exercise_results r
    group by r.group_id, r.user_id, r.exercise_id having min(r.attempt) <> 1 or max(r.attempt) <> count(*)`,

  'the last finished attempt, and no other, is the latest result': sql`
    select r.user_id || ' ' || r.exercise_id as row from exercise_results r
    group by r.group_id, r.user_id, r.exercise_id
    having count(*) filter (where r.is_latest) > 1
      or max(r.attempt) filter (where r.is_latest) is distinct from max(r.attempt) filter (where r.completed_on is not null)`,

  'nothing is accepted after the deadline and its grace': sql`
    select a.id::text as row from attempts a
    where a.submitted_by = 'LEARNER' and a.submitted_at > a.deadline + make_interval(secs => ${graceSeconds})
      or a.saved_at > a.deadline + make_interval(secs => ${graceSeconds}) and a.submitted_by is distinct from 'TIMER'
      or a.submitted_at < a.started_at`,

  'the institutions of a person are counted': sql`
    select u.id::text as row from users u
    where u.institutions <> (select count(*) from institution_members m where m.user_id = u.id and m.deleted_on is null)`,

  'seats are counted and no group has more learners than seats': sql`
    select g.id::text as row
    from groups g left join group_members m on m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null
    group by g.id having g.learners <> count(m.user_id) or count(m.user_id) > g.group_size`,

  'no license gives away more places than it has': sql`
    select l.id::text as row
    from licenses l left join groups g on g.license_id = l.id and g.deleted_on is null
      and (g.ended_term is null or g.ended_term = l.total_renewals)
    group by l.id having l.slots_used > l.max_users
      or l.slots_used <> coalesce(sum(case when g.ended_term is null then g.group_size else g.learners end), 0)`,

  'every entry of the ledger of seats carries the sums of the entries up to it': sql`
    select license_id || ' ' || number as row from (
      select e.*, number = row_number() over whole and day >= coalesce(lag(day) over whole, day)
        and bought = coalesce(sum(seats) filter (where kind = 'BOUGHT') over whole, 0)
        and reserved = coalesce(sum(seats) filter (where kind in ('RESERVED', 'RELEASED')) over whole, 0)
        and coalesce(group_reserved = coalesce(sum(seats) filter (where kind in ('RESERVED', 'RELEASED')) over own, 0), true)
        and coalesce(group_learners = coalesce(sum(seats) filter (where kind in ('TAKEN', 'LEFT')) over own, 0), true) as sound
      from seat_entries e
      window whole as (partition by license_id order by number), own as (partition by license_id, group_id order by number)
    ) entries where not sound`,

  'the last entry of the ledger of seats says what there is': sql`
    select l.id::text as row from licenses l
    left join lateral (select * from seat_entries where license_id = l.id order by number desc limit 1) e on true
    where coalesce(e.bought, 0) <> case when l.activation_date is null then 0 else l.max_users end
      or coalesce(e.reserved, 0) <> l.slots_used
      or coalesce(e.taken, 0) <> (select coalesce(sum(learners), 0) from groups where license_id = l.id and deleted_on is null
        and (ended_term is null or ended_term = l.total_renewals))
      or coalesce(e.served, 0) <> (select count(distinct user_id) from seat_entries where license_id = l.id and kind = 'TAKEN')
    union all
    select g.id::text from groups g
    where g.learners <> (select coalesce(sum(seats), 0) from seat_entries
      where license_id = g.license_id and group_id = g.id and kind in ('TAKEN', 'LEFT'))`,

  'a live group has one main instructor': sql`
    select g.id::text as row
    from groups g left join group_members m on m.group_id = g.id and m.role = 'MAIN_INSTRUCTOR' and m.deleted_on is null
    where g.deleted_on is null group by g.id having count(m.user_id) <> 1`,

  'a question is kept as it is now': sql`
    select q.id::text as row from questions q left join question_versions v on v.id = q.version_id
    where v.content is distinct from question_content(q.id)`,

  'the audit chain is whole': sql`select chain || ' ' || chain_id || ' ' || number as row from (${auditBreaks}) breaks`,
};

const mostRows = 5;

/** What of the data breaks a promise, at most five rows of each; nothing in a sound database. */
export async function findBroken(db: Database): Promise<Broken[]> {
  const found: Broken[] = [];
  for (const [invariant, statement] of Object.entries(invariants)) {
    const { rows } = await sql<{ row: string }>`select * from (${statement}) broken limit ${mostRows}`.execute(db);
    found.push(...rows.map(({ row }) => ({ invariant, row })));
  }
  return [...found, ...(await findOrphans(db))];
}

/** Rows that point at nothing, by every foreign key of the schema; keys that are switched off are noticed here. */
async function findOrphans(db: Database): Promise<Broken[]> {
  const keys = await sql<{ name: string; statement: string }>`
    select k.conname as name, format('select c.ctid::text as row from %s c where %s and not exists (select from %s p where %s) limit %s',
      k.conrelid::regclass,
      (select string_agg(format('c.%I is not null', child.attname), ' and ')
        from unnest(k.conkey) key join pg_attribute child on child.attrelid = k.conrelid and child.attnum = key),
      k.confrelid::regclass,
      (select string_agg(format('p.%I = c.%I', parent.attname, child.attname), ' and ')
        from unnest(k.conkey, k.confkey) as pair(own, other)
        join pg_attribute child on child.attrelid = k.conrelid and child.attnum = pair.own
        join pg_attribute parent on parent.attrelid = k.confrelid and parent.attnum = pair.other), ${sql.lit(mostRows)}) as statement
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(db);
  const found: Broken[] = [];
  for (const { name, statement } of keys.rows) {
    const { rows } = await sql<{ row: string }>`${sql.raw(statement)}`.execute(db);
    found.push(...rows.map(({ row }) => ({ invariant: `no row is orphaned: ${name}`, row })));
  }
  return found;
}
