import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPartner } from '../../../../seed/partner.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
  buildLicense,
  day,
} from '../../../../seed/school.ts';
import { howMany } from '../../../../test/deep.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { bindGrant } from '../../../base/partner/bound-grant.ts';

let server: TestServer;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const name = 'Harbour City';
const empty = async () => (await buildInstitution(server.db, { name })).id;
const quoteAt = (institution_id: string) =>
  buildLicense(server.db, { institution_id, activation_date: null, expiry_date: null });
const remove = (id: string, typed = name, caller = seller) =>
  server.call(caller, `mutation ($id: ID!, $name: String!) { deleteInstitution(id: $id, name: $name) { id } }`, {
    id,
    name: typed,
  });
const restore = (id: string, caller = seller) =>
  server.call(caller, `mutation ($id: ID!) { restoreInstitution(id: $id) { id name } }`, { id });
const dependants = (id: string, caller = seller) =>
  server.call(
    caller,
    `query ($id: ID!) { institutionDependants(id: $id) { members invitations licenses groups quotes } }`,
    { id },
  );
const read = (id: string) =>
  server.call(seller, `query ($id: ID!) { institution(where: { id: $id }) { id licenses { id } } }`, { id });
const listDocument = `query ($pageSize: Int, $after: ID) {
  deletedInstitutions(pageSize: $pageSize, after: $after) { institutions { id name deleted_on until } hasMore cursor }
}`;
type Page = { institutions: { id: string; until: string }[]; hasMore: boolean; cursor: string | null };
const list = async (variables: { pageSize?: number; after?: string | null } = {}) =>
  (await server.call(seller, listDocument, variables)).data?.['deletedInstitutions'] as Page;
const deletedDaysAgo = (id: string, days: number) =>
  sql`update institutions set deleted_on = now() - make_interval(days => ${days}) where id = ${id}`.execute(server.db);

