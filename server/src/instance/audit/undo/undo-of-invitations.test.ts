import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildInstitution, buildInvitation } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { undoingEntries } from '../../../../test/undoing-entries.ts';

let server: TestServer;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const { undo, last } = undoingEntries(() => server);

/** A school with an administrator, and how somebody is invited into it. */
async function school() {
  const { id } = await buildInstitution(server.db);
  const center = await buildUser(server.db);
  await addInstitutionMember(server.db, id, center.id, 'CENTER_ADMIN');
  const invited = async (role: InstitutionRole, email = `${crypto.randomUUID()}@people.test`) =>
    (await buildInvitation(server.db, email, { institution_id: id, role })).id;
  return { id, center, invited };
}

/** Gives invitations a role at once; the id of the entry that says so. */
async function change(institution_id: string, ids: readonly string[], role: InstitutionRole): Promise<string> {
  const act = `mutation change($at: ID!, $ids: [ID!]!, $role: InstitutionRole!) {
    updateInstitutionInvitations(institution_id: $at, ids: $ids, role: $role) { state } }`;
  expect((await server.call(seller, act, { at: institution_id, ids, role })).code).toBeNull();
  return (await last(institution_id)).id;
}

async function offeredBy(ids: readonly string[]): Promise<(string | undefined)[]> {
  const rows = await server.db.selectFrom('invitations').select(['id', 'role']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.role);
}

describe('invitations whose roles were changed at once', () => {
  it('offer those of before again, each its own, and then those of after', async () => {
    const { id, invited } = await school();
    const ids = [await invited('STUDENT'), await invited('CENTER_ADMIN')];
    const entry = await change(id, ids, 'INSTRUCTOR');
    expect(await undo(seller, entry)).toMatchObject({ code: null, left: [] });
    expect(await offeredBy(ids)).toEqual(['STUDENT', 'CENTER_ADMIN']);
    const back = await last(id);
    expect(back).toMatchObject({
      action: 'INVITATIONS_CHANGED',
      details: { undoes_entry: Number(entry.split('.')[2]) },
    });
    expect(await undo(seller, entry)).toMatchObject({ code: 'CONFLICT', said: { undone: true } });
    expect(await undo(seller, back.id)).toMatchObject({ code: null, left: [] });
    expect(await offeredBy(ids)).toEqual(['INSTRUCTOR', 'INSTRUCTOR']);
  });

  it('stay all as they are where one of them offers another role by now, with that', async () => {
    const { id, center, invited } = await school();
    const ids = [await invited('STUDENT'), await invited('STUDENT')];
    const entry = await change(id, ids, 'INSTRUCTOR');
    const later = await change(id, ids.slice(0, 1), 'CENTER_ADMIN');
    expect(await undo(seller, entry)).toMatchObject({
      code: 'CONFLICT',
      said: { theirs: { invitations: [{ id: ids[0], role: 'CENTER_ADMIN' }] } },
    });
    // What an administrator of the institution may not give, they do not take back either.
    expect((await undo(center, later)).code).toBe('FORBIDDEN');
    expect(await offeredBy(ids)).toEqual(['CENTER_ADMIN', 'INSTRUCTOR']);
  });

  it('go back where they still stand; who was answered or withdrawn is named', async () => {
    const { id, center, invited } = await school();
    const email = `${crypto.randomUUID()}@people.test`;
    const ids = [await invited('STUDENT'), await invited('STUDENT', email)];
    const entry = await change(id, ids, 'INSTRUCTOR');
    await server.db
      .updateTable('invitations')
      .set({ withdrawn_on: new Date().toISOString(), withdrawn_by: center.id })
      .where('id', '=', ids[1] ?? '')
      .execute();
    expect(await undo(center, entry)).toMatchObject({ code: null, left: [{ name: email, code: 'NOT_FOUND' }] });
    expect(await offeredBy(ids)).toEqual(['STUDENT', 'INSTRUCTOR']);
  });
});
