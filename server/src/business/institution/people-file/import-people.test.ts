import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../../seed/people.ts';
import { buildInvitation } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { address, base64, head, importingPeople } from '../../../../test/importing-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { call, imported, school } = importingPeople(() => server);

const openIn = async (institution_id: string) =>
  (
    await server.db
      .selectFrom('invitations')
      .select('email')
      .where('institution_id', '=', institution_id)
      .where('withdrawn_on', 'is', null)
      .orderBy('email')
      .execute()
  ).map(({ email }) => email);
const mailsTo = (email: string) =>
  server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
const actionsAt = async (institution: string) => {
  const { rows } = await sql<{
    action: string;
  }>`select action from audit_log where chain_id = ${institution} order by number`.execute(server.db);
  return rows.map(({ action }) => action);
};

describe('the people of a file', () => {
  it('are told by what they are to the institution, and what is wrong by its column', async () => {
    const { institution_id, admin, learner } = await school();
    const [fresh, invited] = [address(), address()];
    await buildInvitation(server.db, invited, { institution_id });
    const file = base64(
      `Notes,${head}`,
      `x,${fresh.toUpperCase()},Amara,Okonkwo,`,
      `,${fresh},Amara,Okonkwo,teacher`,
      `,${invited},Nia,Ash,`,
      `,${learner.email},Mia,Ash,estudiante`,
      `,${learner.email.replace('@', '+@')},Mia,Ash,center administrator`,
      `,nobody,,${'x'.repeat(201)},wizard`,
      `,${admin.email},Ada,Ash,learner`,
    );
    const { data } = await call(admin, 'look', { institution_id, file });
    const { lines, ...rest } = data.peopleDifference;
    expect(rest).toMatchObject({ problem: null, invites: 1, unknown: ['Notes'] });
    expect(
      lines.map((one: Record<string, unknown>) => [one['line'], one['kind'], one['role'], one['held'], one['faults']]),
    ).toEqual([
      [2, 'NEW', 'STUDENT', null, []],
      [3, 'TWICE', 'INSTRUCTOR', null, []],
      [4, 'INVITED', 'STUDENT', expect.any(String), []],
      [5, 'MEMBER', 'STUDENT', 'STUDENT', []],
      [6, 'WRONG', 'CENTER_ADMIN', null, ['ROLE_NOT_YOURS']],
      [7, 'WRONG', 'STUDENT', null, ['EMAIL', 'FIRST_NAME_MISSING', 'LAST_NAME_TOO_LONG', 'ROLE']],
      [8, 'OTHER_ROLE', 'STUDENT', 'CENTER_ADMIN', []],
    ]);
    expect(await openIn(institution_id)).toEqual([invited]);
  });

  it.each([
    ['no column of addresses', base64('First name,Last name', 'A,B'), 'NO_EMAIL_COLUMN'],
    ['no column of first names', base64('E-mail,Last name', 'a@b.test,B'), 'NO_FIRST_NAME_COLUMN'],
    ['no column of last names', base64('E-mail,First name', 'a@b.test,A'), 'NO_LAST_NAME_COLUMN'],
    ['nobody', base64(head), 'NO_ROWS'],
    ['more than 10,000', base64(head, ...Array.from({ length: 10_001 }, () => 'a@b.test,A,B')), 'TOO_MANY_ROWS'],
    ['a PDF', base64('%PDF-1.7'), 'KIND'],
  ])('are not read where there is %s', async (_what, file, problem) => {
    const { institution_id, admin } = await school();
    const { data } = await imported(admin, institution_id, file);
    expect(data.importPeople).toMatchObject({ done: false, difference: { problem, lines: [] } });
    expect(await actionsAt(institution_id)).toEqual([]);
  });
});

