import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
} from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const invitation = 'id email first_name last_name role created_on expires_on created_by { id } institution { id }';
const documents = {
  list: `query list($id: ID!, $search: String, $pageSize: Int, $after: ID) {
    institutionInvitations(institution_id: $id, search: $search, pageSize: $pageSize, after: $after) {
      invitations { ${invitation} } hasMore cursor } }`,
  invite: `mutation invite($data: InvitationInput!, $language: String) {
    inviteInstitutionMember(data: $data, language: $language) { ${invitation} } }`,
  inviteAll: `mutation inviteAll($institutionId: ID!, $data: [InviteeInput!]!) {
    inviteInstitutionMembers(institutionId: $institutionId, data: $data) { row state invitation { id email } } }`,
  resend: `mutation resend($id: ID!) { resendInstitutionInvitation(id: $id) { id expires_on } }`,
  offer: `mutation offer($id: ID!, $data: InstitutionRoleInput!) {
    updateInstitutionInvitationMember(id: $id, data: $data) { id role } }`,
  withdraw: `mutation withdraw($id: ID!) { deleteInstitutionInvite(id: $id) { success } }`,
  change: `mutation change($id: ID!, $data: InstitutionRoleInput!) {
    updateInstitutionMember(id: $id, data: $data) { id role } }`,
  remove: `mutation remove($id: ID!) { deleteInstitutionMember(id: $id) { success } }`,
  add: `mutation add($data: InstitutionMemberInput!) { addInstitutionMember(data: $data) { id role } }`,
};
const call = (who: BuiltUser, name: keyof typeof documents, variables: Record<string, unknown>) =>
  server.call(who, documents[name], variables);

/** An institution with an administrator, an instructor and a learner, and somebody who sells. */
async function school() {
  const { db } = server;
  const { id } = await buildInstitution(db, { name: `College ${crypto.randomUUID()}` });
  const member = async (role: InstitutionRole) => {
    const user = await buildUser(db);
    await addInstitutionMember(db, id, user.id, role);
    const { id: memberId } = await db
      .selectFrom('institution_members')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return { user, memberId };
  };
  const [admin, instructor, learner] = [
    await member('CENTER_ADMIN'),
    await member('INSTRUCTOR'),
    await member('STUDENT'),
  ];
  return { id, admin, instructor, learner, seller: await buildUser(db, { role: 'SALES_MANAGER' }) };
}

const person = (values: Record<string, unknown> = {}) => ({
  first_name: 'Amara',
  last_name: 'Okonkwo',
  email: `${crypto.randomUUID()}@people.test`,
  role: 'STUDENT',
  ...values,
});
const mailsTo = (email: string) =>
  server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
const actionsAt = async (institution: string) => {
  const { rows } = await sql<{
    action: string;
  }>`select action from audit_log where chain_id = ${institution} order by number`.execute(server.db);
  return rows.map(({ action }) => action);
};
const feedOf = (institution_id: string) =>
  server.db
    .selectFrom('activities')
    .select(['activity', 'about'])
    .where('institution_id', '=', institution_id)
    .execute();