describe('an institution that is deleted', () => {
  it('ends the sessions that pages of its partners have begun, and of no other', async () => {
    const { db } = server;
    const [gone, stays] = [await empty(), await empty()];
    const grants: string[] = [];
    for (const institution_id of [gone, stays]) {
      const { id: partner_id } = await buildPartner(db, { institution_id });
      const grant_id = crypto.randomUUID();
      expect(await bindGrant(db, grant_id, partner_id)).toBe(true);
      grants.push(grant_id);
    }
    expect((await remove(gone)).code).toBeNull();
    const ended = await db
      .selectFrom('identity_revocations')
      .select('grant_id')
      .where('grant_id', 'in', grants)
      .execute();
    expect(ended).toEqual([{ grant_id: grants[0] }]);
    const late = await buildPartner(db, { institution_id: gone });
    expect(await bindGrant(db, crypto.randomUUID(), late.id)).toBe(false);
  });

  it('leaves every list with its quotes, and comes back with them for 30 days; feed and log say both', async () => {
    const id = await empty();
    const { id: quote } = await quoteAt(id);
    expect((await dependants(id)).data?.['institutionDependants']).toMatchObject({ quotes: 1, licenses: 0 });
    expect((await remove(id)).code).toBeNull();
    for (const { code } of [await read(id), await dependants(id)]) expect(code).toBe('NOT_FOUND');
    const found = await server.call(seller, `{ paginatedInstitutions(search: "${name}") { institutions { id } } }`);
    expect(JSON.stringify(found.data)).not.toContain(id);
    const held = await server.call(seller, `mutation { withdrawLicense(where: { id: "${quote}" }) { id } }`);
    expect(held.code).toBe('NOT_FOUND');
    const listed = (await list({ pageSize: 60 })).institutions.find((one) => one.id === id);
    const left = (Date.parse(listed?.until ?? '') - Date.now()) / 86_400_000;
    expect(left).toBeGreaterThan(29.9);
    expect(left).toBeLessThanOrEqual(30);
    expect((await restore(id)).data?.['restoreInstitution']).toEqual({ id, name });
    expect((await read(id)).data?.['institution']).toEqual({ id, licenses: [{ id: quote }] });
    const acts = ['INSTITUTION_DELETED', 'INSTITUTION_RESTORED'];
    const { rows } = await sql<{ activity: string }>`
      select activity from activities where institution_id = ${id} order by created_on`.execute(server.db);
    expect(rows.map(({ activity }) => activity)).toEqual(acts);
    const { rows: log } = await sql<{ action: string; details: object }>`
      select action, details from audit_log where chain_id = ${id} and object_type = 'institution' order by number`.execute(
      server.db,
    );
    expect(log).toEqual([
      { action: acts[0], details: { quotes: 1 } },
      { action: acts[1], details: { undoes_entry: 1 } },
    ]);
  });

  it('stays so when it is deleted again, and restored where it is there; each once in the log', async () => {
    const id = await empty();
    for (const act of [restore, remove, remove, restore, restore]) expect((await act(id)).code).toBeNull();
    const { rows } = await sql`select from audit_log where chain_id = ${id}`.execute(server.db);
    expect(rows).toHaveLength(2);
  });

  it('cannot be restored after 30 days, and is listed no more', async () => {
    const id = await empty();
    await remove(id);
    await deletedDaysAgo(id, 31);
    expect((await restore(id)).code).toBe('NOT_FOUND');
    expect((await list({ pageSize: 60 })).institutions.map((one) => one.id)).not.toContain(id);
  });

  it('is listed page by page, the last one first, each once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, empty));
    for (const [index, id] of ids.entries()) {
      await remove(id);
      await deletedDaysAgo(id, 20 + index);
    }
    // Other tests may have deleted a thousand in these days.
    const later = await empty();
    await remove(later);
    await deletedDaysAgo(later, 19);
    const all: string[] = [];
    for (let after: string | null = later, more = true; more;) {
      const { institutions, hasMore, cursor } = await list({ pageSize: 2, after });
      all.push(...institutions.map(({ id }) => id));
      [after, more] = [cursor, hasMore];
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => ids.includes(id))).toEqual(ids);
    await restore(ids[0] as string);
    const stale = await server.call(seller, listDocument, { after: ids[0] });
    expect(stale.code).toBe('BAD_CURSOR');
    expect((await server.call(seller, listDocument, { pageSize: 61 })).code).toBe('INVALID');
  });
});

