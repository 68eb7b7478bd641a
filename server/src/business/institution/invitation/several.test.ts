import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildInvitation } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { queueMails } from '../../../base/mail/queue-mail.ts';
import { forgetOldKeys } from '../../../base/jobs/forget-old-keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const result = 'id state invitation { id role email expires_on link mail { state } }';
const documents = {
  list: `query list($id: ID!, $show: InvitationFilter) {
    institutionInvitations(institution_id: $id, show: $show, pageSize: 60) { invitations { id } } }`,
  resend: `mutation resend($institution_id: ID!, $ids: [ID!]!) {
    resendInstitutionInvitations(institution_id: $institution_id, ids: $ids) { ${result} } }`,
  change: `mutation change($institution_id: ID!, $ids: [ID!]!, $role: InstitutionRole!) {
    updateInstitutionInvitations(institution_id: $institution_id, ids: $ids, role: $role) { ${result} } }`,
  withdraw: `mutation withdraw($institution_id: ID!, $ids: [ID!]!) {
    deleteInstitutionInvites(institution_id: $institution_id, ids: $ids) { ${result} } }`,
  restore: `mutation restore($institution_id: ID!, $ids: [ID!]!) {
    restoreInstitutionInvites(institution_id: $institution_id, ids: $ids) { ${result} } }`,
  correct: `mutation correct($id: ID!, $data: InvitationCorrectionInput!, $was: InvitationCorrectionInput) {
    correctInstitutionInvitation(id: $id, data: $data, was: $was) { id first_name email mail { state } link } }`,
  invite: `mutation invite($data: InvitationInput!) { inviteInstitutionMember(data: $data) { id } }`,
  own: `query own($email: String!) { userInvitations(email: $email) { id } }`,
};
type Result = { readonly id: string; readonly state: string; readonly invitation: Record<string, any> | null };
const call = (who: BuiltUser, name: keyof typeof documents, variables: Record<string, unknown>) =>
  server.call(who, documents[name], variables);
const results = async (...args: Parameters<typeof call>): Promise<Result[]> => {
  const { code, data } = await call(...args);
  expect(code).toBeNull();
  return Object.values(data)[0] as Result[];
};
const states = (list: readonly Result[]) => list.map(({ state }) => state);

/** An institution with an administrator, some invitations, and somebody who sells. */
async function school(roles: readonly InstitutionRole[] = ['STUDENT', 'STUDENT', 'STUDENT']) {
  const { db } = server;
  const { id } = await buildInstitution(db);
  const admin = await buildUser(db);
  await addInstitutionMember(db, id, admin.id, 'CENTER_ADMIN');
  const invitations = [];
  for (const role of roles) {
    const email = `${crypto.randomUUID()}@people.test`;
    invitations.push({ email, ...(await buildInvitation(db, email, { institution_id: id, role })) });
  }
  const ids = invitations.map((one) => one.id);
  return { id, admin, seller: await buildUser(db, { role: 'SALES_MANAGER' }), invitations, ids };
}

const entriesAt = async (institution: string) => {
  const { rows } = await sql<{ action: string; details: unknown; facts: unknown }>`
    select action, details, facts from audit_log join audit_personal using (chain, chain_id, number)
    where chain_id = ${institution} order by number`.execute(server.db);
  return rows;
};
const feedOf = (institution_id: string) =>
  server.db
    .selectFrom('activities')
    .select(['activity', 'about'])
    .where('institution_id', '=', institution_id)
    .orderBy('created_on')
    .execute();
const listed = async (who: BuiltUser, id: string, show?: string): Promise<string[]> =>
  (await call(who, 'list', { id, show })).data['institutionInvitations'].invitations
    .map((one: { readonly id: string }) => one.id)
    .toSorted();
const emailsIn = ({ facts }: { readonly facts: unknown }) => (facts as { readonly emails: readonly string[] }).emails;

