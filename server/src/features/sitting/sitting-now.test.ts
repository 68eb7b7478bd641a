import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld, submitDocument, type SittingWorld } from '../../../test/sitting.ts';
import { sweepOverdue } from '../assessment/submit-overdue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const nowDocument = `query now($group_id: ID!) { sittingNow(group_id: $group_id) { server_time sittings {
  attempt_id user_id first_name course_name type level question questions saved_at deadline added_time } } }`;
const addDocument = `mutation add($data: SittingMinutesInput!) {
  addSittingMinutes(data: $data) { attempt_id deadline added_time server_time } }`;
const timeDocument = `query time($attempt_id: ID!) { sittingTime(attempt_id: $attempt_id) {
  attempt_id deadline added_time server_time submitted } }`;

type World = SittingWorld & { readonly instructor: BuiltUser };

async function world(values?: Parameters<typeof sittingWorld>[1]): Promise<World> {
  const place = await sittingWorld(server, values);
  const instructor = await buildUser(server.db);
  await addGroupMember(server.db, place.group_id, instructor.id, 'INSTRUCTOR');
  return { ...place, instructor };
}

const sittings = async ({ group_id, instructor }: World, who = instructor) =>
  (await server.call(who, nowDocument, { group_id })).data?.['sittingNow'].sittings;
const add = ({ group_id, instructor }: World, attempt_ids: readonly string[], minutes = 5, who = instructor) =>
  server.call(who, addDocument, { data: { group_id, attempt_ids, minutes } });
const time = async ({ learner }: World, attempt_id: string) =>
  (await server.call(learner, timeDocument, { attempt_id })).data['sittingTime'];
const save = ({ learner, group_id }: World, attempt_id: string, revision: number) =>
  server.call(learner, saveDocument, { data: { group_id, attempt_id, revision, question_index: 1, answers: [] } });
/** Lets so many seconds of a sitting pass. */
const pass = (id: string, seconds: number) =>
  sql`update attempts set started_at = started_at - make_interval(secs => ${seconds}),
    deadline = deadline - make_interval(secs => ${seconds}), saved_at = saved_at - make_interval(secs => ${seconds})
    where id = ${id}`.execute(server.db);
const leftOf = ({ deadline, server_time }: { deadline: string; server_time: string }) =>
  (Date.parse(deadline) - Date.parse(server_time)) / 1000;

describe('sitting now', () => {
  it('shows who sits, where, how long they have and when they saved, and nobody else', async () => {
    const place = await world({ questions: [2], time: 3600 });
    expect(await sittings(place)).toEqual([]);
    const { id } = await beginSitting(server, place);
    await save(place, id, 0);
    const [sitting, ...others] = await sittings(place);
    expect(others).toEqual([]);
    expect(sitting).toMatchObject({
      attempt_id: id,
      user_id: place.learner.id,
      type: 'BENCHMARK',
      level: 1,
      question: 2,
      questions: 2,
      added_time: 0,
    });
    expect(Date.now() - Date.parse(sitting.saved_at)).toBeLessThan(30_000);
    await server.call(place.learner, submitDocument, { where: { group_id: place.group_id, attempt_id: id }, data: [] });
    expect(await sittings(place)).toEqual([]);
  });

  it('shows those whose time is over no more, and an untimed one as long as it was saved lately', async () => {
    const timed = await world({ time: 60 });
    const { id } = await beginSitting(server, timed);
    await pass(id, 61);
    expect(await sittings(timed)).toEqual([]);
    const untimed = await world({ time: null });
    const open = await beginSitting(server, untimed);
    expect(await sittings(untimed)).toMatchObject([{ attempt_id: open.id, deadline: null }]);
    await pass(open.id, 1801);
    expect(await sittings(untimed)).toEqual([]);
  });

  it('shows a learner who was removed, since the sitting goes on', async () => {
    const place = await world();
    const { id } = await beginSitting(server, place);
    await sql`update group_members set deleted_on = now() where group_id = ${place.group_id} and user_id = ${place.learner.id}`.execute(
      server.db,
    );
    expect(await sittings(place)).toMatchObject([{ attempt_id: id }]);
  });

  it('is not for learners nor for those who teach elsewhere', async () => {
    const place = await world();
    await beginSitting(server, place);
    for (const who of [place.learner, (await world()).instructor]) expect(await sittings(place, who)).toBeFalsy();
  });
});

describe('minutes that are added', () => {
  it('reach the clock of the sitting, which knows how many they are, and leave its revision as it is', async () => {
    const place = await world({ time: 600 });
    const { id } = await beginSitting(server, place);
    const { data } = await add(place, [id]);
    expect(data['addSittingMinutes']).toMatchObject([{ attempt_id: id, added_time: 300 }]);
    const said = await time(place, id);
    expect(said).toMatchObject({ attempt_id: id, added_time: 300, submitted: false });
    expect(leftOf(said)).toBeGreaterThan(890);
    await add(place, [id], 2);
    expect(await time(place, id)).toMatchObject({ added_time: 420 });
    expect((await save(place, id, 0)).data['saveAssessmentDraft']).toMatchObject({ revision: 1 });
  });

  it('keep a sitting open beyond its first deadline; then it is submitted at the new one', async () => {
    const place = await world({ time: 600 });
    const { id } = await beginSitting(server, place);
    await add(place, [id]);
    await pass(id, 700);
    await sweepOverdue(server.db);
    expect((await save(place, id, 0)).code).toBeNull();
    await pass(id, 231);
    expect((await save(place, id, 1)).code).toBe('TIME_OVER');
    await sweepOverdue(server.db);
    expect(await time(place, id)).toMatchObject({ submitted: true });
  });

  it('save a sitting whose time has just run out', async () => {
    const place = await world({ time: 600 });
    const { id } = await beginSitting(server, place);
    await pass(id, 610);
    expect((await add(place, [id])).code).toBeNull();
    expect(leftOf(await time(place, id))).toBeGreaterThan(280);
  });

  it('are given to those that still run, and refused where none does', async () => {
    const place = await world({ time: 600 });
    const { id } = await beginSitting(server, place);
    const over = crypto.randomUUID();
    const { data } = await add(place, [over, id]);
    expect(data['addSittingMinutes']).toMatchObject([{ attempt_id: id }]);
    await pass(id, 931);
    expect((await add(place, [id])).code).toBe('ATTEMPT_OVER');
    const untimed = await world({ time: null });
    expect((await add(untimed, [(await beginSitting(server, untimed)).id])).code).toBe('ATTEMPT_OVER');
    const other = await world();
    const theirs = await beginSitting(server, other);
    expect((await add(place, [theirs.id])).code).toBe('ATTEMPT_OVER');
    expect(await time(other, theirs.id)).toMatchObject({ added_time: 0 });
  });

  it('are added by those who teach the group alone, each time as one entry of the audit log', async () => {
    const place = await world();
    const { id } = await beginSitting(server, place);
    for (const who of [place.learner, (await world()).instructor])
      expect((await add(place, [id], 5, who)).code).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
    await add(place, [id], 10);
    const { rows } = await sql`select actor_id, details from audit_log
      where object_id = ${place.group_id} and action = 'MINUTES_ADDED'`.execute(server.db);
    expect(rows).toEqual([
      {
        actor_id: place.instructor.id,
        details: { minutes: 10, sittings: [{ attempt_id: id, user_id: place.learner.id }] },
      },
    ]);
  });

  it('are told to nobody but the learner', async () => {
    const place = await world();
    const { id } = await beginSitting(server, place);
    for (const who of [place.instructor, (await world()).learner])
      expect((await server.call(who, timeDocument, { attempt_id: id })).code).toBe('NOT_FOUND');
  });
});
