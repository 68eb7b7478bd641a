import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense } from '../../../../seed/school.ts';
import { countingServer } from '../../../../test/counting-server.ts';
import { cloneDatabase } from '../../../../test/harness.ts';
import { openServer, type TestServer } from '../../../../test/open-server.ts';
import { address, base64, head, importingPeople } from '../../../../test/importing-people.ts';

let server: TestServer;
let seller: BuiltUser;
beforeAll(async () => {
  // What the database knows of its tables is none of what other tests have left.
  server = await openServer(await cloneDatabase());
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const { call, imported, school, accept } = importingPeople(() => server);

/** A school with a group that one of its instructors leads, in which its learner learns. */
async function taught(values: { readonly group_size?: number } = {}) {
  const at = await school();
  const leader = await member(at.institution_id, 'INSTRUCTOR');
  const license = await buildLicense(server.db, { institution_id: at.institution_id });
  const group = await buildGroup(server.db, {
    license_id: license.id,
    name: 'Soil Science',
    owner_id: leader.id,
    ...values,
  });
  await addGroupMember(server.db, group.id, at.learner.id);
  return { ...at, leader, license, group };
}

async function member(institution_id: string, role: InstitutionRole = 'STUDENT', last_name?: string) {
  const user = await buildUser(server.db, last_name === undefined ? {} : { last_name });
  await addInstitutionMember(server.db, institution_id, user.id, role);
  return user;
}

type Missing = { readonly number: number; readonly user_id: string; readonly stays: string | null };
const missingAt = async (who: BuiltUser, institution_id: string, file: string): Promise<readonly Missing[]> =>
  (await call(who, 'look', { institution_id, file })).data.peopleDifference.missing;

/** Looks at a file, and does what was shown, with these people ticked. */
async function removing(who: BuiltUser, institution_id: string, file: string, people: readonly BuiltUser[]) {
  const { data } = await call(who, 'look', { institution_id, file });
  const { shown, missing } = data.peopleDifference;
  const removed = (missing as readonly Missing[])
    .filter(({ user_id }) => people.some(({ id }) => id === user_id))
    .map(({ number }) => number);
  return call(who, 'run', { institution_id, file, shown, mailed: true, removed });
}

const liveAt = async (institution_id: string) => {
  const { rows } = await sql<{ user_id: string }>`select user_id from institution_members
    where institution_id = ${institution_id} and deleted_on is null`.execute(server.db);
  return new Set(rows.map(({ user_id }) => user_id));
};
const learnersOf = async (group_id: string) => {
  const { rows } = await sql<{ user_id: string }>`select user_id from group_members
    where group_id = ${group_id} and deleted_on is null and role = 'STUDENT'`.execute(server.db);
  return rows.map(({ user_id }) => user_id);
};
const file = () => base64(head, `${address()},Amara,Okonkwo,`);

describe('the members who are not in a file', () => {
  it('are listed for whoever may remove them, with what follows, and why some stay', async () => {
    const { institution_id, admin, learner, leader } = await taught();
    const named = await member(institution_id);
    const other = await member(institution_id, 'INSTRUCTOR');
    const list = base64(head, `${named.email},Mia,Ash,`, `${address()},Amara,Okonkwo,`);
    expect(await missingAt(admin, institution_id, list)).toMatchObject([
      { number: 1, user_id: learner.id, email: learner.email, role: 'STUDENT', groups: 1, stays: null },
    ]);
    const { data } = await call(seller, 'look', { institution_id, file: list });
    const { missing, missing_total } = data.peopleDifference;
    expect(missing_total).toBe(4);
    const staysOf = new Map(missing.map((one: Missing) => [one.user_id, one.stays]));
    expect([learner, other, leader, admin].map(({ id }) => staysOf.get(id))).toEqual([
      null,
      null,
      'LEADS_GROUPS',
      'LAST_ADMINISTRATOR',
    ]);
    const withAdmin = base64(head, `${(await member(institution_id, 'CENTER_ADMIN')).email},Ada,Ash,`);
    const [first] = (await missingAt(seller, institution_id, withAdmin)).filter(({ user_id }) => user_id === admin.id);
    expect(first?.stays).toBeNull();
  });

  it('stay, unless they are ticked', async () => {
    const { institution_id, admin, learner } = await taught();
    expect((await imported(admin, institution_id, file())).data.importPeople.done).toBe(true);
    expect((await liveAt(institution_id)).has(learner.id)).toBe(true);
  });
});

describe('an import that removes members', () => {
  it('is one act with what it invites, ends their groups, frees their places, and is written down once', async () => {
    const { institution_id, admin, learner, group, license } = await taught();
    const other = await member(institution_id);
    const { data } = await removing(admin, institution_id, file(), [learner]);
    expect(data.importPeople).toMatchObject({ done: true, difference: { invites: 1 } });
    const live = await liveAt(institution_id);
    expect([live.has(learner.id), live.has(other.id), live.has(admin.id)]).toEqual([false, true, true]);
    expect(await learnersOf(group.id)).toEqual([]);
    const { rows: entries } = await sql`select action, details -> 'removed' as removed from audit_log
      where chain_id = ${institution_id} order by number`.execute(server.db);
    expect(entries).toEqual([
      { action: 'PEOPLE_IMPORTED', removed: [{ user_id: learner.id, role: 'STUDENT', groups: [group.id] }] },
    ]);
    const { rows: feed } = await sql`select activity, about from activities
      where institution_id = ${institution_id} order by activity`.execute(server.db);
    expect(feed).toEqual([
      { activity: 'MEMBERS_INVITED', about: '1' },
      { activity: 'MEMBERS_REMOVED', about: '1' },
    ]);
    const { rows: seats } = await sql`select kind from seat_entries
      where license_id = ${license.id} and user_id = ${learner.id} order by number`.execute(server.db);
    expect(seats).toEqual([{ kind: 'TAKEN' }, { kind: 'LEFT' }]);
  });

  it('may invite nobody', async () => {
    const { institution_id, admin, learner } = await taught();
    const { data } = await removing(admin, institution_id, base64(head, `${admin.email},Ada,Ash,`), [learner]);
    expect(data.importPeople).toMatchObject({ done: true, import_id: expect.any(String), difference: { invites: 0 } });
    const done = await call(admin, 'imports', { institution_id });
    expect(done.data.peopleImports.imports).toMatchObject([{ invited: 0, removed: 1 }]);
  });

  it.each<[string, (institution_id: string, learner: BuiltUser, group_id: string) => Promise<unknown>]>([
    ['somebody else is missing by now', (institution_id) => member(institution_id)],
    [
      'who is ticked learns in another group by now',
      async (institution_id, { id }) => {
        const group = await buildGroup(server.db, { institution_id });
        await addGroupMember(server.db, group.id, id);
      },
    ],
    [
      'who is ticked is gone by now',
      (institution_id, { id }) =>
        sql`update institution_members set deleted_on = now(), deleted_by = user_id
          where institution_id = ${institution_id} and user_id = ${id}`.execute(server.db),
    ],
  ])('does nothing where %s, and shows what it would do', async (_what, then) => {
    const { institution_id, admin, learner, group } = await taught();
    const list = file();
    const { data: seen } = await call(admin, 'look', { institution_id, file: list });
    const { shown } = seen.peopleDifference;
    await then(institution_id, learner, group.id);
    const asked = { institution_id, file: list, shown, mailed: true };
    const { data } = await call(admin, 'run', { ...asked, removed: [1] });
    expect(data.importPeople).toMatchObject({ done: false, import_id: null });
    expect(data.importPeople.difference.shown).not.toBe(shown);
    const { rows } = await sql`select from invitations where institution_id = ${institution_id}`.execute(server.db);
    expect(rows).toEqual([]);
    // Without removing anybody, that is nothing to it.
    expect((await call(admin, 'run', asked)).data.importPeople.done).toBe(true);
  });

  it('refuses numbers that nobody has who may be removed', async () => {
    const { institution_id, leader } = await taught();
    const list = file();
    const { data } = await call(seller, 'look', { institution_id, file: list });
    const { shown, missing } = data.peopleDifference;
    const leads = missing.find(({ user_id }: Missing) => user_id === leader.id).number;
    for (const removed of [[0], [-1], [missing.length + 1], [leads]]) {
      const { code, errors } = await call(seller, 'run', { institution_id, file: list, shown, mailed: true, removed });
      expect([code, errors[0]?.extensions['field']]).toEqual(['INVALID', 'removed']);
    }
  });

  it('gives a place to one who joins at the same time, and removes whom it has shown', async () => {
    for (let round = 0; round < 3; round++) {
      const { institution_id, admin, learner, group } = await taught({ group_size: 1 });
      const person = await buildUser(server.db);
      await imported(
        admin,
        institution_id,
        base64(`${head},Group`, `${person.email},Mia,Ash,,Soil Science`, `${learner.email},Lars,Ash,,`),
      );
      const [removed] = await Promise.all([
        removing(admin, institution_id, file(), [learner]),
        accept(person, institution_id),
      ]);
      const learners = await learnersOf(group.id);
      expect(learners.length).toBeLessThanOrEqual(1);
      expect(learners.includes(learner.id)).toBe(!removed.data.importPeople.done);
    }
  });
});

describe('an undo of such an import', () => {
  it('brings back whom it removed, in their groups, and is written down', async () => {
    const { institution_id, admin, learner, group } = await taught();
    const { data } = await removing(admin, institution_id, file(), [learner]);
    const { import_id } = data.importPeople;
    const undone = await call(admin, 'undo', { institution_id, import_id });
    expect(undone.data.undoPeopleImport).toEqual({ withdrawn: 1, accepted: [], restored: 1, unplaced: [] });
    expect((await liveAt(institution_id)).has(learner.id)).toBe(true);
    expect(await learnersOf(group.id)).toEqual([learner.id]);
    const { rows } = await sql`select details -> 'restored' as restored from audit_log
      where chain_id = ${institution_id} and action = 'PEOPLE_IMPORT_UNDONE'`.execute(server.db);
    expect(rows).toEqual([{ restored: [learner.id] }]);
    expect((await removing(admin, institution_id, file(), [learner])).data.importPeople.done).toBe(true);
  });

  it('gives the places that are left, and names who finds none', async () => {
    const { institution_id, admin, learner, group } = await taught({ group_size: 2 });
    const second = await member(institution_id, 'STUDENT', 'Zuzu');
    await addGroupMember(server.db, group.id, second.id);
    const { data } = await removing(admin, institution_id, file(), [learner, second]);
    await addGroupMember(server.db, group.id, (await member(institution_id)).id);
    const { import_id } = data.importPeople;
    const undone = await call(admin, 'undo', { institution_id, import_id });
    const { restored, unplaced } = undone.data.undoPeopleImport;
    expect(restored).toBe(2);
    expect(unplaced).toMatchObject([{ group: 'Soil Science', code: 'GROUP_FULL' }]);
    expect(await learnersOf(group.id)).toHaveLength(2);
  });

  it('lets those join their groups who were invited meanwhile, many by as many statements as two', async () => {
    const counting = await countingServer(server);
    const counted = importingPeople(() => ({ ...server, call: counting.call }));
    const statements: number[] = [];
    for (const many of [2, 9]) {
      const { institution_id, admin, license } = await taught();
      const people: BuiltUser[] = [];
      while (people.length < many) people.push(await member(institution_id));
      const { data } = await removing(admin, institution_id, file(), people);
      const { id } = await buildGroup(server.db, { license_id: license.id, name: 'Late', group_size: many - 1 });
      const rows = people.map(({ email }) => `${email},Mia,Ash,,Late`);
      await imported(admin, institution_id, base64(`${head},Group`, ...rows));
      const { import_id } = data.importPeople;
      statements.push(
        await counting.during(async () => {
          const { data: undone } = await counted.call(admin, 'undo', { institution_id, import_id });
          expect(undone.undoPeopleImport).toMatchObject({
            restored: many,
            unplaced: [{ group: 'Late', code: 'GROUP_FULL' }],
          });
        }),
      );
      expect(await learnersOf(id)).toHaveLength(many - 1);
      const { rows: written } = await sql<{ joined: number; not_joined: number; noted: number }>`select
        (select count(*)::int from audit_log where object_id = ${id} and action = 'GROUP_JOINED') as joined,
        (select count(*)::int from activities where institution_id = ${institution_id} and activity = 'GROUP_NOT_JOINED') as not_joined,
        (select count(*)::int from refused_joins where group_id = ${id}) as noted`.execute(server.db);
      expect(written).toEqual([{ joined: many - 1, not_joined: 1, noted: 1 }]);
    }
    expect(statements[1]).toBe(statements[0]);
  });

  it('leaves alone who was brought back and removed once more, and is not for whom may not change them', async () => {
    const { institution_id, admin, learner } = await taught();
    const teacher = await member(institution_id, 'INSTRUCTOR');
    const { data } = await removing(seller, institution_id, file(), [learner, teacher]);
    const { import_id } = data.importPeople;
    expect((await call(admin, 'undo', { institution_id, import_id })).code).toBe('FORBIDDEN');
    await sql`update institution_members set deleted_on = now() where user_id = ${learner.id}`.execute(server.db);
    const undone = await call(seller, 'undo', { institution_id, import_id });
    expect(undone.data.undoPeopleImport).toMatchObject({ withdrawn: 1, restored: 1 });
    expect((await liveAt(institution_id)).has(learner.id)).toBe(false);
  });
});

it('10,000 rows against 5,000 missing members are shown, done and taken back in seconds', async () => {
  const { institution_id, admin, license } = await taught();
  await sql`with made as (
      insert into users (email, email_verified, first_name, last_name)
      select 'm' || n || '@' || ${institution_id} || '.test', true, 'Mia', 'Missing ' || n from generate_series(1, 5000) n returning id)
    insert into institution_members (institution_id, user_id, role)
    select ${institution_id}, id, 'STUDENT' from made`.execute(server.db);
  for (let number = 1; number <= 3; number++) {
    const group = await buildGroup(server.db, { license_id: license.id, name: `Class ${number}`, group_size: 90 });
    await sql`insert into group_members (group_id, user_id, role)
      select ${group.id}, user_id, 'STUDENT' from institution_members
      where institution_id = ${institution_id} and role = 'STUDENT' order by id offset ${number * 80} limit 80`.execute(
      server.db,
    );
  }
  // As it may come to pass by itself: how many people there are is known, and not how many belong where.
  await sql`analyze users`.execute(server.db);
  const rows = Array.from({ length: 10_000 }, (_, at) => `n${at}@${institution_id}.test,A,O`);
  const list = base64('E-mail,First name,Last name', ...rows);
  const begun = performance.now();
  const { data: seen, code: problem } = await call(admin, 'look', { institution_id, file: list });
  expect(problem).toBeNull();
  const looked = performance.now();
  const { shown, missing, missing_total } = seen.peopleDifference;
  expect([missing.length, missing_total]).toEqual([5001, 5001]);
  const removed = missing.map(({ number }: Missing) => number);
  const { data, code } = await call(admin, 'run', { institution_id, file: list, shown, mailed: true, removed });
  const done = performance.now();
  expect(code).toBeNull();
  expect(data.importPeople.done).toBe(true);
  expect((await liveAt(institution_id)).size).toBe(2);
  const { import_id } = data.importPeople;
  const undone = await call(admin, 'undo', { institution_id, import_id });
  expect(undone.data.undoPeopleImport).toEqual({ withdrawn: 10_000, accepted: [], restored: 5001, unplaced: [] });
  const of = (from: number, to: number) => Math.round(to - from);
  console.info(
    `10,000 people and 5,001 missing are shown in ${of(begun, looked)} ms, invited and removed in ${of(looked, done)} ms, taken back in ${of(done, performance.now())} ms`,
  );
}, 60_000);
