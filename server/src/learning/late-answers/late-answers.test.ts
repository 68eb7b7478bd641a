import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import {
  beginSitting,
  saveDocument,
  sittingWorld,
  submitDocument,
  type Begun,
  type SittingWorld,
} from '../../../test/sitting.ts';
import { sweepOverdue } from '../assessment/submit-overdue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const keepDocument = `mutation keep($data: LateAnswersInput!) { keepLateAnswers(data: $data) }`;
const listDocument = `query late($group_id: ID!) { lateAnswers(group_id: $group_id) {
  attempt_id numbers percent_before percent_after minutes_ahead taken entered_at arrived_at } }`;
const decideDocument = `mutation decide($data: LateDecisionInput!) { decideLateAnswers(data: $data) {
  taken percent_before percent_after } }`;
const waitingDocument = `query waiting($id: ID!) { group(where: { id: $id }) { id late_answers }
  viewer { id groups { id late_answers } } }`;
const resultDocument = `mutation look($data: StartAssessmentInput!) { startAssessment(data: $data) {
  result { percent corrects } late_answers { numbers decision { taken percent_before percent_after } } } }`;

type World = SittingWorld & { readonly main: BuiltUser; readonly sitting: Begun };

/** A sitting of four questions whose first was saved in time, and whose time and grace are over. */
async function overdue(): Promise<World> {
  const place = await sittingWorld(server, { questions: [4], time: 600 });
  const main = await mainInstructor(place);
  const sitting = await beginSitting(server, place);
  const answers = [await right(sitting, 0)];
  const data = { group_id: place.group_id, attempt_id: sitting.id, revision: 0, question_index: 0, answers };
  await server.call(place.learner, saveDocument, { data });
  await sql`update attempts set started_at = started_at - interval '700 seconds', deadline = deadline - interval '700 seconds',
    saved_at = saved_at - interval '700 seconds' where id = ${sitting.id}`.execute(server.db);
  return { ...place, main, sitting };
}

async function mainInstructor({ group_id }: SittingWorld): Promise<BuiltUser> {
  const main = await buildUser(server.db);
  await sql`update group_members set user_id = ${main.id} where group_id = ${group_id} and role = 'MAIN_INSTRUCTOR'`.execute(
    server.db,
  );
  return main;
}