describe('an import of people', () => {
  // O-17
  it('invites who is new as it was shown, each with a mail in the language asked for, as one act', async () => {
    const { institution_id, admin, learner } = await school();
    const [one, two] = [`a${address()}`, `b${address()}`];
    const file = base64(head, `${one},Amara,Okonkwo,instructor`, `${two},Nia,Ash,`, `${learner.email},Mia,Ash,`);
    const { data } = await imported(admin, institution_id, file, { language: 'es' });
    expect(data.importPeople).toMatchObject({ done: true, difference: { invites: 2 } });
    expect(await openIn(institution_id)).toEqual([one, two]);
    const [mail] = await mailsTo(one);
    expect(mail?.body).toContain('Su rol allí: Docente');
    expect(await mailsTo(learner.email)).toEqual([]);
    expect(await actionsAt(institution_id)).toEqual(['PEOPLE_IMPORTED']);
    const feed = server.db.selectFrom('activities').select(['activity', 'about']);
    expect(await feed.where('institution_id', '=', institution_id).execute()).toEqual([
      { activity: 'MEMBERS_INVITED', about: '2' },
    ]);
  });

  it('does nothing where things have changed since it was shown, and says what it would do by now', async () => {
    const { institution_id, admin } = await school();
    const [one, two] = [address(), address()];
    const file = base64(head, `${one},Amara,Okonkwo,`, `${two},Nia,Ash,`);
    const { data: seen } = await call(admin, 'look', { institution_id, file });
    await buildInvitation(server.db, two, { institution_id });
    const { shown } = seen.peopleDifference;
    const { data } = await call(admin, 'run', { institution_id, file, shown, mailed: true });
    expect(data.importPeople).toMatchObject({ done: false, import_id: null, difference: { invites: 1 } });
    expect(await openIn(institution_id)).toEqual([two]);
    expect(await actionsAt(institution_id)).toEqual([]);
  });

  it('lets the mails wait for a day', async () => {
    const { institution_id, admin } = await school();
    const one = address();
    const { rows } = await sql<{ day: string; past: string; far: string }>`select (today(time_zone) + 7)::text as day,
      (today(time_zone) - 1)::text as past, (today(time_zone) + 91)::text as far
      from institutions where id = ${institution_id}`.execute(server.db);
    const { day, past, far } = rows[0] ?? { day: '', past: '', far: '' };
    const file = base64(head, `${one},Amara,Okonkwo,`);
    for (const wrong of [past, far]) {
      const { code, errors } = await imported(admin, institution_id, file, { day: wrong });
      expect([code, errors[0]?.extensions['field']]).toEqual(['INVALID', 'day']);
    }
    await imported(admin, institution_id, file, { day });
    const { rows: waiting } = await sql<{ on: string; days: number }>`
      select (x.not_before at time zone i.time_zone)::date::text as on, extract(day from n.expires_on - x.not_before)::int as days
      from invitations n join mail_outbox x on x.id = n.mail_id join institutions i on i.id = n.institution_id
      where n.email = ${one}`.execute(server.db);
    expect(waiting).toEqual([{ on: day, days: 30 }]);
  });

  it('gives the links in place of mails, which lead to the invitations and confirm no address', async () => {
    const { institution_id, admin } = await school();
    const one = address();
    const file = base64(head, `${one},Amara,Okonkwo,`);
    const { data } = await imported(admin, institution_id, file, { mailed: false });
    expect(await mailsTo(one)).toEqual([]);
    const { import_id } = data.importPeople;
    const links = await call(admin, 'links', { institution_id, import_id });
    expect(links.data.peopleImportLinks).toMatchObject([{ email: one }]);
    const token = links.data.peopleImportLinks[0].link.split('/').at(-1);
    const opened = await server.call(null, `query ($token: String!) { invitationByLink(token: $token) { taker } }`, {
      token,
    });
    expect(opened.data.invitationByLink).toEqual({ taker: 'NOBODY' });
  });

  it('gives the links once more, of those whose invitations stand and were never mailed', async () => {
    const { institution_id, admin, learner } = await school();
    const emails = Array.from({ length: 4 }, address);
    const [over, one, two, gone] = emails;
    const file = base64(head, ...emails.map((email) => `${email},Nia,Ash,`));
    const { data } = await imported(admin, institution_id, file, { mailed: false });
    const { import_id } = data.importPeople;
    const first = await call(admin, 'links', { institution_id, import_id });
    const links = first.data.peopleImportLinks;
    expect(links.map(({ email }: { email: string }) => email)).toEqual(emails);
    await sql`update invitations set expires_on = now() where email = ${over}`.execute(server.db);
    await sql`update invitations set withdrawn_on = now(), withdrawn_by = created_by where email = ${gone}`.execute(
      server.db,
    );
    const given = await call(admin, 'links', { institution_id, import_id });
    expect(given.data.peopleImportLinks).toEqual([
      { email: one, first_name: 'Nia', last_name: 'Ash', role: 'STUDENT', link: links[1].link },
      { email: two, first_name: 'Nia', last_name: 'Ash', role: 'STUDENT', link: links[2].link },
    ]);
    const done = await call(admin, 'imports', { institution_id });
    expect(done.data.peopleImports.imports).toMatchObject([{ id: import_id, invited: 4, links: 2 }]);
    const elsewhere = await school();
    expect((await call(elsewhere.admin, 'links', { institution_id, import_id })).code).toBe('NOT_FOUND');
    const foreign = { institution_id: elsewhere.institution_id, import_id };
    expect((await call(elsewhere.admin, 'links', foreign)).code).toBe('NOT_FOUND');
    expect((await call(learner, 'links', { institution_id, import_id })).code).toBe('NOT_FOUND');
    await call(admin, 'undo', { institution_id, import_id });
    expect((await call(admin, 'links', { institution_id, import_id })).code).toBe('NOT_FOUND');
  });

  it('is written down each time its links are given, ten times in an hour (T28)', async () => {
    const { institution_id, admin } = await school();
    const { data } = await imported(admin, institution_id, base64(head, `${address()},Nia,Ash,`), { mailed: false });
    const { import_id } = data.importPeople;
    for (let count = 0; count < 10; count += 1)
      expect((await call(admin, 'links', { institution_id, import_id })).code).toBeNull();
    expect((await call(admin, 'links', { institution_id, import_id })).code).toBe('RATE_LIMITED');
    const { rows } = await sql<{
      details: unknown;
      count: number;
    }>`select details, count(*)::int as count from audit_log
      where chain_id = ${institution_id} and action = 'INVITATION_LINKS_EXPORTED' and actor_id = ${admin.id}
      group by details`.execute(server.db);
    expect(rows).toEqual([{ details: { import_id, invitations: 1 }, count: 10 }]);
  });

  it('that is mailed has no links to pass on', async () => {
    const { institution_id, admin } = await school();
    const { data } = await imported(admin, institution_id, base64(head, `${address()},Nia,Ash,`));
    const { import_id } = data.importPeople;
    expect((await call(admin, 'links', { institution_id, import_id })).data.peopleImportLinks).toEqual([]);
  });

  it('of those who sell gives the role of an administrator too', async () => {
    const { institution_id } = await school();
    const seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const file = base64(head, `${address()},Ada,Ash,center admin`);
    const { data } = await imported(seller, institution_id, file);
    expect(data.importPeople).toMatchObject({ done: true, difference: { invites: 1 } });
  });

  it('of 10,000 people is shown and done in a few statements, with mails on twenty days', async () => {
    const { institution_id, admin } = await school();
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `p${index}@${institution_id.slice(0, 8)}.test,Amara,Okonkwo`,
    );
    const file = base64('E-mail,First name,Last name', ...rows);
    const begun = performance.now();
    const { data: seen } = await call(admin, 'look', { institution_id, file });
    const looked = performance.now();
    const { shown, invites } = seen.peopleDifference;
    expect(invites).toBe(10_000);
    const { data, code } = await call(admin, 'run', { institution_id, file, shown, mailed: true });
    const done = performance.now();
    expect(code).toBeNull();
    expect(data.importPeople.done).toBe(true);
    const { rows: days } = await sql<{ mails: number }>`select count(*)::int as mails from mail_outbox
      where institution_id = ${institution_id} group by not_before order by not_before`.execute(server.db);
    expect(days.map(({ mails }) => mails)).toEqual(Array.from({ length: 20 }, () => 500));
    const { import_id } = data.importPeople;
    const undone = await call(admin, 'undo', { institution_id, import_id });
    expect(undone.data.undoPeopleImport).toMatchObject({ withdrawn: 10_000, accepted: [] });
    const round = (from: number, to: number) => Math.round(to - from);
    console.info(
      `10,000 people are shown in ${round(begun, looked)} ms, invited in ${round(looked, done)} ms, taken back in ${round(done, performance.now())} ms`,
    );
  }, 60_000);
});

