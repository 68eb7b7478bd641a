import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildLicense } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const see = `query see($group_id: ID!, $file: String!, $columns: [FileColumnInput!], $removed: [RosterMissingInput!]!, $choices: [RosterChoiceInput!]) {
  rosterDifference(group_id: $group_id, file: $file, columns: $columns, removed: $removed, choices: $choices) {
    problem shown columns { column head example name } lines { kind why from choices choice last_name cells }
    missing { user_id group_id is_awaited email } } }`;
const bring = `mutation bring($group_id: ID!, $file: String!, $columns: [FileColumnInput!], $removed: [RosterMissingInput!]!, $choices: [RosterChoiceInput!], $shown: String!) {
  importRoster(group_id: $group_id, file: $file, columns: $columns, removed: $removed, choices: $choices, shown: $shown) { done import_id } }`;
const list = `query list($group_id: ID!) { rosterImports(group_id: $group_id) { id added moved removed awaited } }`;
const undoNamed = `mutation undo($group_id: ID!, $import_id: ID!) {
  undoRosterImport(group_id: $group_id, import_id: $import_id) { done conflicts { last_name first_name why imported } } }`;

/** Two groups with one course, each with a main instructor; who administers the institution brings files. */
async function twoClasses() {
  const { db } = server;
  const license = await buildLicense(db);
  const { id: course } = await buildCourse(db);
  const person = async (last_name: string, role: 'STUDENT' | 'INSTRUCTOR' | 'CENTER_ADMIN' = 'STUDENT') => {
    const user = await buildUser(db, { first_name: 'Mia', last_name });
    await addInstitutionMember(db, license.institution_id, user.id, role);
    return user;
  };
  const group = async (owner_id: string, name: string) =>
    buildGroup(db, { license_id: license.id, owner_id, name, courses: [course] });
  const [admin, here, there] = [
    await person('Okonkwo', 'CENTER_ADMIN'),
    await person('Vasquez', 'INSTRUCTOR'),
    await person('Lind', 'INSTRUCTOR'),
  ];
  const [mornings, evenings] = [await group(here.id, 'Mornings'), await group(there.id, 'Evenings')];
  const fileOf = (lines: readonly string[]) => ({
    group_id: mornings.id,
    file: Buffer.from(lines.join('\n')).toString('base64'),
  });
  const ask = async (lines: readonly string[], values: Record<string, unknown> = {}, caller = admin) =>
    (await server.call(caller, see, { ...fileOf(lines), removed: [], ...values })).data['rosterDifference'];
  const importOf = async (lines: readonly string[], values: Record<string, unknown> = {}): Promise<string> => {
    const { shown } = await ask(lines, values);
    const { data } = await server.call(admin, bring, { ...fileOf(lines), removed: [], ...values, shown });
    expect(data['importRoster'].done).toBe(true);
    return data['importRoster'].import_id;
  };
  const takeBack = async (import_id: string) =>
    (await server.call(admin, undoNamed, { group_id: mornings.id, import_id })).data['undoRosterImport'];
  const listed = async () => (await server.call(admin, list, { group_id: mornings.id })).data['rosterImports'];
  const learnersOf = async ({ id }: { id: string }) =>
    (
      await sql<{ last_name: string }>`select u.last_name from group_members m join users u on u.id = m.user_id
        where m.group_id = ${id} and m.deleted_on is null and m.role = 'STUDENT' order by 1`.execute(db)
    ).rows.map(({ last_name }) => last_name);
  return { admin, here, there, mornings, evenings, person, fileOf, ask, importOf, takeBack, listed, learnersOf };
}