describe('several invitations', () => {
  // O-15
  it('are sent again by one act, with a result for each, one entry and one line in the feed', async () => {
    const { id, admin, ids, invitations } = await school(['STUDENT', 'INSTRUCTOR', 'CENTER_ADMIN']);
    const foreign = (await school()).ids[0] ?? '';
    const asked = [...ids, foreign, crypto.randomUUID()];
    const given = await results(admin, 'resend', { institution_id: id, ids: asked });
    expect(given.map((one) => one.id)).toEqual(asked);
    expect(states(given)).toEqual(['DONE', 'DONE', 'FORBIDDEN', 'GONE', 'GONE']);
    expect(given[0]?.invitation).toMatchObject({ email: invitations[0]?.email, mail: { state: 'KEPT' } });
    const [entry, ...others] = await entriesAt(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'INVITATIONS_RESENT' });
    expect((entry && emailsIn(entry))?.toSorted()).toEqual(
      invitations
        .slice(0, 2)
        .map(({ email }) => email)
        .toSorted(),
    );
    expect(await feedOf(id)).toEqual([{ activity: 'INVITATIONS_RESENT', about: '2' }]);
  });

  it('offer another role by one act', async () => {
    const { id, admin, seller, ids } = await school();
    const given = await results(admin, 'change', { institution_id: id, ids, role: 'INSTRUCTOR' });
    expect(given.map(({ invitation }) => invitation?.['role'])).toEqual(Array.from(ids, () => 'INSTRUCTOR'));
    expect((await call(admin, 'change', { institution_id: id, ids, role: 'CENTER_ADMIN' })).code).toBe('FORBIDDEN');
    expect(states(await results(seller, 'change', { institution_id: id, ids, role: 'CENTER_ADMIN' }))).toEqual(
      Array.from(ids, () => 'DONE'),
    );
    // What offers more than they may give is not theirs to change.
    expect(states(await results(admin, 'change', { institution_id: id, ids, role: 'STUDENT' }))).toEqual(
      Array.from(ids, () => 'FORBIDDEN'),
    );
    const entries = await entriesAt(id);
    const changed = (role: string, offered: string) => ({
      details: { invitations: ids.toSorted().map((one) => ({ id: one, role, offered })) },
    });
    expect(entries).toEqual(
      [changed('STUDENT', 'INSTRUCTOR'), changed('INSTRUCTOR', 'CENTER_ADMIN')].map((one) =>
        expect.objectContaining(one),
      ),
    );
  });

  it('are withdrawn by one act, and come back with their days and links', async () => {
    const { id, admin, ids, invitations } = await school();
    const person = await buildUser(server.db, { email: invitations[0]?.email ?? '' });
    await sql`update invitations set expires_on = now() + interval '12 days' where institution_id = ${id}`.execute(
      server.db,
    );
    const before = await results(admin, 'change', { institution_id: id, ids, role: 'INSTRUCTOR' });
    const gone = await results(admin, 'withdraw', { institution_id: id, ids });
    expect(gone.map(({ state, invitation }) => [state, invitation])).toEqual(Array.from(ids, () => ['DONE', null]));
    expect(await listed(admin, id)).toEqual([]);
    expect((await call(person, 'own', { email: person.email })).data['userInvitations']).toEqual([]);
    expect(states(await results(admin, 'withdraw', { institution_id: id, ids }))).toEqual(
      Array.from(ids, () => 'GONE'),
    );
    const back = await results(admin, 'restore', { institution_id: id, ids });
    expect(back).toEqual(before);
    expect((await call(person, 'own', { email: person.email })).data['userInvitations']).toHaveLength(1);
    // Sent twice, it says the same again.
    expect(states(await results(admin, 'restore', { institution_id: id, ids }))).toEqual(Array.from(ids, () => 'DONE'));
    expect((await feedOf(id)).map(({ activity }) => activity)).toEqual([
      'INVITATIONS_CHANGED',
      'INVITATIONS_WITHDRAWN',
      'INVITATIONS_RESTORED',
    ]);
  });

  it('do not come back where the address is invited or a member by now, or after 30 days', async () => {
    const { id, admin, ids, invitations } = await school(['STUDENT', 'STUDENT', 'STUDENT', 'STUDENT']);
    await results(admin, 'withdraw', { institution_id: id, ids });
    const data = { first_name: 'A', last_name: 'B', role: 'STUDENT', institution_id: id };
    expect((await call(admin, 'invite', { data: { ...data, email: invitations[0]?.email } })).code).toBeNull();
    const member = await buildUser(server.db, { email: invitations[1]?.email ?? '' });
    await addInstitutionMember(server.db, id, member.id, 'STUDENT');
    await sql`update invitations set withdrawn_on = now() - interval '31 days' where id = ${ids[2]}`.execute(server.db);
    expect(states(await results(admin, 'restore', { institution_id: id, ids }))).toEqual([
      'TAKEN',
      'TAKEN',
      'GONE',
      'DONE',
    ]);
    await forgetOldKeys(server.db);
    const { rows } = await sql<{ id: string }>`select id from invitations where id = any(${ids})`.execute(server.db);
    const left = new Set(rows.map((row) => row.id));
    expect(ids.map((one) => left.has(one))).toEqual([true, true, false, true]);
  });

  it('whose mail had not gone out get another day for it', async () => {
    const { id, admin, ids } = await school();
    await results(admin, 'resend', { institution_id: id, ids });
    await results(admin, 'withdraw', { institution_id: id, ids });
    await sql`update mail_outbox set not_before = now() - interval '3 days' where institution_id = ${id}`.execute(
      server.db,
    );
    await results(admin, 'restore', { institution_id: id, ids });
    const { rows } = await sql<{ fresh: boolean }>`select not_before > now() - interval '1 minute' as fresh
      from mail_outbox where institution_id = ${id} and sent_on is null`.execute(server.db);
    expect(rows).toEqual(Array.from(ids, () => ({ fresh: true })));
  });

  it('whose mail waits for a day are mailed from that day on, and others than those that were mailed get none', async () => {
    const { id, admin, ids } = await school();
    const [waiting = '', tried = '', copied = ''] = ids;
    await results(admin, 'resend', { institution_id: id, ids: [waiting, tried] });
    await sql`update mail_outbox set tries = 1 where invitation_id = ${tried}`.execute(server.db);
    await sql`update mail_outbox set not_before = not_before + interval '7 days' where invitation_id = ${waiting}`.execute(
      server.db,
    );
    await sql`update invitations set expires_on = expires_on + interval '7 days' where id = ${waiting}`.execute(
      server.db,
    );
    const mails = async () => {
      const { rows } =
        await sql`select x.invitation_id as id, (x.not_before at time zone i.time_zone)::date - (now() at time zone i.time_zone)::date as days
        from mail_outbox x join institutions i on i.id = x.institution_id where i.id = ${id} order by days`.execute(
          server.db,
        );
      return rows;
    };
    await results(admin, 'withdraw', { institution_id: id, ids });
    expect(await mails()).toEqual([{ id: tried, days: 0 }]);
    await results(admin, 'restore', { institution_id: id, ids: [waiting, tried, copied] });
    expect(await mails()).toEqual([
      { id: tried, days: 0 },
      { id: waiting, days: 7 },
    ]);
  });

  it('are 100 at most, of one institution, and nobody else may touch them', async () => {
    const { id, admin, ids } = await school();
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    const refused = await call(admin, 'withdraw', { institution_id: id, ids: many });
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'ids', issue: { maximum: 100 } });
    const other = await school();
    for (const name of ['resend', 'withdraw', 'restore'] as const) {
      expect((await call(other.admin, name, { institution_id: id, ids })).code).toBe('NOT_FOUND');
      expect((await call(other.admin, name, { institution_id: other.id, ids })).code).toBe('NOT_FOUND');
    }
    expect(await listed(admin, id)).toEqual(ids.toSorted());
    expect(await entriesAt(id)).toEqual([]);
    expect(await entriesAt(other.id)).toEqual([]);
    expect(await feedOf(other.id)).toEqual([]);
  });
});