describe('an import that is undone', () => {
  it('withdraws what nobody has answered, names who has accepted, and can be done again', async () => {
    const { institution_id, admin } = await school();
    const { db } = server;
    const [known, other] = [await buildUser(db), address()];
    const file = base64(head, `${known.email},Amara,Okonkwo,`, `${other},Nia,Ash,`);
    const { data } = await imported(admin, institution_id, file);
    const { import_id } = data.importPeople;
    const accepted = await server.call(
      known,
      `mutation ($data: InstitutionMemberInput!) { addInstitutionMember(data: $data) { id } }`,
      { data: { institution_id, user_id: known.id, role: 'STUDENT' } },
    );
    expect(accepted.code).toBeNull();
    const done = await call(admin, 'imports', { institution_id });
    expect(done.data.peopleImports).toMatchObject({
      institution: { id: institution_id },
      imports: [{ id: import_id, invited: 2, links: 0 }],
    });
    const undone = await call(admin, 'undo', { institution_id, import_id });
    expect(undone.data.undoPeopleImport).toMatchObject({
      withdrawn: 1,
      accepted: [{ first_name: 'Amara', last_name: 'Okonkwo' }],
    });
    expect(await openIn(institution_id)).toEqual([]);
    expect((await call(admin, 'imports', { institution_id })).data.peopleImports.imports).toEqual([]);
    expect((await call(admin, 'undo', { institution_id, import_id })).data.undoPeopleImport.withdrawn).toBe(0);
    const again = await imported(admin, institution_id, file);
    expect(again.data.importPeople).toMatchObject({ done: true, difference: { invites: 1 } });
    expect((await actionsAt(institution_id)).filter((action) => action.startsWith('PEOPLE'))).toEqual([
      'PEOPLE_IMPORTED',
      'PEOPLE_IMPORT_UNDONE',
      'PEOPLE_IMPORTED',
    ]);
  });

  it('leaves its places among the mails of a day to those of the next file', async () => {
    const { institution_id, admin } = await school();
    const file = base64(head, ...Array.from({ length: 600 }, () => `${address()},Amara,Okonkwo,`));
    const days = async () => {
      const { rows } = await sql<{ mails: number }>`select count(*)::int as mails from mail_outbox
        where institution_id = ${institution_id} group by not_before order by not_before`.execute(server.db);
      return rows.map(({ mails }) => mails);
    };
    const { data } = await imported(admin, institution_id, file);
    expect(await days()).toEqual([500, 100]);
    await call(admin, 'undo', { institution_id, import_id: data.importPeople.import_id });
    expect(await days()).toEqual([]);
    const again = await imported(admin, institution_id, file);
    expect(await days()).toEqual([500, 100]);
    // What was tried in vain has not gone out either; what is under way may have.
    await sql`update mail_outbox set tries = 2, last_error = '451 Try again' where institution_id = ${institution_id}`.execute(
      server.db,
    );
    await sql`update mail_outbox set last_error = null
      where id = (select id from mail_outbox where institution_id = ${institution_id} order by not_before limit 1)`.execute(
      server.db,
    );
    await call(admin, 'undo', { institution_id, import_id: again.data.importPeople.import_id });
    expect(await days()).toEqual([1]);
    await imported(admin, institution_id, file);
    expect(await days()).toEqual([1, 499, 101]);
  });

  it('is any of the last 7 days, whatever was imported since', async () => {
    const { institution_id, admin } = await school();
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { data } = await imported(admin, institution_id, base64(head, `${address()},Nia,Ash,`));
      ids.unshift(data.importPeople.import_id);
    }
    const [newest, middle, oldest] = ids;
    await sql`update people_imports set created_on = now() - interval '8 days' where id = ${oldest}`.execute(server.db);
    const left = async () => {
      const { data } = await call(admin, 'imports', { institution_id });
      return data.peopleImports.imports.map(({ id }: { readonly id: string }) => id);
    };
    expect(await left()).toEqual([newest, middle]);
    const undone = await call(admin, 'undo', { institution_id, import_id: middle });
    expect(undone.data.undoPeopleImport.withdrawn).toBe(1);
    expect(await left()).toEqual([newest]);
    expect((await call(admin, 'undo', { institution_id, import_id: oldest })).code).toBe('NOT_FOUND');
  });

  it('is refused to an administrator where those who sell gave a role that is not theirs, and elsewhere', async () => {
    const [{ institution_id, admin }, elsewhere] = [await school(), await school()];
    const seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const file = base64(head, `${address()},Ada,Ash,center admin`);
    const { data } = await imported(seller, institution_id, file);
    const { import_id } = data.importPeople;
    expect((await call(admin, 'undo', { institution_id, import_id })).code).toBe('FORBIDDEN');
    const foreign = { institution_id: elsewhere.institution_id, import_id };
    expect((await call(elsewhere.admin, 'undo', foreign)).code).toBe('NOT_FOUND');
    expect((await call(elsewhere.admin, 'undo', { institution_id, import_id })).code).toBe('NOT_FOUND');
    expect(await openIn(institution_id)).toHaveLength(1);
  });

  it('is taken back from the audit log too', async () => {
    const { institution_id } = await school();
    const seller = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
    await imported(seller, institution_id, base64(head, `${address()},Ada,Ash,`));
    const { code } = await server.call(
      seller,
      `mutation ($where: AuditEntryWhere!) { undoAuditEntry(where: $where) { left_out { name } } }`,
      { where: { id: `INSTITUTION.${institution_id}.1` } },
    );
    expect(code).toBeNull();
    expect(await openIn(institution_id)).toEqual([]);
  });
});
