import { mailsADay } from '@lectern/domain/business/institution/invitation-mail.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCourse } from '../../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildInstitution } from '../../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../../test/harness.ts';
import { openMailServer, type MailServer } from '../../../../../test/mail-server.ts';
import { forgetOldKeys } from '../../../../base/jobs/forget-old-keys.ts';
import { deliverMail } from '../../../../base/mail/deliver-mail.ts';

let server: TestServer;
let smtp: MailServer;
beforeAll(async () => {
  [server, smtp] = await Promise.all([testServer(), openMailServer()]);
});
afterAll(() => smtp.close());
beforeEach(async () => {
  await server.db.deleteFrom('mail_outbox').execute();
  smtp.received.length = 0;
});

const look = `query look($group_id: ID!, $file: String!) {
  rosterDifference(group_id: $group_id, file: $file, removed: []) { shown mails } }`;
const run = `mutation run($group_id: ID!, $file: String!, $shown: String!) {
  importRoster(group_id: $group_id, file: $file, removed: [], shown: $shown) { done import_id difference { mails } } }`;
const undo = `mutation undo($group_id: ID!, $import_id: ID!) {
  undoRosterImport(group_id: $group_id, import_id: $import_id) { done } }`;
const remove = `mutation remove($group_id: ID!, $ids: [ID!]!) { removeAwaitedMembers(group_id: $group_id, ids: $ids) }`;
const update = `mutation update($data: UpdateGroupInput!, $where: UpdateGroupWhere!) {
  updateGroup(data: $data, where: $where) { status } }`;
const read = `query mails($institutionId: ID!) { awaitedMails(institutionId: $institutionId) { id mailed } }`;
const set = `mutation set($institutionId: ID!, $mailed: Boolean!) {
  setAwaitedMails(institutionId: $institutionId, mailed: $mailed) { id mailed } }`;

const csv = (...emails: string[]) =>
  Buffer.from(['E-mail,First name,Last name', ...emails.map((email) => `${email},Nia,Neu`)].join('\n')).toString(
    'base64',
  );
let count = 1000;
const address = () => `nia${(count += 1)}@else.test`;

/** A group of an institution whose administrator has switched mails on, or not. */
async function world({ mailed = true } = {}) {
  const main = await buildUser(server.db, { first_name: 'Teodora', last_name: 'Vasquez' });
  const { id: course } = await buildCourse(server.db, { name: 'Vivir en línea', language: 'es' });
  const { id: draft } = await buildCourse(server.db, { name: 'Secret draft', published: false });
  const dates = { start_date: '2026-01-10', end_date: '2099-06-30' };
  const group = await buildGroup(server.db, {
    owner_id: main.id,
    name: 'Mornings',
    courses: [course, draft],
    group_size: 100,
    ...dates,
  });
  const { institution_id } = group;
  await addInstitutionMember(server.db, institution_id, main.id, 'INSTRUCTOR');
  const admin = await member(institution_id, 'CENTER_ADMIN');
  const say = (to: boolean) => server.call(admin, set, { institutionId: institution_id, mailed: to });
  if (mailed) await say(true);
  const ask = async (file: string) =>
    (await server.call(main, look, { group_id: group.id, file })).data['rosterDifference'];
  const bring = async (file: string, shown?: string) => {
    const variables = { group_id: group.id, file, shown: shown ?? (await ask(file)).shown };
    return (await server.call(main, run, variables)).data['importRoster'];
  };
  const takeBack = (import_id: string) => server.call(main, undo, { group_id: group.id, import_id });
  return { main, admin, group, institution_id, say, ask, bring, takeBack };
}

async function member(institution_id: string, role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT'): Promise<BuiltUser> {
  const user = await buildUser(server.db);
  await addInstitutionMember(server.db, institution_id, user.id, role);
  return user;
}

const deliver = () =>
  deliverMail(server.db, { smtpUrl: smtp.url, smtpCertificate: undefined, mailFrom: 'no-reply@lectern.example' });
const outbox = () => server.db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
const days = async () => {
  const { rows } = await sql<{
    day: number;
  }>`select (x.not_before at time zone i.time_zone)::date - today(i.time_zone) as day
    from mail_outbox x join institutions i on i.id = x.institution_id where x.group_id is not null order by x.recipient, x.created_on`.execute(
    server.db,
  );
  return rows.map(({ day }) => day);
};

describe('whether people on rosters are mailed', () => {
  it('is said by who administers the institution, no at first, and stands in the log', async () => {
    const { admin, institution_id, say } = await world({ mailed: false });
    const ask = async (caller: BuiltUser, institutionId = institution_id) => {
      const { data, code } = await server.call(caller, read, { institutionId });
      return data?.['awaitedMails'] ?? code;
    };
    expect(await ask(admin)).toEqual({ id: institution_id, mailed: false });
    for (const mailed of [true, true, false])
      expect((await say(mailed)).data['setAwaitedMails']).toEqual({ id: institution_id, mailed });
    const { rows } = await sql`select actor_id, details from audit_log
      where action = 'AWAITED_MAILS_SET' and chain_id = ${institution_id} order by number`.execute(server.db);
    expect(rows).toEqual([true, false].map((mailed) => ({ actor_id: admin.id, details: { mailed } })));
  });

  it('is no matter of anybody else, there or elsewhere', async () => {
    const { main, admin, institution_id } = await world({ mailed: false });
    const others = [
      main,
      await member(institution_id, 'STUDENT'),
      await buildUser(server.db, { role: 'SALES_MANAGER' }),
    ];
    for (const caller of others)
      for (const document of [read, set]) {
        const { code } = await server.call(caller, document, { institutionId: institution_id, mailed: true });
        expect(['NOT_FOUND', 'FORBIDDEN']).toContain(code);
      }
    const { id: foreign } = await buildInstitution(server.db);
    const { code } = await server.call(admin, set, { institutionId: foreign, mailed: true });
    expect(code).toBe('NOT_FOUND');
  });
});

