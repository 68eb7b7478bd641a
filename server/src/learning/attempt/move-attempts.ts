import { renumbered, type DatedResult, type ResultPlace } from '@lectern/domain/learning/attempt/renumbered.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** Whose work moves, and between which groups. */
export type AttemptMove = { readonly user_id: string; readonly from: string; readonly to: string };

/** Work that has moved, by the ids of the attempts and of the further attempts that an instructor has allowed. */
export type MovedWork = { readonly attempts: readonly string[]; readonly permissions: readonly string[] };

/** A move, with the only work that goes along where it says so. */
type WorkMove = AttemptMove & { readonly work?: MovedWork };

// So much as a statement's time is long enough for.
const mostAtOnce = 200;

/**
 * Moves the work of learners in the courses that both groups of their move have, in the transaction of `db` and in as many
 * statements for two hundred as for one: attempts with their answers and results, and the attempts an instructor has
 * allowed. Results that are there already stay and are numbered anew with those that come, by date. A learner is a member
 * of both groups; of two moves neither leaves the group that the other one does, nor comes to one that the other leaves or
 * comes to. Only a constraint refuses it: no membership there, or an exercise that is begun in both groups. It gives the
 * work that moved, for each in the same order.
 */
export async function moveAttempts(
  db: Database,
  moves: readonly WorkMove[],
): Promise<(AttemptMove & { readonly work: MovedWork })[]> {
  const moved = [];
  for (let done = 0; done < moves.length; done += mostAtOnce)
    moved.push(...(await moveSome(db, moves.slice(done, done + mostAtOnce))));
  return moved;
}

