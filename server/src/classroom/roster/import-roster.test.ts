import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, sittingWorld } from '../../../test/sitting.ts';
import { moveAttempts } from '../../learning/attempt/move-attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const fields = `problem shown changes
  lines { line kind why email first_name last_name role group from } missing { user_id group_id group last_name email }
  groups { name free_places awaited }`;
const look = `query look($group_id: ID!, $file: String!, $removed: [RosterMissingInput!]!, $choices: [RosterChoiceInput!]) {
  rosterDifference(group_id: $group_id, file: $file, removed: $removed, choices: $choices) { ${fields} } }`;
const run = `mutation run($group_id: ID!, $file: String!, $removed: [RosterMissingInput!]!, $choices: [RosterChoiceInput!], $shown: String!) {
  importRoster(group_id: $group_id, file: $file, removed: $removed, choices: $choices, shown: $shown) { done import_id difference { ${fields} } } }`;
const undo = `mutation undo($group_id: ID!, $import_id: ID!) {
  undoRosterImport(group_id: $group_id, import_id: $import_id) { done conflicts { last_name why } } }`;
const last = `query last($group_id: ID!) { lastRosterImport(group_id: $group_id) { id by } }`;
const activities = `query done($group_id: ID!) { groupActivities(groupId: $group_id) { activities { counts { what count } } } }`;
const awaited = `query awaited($group_id: ID!) { awaitedMembers(group_id: $group_id) { id email last_name } }`;

const csv = (...lines: string[]) => Buffer.from(lines.join('\n')).toString('base64');
const head = 'E-mail,First name,Last name,Role,Group';
const once = (what: string) => ({ what, count: 1 });
type Line = { kind: string; why: string | null };
type Missing = { user_id: string; group_id: string };

/** A group with its main instructor, who is an instructor of the institution, and a second one of the same license. */
async function world(values: Parameters<typeof buildGroup>[1] = {}) {
  const main = await buildUser(server.db, { first_name: 'Teodora', last_name: 'Vasquez' });
  const group = await buildGroup(server.db, { owner_id: main.id, name: 'Mornings', ...values });
  const { license_id } = await server.db
    .selectFrom('groups')
    .select('license_id')
    .where('id', '=', group.id)
    .executeTakeFirstOrThrow();
  const other = await buildGroup(server.db, { owner_id: main.id, license_id, name: 'Evenings' });
  const person = async (last_name: string, role: 'STUDENT' | 'INSTRUCTOR' | 'CENTER_ADMIN' = 'STUDENT') => {
    const user = await buildUser(server.db, { first_name: 'Mia', last_name });
    await addInstitutionMember(server.db, group.institution_id, user.id, role);
    return user;
  };
  await addInstitutionMember(server.db, group.institution_id, main.id, 'INSTRUCTOR');
  const ask = async (file: string, removed: readonly Missing[] = [], caller: BuiltUser = main) => {
    const { data, code } = await server.call(caller, look, { group_id: group.id, file, removed: removed.map(keyOf) });
    return code ? { code } : data['rosterDifference'];
  };
  const bring = async (file: string, removed: readonly Missing[] = [], shown?: string) => {
    const variables = { group_id: group.id, file, removed: removed.map(keyOf) };
    const { data, code } = await server.call(main, run, {
      ...variables,
      shown: shown ?? (await ask(file, removed)).shown,
    });
    return code ? { code } : data['importRoster'];
  };
  const takeBack = async (import_id: string) =>
    (await server.call(main, undo, { group_id: group.id, import_id })).data['undoRosterImport'];
  const listed = async () => (await server.call(main, awaited, { group_id: group.id })).data['awaitedMembers'];
  return { main, group, other, person, ask, bring, takeBack, listed };
}

const keyOf = ({ user_id, group_id }: Missing) => ({ user_id, group_id });
const outcomes = ({ lines }: { lines: Line[] }) => lines.map(({ kind, why }) => why ?? kind);
const membersOf = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ last_name: string; role: string }>`
    select u.last_name, m.role from group_members m join users u on u.id = m.user_id
    where m.group_id = ${id} and m.deleted_on is null and m.role <> 'MAIN_INSTRUCTOR' order by 1`.execute(server.db);
  return rows.map(({ last_name, role }) => (role === 'STUDENT' ? last_name : `${last_name} (${role})`));
};
const everything = async () =>
  (
    await sql<{
      live: boolean;
    }>`select group_id, user_id, role, blocked, time_factor, deleted_on is null as live from group_members order by 1, 2`.execute(
      server.db,
    )
  ).rows;

describe('what a roster changes', () => {
  it('is shown before anything is changed, each line with what becomes of it', async () => {
    const place = await world();
    const [ash, birch, coach] = [
      await place.person('Ash'),
      await place.person('Birch'),
      await place.person('Coach', 'INSTRUCTOR'),
    ];
    await addGroupMember(server.db, place.group.id, birch.id);
    const gone = await place.person('Gone');
    await addGroupMember(server.db, place.group.id, gone.id);
    const before = await everything();
    const difference = await place.ask(
      csv(
        head,
        `${ash.email},,,,`,
        `${birch.email},,,learner,`,
        `${coach.email},,,Instructor,`,
        'new@else.test,Nia,Neu,,',
        'nobody,,,,',
      ),
    );
    expect(outcomes(difference)).toEqual(['ADDED', 'UNCHANGED', 'ADDED', 'AWAITED', 'EMAIL']);
    expect(difference.lines[0]).toMatchObject({ line: 2, first_name: 'Mia', last_name: 'Ash', group: 'Mornings' });
    expect(difference.lines[3]).toMatchObject({ line: 5, first_name: 'Nia', last_name: 'Neu', email: 'new@else.test' });
    expect(difference.missing).toMatchObject([{ last_name: 'Gone', group: 'Mornings', email: gone.email }]);
    expect(difference.groups).toEqual([{ name: 'Mornings', free_places: 27, awaited: 1 }]);
    expect(await everything()).toEqual(before);
  });

  it('is for those who may add learners, and instructors for the main instructor', async () => {
    const place = await world();
    const [plain, coach, learner] = [
      await place.person('Plain', 'INSTRUCTOR'),
      await place.person('Coach', 'INSTRUCTOR'),
      await place.person('Ash'),
    ];
    await addGroupMember(server.db, place.group.id, plain.id, 'INSTRUCTOR');
    const file = csv(head, `${coach.email},,,instructor,`);
    expect(outcomes(await place.ask(file, [], plain))).toEqual(['MAIN_INSTRUCTOR_ONLY']);
    expect(await place.ask(file, [], learner)).toEqual({ code: 'NOT_FOUND' });
  });

  it('does not tell whether an address that the institution does not know has an account', async () => {
    const place = await world();
    const stranger = await buildUser(server.db, { first_name: 'Known', last_name: 'Elsewhere' });
    const [line] = (await place.ask(csv(head, `${stranger.email},As,Written,,`))).lines;
    expect(line).toMatchObject({ kind: 'AWAITED', first_name: 'As', last_name: 'Written' });
  });

  it('takes nobody for an address that they have not verified, but for one that staff entered', async () => {
    const place = await world();
    const [claimed, entered] = [await place.person('Claimed'), await place.person('Entered')];
    await sql`update users set email_verified = false, subject = case when id = ${claimed.id} then subject end,
      issuer = case when id = ${claimed.id} then issuer end where id in (${claimed.id}, ${entered.id})`.execute(
      server.db,
    );
    const difference = await place.ask(csv(head, `${claimed.email},As,Written,,`, `${entered.email},,,,`));
    expect(outcomes(difference)).toEqual(['AWAITED', 'ADDED']);
    expect(difference.lines[0]).toMatchObject({ last_name: 'Written' });
  });

  it('of a file that cannot be read is one problem, and nothing is written', async () => {
    const place = await world();
    expect(await place.ask(Buffer.from('%PDF-1.4').toString('base64'))).toMatchObject({ problem: 'KIND', lines: [] });
    expect(await place.ask('A'.repeat(800_000))).toMatchObject({ problem: 'TOO_LARGE' });
    expect(await place.ask(csv('Name', 'Mia'))).toMatchObject({ problem: 'NO_EMAIL_COLUMN' });
    expect(await place.bring(csv('Name', 'Mia'), [], '')).toMatchObject({
      done: false,
      difference: { problem: 'NO_EMAIL_COLUMN' },
    });
  });
});

describe('an import', () => {
  it('adds, removes who is chosen, and awaits; and is undone as one', async () => {
    const place = await world({ group_size: 2 });
    const [ash, birch, gone] = [await place.person('Ash'), await place.person('Birch'), await place.person('Gone')];
    for (const { id } of [birch, gone]) await addGroupMember(server.db, place.group.id, id);
    const file = csv(head, `${ash.email},,,,`, `${birch.email},,,,`, 'new@else.test,Nia,Neu,,');
    const before = await everything();
    expect(outcomes(await place.ask(file))).toEqual(['GROUP_FULL', 'UNCHANGED', 'AWAITED']);
    const { missing } = await place.ask(file);
    const { done, import_id, difference } = await place.bring(file, missing);
    expect([done, outcomes(difference)]).toEqual([true, ['ADDED', 'UNCHANGED', 'AWAITED']]);
    expect(await membersOf(place.group)).toEqual(['Ash', 'Birch']);
    expect(await place.listed()).toMatchObject([{ email: 'new@else.test', last_name: 'Neu' }]);
    expect((await server.call(place.main, last, { group_id: place.group.id })).data['lastRosterImport']).toEqual({
      id: import_id,
      by: 'Teodora Vasquez',
    });
    expect(await place.takeBack(import_id)).toEqual({ done: true, conflicts: [] });
    expect(await membersOf(place.group)).toEqual(['Birch', 'Gone']);
    expect((await everything()).filter(({ live }) => live)).toEqual(before.filter(({ live }) => live));
    expect(await place.listed()).toEqual([]);
    expect((await server.call(place.main, last, { group_id: place.group.id })).data['lastRosterImport']).toBeNull();
    expect(await place.takeBack(import_id)).toEqual({ done: true, conflicts: [] });
    const { rows } = await sql<{
      action: string;
    }>`select action from audit_log where object_id = ${place.group.id} order by number`.execute(server.db);
    expect(rows.map(({ action }) => action)).toEqual(['ROSTER_IMPORTED', 'ROSTER_IMPORT_UNDONE']);
    const { data } = await server.call(place.main, activities, { group_id: place.group.id });
    expect(data['groupActivities'].activities[0].counts).toEqual(['REMOVE', 'ADD_AGAIN', 'AWAIT_NO_MORE'].map(once));
  });

  it('fills several groups by a column, and moves between them', async () => {
    const place = await world();
    const [ash, birch] = [await place.person('Ash'), await place.person('Birch')];
    await addGroupMember(server.db, place.other.id, ash.id);
    await buildGroup(server.db, { name: 'Foreign' });
    const file = csv(head, `${ash.email},,,,mornings`, `${birch.email},,,,Evenings`, `${birch.email},,,,Foreign`);
    expect(outcomes(await place.ask(file))).toEqual(['MOVED', 'ADDED', 'UNKNOWN_GROUP']);
    const { import_id } = await place.bring(file);
    expect([await membersOf(place.group), await membersOf(place.other)]).toEqual([['Ash'], ['Birch']]);
    await place.takeBack(import_id);
    expect([await membersOf(place.group), await membersOf(place.other)]).toEqual([[], ['Ash']]);
  });

  it('is not done where what was shown is no longer true: the new difference is shown', async () => {
    const place = await world();
    const ash = await place.person('Ash');
    const file = csv(head, `${ash.email},,,,`);
    const { shown } = await place.ask(file);
    await addGroupMember(server.db, place.group.id, ash.id);
    const before = await everything();
    const { done, difference } = await place.bring(file, [], shown);
    expect([done, outcomes(difference)]).toEqual([false, ['UNCHANGED']]);
    expect(await everything()).toEqual(before);
  });

  it('of many at once gives the last place once, and leaves no group over full', async () => {
    const place = await world({ group_size: 1 });
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => place.person(name)));
    const replies = await Promise.all(people.map(({ email }) => place.bring(csv('E-mail', email))));
    const results = replies.map(({ done, difference }) => `${done} ${outcomes(difference).join()}`);
    expect(results.filter((one) => one === 'true ADDED')).toHaveLength(1);
    expect(await membersOf(place.group)).toHaveLength(1);
  });

  it('of 1,000 people is done in one call, and so is moving them to another group and taking that back', async () => {
    const place = await world();
    await sql`update licenses set max_users = 2000 where id = (select license_id from groups where id = ${place.group.id})`.execute(
      server.db,
    );
    await sql`update groups set group_size = 1000 where id in (${place.group.id}, ${place.other.id})`.execute(
      server.db,
    );
    const mark = crypto.randomUUID();
    await sql`with made as (
        insert into users (first_name, last_name, email) select 'Learner', n::text, n || ${`.${mark}@school.test`} from generate_series(1, 1000) n returning id)
      insert into institution_members (institution_id, user_id, role) select ${place.group.institution_id}, id, 'STUDENT' from made`.execute(
      server.db,
    );
    const emails = Array.from({ length: 1000 }, (_, index) => `${index + 1}.${mark}@school.test`);
    const began = performance.now();
    expect(await place.bring(csv('E-mail', ...emails))).toMatchObject({ done: true });
    console.info(`1,000 people are shown and imported in ${Math.round(performance.now() - began)} ms`);
    expect(await membersOf(place.group)).toHaveLength(1000);
    const [stays, ...others] = emails;
    const roster = csv('E-mail,Group', `${stays},Mornings`, ...others.map((email) => `${email},Evenings`));
    const { import_id } = await place.bring(roster);
    expect([await membersOf(place.group), await membersOf(place.other)]).toMatchObject([
      { length: 1 },
      { length: 999 },
    ]);
    expect(await place.takeBack(import_id)).toEqual({ done: true, conflicts: [] });
    expect([await membersOf(place.group), await membersOf(place.other)]).toMatchObject([
      { length: 1000 },
      { length: 0 },
    ]);
  });
});

describe('an import that is undone', () => {
  it('leaves where it was what a learner did in the group before they came', async () => {
    const { sitting, main, learner, group_id, course_id, to, bring, back } = await movingWorld();
    await addGroupMember(server.db, to.id, learner.id);
    const { id: attempt_id } = await beginSitting(server, sitting);
    await server.db
      .transaction()
      .execute((db) => moveAttempts(db, [{ user_id: learner.id, from: group_id, to: to.id }]));
    const grant = { user_id: learner.id, reason: 'Ill', granted_by: main.id };
    const { benchmark_id } = await server.db
      .selectFrom('benchmarks')
      .select('id as benchmark_id')
      .where('course_id', '=', course_id)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('attempt_permissions')
      .values([
        { ...grant, benchmark_id, group_id: to.id, used_by_attempt: attempt_id },
        { ...grant, benchmark_id, group_id },
      ])
      .execute();
    await sql`update group_members set deleted_on = now() where group_id = ${to.id} and user_id = ${learner.id}`.execute(
      server.db,
    );
    const allowed = async () =>
      server.db
        .selectFrom('attempt_permissions')
        .select(['group_id', 'used_by_attempt'])
        .where('user_id', '=', learner.id)
        .orderBy('used_by_attempt')
        .execute();
    const before = await allowed();
    expect(before).toEqual([
      { group_id: to.id, used_by_attempt: attempt_id },
      { group_id, used_by_attempt: null },
    ]);
    expect(await back(await bring())).toEqual({ done: true, conflicts: [] });
    expect(await allowed()).toEqual(before);
  });

  it('tells the main instructor whose learners go back, where somebody else undoes it', async () => {
    const { main, group_id, to, institution_id, bring } = await movingWorld();
    const admin = await buildUser(server.db, { first_name: 'Grace', last_name: 'Hopper' });
    await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
    const variables = { group_id: to.id, import_id: await bring() };
    expect((await server.call(admin, undo, variables)).data['undoRosterImport'].done).toBe(true);
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', main.email)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('Grace Hopper has moved these learners');
    expect(mails[0]?.body).toContain(`/group/${group_id}`);
  });

  it('takes no instructor away for somebody who may not remove instructors', async () => {
    const place = await world();
    const [plain, coach] = [await place.person('Plain', 'INSTRUCTOR'), await place.person('Coach', 'INSTRUCTOR')];
    await addGroupMember(server.db, place.group.id, plain.id, 'INSTRUCTOR');
    const { import_id } = await place.bring(csv(head, `${coach.email},,,instructor,`));
    const { code } = await server.call(plain, undo, { group_id: place.group.id, import_id });
    expect(code).toBe('FORBIDDEN');
    expect(await membersOf(place.group)).toEqual(['Coach (INSTRUCTOR)', 'Plain (INSTRUCTOR)']);
    expect(await place.takeBack(import_id)).toEqual({ done: true, conflicts: [] });
    expect(await membersOf(place.group)).toEqual(['Plain (INSTRUCTOR)']);
  });
});

describe('an import is no longer undone', () => {
  it('where somebody was changed since, who is named', async () => {
    const place = await world();
    const ash = await place.person('Ash');
    const { import_id } = await place.bring(csv('E-mail', ash.email));
    await sql`update group_members set time_factor = 1.5, modified_on = now() where user_id = ${ash.id}`.execute(
      server.db,
    );
    expect(await place.takeBack(import_id)).toEqual({ done: false, conflicts: [{ last_name: 'Ash', why: 'CHANGED' }] });
    expect(await membersOf(place.group)).toEqual(['Ash']);
  });

  it('where others have taken the places', async () => {
    const place = await world({ group_size: 1 });
    const gone = await place.person('Gone');
    await addGroupMember(server.db, place.group.id, gone.id);
    const file = csv(head, 'new@else.test,,,,');
    const { import_id } = await place.bring(file, (await place.ask(file)).missing);
    await addGroupMember(server.db, place.group.id, (await place.person('Late')).id);
    expect(await place.takeBack(import_id)).toEqual({
      done: false,
      conflicts: [{ last_name: 'Gone', why: 'GROUP_FULL' }],
    });
  });

  it('where a learner has worked since; until then their work goes there and back', async () => {
    const { sitting, learner, group_id, to, bring, back } = await movingWorld();
    await beginSitting(server, sitting);
    const workIn = async () =>
      (await sql<{ group_id: string }>`select group_id from attempts where user_id = ${learner.id}`.execute(server.db))
        .rows;
    const first = await bring();
    expect(await workIn()).toEqual([{ group_id: to.id }]);
    expect(await back(first)).toEqual({ done: true, conflicts: [] });
    expect(await workIn()).toEqual([{ group_id }]);
    const second = await bring();
    await sql`update attempts set saved_at = now() where user_id = ${learner.id}`.execute(server.db);
    expect(await back(second)).toMatchObject({ done: false, conflicts: [{ why: 'WORKED' }] });
  });

  it('where a learner was allowed another attempt since', async () => {
    const { main, learner, course_id, to, bring, back } = await movingWorld();
    const import_id = await bring();
    await sql`insert into attempt_permissions (group_id, user_id, benchmark_id, reason, granted_by)
      select ${to.id}, ${learner.id}, id, 'Ill', ${main.id} from benchmarks where course_id = ${course_id}`.execute(
      server.db,
    );
    expect(await back(import_id)).toMatchObject({ done: false, conflicts: [{ why: 'CHANGED' }] });
  });
});

/** A learner who is in one group with a course, and a second one with it, to which a file brings them. */
async function movingWorld() {
  const sitting = await sittingWorld(server, { questions: [2, 2] });
  const { learner, group_id, course_id } = sitting;
  const { license_id, institution_id } = await server.db
    .selectFrom('groups')
    .select(['license_id', 'institution_id'])
    .where('id', '=', group_id)
    .executeTakeFirstOrThrow();
  const main = await buildUser(server.db);
  await addGroupMember(server.db, group_id, main.id, 'INSTRUCTOR');
  await addInstitutionMember(server.db, institution_id, learner.id, 'STUDENT');
  const to = await buildGroup(server.db, { license_id, owner_id: main.id, courses: [course_id] });
  const choices = [{ line: 2, choice: 'MOVE' }];
  const variables = { group_id: to.id, file: csv('E-mail', learner.email), removed: [], choices };
  const bring = async (): Promise<string> => {
    const { shown, lines } = (await server.call(main, look, variables)).data['rosterDifference'];
    expect(outcomes({ lines })).toEqual(['MOVED']);
    return (await server.call(main, run, { ...variables, shown })).data['importRoster'].import_id;
  };
  const back = async (import_id: string) =>
    (await server.call(main, undo, { group_id: to.id, import_id })).data?.['undoRosterImport'];
  return { sitting, main, learner, group_id, course_id, institution_id, to, bring, back };
}
