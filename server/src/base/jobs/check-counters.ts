import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A counter that does not say what its rows say. */
export type Disagreement = {
  readonly counter: string;
  readonly id: string;
  readonly kept: number;
  readonly counted: number;
};

/** A counter and what was counted, with its place in the order in which they are looked at. */
type Counted = Disagreement & { readonly agrees: boolean; readonly place: readonly (string | number)[] };

type Place = Counted['place'];

/** Counts through the next ones after a place. */
type Count = { readonly beginning: Place; readonly after: (place: Place, most: number) => RawBuilder<Counted> };

const least = '00000000-0000-0000-0000-000000000000';

const results: Count = {
  beginning: [least, least, least, 0],
  after: ([group, user, exercise, attempt], most) => sql`
    select 'exercise_results.corrects' as counter, r.attempt_id::text as id, r.corrects as kept, a.corrects as counted,
      (r.corrects, r.questions_done) = (a.corrects, a.questions) as agrees,
      jsonb_build_array(r.group_id, r.user_id, r.exercise_id, r.attempt) as place
    from (
      select * from exercise_results
      where (group_id, user_id, exercise_id, attempt) > (${group}::uuid, ${user}::uuid, ${exercise}::uuid, ${attempt}::int)
      order by group_id, user_id, exercise_id, attempt limit ${most}
    ) r, lateral (
      select count(*) filter (where result)::int as corrects, count(*)::int as questions from answer_records
      where group_id = r.group_id and attempt_id = r.attempt_id and exercise_id = r.exercise_id
    ) a
    order by r.group_id, r.user_id, r.exercise_id, r.attempt`,
};

const learners: Count = {
  beginning: [least],
  after: ([group], most) => sql`
    select 'groups.learners' as counter, g.id::text as id, g.learners as kept,
      case when m.learners <> g.learners then m.learners else e.learners end as counted,
      m.learners = g.learners and e.learners = g.learners as agrees, jsonb_build_array(g.id) as place
    from (select id, license_id, learners from groups where id > ${group}::uuid order by id limit ${most}) g, lateral (
      select count(*)::int as learners from group_members
      where group_id = g.id and role = 'STUDENT' and deleted_on is null
    ) m, lateral (
      select coalesce(sum(seats), 0)::int as learners from seat_entries
      where license_id = g.license_id and group_id = g.id and kind in ('TAKEN', 'LEFT')
    ) e
    order by g.id`,
};

const slots: Count = {
  beginning: [least],
  after: ([license], most) => sql`
    select 'licenses.slots_used' as counter, l.id::text as id, l.slots_used as kept,
      case when g.slots <> l.slots_used then g.slots else e.slots end as counted,
      g.slots = l.slots_used and e.slots = l.slots_used as agrees, jsonb_build_array(l.id) as place
    from (select id, slots_used, total_renewals from licenses where id > ${license}::uuid order by id limit ${most}) l, lateral (
      select coalesce(sum(places_held(g, l.total_renewals)), 0)::int as slots from groups g where license_id = l.id
    ) g, lateral (
      select coalesce(sum(seats), 0)::int as slots from seat_entries
      where license_id = l.id and kind in ('RESERVED', 'RELEASED')
    ) e
    order by l.id`,
};

const institutions: Count = {
  beginning: [least],
  after: ([user], most) => sql`
    select 'users.institutions' as counter, u.id::text as id, u.institutions as kept, m.institutions as counted,
      m.institutions = u.institutions as agrees, jsonb_build_array(u.id) as place
    from (select id, institutions from users where id > ${user}::uuid order by id limit ${most}) u, lateral (
      select count(*)::int as institutions from institution_members where user_id = u.id and deleted_on is null
    ) m
    order by u.id`,
};

const atOnce = 2000;

/**
 * Counts again what is kept beside the rows: results against answers, learners against members, slots against groups,
 * both against the ledger of seats, the institutions of people against their memberships;
 * in steps that a statement's time is long enough for, however much there is.
 */
export async function checkCounters(db: Database, step = atOnce): Promise<Disagreement[]> {
  const wrong: Disagreement[] = [];
  for (const { beginning, after } of [results, learners, slots, institutions]) {
    for (let place: Place | undefined = beginning; place;) {
      const { rows }: { rows: Counted[] } = await after(place, step).execute(db);
      for (const { agrees, place: _place, ...counter } of rows) if (!agrees) wrong.push(counter);
      place = rows.length < step ? undefined : rows.at(-1)?.place;
    }
  }
  return wrong;
}
