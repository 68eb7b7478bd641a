import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildInvitation, day } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const invitationsQuery = `query own($email: String!) {
  viewer { number_of_invitations institutions { id my_role } }
  userInvitations(email: $email) {
    id role created_by { first_name last_name email } institution { id name my_role }
  }
}`;
const acceptMutation = `mutation accept($data: InstitutionMemberInput!) {
  addInstitutionMember(data: $data) { role institution { id my_role } }
}`;
const declineMutation = `mutation decline($id: ID!) { deleteInstitutionInvite(id: $id) { success message } }`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A person whom an institution has invited, as an instructor unless told otherwise. */
async function invited(values: Parameters<typeof buildInvitation>[2] = {}) {
  const person = await buildUser(server.db);
  const invitation = await buildInvitation(server.db, person.email, { role: 'INSTRUCTOR', ...values });
  return { person, invitation };
}

/** What a reply says, without what differs from call to call. */
const told = async (call: ReturnType<TestServer['call']>) => {
  const { status, code, errors, data } = await call;
  return { status, code, data, errors };
};

const ask = async (person: BuiltUser, email = person.email) => server.call(person, invitationsQuery, { email });

const accept = (person: BuiltUser, institution_id: string, given: { user_id?: string; role?: InstitutionRole } = {}) =>
  server.call(person, acceptMutation, {
    data: { user_id: person.id, institution_id, role: 'INSTRUCTOR', ...given },
  });

const decline = (person: BuiltUser, id: string) => server.call(person, declineMutation, { id });

const membersOf = (institution_id: string) =>
  server.db
    .selectFrom('institution_members')
    .select(['user_id', 'role', 'deleted_on'])
    .where('institution_id', '=', institution_id)
    .execute();

const entriesOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'chain_id', 'details'])
    .where('object_type', '=', 'invitation')
    .where('object_id', '=', id)
    .execute();

describe('the invitations of a person', () => {
  it('are listed with role, institution and who has invited, and counted with the viewer', async () => {
    const { id: institution_id } = await buildInstitution(server.db, { name: 'Harbour City College' });
    const grace = await buildUser(server.db, { first_name: 'Grace', last_name: 'Adeyemi' });
    const { person, invitation } = await invited({ institution_id, created_by: grace.id });
    const { data } = await ask(person, person.email.toUpperCase());
    expect(data).toEqual({
      viewer: { number_of_invitations: 1, institutions: [] },
      userInvitations: [
        {
          id: invitation.id,
          role: 'INSTRUCTOR',
          created_by: { first_name: 'Grace', last_name: 'Adeyemi', email: null },
          institution: { id: institution_id, name: 'Harbour City College', my_role: null },
        },
      ],
    });
  });

  it('say of an institution that the person belongs to it already', async () => {
    const { person, invitation } = await invited();
    await addInstitutionMember(server.db, invitation.institution_id, person.id, 'STUDENT');
    const { data } = await ask(person);
    expect(data['userInvitations']).toMatchObject([{ institution: { my_role: 'STUDENT' } }]);
  });

  it('are none while the address is not verified, nor of an institution that is gone, nor after 30 days', async () => {
    const unverified = await invited();
    await sql`update users set email_verified = false where id = ${unverified.person.id}`.execute(server.db);
    const gone = await invited();
    await sql`update institutions set deleted_on = now() where id = ${gone.invitation.institution_id}`.execute(
      server.db,
    );
    const old = await invited({ expires_on: day(-1) });
    for (const { person } of [unverified, gone, old]) {
      const { data } = await ask(person);
      expect(data).toMatchObject({ viewer: { number_of_invitations: 0 }, userInvitations: [] });
    }
  });

  // D1-7.11
  it('of another address look like those of nobody', async () => {
    const { person } = await invited();
    const stranger = await buildUser(server.db);
    const foreign = await told(ask(stranger, person.email));
    expect(foreign.code).toBe('NOT_FOUND');
    expect(await told(ask(stranger, 'nobody@people.test'))).toEqual(foreign);
    expect((await server.call(null, invitationsQuery, { email: person.email })).code).toBe('UNAUTHENTICATED');
  });
});