describe('several imports', () => {
  it('are undone one after the other, the newest first, or alone where no later one has the same people', async () => {
    const { person, ask, importOf, takeBack, listed, learnersOf, mornings } = await twoClasses();
    const [ash, birch, cedar] = [await person('Ash'), await person('Birch'), await person('Cedar')];
    const first = await importOf(['E-mail', ash.email, 'awaited@else.test']);
    const second = await importOf(['E-mail', ash.email, birch.email]);
    const { missing } = await ask(['E-mail', birch.email, cedar.email]);
    const removed = missing.map(({ user_id, group_id }: Record<string, string>) => ({ user_id, group_id }));
    const third = await importOf(['E-mail', birch.email, cedar.email], { removed });
    expect(await learnersOf(mornings)).toEqual(['Birch', 'Cedar']);
    expect(await listed()).toEqual([
      { id: third, added: 1, moved: 0, removed: 2, awaited: 0 },
      { id: second, added: 1, moved: 0, removed: 0, awaited: 0 },
      { id: first, added: 1, moved: 0, removed: 0, awaited: 1 },
    ]);
    expect(await takeBack(first)).toEqual({
      done: false,
      conflicts: [
        { last_name: '', first_name: 'awaited@else.test', why: 'CHANGED', imported: true },
        { last_name: 'Ash', first_name: 'Mia', why: 'CHANGED', imported: true },
      ],
    });
    expect(await takeBack(second)).toEqual({ done: true, conflicts: [] });
    expect(await learnersOf(mornings)).toEqual(['Cedar']);
    for (const one of [third, first]) expect(await takeBack(one)).toEqual({ done: true, conflicts: [] });
    expect([await learnersOf(mornings), await listed()]).toEqual([[], []]);
  });
});

describe('a learner of another class', () => {
  it('stays there unless somebody chooses otherwise, and who leads that class is told of a move', async () => {
    const { person, here, there, evenings, mornings, ask, importOf, learnersOf } = await twoClasses();
    const ash = await person('Ash');
    await server.db
      .insertInto('group_members')
      .values({ group_id: evenings.id, user_id: ash.id, role: 'STUDENT' })
      .execute();
    const file = ['E-mail', ash.email];
    expect(await ask(file)).toMatchObject({
      lines: [{ kind: 'ELSEWHERE', from: 'Evenings', choices: ['ADD', 'MOVE', 'LEAVE'], choice: 'LEAVE' }],
    });
    // Who teaches here alone does not learn the name of the other class.
    expect(await ask(file, {}, here)).toMatchObject({
      lines: [{ kind: 'ELSEWHERE', from: null, choices: ['ADD', 'LEAVE'] }],
    });
    await importOf(file, { choices: [{ line: 2, choice: 'MOVE' }] });
    expect([await learnersOf(mornings), await learnersOf(evenings)]).toEqual([['Ash'], []]);
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', 'in', [there.email, here.email])
      .execute();
    expect(mails).toMatchObject([{ subject: '1 learner moved from Evenings' }]);
    expect(mails[0]?.body).toMatch(/Mia Okonkwo has moved these learners from Evenings to Mornings:\n- Mia Ash\n/);
  });
});

describe('the columns of a roster', () => {
  it('are chosen where their heads say nothing, and known in the next file', async () => {
    const { admin, person, fileOf, ask, importOf } = await twoClasses();
    const [ash, birch] = [await person('Ash'), await person('Birch')];
    const head = 'Nota,Posta elettr.,Soprannome';
    const first = [head, `1,${ash.email},Ashley`];
    expect(await ask(first)).toMatchObject({
      problem: 'NO_EMAIL_COLUMN',
      columns: [
        { column: 0, head: 'Nota', example: '1', name: null },
        { column: 1, head: 'Posta elettr.', example: ash.email, name: null },
        { column: 2, name: null },
      ],
    });
    await importOf(first, { columns: [{ name: 'email', column: 1 }] });
    expect(await ask([head, `1,${birch.email},`, '2,nobody,'])).toMatchObject({
      problem: null,
      columns: [{ name: null }, { name: 'email' }, { name: null }],
      lines: [
        { kind: 'ADDED', cells: [] },
        { kind: 'CONFLICT', why: 'EMAIL', cells: ['2', 'nobody', ''] },
      ],
    });
    const nonsense = { ...fileOf(first), removed: [], columns: [{ name: 'nonsense', column: 1 }] };
    expect((await server.call(admin, see, nonsense)).code).toBe('INVALID');
  });
});
