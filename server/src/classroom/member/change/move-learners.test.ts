import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { countingServer } from '../../../../test/counting-server.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findBroken } from '../../../../test/invariants.ts';
import type { Database } from '../../../base/database/connect.ts';
import { checkCounters } from '../../../base/jobs/check-counters.ts';
import { moveAttempts, type AttemptMove } from '../../../learning/attempt/move-attempts.ts';
import { findSeats } from '../../../business/license/find-seats.ts';
import { moveLearners } from './move-learners.ts';

type Asked = { readonly course_id: string; readonly benchmark_id: string; readonly question_id: string };

let server: TestServer;
/** The benchmarks of two courses, with one question each. */
let asked: Asked[];
beforeAll(async () => {
  server = await testServer();
  asked = [];
  for (const name of ['Living Online', 'Key Applications']) {
    const { id: course_id } = await buildCourse(server.db, { name, levels: 2 });
    const { id: lesson_id } = await buildLesson(server.db, { course_id });
    for (const level of [1, 2]) {
      const questions = [{ type: 'TRUE_OR_FALSE', lesson_id } as const];
      const { id: benchmark_id, questions: ids } = await buildBenchmark(server.db, { course_id, level, questions });
      asked.push({ course_id, benchmark_id, question_id: ids[0] ?? '' });
    }
  }
});

const coursesOf = (some: readonly Asked[]) => [...new Set(some.map(({ course_id }) => course_id))];

type Place = { readonly group_id: string; readonly user_id: string };
type Work = { readonly at: number; readonly isOpen: boolean; readonly allowed: boolean };

/** What a learner did at one benchmark in one group, in the order of the days, and a further attempt allowed there. */
async function addWork(
  db: Database,
  { group_id, user_id }: Place,
  benchmark: Asked,
  works: readonly Work[],
  free: boolean,
) {
  const { course_id, benchmark_id, question_id } = benchmark;
  const rows = works
    .toSorted((one, other) => Number(one.isOpen) - Number(other.isOpen) || one.at - other.at)
    .map((work, index, all) => {
      const began = new Date(Date.UTC(2026, 8, 1, work.at)).toISOString();
      const is_latest = !work.isOpen && (all[index + 1]?.isOpen ?? true);
      return { ...work, id: randomUUID(), attempt: index + 1, is_latest, began, ended: work.isOpen ? null : began };
    });
  await sql`with x as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(id uuid, attempt int, is_latest boolean, began timestamptz, ended timestamptz, allowed boolean)
    ), sitting as (
      insert into attempts (group_id, id, user_id, course_id, type, state, questions, started_at, submitted_at, submitted_by)
      select ${group_id}::uuid, id, ${user_id}::uuid, ${course_id}::uuid, 'BENCHMARK', (case when ended is null then 'STARTED' else 'SUBMITTED' end)::attempt_state,
        '[]', began, ended, case when ended is not null then 'LEARNER' end from x
    ), answer as (
      insert into answer_records (group_id, attempt_id, question_id, user_id, version_id, exercise_id, result, first_try, tries)
      select ${group_id}::uuid, x.id, q.id, ${user_id}::uuid, q.version_id, ${benchmark_id}::uuid, true, true, 1
      from x join questions q on q.id = ${question_id} where ended is not null
    ), allowed as (
      insert into attempt_permissions (group_id, user_id, benchmark_id, reason, granted_by, used_by_attempt)
      select ${group_id}::uuid, ${user_id}::uuid, ${benchmark_id}::uuid, 'Ill', ${user_id}::uuid, used
      from (select id as used from x where allowed union all select null where ${free}) u
    )
    insert into exercise_results (group_id, user_id, attempt_id, type, benchmark_id, attempt, is_latest, total_questions,
      questions_done, corrects, first_try_corrects, started_on, completed_on)
    select ${group_id}::uuid, ${user_id}::uuid, id, 'BENCHMARK', ${benchmark_id}::uuid, attempt, is_latest, 1, n, n, n, began, ended
    from x cross join lateral (select (ended is not null)::int as n) done`.execute(db);
}