async function moveSome(
  db: Database,
  moves: readonly WorkMove[],
): Promise<(AttemptMove & { readonly work: MovedWork })[]> {
  const rows = moves.map(({ user_id, from, to, work }) => ({ user_id, from, to, ...work }));
  const moving = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(user_id uuid, "from" uuid, "to" uuid, attempts uuid[], permissions uuid[])`;
  await sql`/* lock-members-who-move */ select from ${moving} join group_members m on m.user_id = x.user_id and m.group_id in (x."from", x."to")
    order by m.group_id, m.user_id for no key update of m`.execute(db);
  await sql`set constraints ${tornApart} deferred`.execute(db);
  const [sources, people] = [moves.map(({ from }) => from), moves.map(({ user_id }) => user_id)];
  const { rows: attempts } = await sql<Moved>`/* move-attempts */
    with theirs as materialized (
      select id, group_id, user_id, course_id from attempts
      where group_id = any(${[...new Set(sources)]}::uuid[]) and user_id = any(${people}::uuid[]) order by id for update
    )
    update attempts a set group_id = x."to" from theirs join ${moving} on x."from" = theirs.group_id and x.user_id = theirs.user_id
    where a.group_id = theirs.group_id and a.id = theirs.id and (x.attempts is null or a.id = any(x.attempts))
      and exists (select from group_courses gc where gc.group_id = x."to" and gc.course_id = theirs.course_id)
    returning a.id, a.user_id, x."from", x."to"`.execute(db);
  const moved = sql`jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as moved(id uuid, user_id uuid, "from" uuid, "to" uuid)`;
  await sql`/* move-answers */ update answer_records r set group_id = moved."to" from ${moved}
    where r.group_id = moved."from" and r.attempt_id = moved.id`.execute(db);
  const permissions = await movePermissions(db, moving);
  await moveResults(db, moved);
  await sql`set constraints ${tornApart} immediate`.execute(db);
  const [attemptsOf, permissionsOf] = [byMove(attempts), byMove(permissions)];
  return moves.map(({ user_id, from, to }) => {
    const move = { user_id, from, to };
    return { ...move, work: { attempts: attemptsOf(move), permissions: permissionsOf(move) } };
  });
}

// What belongs to an attempt stands in its group, but for the moment in which they move.
const tornApart = sql.raw(
  'exercise_results_attempt_fkey, answer_records_attempt_fkey, attempt_permissions_attempt_fkey',
);

type Moved = AttemptMove & { readonly id: string };

function byMove(some: readonly Moved[]): (move: AttemptMove) => readonly string[] {
  const keyOf = ({ user_id, from }: AttemptMove) => `${user_id} ${from}`;
  const ofEach = Map.groupBy(some, keyOf);
  return (move) => ofEach.get(keyOf(move))?.map(({ id }) => id) ?? [];
}

/** What is allowed there already is not allowed a second time. */
async function movePermissions(db: Database, moving: RawBuilder<unknown>): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`/* move-permissions */
    update attempt_permissions p set group_id = x."to" from ${moving} where p.group_id = x."from" and p.user_id = x.user_id
      and (x.permissions is null or p.id = any(x.permissions))
      and exists (
        select from group_courses gc where gc.group_id = x."to" and gc.course_id = coalesce(
          (select course_id from benchmarks where id = p.benchmark_id), (select course_id from summaries where id = p.summary_id)))
      and (p.used_by_attempt is not null or not exists (
        select from attempt_permissions there where there.group_id = x."to" and there.user_id = p.user_id
          and coalesce(there.benchmark_id, there.summary_id) = coalesce(p.benchmark_id, p.summary_id)
          and there.used_by_attempt is null))
    returning p.id, p.user_id, x."from", x."to"`.execute(db);
  return rows;
}

// Numbers that no result has while they are given anew, since no two of one exercise may be the same at any moment.
const aside = { there: 1_000_000, coming: 2_000_000 };

type NumberedResult = DatedResult &
  ResultPlace & {
    readonly group_id: string;
    readonly user_id: string;
    readonly to: string;
    readonly exercise_id: string;
  };

/** Most results keep their numbers: who comes to a group has seldom worked there. */
async function moveResults(db: Database, moved: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<NumberedResult>`/* results-to-number */
    with coming as (
      select r.*, moved."to" from ${moved} join exercise_results r on r.group_id = moved."from" and r.attempt_id = moved.id
    ), all_of_them as (
      select * from coming
      union all
      select r.*, r.group_id from (select distinct "to", user_id, exercise_id from coming) c
      join exercise_results r on r.group_id = c."to" and r.user_id = c.user_id and r.exercise_id = c.exercise_id
    )
    select group_id, user_id, "to", exercise_id, attempt_id, attempt, is_latest, to_json(started_on) #>> '{}' as started_on,
      to_json(completed_on) #>> '{}' as completed_on from all_of_them`.execute(db);
  const ofEach = Map.groupBy(rows, ({ to, user_id, exercise_id }) => [to, user_id, exercise_id].join(' '));
  const renewed = [...ofEach.values()].flatMap((results) => {
    const places = new Map(renumbered(results).map((place) => [place.attempt_id, place]));
    return results.flatMap(({ attempt_id, exercise_id, group_id, to, attempt, is_latest }) => {
      const place = places.get(attempt_id);
      const isSame = place?.attempt === attempt && place.is_latest === is_latest;
      return isSame ? [] : [{ ...place, exercise_id, group_id, to }];
    });
  });
  const anew = sql`jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
    as x(group_id uuid, "to" uuid, exercise_id uuid, attempt_id uuid, attempt integer, is_latest boolean)`;
  await sql`/* set-results-aside */
    update exercise_results r set is_latest = false,
      attempt = r.attempt + case when x.group_id = x."to" then ${aside.there}::int else ${aside.coming}::int end
    from ${anew} where r.group_id = x.group_id and r.exercise_id = x.exercise_id and r.attempt_id = x.attempt_id`.execute(
    db,
  );
  await sql`/* move-results */
    update exercise_results r set group_id = moved."to" from ${moved}
    where r.group_id = moved."from" and r.attempt_id = moved.id`.execute(db);
  await sql`/* number-results */
    update exercise_results r set attempt = x.attempt, is_latest = x.is_latest
    from ${anew} where r.group_id = x."to" and r.exercise_id = x.exercise_id and r.attempt_id = x.attempt_id`.execute(
    db,
  );
}