describe('mails to people on a roster', () => {
  it('are none where the institution has not switched them on', async () => {
    const { ask, bring } = await world({ mailed: false });
    expect(await ask(csv(address()))).toMatchObject({ mails: 0 });
    await bring(csv(address()));
    expect(await outbox()).toEqual([]);
  });

  // O-33
  it('are sent once for each person and group, and say which, when, what and whom to ask', async () => {
    const place = await world();
    const [nia, noor] = [address(), address()];
    expect(await place.ask(csv(nia, noor, place.main.email))).toMatchObject({ mails: 2 });
    const { import_id } = await place.bring(csv(nia, noor));
    expect(await outbox()).toMatchObject([{ recipient: nia }, { recipient: noor }]);
    const [first] = await outbox();
    expect(first).toMatchObject({
      language: 'es',
      reply_to: place.main.email,
      group_id: place.group.id,
      institution_id: place.institution_id,
      subject: expect.stringContaining('Mornings'),
    });
    for (const said of [
      'Nia Neu',
      'Mornings',
      '10 de enero de 2026',
      '30 de junio de 2099',
      'Vivir en línea',
      'Teodora Vasquez',
      nia,
      `/group/${place.group.id}`,
    ])
      expect(first?.body).toContain(said);
    expect(first?.body).not.toContain('Secret draft');
    const { rows } = await sql`select details -> 'mailed' as mailed from audit_log
      where action = 'ROSTER_IMPORTED' and object_id = ${place.group.id}`.execute(server.db);
    expect(rows).toEqual([{ mailed: 2 }]);
    expect(await deliver()).toBe(2);
    await place.takeBack(import_id);
    expect(await place.ask(csv(nia, noor))).toMatchObject({ mails: 0 });
    await place.bring(csv(nia, noor));
    expect(await deliver()).toBe(0);
  });

  it('that have not left are written anew for who comes back, and go out once', async () => {
    const { bring, takeBack } = await world();
    const nia = address();
    const { import_id } = await bring(csv(nia));
    const [before] = await outbox();
    await takeBack(import_id);
    await bring(csv(nia));
    const after = await outbox();
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before?.id);
    expect(await deliver()).toBe(1);
  });

  it.each(['taken out', 'undone', 'switched off', 'joined', 'over'])(
    'do not go to who is awaited no longer: %s',
    async (how) => {
      const place = await world();
      const [nia, noor] = [address(), address()];
      const { import_id } = await place.bring(csv(nia));
      const { rows } = await sql<{ id: string }>`select id from awaited_members where email = ${nia}`.execute(
        server.db,
      );
      const ids = rows.map(({ id }) => id);
      const acts: Record<string, () => Promise<unknown>> = {
        'taken out': () => server.call(place.main, remove, { group_id: place.group.id, ids }),
        undone: () => place.takeBack(import_id),
        'switched off': () => place.say(false),
        joined: () => sql`delete from awaited_members where email = ${nia}`.execute(server.db),
        over: () => sql`update groups set status = 'ENDED' where id = ${place.group.id}`.execute(server.db),
      };
      await acts[how]?.();
      expect(await deliver()).toBe(0);
      await forgetOldKeys(server.db);
      expect(await outbox()).toEqual([]);
      const other = await world();
      await other.bring(csv(noor));
      await forgetOldKeys(server.db);
      expect(await deliver()).toBe(1);
    },
  );

  it('are dropped by whoever ends the group, also where it goes on before the hour', async () => {
    const { main, group, bring } = await world();
    await bring(csv(address()));
    expect(await outbox()).toHaveLength(1);
    await server.call(main, update, { data: { status: 'ENDED' }, where: { id: group.id } });
    expect(await outbox()).toEqual([]);
    await sql`update groups set status = 'STARTED' where id = ${group.id}`.execute(server.db);
    expect(await deliver()).toBe(0);
  });

  it('are what was shown: where the institution has changed its mind since, nothing is imported', async () => {
    const { ask, bring, say } = await world();
    const file = csv(address());
    const { shown } = await ask(file);
    await say(false);
    expect(await bring(file, shown)).toMatchObject({ done: false, difference: { mails: 0 } });
  });

  it('count among the mails of the day, of the institution and of the address', async () => {
    const { institution_id, bring } = await world();
    const [nia, noor] = [address(), address()];
    await sql`insert into mail_outbox (recipient, subject, body, institution_id, group_id)
      select 'all' || n || '@else.test', 'x', 'x', ${institution_id}, id
      from groups, generate_series(1, ${mailsADay - 1}) n where institution_id = ${institution_id}`.execute(server.db);
    await bring(csv(nia, noor));
    expect((await days()).slice(-2)).toEqual([0, 1]);
    await server.db.deleteFrom('mail_outbox').execute();
    const mia = address();
    for (const day of [0, 0, 0, 1]) {
      const other = await world();
      await other.bring(csv(mia));
      expect((await days()).at(-1)).toBe(day);
    }
  });
});