describe('an institution is not deleted', () => {
  it('by another name than its own', async () => {
    const id = await empty();
    for (const typed of ['', 'harbour city', `${name} `]) {
      const { code, errors } = await remove(id, typed);
      expect([code, errors[0]?.extensions['field']]).toEqual(['INVALID', 'name']);
    }
    expect((await read(id)).code).toBeNull();
  });

  it.each([
    ['a member', (id: string) => memberOf(id), { members: 1 }],
    ['an open invitation', (id: string) => invite(id), { invitations: 1 }],
    ['a license that was activated', (id: string) => buildLicense(server.db, { institution_id: id }), { licenses: 1 }],
    [
      'a license that is over',
      (id: string) =>
        buildLicense(server.db, { institution_id: id, activation_date: '2020-01-01', expiry_date: '2021-01-01' }),
      { licenses: 1 },
    ],
    ['a group', (id: string) => groupIn(id), { groups: 1 }],
    ['a group that can be restored', (id: string) => groupIn(id, true), { groups: 1 }],
  ])('while it has %s, which is told', async (_what, put, found) => {
    const id = await empty();
    await put(id);
    expect((await dependants(id)).data?.['institutionDependants']).toMatchObject(found);
    const { code, errors } = await remove(id);
    expect(code).toBe('IN_USE');
    expect(errors[0]?.extensions).toMatchObject(found);
    expect((await read(id)).code).toBeNull();
  });

  it('for invitations that are over and members who were removed: those are in nobody’s way', async () => {
    const id = await empty();
    const invitation = await invite(id);
    await sql`update invitations set expires_on = now() where id = ${invitation.id}`.execute(server.db);
    await memberOf(id);
    await sql`update institution_members set deleted_on = now() where institution_id = ${id}`.execute(server.db);
    expect((await remove(id)).code).toBeNull();
    const document = `mutation ($id: ID!) { resendInstitutionInvitation(id: $id) { id } }`;
    expect((await server.call(seller, document, { id: invitation.id })).code).toBe('NOT_FOUND');
  });

  it('for an invitation that was withdrawn', async () => {
    const id = await empty();
    const { id: invitation } = await invite(id);
    const document = `mutation ($id: ID!) { deleteInstitutionInvite(id: $id) { success } }`;
    expect((await server.call(seller, document, { id: invitation })).code).toBeNull();
    expect((await dependants(id)).data?.['institutionDependants']).toMatchObject({ invitations: 0 });
    expect((await remove(id)).code).toBeNull();
  });

  it.each(globalRoles)('by a %s who does not sell, nor restored or listed by them', async (role) => {
    const caller = await buildUser(server.db, { role });
    const [id, gone] = [await empty(), await empty()];
    await remove(gone);
    const codes = [
      (await dependants(id, caller)).code,
      (await server.call(caller, listDocument)).code,
      (await remove(id, name, caller)).code,
      (await restore(gone, caller)).code,
    ];
    const sells = (salesRoles as readonly string[]).includes(role);
    expect(codes).toEqual(Array.from({ length: 4 }, () => (sells ? null : 'FORBIDDEN')));
  });

  it('while somebody is invited, added or sold to in the same moment: one of both comes first', async () => {
    const person = await buildUser(server.db);
    const puts = [
      (id: string) =>
        server.call(seller, `mutation ($data: InvitationInput!) { inviteInstitutionMember(data: $data) { id } }`, {
          data: { first_name: 'A', last_name: 'B', email: `${id}@people.test`, role: 'STUDENT', institution_id: id },
        }),
      (id: string) =>
        server.call(seller, `mutation ($data: InstitutionMemberInput!) { addInstitutionMember(data: $data) { id } }`, {
          data: { user_id: person.id, institution_id: id, role: 'STUDENT' },
        }),
      (_id: string, quote: string) =>
        server.call(
          seller,
          `mutation ($data: ActivateLicenseInput!, $id: ID!) { activateLicense(data: $data, where: { id: $id }) { id } }`,
          {
            data: { activation_date: day(0), expiry_date: day(365) },
            id: quote,
          },
        ),
    ];
    const ids: string[] = [];
    for (let turn = 0; turn < howMany({ sample: 12, deep: 200 }); turn += 1) {
      const id = await empty();
      ids.push(id);
      const quote = await quoteAt(id);
      const [deleted, put] = await Promise.all([remove(id), puts[turn % puts.length]?.(id, quote.id)]);
      const codes = [deleted.code, put?.code];
      expect(
        codes.filter((code) => code === null),
        `turn ${turn}: ${codes.join(' and ')}`,
      ).toHaveLength(1);
      expect([null, 'IN_USE', 'NOT_FOUND']).toContain(deleted.code);
      expect([null, 'NOT_FOUND']).toContain(put?.code);
    }
    const { rows } = await sql`select from institutions i where i.id = any(${ids}) and i.deleted_on is not null
      and (exists (select from invitations n where n.institution_id = i.id)
        or exists (select from licenses l where l.institution_id = i.id and not l.is_quoted)
        or exists (select from institution_members m where m.institution_id = i.id))`.execute(server.db);
    expect(rows).toEqual([]);
  });
});

async function memberOf(id: string) {
  await addInstitutionMember(server.db, id, (await buildUser(server.db)).id, 'STUDENT');
}

const invite = (institution_id: string) =>
  buildInvitation(server.db, `${crypto.randomUUID()}@people.test`, { institution_id });

async function groupIn(institution_id: string, deleted = false) {
  const { id: license_id } = await buildLicense(server.db, { institution_id });
  const owner = await buildUser(server.db);
  const { id } = await buildGroup(server.db, { license_id, owner_id: owner.id });
  if (deleted) await sql`update groups set deleted_on = now() where id = ${id}`.execute(server.db);
}