/** Gives an invitation a mail in a state. */
async function mailOf(invitation: string, values: Record<string, unknown>): Promise<void> {
  const [mail = ''] = await queueMails(server.db, [
    { recipient: 'x@people.test', language: 'en', subject: '', body: '' },
  ]);
  await server.db.updateTable('mail_outbox').set(values).where('id', '=', mail).execute();
  await sql`update invitations set mail_id = ${mail} where id = ${invitation}`.execute(server.db);
}
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

it('invitations are found by what has become of them', async () => {
  const { id, admin, ids } = await school(['STUDENT', 'STUDENT', 'STUDENT', 'STUDENT', 'STUDENT']);
  const [open = '', over = '', waiting = '', refused = '', failed = ''] = ids;
  await sql`update invitations set expires_on = now() - interval '1 day' where id = ${over}`.execute(server.db);
  await mailOf(waiting, { not_before: tomorrow() });
  await mailOf(refused, { refused_on: new Date().toISOString(), tries: 1 });
  await mailOf(failed, { tries: 5 });
  expect(await listed(admin, id)).toEqual(ids.toSorted());
  expect(await listed(admin, id, 'OPEN')).toEqual([open, waiting, refused, failed].toSorted());
  expect(await listed(admin, id, 'OVER')).toEqual([over]);
  expect(await listed(admin, id, 'WAITING')).toEqual([waiting]);
  expect(await listed(admin, id, 'UNREACHED')).toEqual([refused, failed].toSorted());
});