describe('moving twenty learners', () => {
  const done = { at: 1, isOpen: false, allowed: true };
  const open = { at: 2, isOpen: true, allowed: false };

  /** Two groups of one course, the first with so many learners who have worked, and who teaches both. */
  async function world(learners: number) {
    const { db } = server;
    const main = await buildUser(db);
    const license = await buildLicense(db);
    const values = { license_id: license.id, owner_id: main.id, courses: coursesOf(asked) };
    const [from, to] = [await buildGroup(db, values), await buildGroup(db, values)];
    const people: BuiltUser[] = [];
    for (let learner = 0; learner < learners; learner++) {
      const person = await buildUser(db);
      people.push(person);
      await addInstitutionMember(db, license.institution_id, person.id, 'STUDENT');
      await addGroupMember(db, from.id, person.id);
      for (const benchmark of asked)
        await addWork(db, { group_id: from.id, user_id: person.id }, benchmark, [done, open], true);
    }
    return { main, from, to, people };
  }
  type World = Awaited<ReturnType<typeof world>>;

  const byHand = ({ from, to, people }: World) => ({
    data: people.map(({ id }) => ({ user_id: id, currentGroup_id: from.id })),
    group_id: to.id,
  });
  const roster = ({ to, people }: World) => ({
    group_id: to.id,
    file: Buffer.from(['E-mail', ...people.map(({ email }) => email)].join('\n')).toString('base64'),
    choices: people.map((_one, at) => ({ line: at + 2, choice: 'MOVE' })),
  });
  const moveDocument = `mutation move($data: [GroupMoveInput!]!, $group_id: ID!) {
    updateGroupMembers(data: $data, group_id: $group_id) { status } }`;
  const look = `query look($group_id: ID!, $file: String!, $choices: [RosterChoiceInput!]) { rosterDifference(group_id: $group_id, file: $file, removed: [], choices: $choices) { shown } }`;
  const run = `mutation run($group_id: ID!, $file: String!, $choices: [RosterChoiceInput!], $shown: String!) {
    importRoster(group_id: $group_id, file: $file, removed: [], choices: $choices, shown: $shown) { done import_id } }`;
  const undo = `mutation undo($group_id: ID!, $import_id: ID!) { undoRosterImport(group_id: $group_id, import_id: $import_id) { done } }`;

  it('takes as many statements as moving two, by hand, by a roster and when that is undone', async () => {
    const { call, during } = await countingServer(server);
    const statementsFor = async (learners: number) => {
      const [one, other] = [await world(learners), await world(learners)];
      const hand = await during(async () => {
        const { data } = await call(one.main, moveDocument, byHand(one));
        expect(data['updateGroupMembers']).toEqual(one.people.map(() => ({ status: 'DONE' })));
      });
      const file = roster(other);
      const { shown } = (await call(other.main, look, file)).data['rosterDifference'];
      let import_id = '';
      const brought = await during(async () => {
        const { data } = await call(other.main, run, { ...file, shown });
        expect(data['importRoster'].done).toBe(true);
        ({ import_id } = data['importRoster']);
      });
      const undone = await during(async () => {
        const { data } = await call(other.main, undo, { group_id: other.to.id, import_id });
        expect(data['undoRosterImport']).toEqual({ done: true });
      });
      return { hand, brought, undone };
    };
    const two = await statementsFor(2);
    expect(two.hand).toBeGreaterThan(8);
    expect(await statementsFor(20)).toEqual(two);
  });
});

const work = fc.record({ at: fc.nat({ max: 40 }), isOpen: fc.boolean(), allowed: fc.boolean() });
const atOne = fc.record({
  here: fc.array(work, { maxLength: 2 }),
  there: fc.array(work, { maxLength: 2 }),
  free: fc.tuple(fc.boolean(), fc.boolean()),
});
const learner = fc.record({
  from: fc.nat({ max: 2 }),
  further: fc.constantFrom(1, 2),
  standing: fc.constantFrom('NONE', 'LIVE', 'LEFT', 'BLOCKED'),
  extra: fc.tuple(fc.constantFrom(1, 1.5), fc.constantFrom(1, 2)),
  atEach: fc.tuple(atOne, atOne, atOne, atOne),
});
const school = fc.record({
  learners: fc.array(learner, { minLength: 2, maxLength: 6 }),
  /** Whether each of the three groups has the second course too, and is over. */
  groups: fc.tuple(...Array.from({ length: 3 }, () => fc.record({ whole: fc.boolean(), over: fc.boolean() }))),
});
type School = typeof school extends fc.Arbitrary<infer Value> ? Value : never;

/** Of some attempts in two groups, those that can be: one may be open, and not where the other group has an open one. */
function possible(works: readonly Work[], isOpenElsewhere: boolean): Work[] {
  const first = works.findIndex(({ isOpen }) => isOpen);
  return works.map((one, index) => ({ ...one, isOpen: one.isOpen && index === first && !isOpenElsewhere }));
}

async function build(db: Database, { learners, groups }: School) {
  const license = await buildLicense(db);
  const ids: string[] = [];
  for (const { whole } of groups) {
    const courses = coursesOf(asked).slice(0, whole ? 2 : 1);
    ids.push((await buildGroup(db, { license_id: license.id, courses })).id);
  }
  const moves: AttemptMove[] = [];
  for (const { from: here, further, standing, extra, atEach } of learners) {
    const { id: user_id } = await buildUser(db);
    const [from, to] = [ids[here] ?? '', ids[(here + further) % 3] ?? ''];
    moves.push({ user_id, from, to });
    await db.insertInto('group_members').values({ group_id: from, user_id, time_factor: extra[0] }).execute();
    if (standing !== 'NONE') {
      const [blocked, deleted_on] = [standing === 'BLOCKED', standing === 'LIVE' ? null : day(-1)];
      await db
        .insertInto('group_members')
        .values({ group_id: to, user_id, time_factor: extra[1], blocked, deleted_on })
        .execute();
    }
    for (const [index, benchmark] of asked.entries()) {
      const { here: inFrom = [], there = [], free = [false, false] } = atEach[index] ?? {};
      const works = possible(inFrom, false);
      await addWork(db, { group_id: from, user_id }, benchmark, works, free[0]);
      if (standing === 'NONE') continue;
      const isOpen = works.some((one) => one.isOpen);
      await addWork(db, { group_id: to, user_id }, benchmark, possible(there, isOpen), free[1]);
    }
  }
  for (const [index, { over }] of groups.entries())
    if (over) await sql`update groups set status = 'ENDED' where id = ${ids[index]}`.execute(db);
  return { license_id: license.id, moves };
}