describe('accepting an invitation', () => {
  // D1-2.15, 3.04, 4.19, 7.51
  it('makes the person a member with its role, deletes it and leaves one entry', async () => {
    const { person, invitation } = await invited();
    const { institution_id } = invitation;
    const { data } = await accept(person, institution_id);
    expect(data['addInstitutionMember']).toEqual({
      role: 'INSTRUCTOR',
      institution: { id: institution_id, my_role: 'INSTRUCTOR' },
    });
    expect((await ask(person)).data).toEqual({
      viewer: { number_of_invitations: 0, institutions: [{ id: institution_id, my_role: 'INSTRUCTOR' }] },
      userInvitations: [],
    });
    expect(await entriesOf(invitation.id)).toEqual([
      {
        action: 'INVITATION_ACCEPTED',
        actor_id: person.id,
        chain_id: institution_id,
        details: { offered: 'INSTRUCTOR', earlier: null },
      },
    ]);
  });

  it('gives nobody a role that it does not offer', async () => {
    const { person, invitation } = await invited();
    expect(await accept(person, invitation.institution_id, { role: 'CENTER_ADMIN' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await membersOf(invitation.institution_id)).toEqual([]);
  });

  it('ten times at once makes one membership and one entry, and each call hears the same', async () => {
    const { person, invitation } = await invited();
    const replies = await Promise.all(Array.from({ length: 10 }, () => accept(person, invitation.institution_id)));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data)))).toHaveLength(1);
    expect(replies[0]?.data['addInstitutionMember'].role).toBe('INSTRUCTOR');
    expect(await membersOf(invitation.institution_id)).toHaveLength(1);
    expect(await entriesOf(invitation.id)).toHaveLength(1);
  });

  it('and declining it at once ends in one of the two, with one entry', async () => {
    const { person, invitation } = await invited();
    await Promise.all([accept(person, invitation.institution_id), decline(person, invitation.id)]);
    const entries = await entriesOf(invitation.id);
    const members = await membersOf(invitation.institution_id);
    expect(entries).toHaveLength(1);
    expect(members).toHaveLength(entries[0]?.action === 'INVITATION_ACCEPTED' ? 1 : 0);
  });

  it('never changes the role of somebody who belongs to the institution already', async () => {
    const { person, invitation } = await invited();
    await addInstitutionMember(server.db, invitation.institution_id, person.id, 'STUDENT');
    const { data } = await accept(person, invitation.institution_id);
    expect(data['addInstitutionMember'].role).toBe('STUDENT');
    expect((await ask(person)).data['userInvitations']).toEqual([]);
    expect(await entriesOf(invitation.id)).toMatchObject([
      { details: { offered: 'INSTRUCTOR', earlier: { role: 'STUDENT', live: true } } },
    ]);
  });

  it('gives somebody who was a member before the old membership back, with the role of the invitation', async () => {
    const { person, invitation } = await invited();
    await addInstitutionMember(server.db, invitation.institution_id, person.id, 'STUDENT');
    await sql`update institution_members set deleted_on = now() where user_id = ${person.id}`.execute(server.db);
    await accept(person, invitation.institution_id);
    expect(await membersOf(invitation.institution_id)).toEqual([
      { user_id: person.id, role: 'INSTRUCTOR', deleted_on: null },
    ]);
  });

  it('is refused in words after 30 days, and changes nothing', async () => {
    const { person, invitation } = await invited({ expires_on: day(-1) });
    expect(await accept(person, invitation.institution_id)).toMatchObject({ code: 'INVITATION_EXPIRED' });
    expect(await membersOf(invitation.institution_id)).toEqual([]);
  });

  it('is for the verified person who is invited, and for themselves', async () => {
    const { person, invitation } = await invited();
    const { institution_id } = invitation;
    const stranger = await buildUser(server.db);
    const missing = await told(accept(stranger, (await buildInstitution(server.db)).id));
    expect(missing.code).toBe('NOT_FOUND');
    expect(await told(accept(stranger, institution_id))).toEqual(missing);
    expect(await told(accept(stranger, institution_id, { user_id: person.id }))).toEqual(missing);
    expect(await told(accept(person, institution_id, { user_id: stranger.id }))).toEqual(missing);
    await sql`update users set email_verified = false where id = ${person.id}`.execute(server.db);
    expect(await told(accept(person, institution_id))).toEqual(missing);
    expect(await membersOf(institution_id)).toEqual([]);
  });
});

describe('declining an invitation', () => {
  // D1-2.16, 4.20, 7.52
  it('deletes it, leaves one entry, and may be said again', async () => {
    const { person, invitation } = await invited();
    const gone = { deleteInstitutionInvite: { success: true, message: 'The invitation is deleted.' } };
    expect((await decline(person, invitation.id)).data).toEqual(gone);
    expect((await decline(person, invitation.id)).data).toEqual(gone);
    expect((await ask(person)).data['userInvitations']).toEqual([]);
    expect(await membersOf(invitation.institution_id)).toEqual([]);
    expect(await entriesOf(invitation.id)).toMatchObject([{ action: 'INVITATION_DECLINED', actor_id: person.id }]);
  });

  it('may follow on accepting it, as callers do that know two calls', async () => {
    const { person, invitation } = await invited();
    await accept(person, invitation.institution_id);
    expect((await decline(person, invitation.id)).data['deleteInstitutionInvite'].success).toBe(true);
    expect(await membersOf(invitation.institution_id)).toHaveLength(1);
  });

  it('of somebody else is refused as one that does not exist', async () => {
    const { person, invitation } = await invited();
    const stranger = await buildUser(server.db);
    const missing = await told(decline(stranger, crypto.randomUUID()));
    expect(missing.code).toBe('NOT_FOUND');
    expect(await told(decline(stranger, invitation.id))).toEqual(missing);
    await decline(person, invitation.id);
    expect(await told(decline(stranger, invitation.id))).toEqual(missing);
  });
});