describe('an address that was refused', () => {
  it('is corrected and sent to, unless somebody else has it', async () => {
    const { id, admin, ids, invitations } = await school();
    const [refused = ''] = ids;
    await mailOf(refused, { refused_on: new Date().toISOString(), tries: 1, last_error: '550 No' });
    const data = { first_name: 'Inés', last_name: 'Duarte', email: `${crypto.randomUUID()}@people.test` };
    const taken = await call(admin, 'correct', { id: refused, data: { ...data, email: invitations[1]?.email } });
    expect([taken.code, taken.errors[0]?.extensions['field']]).toEqual(['TAKEN', 'data.email']);
    const member = await call(admin, 'correct', { id: refused, data: { ...data, email: admin.email } });
    expect(member.code).toBe('TAKEN');
    const wrong = await call(admin, 'correct', { id: refused, data: { ...data, email: 'nowhere' } });
    expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'data.email' });
    const { data: corrected } = await call(admin, 'correct', { id: refused, data });
    expect(corrected['correctInstitutionInvitation']).toMatchObject({
      id: refused,
      first_name: 'Inés',
      email: data.email,
      mail: { state: 'KEPT' },
    });
    const [mail] = await server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', data.email).execute();
    expect(mail?.body).toContain(`for ${data.email}`);
    const [entry] = await entriesAt(id);
    expect(entry).toMatchObject({ action: 'INVITATION_CORRECTED', facts: { after: data } });
    // Now it is as any other.
    const late = await call(admin, 'correct', { id: refused, data: { ...data, email: 'late@people.test' } });
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', sent_to: data.email });
  });

  it('is not corrected over what somebody else has made of it meanwhile, which is told', async () => {
    const { id, admin, seller, ids, invitations } = await school();
    const [refused = ''] = ids;
    const reachesNobody = () => mailOf(refused, { refused_on: new Date().toISOString(), tries: 1 });
    await reachesNobody();
    const was = { first_name: 'Ines', last_name: 'Duarte', email: invitations[0]?.email };
    await server.db.updateTable('invitations').set(was).where('id', '=', refused).execute();
    const [theirs, ours] = ['Theirs', 'Ours'].map((last_name) => ({
      ...was,
      last_name,
      email: `${crypto.randomUUID()}@people.test`,
    }));
    expect((await call(seller, 'correct', { id: refused, data: theirs, was })).code).toBeNull();
    await reachesNobody();
    const late = await call(admin, 'correct', { id: refused, data: ours, was });
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', theirs });
    expect(await entriesAt(id)).toHaveLength(1);
    // Whoever has read theirs may replace it, and what both want alike is nobody's conflict.
    expect((await call(admin, 'correct', { id: refused, data: theirs, was })).code).toBeNull();
    await reachesNobody();
    expect((await call(admin, 'correct', { id: refused, data: ours, was: theirs })).code).toBeNull();
    expect(await entriesAt(id)).toMatchObject([
      { facts: { before: was, after: theirs } },
      { facts: { before: theirs, after: theirs } },
      { facts: { before: theirs, after: ours } },
    ]);
  });

  it('of an invitation that reaches somebody is theirs', async () => {
    const { admin, ids } = await school();
    const [id = ''] = ids;
    const data = { first_name: 'A', last_name: 'B', email: `${crypto.randomUUID()}@people.test` };
    for (const values of [{}, { sent_on: new Date().toISOString(), tries: 1 }, { not_before: tomorrow() }]) {
      await mailOf(id, { last_error: null, ...values });
      expect((await call(admin, 'correct', { id, data })).code).toBe('CONFLICT');
    }
  });
});

it('a mail is kept for 90 days after it was sent or given up; what waits, and what an open invitation says of it, stays', async () => {
  const days = (count: number) => sql<string>`now() - make_interval(days => ${count})`;
  const keep = async (name: string, values: Record<string, unknown>) => {
    const row = { recipient: `${name}@people.test`, subject: 'Old', body: 'A text', ...values };
    const { id } = await server.db.insertInto('mail_outbox').values(row).returning('id').executeTakeFirstOrThrow();
    return [name, id] as const;
  };
  const kept = [
    await keep('sent-89', { created_on: days(89), sent_on: days(89) }),
    await keep('waiting', { created_on: days(200) }),
    await keep('written-long-ago', { created_on: days(200), sent_on: days(1) }),
  ];
  const gone = [
    await keep('sent-91', { created_on: days(91), sent_on: days(91) }),
    await keep('refused-91', { created_on: days(91), refused_on: days(91) }),
    await keep('given-up-91', { created_on: days(91), tries: 5 }),
  ];
  await forgetOldKeys(server.db);
  const ids = [...kept, ...gone].map(([, id]) => id);
  const left = await server.db.selectFrom('mail_outbox').select('id').where('id', 'in', ids).execute();
  const there = new Set(left.map(({ id }) => id));
  expect([...kept, ...gone].filter(([, id]) => there.has(id)).map(([name]) => name)).toEqual(
    kept.map(([name]) => name),
  );
});