describe('inviting one person', () => {
  it('takes somebody with one name, who is called by that in the mail and wherever they act', async () => {
    const { id, admin, seller } = await school();
    const data = {
      first_name: 'Sukarno',
      last_name: ' ',
      email: `${crypto.randomUUID()}@people.test`,
      role: 'STUDENT',
    };
    const { data: invited } = await call(seller, 'invite', { data: { ...data, institution_id: id } });
    expect(invited.inviteInstitutionMember).toMatchObject({ first_name: 'Sukarno', last_name: '' });
    await server.db
      .updateTable('users')
      .set({ first_name: 'Dewi', last_name: '' })
      .where('id', '=', admin.user.id)
      .execute();
    const email = `${crypto.randomUUID()}@people.test`;
    await call(admin.user, 'invite', { data: { ...data, email, institution_id: id } });
    const { body } = await server.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(body).toMatch(/Dewi (?=\S)/);
    expect(body).not.toMatch(/Dewi {2}|Dewi [,.]/);
  });

  // D2-1.07, 7.58
  it('sends a mail in the language asked for, and shows the invitation to them and to who invites', async () => {
    const { id, admin } = await school();
    const known = await buildUser(server.db);
    const data = person({ email: ` ${known.email.toUpperCase()} `, role: 'INSTRUCTOR', institution_id: id });
    const { code, data: replied } = await call(admin.user, 'invite', { data, language: 'es' });
    expect(code).toBeNull();
    expect(replied.inviteInstitutionMember).toMatchObject({
      email: known.email,
      role: 'INSTRUCTOR',
      institution: { id },
    });
    const [mail, ...others] = await mailsTo(known.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^College .* le invita a Lectern$/);
    expect(mail?.body).toContain('Su rol allí: Docente');
    const own = await server.call(
      known,
      `query own($email: String!) { userInvitations(email: $email) { email role } }`,
      {
        email: known.email,
      },
    );
    expect(own.data.userInvitations).toEqual([{ email: known.email, role: 'INSTRUCTOR' }]);
    const listed = await call(admin.user, 'list', { id });
    expect(listed.data.institutionInvitations.invitations).toHaveLength(1);
    expect(await actionsAt(id)).toEqual(['MEMBERS_INVITED']);
    expect(await feedOf(id)).toEqual([{ activity: 'MEMBER_INVITED', about: 'Amara Okonkwo' }]);
  });

  // D2-5.23
  it('refuses a member, and who is invited already with the invitation', async () => {
    const { id, admin, learner } = await school();
    const member = await call(admin.user, 'invite', {
      data: person({ email: learner.user.email, institution_id: id }),
    });
    expect([member.code, member.errors[0]?.extensions['field']]).toEqual(['TAKEN', 'data.email']);
    const data = person({ institution_id: id });
    const first = (await call(admin.user, 'invite', { data })).data.inviteInstitutionMember;
    const again = await call(admin.user, 'invite', { data });
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'TAKEN', invitation_id: first.id });
    expect(await mailsTo(first.email)).toHaveLength(1);
  });

  it('gives the invitation of an administrator to whoever may send it again alone', async () => {
    const { id, admin, seller } = await school();
    const data = person({ institution_id: id, role: 'CENTER_ADMIN' });
    const first = (await call(seller, 'invite', { data })).data.inviteInstitutionMember;
    const again = await call(admin.user, 'invite', { data: { ...data, role: 'STUDENT' } });
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'TAKEN', invited_as: 'CENTER_ADMIN' });
    expect(again.errors[0]?.extensions).not.toHaveProperty('invitation_id');
    expect((await call(seller, 'invite', { data })).errors[0]?.extensions).toMatchObject({ invitation_id: first.id });
  });

  it.each([
    ['email', 'not an address', 'NOT_AN_EMAIL'],
    ['email', '', 'REQUIRED'],
    ['first_name', ' ', 'REQUIRED'],
    ['last_name', 'x'.repeat(201), 'TOO_LONG'],
  ])('refuses %s %j with %s at the field', async (field, value, issue) => {
    const { id, admin } = await school();
    const { errors } = await call(admin.user, 'invite', { data: person({ institution_id: id, [field]: value }) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', field: `data.${field}`, issue: { code: issue } });
  });

  // D2-5.27, 5.28, 6.08
  it('lets only those who sell offer CENTER_ADMIN, and instructors and learners invite nobody', async () => {
    const { id, admin, instructor, learner, seller } = await school();
    const data = person({ role: 'CENTER_ADMIN', institution_id: id });
    expect((await call(admin.user, 'invite', { data })).code).toBe('FORBIDDEN');
    expect((await call(seller, 'invite', { data })).code).toBeNull();
    for (const { user } of [instructor, learner])
      expect((await call(user, 'invite', { data: person({ institution_id: id }) })).code).toBe('NOT_FOUND');
    const support = await buildUser(server.db, { role: 'TECH_SUPPORT' });
    expect((await call(support, 'invite', { data: person({ institution_id: id }) })).code).toBe('NOT_FOUND');
  });
});

