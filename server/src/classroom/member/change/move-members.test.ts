import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import {
  beginSitting,
  saveDocument,
  sittingWorld,
  submitDocument,
  type SittingWorld,
} from '../../../../test/sitting.ts';
import { checkCounters } from '../../../base/jobs/check-counters.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const moveDocument = `mutation move($data: [GroupMoveInput!]!, $group_id: ID!) {
  updateGroupMembers(data: $data, group_id: $group_id) { status code memberId user_id currentGroup_id } }`;
const targetsDocument = `query targets($group_id: ID!, $search: String) {
  groupsToMoveTo(group_id: $group_id, search: $search) { id name free_places left_courses } }`;

/** A learner's group, and another one of the same license whose main instructor teaches both. */
async function world(values: Parameters<typeof buildGroup>[1] = {}) {
  const sitting = await sittingWorld(server, { questions: [2, 2] });
  const { license_id, owner_id, institution_id } = await server.db
    .selectFrom('groups')
    .select(['license_id', 'owner_id', 'institution_id'])
    .where('id', '=', sitting.group_id)
    .executeTakeFirstOrThrow();
  const main = await buildUser(server.db);
  await addGroupMember(server.db, sitting.group_id, main.id, 'INSTRUCTOR');
  const to = await buildGroup(server.db, {
    license_id,
    owner_id,
    courses: [sitting.course_id],
    name: 'Mornings',
    ...values,
  });
  await addGroupMember(server.db, to.id, main.id, 'INSTRUCTOR');
  return { ...sitting, main, to, institution_id, owner_id };
}
type World = Awaited<ReturnType<typeof world>>;

const move = async (caller: BuiltUser, { group_id, to }: World, people: readonly { id: string }[]) => {
  const data = people.map(({ id }) => ({ user_id: id, currentGroup_id: group_id }));
  const reply = await server.call(caller, moveDocument, { data, group_id: to.id });
  return reply.code
    ? [reply.code]
    : reply.data['updateGroupMembers'].map((one: { code: string | null; status: string }) => one.code ?? one.status);
};

const take = async (place: SittingWorld, level = 1) => {
  const { id } = await beginSitting(server, place, level);
  const where = { group_id: place.group_id, attempt_id: id };
  await server.call(place.learner, submitDocument, { where, data: [] });
  return id;
};

const resultsOf = async ({ learner }: SittingWorld) => {
  const { rows } = await sql<{ group_id: string; attempt_id: string; attempt: number; is_latest: boolean }>`
    select group_id, attempt_id, attempt, is_latest from exercise_results where user_id = ${learner.id}
    order by exercise_id, attempt`.execute(server.db);
  return rows;
};
const membershipsOf = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ group_id: string; live: boolean; time_factor: number }>`
    select group_id, deleted_on is null as live, time_factor from group_members where user_id = ${id} order by live`.execute(
    server.db,
  );
  return rows;
};

describe('moving a learner', () => {
  // D1-7.58
  it('takes a place there and leaves the one here, with the running sitting, the results and the extra time', async () => {
    const place = await world();
    const { learner, group_id, to } = place;
    await sql`update group_members set time_factor = 1.5 where user_id = ${learner.id}`.execute(server.db);
    await take(place, 2);
    const { id: attempt_id } = await beginSitting(server, place, 1);
    expect(await move(place.main, place, [learner])).toEqual(['DONE']);
    expect(await membershipsOf(learner)).toEqual([
      { group_id, live: false, time_factor: 1.5 },
      { group_id: to.id, live: true, time_factor: 1.5 },
    ]);
    const saved = await server.call(learner, saveDocument, {
      data: { group_id, attempt_id, revision: 0, answers: [] },
    });
    expect(saved.data['saveAssessmentDraft']).toMatchObject({ group_id: to.id, revision: 1 });
    expect(new Set((await resultsOf(place)).map((result) => result.group_id))).toEqual(new Set([to.id]));
    const { rows } = await sql<{
      kind: string;
    }>`select kind from seat_entries where user_id = ${learner.id} order by number`.execute(server.db);
    expect(rows.map(({ kind }) => kind)).toEqual(['TAKEN', 'TAKEN', 'LEFT']);
  });

  it('numbers what is there and what comes by date: the later one counts', async () => {
    const place = await world();
    const { learner, to, main } = place;
    const first = await take(place);
    await addGroupMember(server.db, to.id, learner.id);
    const second = await take({ ...place, group_id: to.id });
    await sql`update exercise_results set completed_on = now() + interval '1 hour' where attempt_id = ${first}`.execute(
      server.db,
    );
    expect(await move(main, place, [learner])).toEqual(['DONE']);
    expect(await resultsOf(place)).toEqual([
      { group_id: to.id, attempt_id: second, attempt: 1, is_latest: false },
      { group_id: to.id, attempt_id: first, attempt: 2, is_latest: true },
    ]);
    expect(await checkCounters(server.db)).toEqual([]);
  });

  it('leaves behind what was done in courses that the other group does not have', async () => {
    const place = await world({ courses: [] });
    const attempt_id = await take(place);
    expect(await move(place.main, place, [place.learner])).toEqual(['DONE']);
    expect(await resultsOf(place)).toMatchObject([
      { group_id: place.group_id, attempt_id, attempt: 1, is_latest: true },
    ]);
  });
});

describe('the main instructor of the group that is left', () => {
  const mailsTo = async ({ email }: { email: string }) =>
    (
      await server.db.selectFrom('mail_outbox').select(['subject', 'body']).where('recipient', '=', email).execute()
    ).map(({ subject, body }) => ({ subject, body }));

  it('is told by mail who moved whom, unless it was them', async () => {
    const place = await world();
    const { learner, to, institution_id, owner_id } = place;
    const leads = await server.db.selectFrom('users').selectAll().where('id', '=', owner_id).executeTakeFirstOrThrow();
    const owner = { ...leads, issuer: leads.issuer ?? '', subject: leads.subject ?? '' };
    const admin = await buildUser(server.db, { first_name: 'Grace', last_name: 'Hopper' });
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    const second = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, second.id);

    expect(await move(owner, place, [second])).toEqual(['DONE']);
    expect(await mailsTo(owner)).toEqual([]);
    expect(await move(admin, place, [learner])).toEqual(['DONE']);
    const [told, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(told?.subject).toMatch(/^1 learner moved from /);
    expect(told?.body).toMatch(/Grace Hopper has moved these learners from .* to Mornings:/);
    expect(told?.body).toContain(`/group/${to.id}`);
    expect(await move(admin, place, [learner])).toEqual(['NOT_FOUND']);
    expect(await mailsTo(owner)).toHaveLength(1);
  });
});

describe('a move that cannot be', () => {
  it('moves nobody, and says who and why', async () => {
    const place = await world({ group_size: 1 });
    const other = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, other.id);
    expect(await move(place.main, place, [place.learner, other])).toEqual(['NOT_DONE', 'GROUP_FULL']);
    expect(await membershipsOf(place.learner)).toHaveLength(1);
    expect(await move(place.main, place, [other])).toEqual(['DONE']);
  });

  it('is one of an exercise that is begun in both groups', async () => {
    const place = await world();
    await addGroupMember(server.db, place.to.id, place.learner.id);
    await beginSitting(server, place);
    await beginSitting(server, { ...place, group_id: place.to.id });
    expect(await move(place.main, place, [place.learner])).toEqual(['CONFLICT']);
    expect((await membershipsOf(place.learner)).every(({ live }) => live)).toBe(true);
  });

  it('is one to a group that is over, to where they teach, or to where they are', async () => {
    const place = await world();
    expect(await move(place.main, { ...place, to: { ...place.to, id: place.group_id } }, [place.learner])).toEqual([
      'ALREADY_MEMBER',
    ]);
    await sql`update groups set status = 'ENDED' where id = ${place.to.id}`.execute(server.db);
    expect(await move(place.main, place, [place.learner])).toEqual(['GROUP_NOT_ACTIVE']);
    await addGroupMember(server.db, place.to.id, place.learner.id, 'INSTRUCTOR');
    expect(await move(place.main, place, [place.learner])).toEqual(['ALREADY_MEMBER']);
  });

  it('is one by who does not teach both groups, or between institutions', async () => {
    const place = await world();
    const here = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, here.id, 'INSTRUCTOR');
    expect(await move(here, place, [place.learner])).toEqual(['NOT_FOUND']);
    const elsewhere = await buildGroup(server.db);
    await addGroupMember(server.db, elsewhere.id, place.main.id, 'INSTRUCTOR');
    expect(await move(place.main, { ...place, to: elsewhere }, [place.learner])).toEqual(['NOT_FOUND']);
    expect(await move(place.main, place, [place.main])).toEqual(['NOT_FOUND']);
  });
});

describe('the groups to move to', () => {
  it('are the open ones of the institution that the caller may add to, with their free places and what stays behind', async () => {
    const place = await world({ group_size: 7, courses: [] });
    const ask = async (caller: BuiltUser, search = '') =>
      (await server.call(caller, targetsDocument, { group_id: place.group_id, search })).data?.['groupsToMoveTo'];
    const { rows } = await sql<{ name: string }>`select name from courses where id = ${place.course_id}`.execute(
      server.db,
    );
    expect(await ask(place.main)).toEqual([
      { id: place.to.id, name: 'Mornings', free_places: 7, left_courses: [rows[0]?.name] },
    ]);
    expect(await ask(place.main, 'evening')).toEqual([]);
    const here = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, here.id, 'INSTRUCTOR');
    expect(await ask(here)).toEqual([]);
    const admin = await buildUser(server.db);
    await addInstitutionMember(server.db, place.institution_id, admin.id, 'CENTER_ADMIN');
    expect(await ask(admin)).toHaveLength(1);
    await sql`update groups set status = 'ENDED' where id = ${place.to.id}`.execute(server.db);
    expect(await ask(place.main)).toEqual([]);
    expect(await ask(place.learner)).toBeUndefined();
  });
});
