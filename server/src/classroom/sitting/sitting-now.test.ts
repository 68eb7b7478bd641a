import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld, submitDocument, type SittingWorld } from '../../../test/sitting.ts';
import { moveAttempts } from '../../learning/attempt/move-attempts.ts';
import { sweepOverdue } from '../../learning/assessment/submit-overdue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const nowDocument = `query now($group_id: ID!) { sittingNow(group_id: $group_id) { server_time sittings {
  attempt_id user_id first_name course_name type level question questions saved_at heard_at deadline added_time } } }`;
const addDocument = `mutation add($data: SittingMinutesInput!) {
  addSittingMinutes(data: $data) { attempt_id deadline added_time server_time } }`;
const timeDocument = `query time($attempt_id: ID!) { sittingTime(attempt_id: $attempt_id) {
  attempt_id deadline added_time server_time submitted place { group_id group_name standing is_saved } } }`;
const openDocument = `query open($group_id: ID!, $course_id: ID!) {
  openSitting(group_id: $group_id, course_id: $course_id, type: BENCHMARK) { attempt_id place { group_id course_name language standing is_saved } } }`;

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

describe('a sitting whose group or learner changes while it runs', () => {
  const place = async (at: World, attempt_id: string) => (await time(at, attempt_id)).place;
  const remove = ({ group_id, learner }: World) =>
    sql`update group_members set deleted_on = now() where group_id = ${group_id} and user_id = ${learner.id}`.execute(
      server.db,
    );
  const open = async ({ learner, group_id, course_id }: World) =>
    (await server.call(learner, openDocument, { group_id, course_id })).data['openSitting'];

  // O-32
  it('says so to its open page, and whether what is entered is still saved', async () => {
    const timed = await world({ time: 600 });
    const untimed = await world({ time: null });
    for (const [school, is_saved] of [
      [timed, true],
      [untimed, false],
    ] as const) {
      const { id } = await beginSitting(server, school);
      const { group_id } = school;
      expect(await place(school, id)).toMatchObject({ group_id, standing: 'OPEN', is_saved: true });
      await sql`update groups set status = 'CLOSED' where id = ${group_id}`.execute(server.db);
      expect(await place(school, id)).toMatchObject({ group_id, standing: 'CLOSED', is_saved });
      await remove(school);
      expect(await place(school, id)).toMatchObject({ group_id, standing: 'REMOVED', is_saved });
    }
  });

  it('is found in its new group, in one that was closed, or as that of who was removed, by whoever opens it where it began', async () => {
    const from = await world({ time: 600 });
    const to = await world({ time: 600 });
    await sql`insert into group_courses (group_id, course_id) values (${to.group_id}, ${from.course_id})`.execute(
      server.db,
    );
    const { id } = await beginSitting(server, from);
    expect(await open(from)).toBeNull();
    const setStatus = (status: string) =>
      sql`update groups set status = ${status} where id = ${from.group_id}`.execute(server.db);
    await setStatus('CLOSED');
    expect(await open(from)).toMatchObject({
      attempt_id: id,
      place: { group_id: from.group_id, standing: 'CLOSED', is_saved: true },
    });
    await setStatus('STARTED');
    expect(await open(from)).toBeNull();
    await addGroupMember(server.db, to.group_id, from.learner.id);
    await server.db.transaction().execute(async (transaction) => {
      await moveAttempts(transaction, [{ user_id: from.learner.id, from: from.group_id, to: to.group_id }]);
    });
    await remove(from);
    expect(await open(from)).toMatchObject({
      attempt_id: id,
      place: { group_id: to.group_id, language: expect.any(String), standing: 'OPEN', is_saved: true },
    });
    expect(await place(from, id)).toMatchObject({ group_id: to.group_id });
    const removed = await world({ time: 600 });
    await beginSitting(server, removed);
    await remove(removed);
    expect(await open(removed)).toMatchObject({ place: { group_id: removed.group_id, standing: 'REMOVED' } });
    expect(await open({ ...removed, learner: to.learner })).toBeNull();
  });

  // O-32
  it('is heard of as long as its page asks, which tells a lost line from thinking', async () => {
    const school = await world({ time: 3600 });
    const { id } = await beginSitting(server, school);
    await pass(id, 600);
    const heard = async () => {
      const [{ heard_at, saved_at }] = await sittings(school);
      return { afterSave: (Date.parse(heard_at) - Date.parse(saved_at)) / 1000 };
    };
    expect((await heard()).afterSave).toBe(0);
    await time(school, id);
    expect((await heard()).afterSave).toBeGreaterThan(590);
  });
});