describe('inviting several', () => {
  // D2-7.57
  it('says of each row what became of it', async () => {
    const { id, admin, learner } = await school();
    const open = (await buildInvitation(server.db, 'open@people.test', { institution_id: id })).id;
    const [one, other] = [person(), person({ role: 'INSTRUCTOR' })];
    const rows = [
      one,
      other,
      { ...one, first_name: 'Again', email: one.email.toUpperCase() },
      person({ email: learner.user.email }),
      person({ email: 'open@people.test' }),
    ];
    const { data } = await call(admin.user, 'inviteAll', {
      institutionId: id,
      data: rows.map((row, at) => ({ ...row, id: at })),
    });
    expect(data.inviteInstitutionMembers).toMatchObject([
      { row: 0, state: 'INVITED', invitation: { email: one.email } },
      { row: 1, state: 'INVITED', invitation: { email: other.email } },
      { row: 2, state: 'TWICE', invitation: null },
      { row: 3, state: 'MEMBER', invitation: null },
      { row: 4, state: 'OPEN', invitation: { id: open } },
    ]);
    expect(await feedOf(id)).toEqual([{ activity: 'MEMBERS_INVITED', about: '2' }]);
    expect(await mailsTo('open@people.test')).toEqual([]);
  });

  it('gives each row the number back that its caller gave it, be it no place or given twice', async () => {
    const { id, admin, learner } = await school();
    const [one, two] = [person(), person()];
    const rows = [
      { ...one, id: 40 },
      { ...person({ email: learner.user.email }), id: -7 },
      { ...two, id: 40 },
      { ...one, id: 2_147_483_647 },
    ];
    const { data } = await call(admin.user, 'inviteAll', { institutionId: id, data: rows });
    expect(data.inviteInstitutionMembers).toMatchObject([
      { row: 40, state: 'INVITED', invitation: { email: one.email } },
      { row: -7, state: 'MEMBER' },
      { row: 40, state: 'INVITED', invitation: { email: two.email } },
      { row: 2_147_483_647, state: 'TWICE' },
    ]);
  });

  it('invites nobody where a row is wrong, or where they are more than 100', async () => {
    const { id, admin } = await school();
    const all = (count: number) => Array.from({ length: count }, (_none, at) => ({ ...person(), id: at }));
    const inviteAll = (data: unknown) => call(admin.user, 'inviteAll', { institutionId: id, data });
    const wrong = await inviteAll([...all(2), { ...person({ email: 'x' }), id: 2 }]);
    expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'data.2.email' });
    expect((await inviteAll(all(101))).errors[0]?.extensions).toMatchObject({
      code: 'INVALID',
      issue: { maximum: 100 },
    });
    expect((await call(admin.user, 'list', { id })).data.institutionInvitations.invitations).toEqual([]);
  });
});