/** All that a move can change, but for the ids of new memberships and the numbers of entries. */
async function stateOf(db: Database, license_id: string) {
  await sql`set constraints all immediate`.execute(db);
  const { rows } = await sql`
    with own as (select id from groups where license_id = ${license_id})
    select 'group' as kind, to_jsonb(g) as row from groups g where license_id = ${license_id}
    union all select 'license', to_jsonb(l) from licenses l where id = ${license_id}
    union all select 'member', to_jsonb(m) - 'id' from group_members m where group_id in (select id from own)
    union all select 'attempt', to_jsonb(a) from attempts a where group_id in (select id from own)
    union all select 'answer', to_jsonb(a) from answer_records a where group_id in (select id from own)
    union all select 'result', to_jsonb(r) from exercise_results r where group_id in (select id from own)
    union all select 'permission', to_jsonb(p) from attempt_permissions p where group_id in (select id from own)
    union all select 'entry', to_jsonb(e) - '{number,at,bought,reserved,taken,served,group_reserved,group_taken,group_learners}'::text[]
      from seat_entries e where license_id = ${license_id} and user_id is not null
    union all select 'places', jsonb_build_object('group', group_id, 'seats', sum(seats))
      from seat_entries where license_id = ${license_id} and user_id is null group by group_id
    order by 1, 2`.execute(db);
  const broken = (await findBroken(db)).filter(({ invariant }) => invariant.includes('seats'));
  return { rows, broken, counters: await checkCounters(db), seats: await findSeats(db, license_id, day(0)) };
}

const inOrder = (
  some: readonly {
    readonly user_id: string;
    readonly work: { attempts: readonly string[]; permissions: readonly string[] };
  }[],
) => some.map(({ user_id, work: moved }) => [user_id, moved.attempts.toSorted(), moved.permissions.toSorted()]);

/** Moves the learners of a school in lists of `atOnce` and their work back again, and gives what stands after each. */
async function moveAndBack(db: Database, { license_id, moves }: Awaited<ReturnType<typeof build>>, atOnce: number) {
  await sql`savepoint before_moves`.execute(db);
  const lists = Array.from({ length: Math.ceil(moves.length / atOnce) }, (_, list) =>
    moves.slice(list * atOnce, (list + 1) * atOnce),
  );
  const moved = [];
  for (const list of lists) moved.push(await moveLearners(db, list, moves[0]?.user_id ?? ''));
  const after = await stateOf(db, license_id);
  const taken = [];
  for (const list of moved)
    taken.push(
      await moveAttempts(
        db,
        list.map(({ user_id, from, to, work: own }) => ({ user_id, from: to, to: from, work: own })),
      ),
    );
  const back = await stateOf(db, license_id);
  await sql`rollback to before_moves`.execute(db);
  return { after, back, moved: inOrder(moved.flat()), taken: inOrder(taken.flat()) };
}

describe('a list of moves', () => {
  const runs = howMany({ sample: 4, deep: 1000 });
  it(
    `comes to what the moves come to one after the other, in ${runs} random schools`,
    { timeout: longTest },
    async () => {
      await fc.assert(
        fc.asyncProperty(school, async (value) => {
          const transaction = await server.db.startTransaction().execute();
          try {
            const built = await build(transaction, value);
            const single = await moveAndBack(transaction, built, 1);
            expect(single.after).toMatchObject({ broken: [], counters: [] });
            expect(await moveAndBack(transaction, built, built.moves.length)).toEqual(single);
          } finally {
            await transaction.rollback().execute();
          }
        }),
        { numRuns: runs },
      );
    },
  );

  it('lets learners of two full groups have the places of each other', async () => {
    const { db } = server;
    const license = await buildLicense(db);
    const groups = [1, 2].map(() => buildGroup(db, { license_id: license.id, group_size: 1 }));
    const [one, other] = await Promise.all(groups);
    const [amara, bruno] = [await buildUser(db), await buildUser(db)];
    const [here, there] = [one?.id ?? '', other?.id ?? ''];
    await addGroupMember(db, here, amara.id);
    await addGroupMember(db, there, bruno.id);
    const moves = [
      { user_id: amara.id, from: here, to: there },
      { user_id: bruno.id, from: there, to: here },
    ];
    await db.transaction().execute((transaction) => moveLearners(transaction, moves, amara.id));
    expect(await findSeats(db, license.id, day(0))).toMatchObject({ reserved: 2, taken: 2, served: 2 });
    expect(await checkCounters(db)).toEqual([]);
  });
});