async function right(sitting: Begun, index: number) {
  const id = sitting.questions[index]?.question.id ?? '';
  const { rows } = await sql<{ id: string }>`select id from answers where question_id = ${id} and is_correct`.execute(
    server.db,
  );
  return { question_id: id, answer: { chosen: rows.map((row) => row.id) } };
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const keep = (world: World, answers: readonly unknown[], who = world.learner) =>
  server.call(who, keepDocument, {
    data: { attempt_id: world.sitting.id, answers, entered_at: ago(3), sent_at: ago(-5) },
  });
const list = async ({ group_id }: World, who: BuiltUser) =>
  (await server.call(who, listDocument, { group_id })).data?.['lateAnswers'];
/** How many wait for a decision, as the group and Home tell it. */
const waiting = async ({ group_id }: World, who: BuiltUser) => {
  const { data } = await server.call(who, waitingDocument, { id: group_id });
  return [
    data['group'].late_answers,
    ...data['viewer'].groups.map((one: { late_answers: number }) => one.late_answers),
  ];
};
const decide = ({ group_id, sitting }: World, who: BuiltUser, take: boolean) =>
  server.call(who, decideDocument, { data: { group_id, attempt_id: sitting.id, take } });
const look = async ({ group_id, course_id, learner, sitting }: World) =>
  (
    await server.call(learner, resultDocument, {
      data: { group_id, course_id, type: 'BENCHMARK', attempt_id: sitting.id },
    })
  ).data['startAssessment'];
const gradebook = async ({ sitting }: World) =>
  (
    await sql`select corrects, incorrects, first_try_corrects, (select count(*)::int from answer_records a
      where a.attempt_id = r.attempt_id and a.result) as rights from exercise_results r where attempt_id = ${sitting.id}`.execute(
      server.db,
    )
  ).rows;

describe('answers that arrive after the grace', () => {
  it('are kept apart with arrival and the time of the device, and count for nothing by themselves', async () => {
    const world = await overdue();
    expect((await keep(world, [await right(world.sitting, 0), await right(world.sitting, 1)])).code).toBeNull();
    const [late, ...others] = await list(world, world.main);
    expect(others).toEqual([]);
    expect(late).toMatchObject({
      attempt_id: world.sitting.id,
      numbers: [2],
      percent_before: 25,
      percent_after: 50,
      minutes_ahead: 5,
      taken: null,
    });
    expect(Date.parse(late.entered_at)).toBeLessThan(Date.parse(late.arrived_at));
    expect(await look(world)).toEqual({
      result: { percent: 25, corrects: 1 },
      late_answers: { numbers: [2], decision: null },
    });
  });

  // O-31
  it('are graded once the main instructor takes them, everywhere, and no more once they are left after all', async () => {
    const world = await overdue();
    await keep(world, [await right(world.sitting, 1), await right(world.sitting, 2)]);
    expect((await decide(world, world.main, true)).data['decideLateAnswers']).toEqual({
      taken: true,
      percent_before: 25,
      percent_after: 75,
    });
    expect(await look(world)).toEqual({
      result: { percent: 75, corrects: 3 },
      late_answers: { numbers: [2, 3], decision: { taken: true, percent_before: 25, percent_after: 75 } },
    });
    expect(await gradebook(world)).toEqual([{ corrects: 3, incorrects: 1, first_try_corrects: 3, rights: 3 }]);
    await decide(world, world.main, false);
    const { rows } =
      await sql`select details ->> 'counted' as counted, details -> 'percent_after' as after from audit_log
      where object_id = ${world.group_id} and action = 'LATE_ANSWERS_DECIDED' order by number`.execute(server.db);
    expect(rows).toEqual([
      { counted: 'true', after: 75 },
      { counted: 'false', after: 75 },
    ]);
    expect((await look(world)).result).toEqual({ percent: 25, corrects: 1 });
    expect(await gradebook(world)).toEqual([{ corrects: 1, incorrects: 3, first_try_corrects: 1, rights: 1 }]);
  });

  it('stay as they arrived first, so that nobody tries out what is right', async () => {
    const world = await overdue();
    await keep(world, [await right(world.sitting, 1)]);
    await keep(world, [await right(world.sitting, 2)]);
    expect(await list(world, world.main)).toMatchObject([{ numbers: [2] }]);
  });

  it('are decided by nobody but the main instructor, and sent by nobody but the learner', async () => {
    const world = await overdue();
    const other = await buildUser(server.db);
    await addGroupMember(server.db, world.group_id, other.id, 'INSTRUCTOR');
    expect((await keep(world, [await right(world.sitting, 1)], other)).code).toBe('NOT_FOUND');
    await keep(world, [await right(world.sitting, 1)]);
    for (const who of [other, world.learner]) expect((await decide(world, who, true)).code).toBe('NOT_FOUND');
    expect(await list(world, other)).toHaveLength(1);
    expect((await look(world)).result.corrects).toBe(1);
  });

  it('are told to the main instructor, on Home and in the group, until they are taken or left; to nobody else', async () => {
    const world = await overdue();
    const other = await buildUser(server.db);
    await addGroupMember(server.db, world.group_id, other.id, 'INSTRUCTOR');
    expect(await waiting(world, world.main)).toEqual([0, 0]);
    await keep(world, [await right(world.sitting, 1)]);
    for (const [who, told] of [
      [world.main, 1],
      [other, 0],
      [world.learner, 0],
    ] as const)
      expect(await waiting(world, who)).toEqual([told, told]);
    await decide(world, world.main, false);
    expect(await waiting(world, world.main)).toEqual([0, 0]);
  });

  it('are not taken in while the sitting runs, nor once its learner has submitted it', async () => {
    const place = await sittingWorld(server, { questions: [2], time: 600 });
    const sitting = await beginSitting(server, place);
    const world = { ...place, main: place.learner, sitting };
    expect((await keep(world, [await right(sitting, 0)])).code).toBe('NOT_COMPLETE');
    const where = { group_id: place.group_id, attempt_id: sitting.id };
    expect((await server.call(place.learner, submitDocument, { where, data: [] })).code).toBeNull();
    expect((await keep(world, [await right(sitting, 0)])).code).toBe('ATTEMPT_OVER');
  });

  it('of a learner who was moved or removed are kept as well, and go where the sitting goes', async () => {
    const world = await overdue();
    await sweepOverdue(server.db);
    await sql`update group_members set deleted_on = now() where group_id = ${world.group_id} and user_id = ${world.learner.id}`.execute(
      server.db,
    );
    expect((await keep(world, [await right(world.sitting, 1)])).code).toBeNull();
    expect(await list(world, world.main)).toMatchObject([{ numbers: [2] }]);
  });
});

it('the database holds to the same grace as the rules', async () => {
  const { rows } = await sql<{ check: string }>`select pg_get_constraintdef(oid) as check from pg_constraint
    where conname = 'attempts_in_time'`.execute(server.db);
  expect(rows[0]?.check).toContain(`'00:00:${graceSeconds}'::interval`);
});