describe('the invitations of an institution', () => {
  // D2-3.07, 3.08, 7.15, 7.16
  it('are listed from the newest on, by pages and by what is searched; others than its administrators see none', async () => {
    const { id, admin, instructor } = await school();
    for (const email of ['anna@a.test', 'bert@b.test', 'cleo@c.test'])
      expect((await call(admin.user, 'invite', { data: person({ email, institution_id: id }) })).code).toBeNull();
    const first = (await call(admin.user, 'list', { id, pageSize: 2 })).data.institutionInvitations;
    const rest = (await call(admin.user, 'list', { id, pageSize: 2, after: first.cursor })).data.institutionInvitations;
    const emails = [...first.invitations, ...rest.invitations].map(({ email }: { email: string }) => email);
    expect([emails, rest.hasMore]).toEqual([['cleo@c.test', 'bert@b.test', 'anna@a.test'], false]);
    const found = (await call(admin.user, 'list', { id, search: 'BERT' })).data.institutionInvitations;
    expect(found.invitations).toHaveLength(1);
    expect((await call(admin.user, 'list', { id, after: crypto.randomUUID() })).code).toBe('BAD_CURSOR');
    expect((await call(instructor.user, 'list', { id })).code).toBe('NOT_FOUND');
  });

  it('are sent again, which opens them for 30 days', async () => {
    const { id, admin } = await school();
    const over = await buildInvitation(server.db, 'over@people.test', { institution_id: id, expires_on: '2026-01-01' });
    const { data } = await call(admin.user, 'resend', { id: over.id });
    const days = (Date.parse(data.resendInstitutionInvitation.expires_on) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(await mailsTo('over@people.test')).toHaveLength(1);
    expect(await actionsAt(id)).toEqual(['INVITATION_RENEWED']);
    expect(await feedOf(id)).toEqual([{ activity: 'INVITATIONS_RESENT', about: '1' }]);
  });

  // D2-4.44, 4.45, 7.61
  it('change their role, unless it has changed since it was read', async () => {
    const { id, admin, seller } = await school();
    const made = await buildInvitation(server.db, 'role@people.test', { institution_id: id });
    const offer = (who: BuiltUser, data: unknown) => call(who, 'offer', { id: made.id, data });
    expect(
      (await offer(admin.user, { role: 'INSTRUCTOR', was: 'STUDENT' })).data.updateInstitutionInvitationMember.role,
    ).toBe('INSTRUCTOR');
    expect((await offer(seller, { role: 'CENTER_ADMIN', was: 'STUDENT' })).code).toBe('CONFLICT');
    expect((await offer(seller, { role: 'CENTER_ADMIN' })).code).toBeNull();
    // What offers more than they may give is not theirs to change.
    expect((await offer(admin.user, { role: 'STUDENT' })).code).toBe('FORBIDDEN');
    expect((await call(admin.user, 'withdraw', { id: made.id })).code).toBe('FORBIDDEN');
    expect(await feedOf(id)).toEqual(
      Array.from({ length: 2 }, () => ({ activity: 'INVITATIONS_CHANGED', about: '1' })),
    );
  });

  // D2-7.63
  it('are withdrawn, however often that is sent, and cannot be accepted then', async () => {
    const { id, admin } = await school();
    const known = await buildUser(server.db);
    const made = await buildInvitation(server.db, known.email, { institution_id: id });
    for (let time = 0; time < 2; time += 1)
      expect((await call(admin.user, 'withdraw', { id: made.id })).data.deleteInstitutionInvite).toEqual({
        success: true,
      });
    expect(await actionsAt(id)).toEqual(['INVITATION_WITHDRAWN']);
    expect(await feedOf(id)).toEqual([{ activity: 'INVITATIONS_WITHDRAWN', about: '1' }]);
    expect((await call(known, 'add', { data: { user_id: known.id, institution_id: id, role: 'STUDENT' } })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a member', () => {
  // D2-4.46, 7.60
  it('gets another role: learners from an administrator, anybody but oneself from those who sell', async () => {
    const { id, admin, instructor, learner, seller } = await school();
    const change = (who: BuiltUser, memberId: string, data: unknown) => call(who, 'change', { id: memberId, data });
    expect((await change(admin.user, learner.memberId, { role: 'CENTER_ADMIN' })).code).toBe('FORBIDDEN');
    expect((await change(admin.user, learner.memberId, { role: 'INSTRUCTOR', was: 'CENTER_ADMIN' })).code).toBe(
      'CONFLICT',
    );
    expect(
      (await change(admin.user, learner.memberId, { role: 'INSTRUCTOR', was: 'STUDENT' })).data.updateInstitutionMember
        .role,
    ).toBe('INSTRUCTOR');
    for (const { memberId } of [learner, instructor, admin])
      expect((await change(admin.user, memberId, { role: 'STUDENT' })).code).toBe('FORBIDDEN');
    expect((await change(instructor.user, learner.memberId, { role: 'STUDENT' })).code).toBe('NOT_FOUND');
    expect((await change(seller, admin.memberId, { role: 'INSTRUCTOR' })).code).toBeNull();
    await addInstitutionMember(server.db, id, seller.id, 'STUDENT');
    const own = await server.db
      .selectFrom('institution_members')
      .select('id')
      .where('user_id', '=', seller.id)
      .executeTakeFirstOrThrow();
    expect((await change(seller, own.id, { role: 'CENTER_ADMIN' })).code).toBe('FORBIDDEN');
    expect(await actionsAt(id)).toEqual(['MEMBER_CHANGED', 'MEMBER_CHANGED']);
  });

  // D2-4.47, 7.62, 8.14, 8.15
  it('is removed from the institution and its groups, whose seats become free; results are kept', async () => {
    const { id, admin, learner } = await school();
    const group = await buildGroup(server.db, { institution_id: id });
    await addGroupMember(server.db, group.id, learner.user.id);
    const learners = async () =>
      (await server.db.selectFrom('groups').select('learners').where('id', '=', group.id).executeTakeFirstOrThrow())
        .learners;
    expect(await learners()).toBe(1);
    for (let time = 0; time < 2; time += 1)
      expect((await call(admin.user, 'remove', { id: learner.memberId })).data.deleteInstitutionMember).toEqual({
        success: true,
      });
    expect(await learners()).toBe(0);
    expect(await actionsAt(id)).toEqual(['MEMBER_REMOVED']);
    const viewer = await server.call(learner.user, '{ viewer { institutions { id } } }');
    expect(viewer.data.viewer.institutions).toEqual([]);
    expect((await call(admin.user, 'change', { id: learner.memberId, data: { role: 'STUDENT' } })).code).toBe(
      'NOT_FOUND',
    );
    // Invited again, they come back.
    expect(
      (await call(admin.user, 'invite', { data: person({ email: learner.user.email, institution_id: id }) })).code,
    ).toBeNull();
  });

  it('is not removed while they are the main instructor of groups, which are named', async () => {
    const { id, instructor, seller } = await school();
    await buildGroup(server.db, { institution_id: id, owner_id: instructor.user.id, name: 'Networks' });
    const { errors } = await call(seller, 'remove', { id: instructor.memberId });
    expect(errors[0]?.extensions).toMatchObject({ code: 'IN_USE', groups: ['Networks'] });
    expect(await actionsAt(id)).toEqual([]);
  });

  // D2-7.59
  it('is made of somebody by those who sell, whose invitation is answered by it', async () => {
    const { id, admin, seller } = await school();
    const known = await buildUser(server.db, { first_name: 'Ines', last_name: 'Duarte' });
    await buildInvitation(server.db, known.email, { institution_id: id });
    const data = { user_id: known.id, institution_id: id, role: 'INSTRUCTOR' };
    expect((await call(admin.user, 'add', { data })).code).toBe('NOT_FOUND');
    for (let time = 0; time < 2; time += 1)
      expect((await call(seller, 'add', { data })).data.addInstitutionMember.role).toBe('INSTRUCTOR');
    expect((await call(seller, 'add', { data: { ...data, user_id: crypto.randomUUID() } })).code).toBe('NOT_FOUND');
    expect((await call(admin.user, 'list', { id })).data.institutionInvitations.invitations).toEqual([]);
    expect(await actionsAt(id)).toEqual(['MEMBER_ADDED']);
    expect(await feedOf(id)).toEqual([{ activity: 'MEMBER_ADDED', about: 'Ines Duarte' }]);
  });
});
