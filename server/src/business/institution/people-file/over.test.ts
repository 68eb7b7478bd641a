import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../../seed/people.ts';
import { buildGroup, buildInvitation, buildLicense } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { address, base64, importingPeople } from '../../../../test/importing-people.ts';
import { makeLinks } from '../invitation/send-invitations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { call, imported, school } = importingPeople(() => server);
const head = 'E-mail,First name,Last name,Role,Class';
const over = { created_on: '2026-08-01T09:00:00Z', expires_on: '2026-09-01T09:00:00Z' };

/** The invitation of an address that stands, with the days that it is open for from now on. */
async function standing(institution_id: string, email: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select n.id, n.role, n.group_id, n.last_name, extract(day from n.expires_on - now())::int as days
    from invitations n
    where n.institution_id = ${institution_id} and n.email = ${email} and n.withdrawn_on is null`.execute(server.db);
  return rows;
}

const takerOf = async (token: string) => {
  const { data, code } = await server.call(
    null,
    `query ($token: String!) { invitationByLink(token: $token) { taker } }`,
    {
      token,
    },
  );
  return code ?? data.invitationByLink.taker;
};

describe('people of a file whose invitations are over', () => {
  it('are told apart and invited again, by new links for 30 days, and an undo takes that back', async () => {
    const { institution_id, admin } = await school();
    const license = await buildLicense(server.db, { institution_id });
    const [kept, other] = await Promise.all(
      ['Soil', 'Rain'].map((name) => buildGroup(server.db, { license_id: license.id, name })),
    );
    const [one, two, open] = [address(), address(), address()];
    const before = { institution_id, group_id: kept?.id ?? '', ...over };
    const old = await buildInvitation(server.db, one, before);
    await buildInvitation(server.db, two, { ...before, role: 'INSTRUCTOR' });
    await buildInvitation(server.db, open, { institution_id });
    const [token = ''] = await makeLinks(server.db, [old.id]);
    const file = base64(head, `${one},Amara,Ash,,`, `${two},Nia,Ash,learner,Rain`, `${open},Mia,Ash,,`);
    const { data: seen } = await call(admin, 'look', { institution_id, file });
    const { lines, invites } = seen.peopleDifference;
    expect(invites).toBe(2);
    expect(
      lines.map((line: Record<string, unknown>) => [line['kind'], line['role'], line['held'], line['over_since']]),
    ).toEqual([
      ['OVER', 'STUDENT', 'STUDENT', '2026-09-01T09:00:00.000Z'],
      ['OVER', 'STUDENT', 'INSTRUCTOR', '2026-09-01T09:00:00.000Z'],
      ['INVITED', 'STUDENT', 'STUDENT', null],
    ]);
    const { data } = await imported(admin, institution_id, file);
    expect(data.importPeople).toMatchObject({ done: true, difference: { invites: 2 } });
    const now = { last_name: 'Ash', role: 'STUDENT' };
    expect(await standing(institution_id, one)).toMatchObject([{ ...now, group_id: kept?.id }]);
    expect(await standing(institution_id, two)).toMatchObject([{ ...now, group_id: other?.id }]);
    const [sent] = await standing(institution_id, one);
    expect(sent?.['days']).toBeGreaterThanOrEqual(29);
    expect(sent?.['id']).not.toBe(old.id);
    const mails = server.db.selectFrom('mail_outbox').select('body').where('recipient', '=', one);
    const [mail, ...more] = await mails.execute();
    expect(more).toEqual([]);
    expect(await takerOf(token)).toBe('NOT_FOUND');
    expect(await takerOf(/invitation\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '')).toBe('NOBODY');
    const again = await call(admin, 'look', { institution_id, file });
    expect(again.data.peopleDifference.invites).toBe(0);
    const { import_id } = data.importPeople;
    const undone = await call(admin, 'undo', { institution_id, import_id });
    expect(undone.data.undoPeopleImport).toMatchObject({ withdrawn: 2 });
    expect(await standing(institution_id, one)).toMatchObject([{ id: old.id }]);
    const after = await call(admin, 'look', { institution_id, file });
    expect(after.data.peopleDifference.lines).toEqual(lines);
  });

  it('get links in place of mails, and are in the entry of the import with those of before', async () => {
    const { institution_id, admin } = await school();
    const one = address();
    const old = await buildInvitation(server.db, one, { institution_id, ...over });
    const { data } = await imported(admin, institution_id, base64(head, `${one},Amara,Ash,,`), { mailed: false });
    const { import_id } = data.importPeople;
    const links = await call(admin, 'links', { institution_id, import_id });
    expect(links.data.peopleImportLinks).toMatchObject([{ email: one }]);
    expect(await takerOf(links.data.peopleImportLinks[0].link.split('/').at(-1))).toBe('NOBODY');
    const { rows } = await sql<{ over: unknown }>`select details -> 'over' as over from audit_log
      where chain_id = ${institution_id} and action = 'PEOPLE_IMPORTED'`.execute(server.db);
    expect(rows).toEqual([{ over: [old.id] }]);
  });

  it('stay as they are where the role of before is not yours to give', async () => {
    const { institution_id, admin } = await school();
    const one = address();
    await buildInvitation(server.db, one, { institution_id, role: 'CENTER_ADMIN', ...over });
    for (const role of ['', 'learner']) {
      const { data } = await call(admin, 'look', { institution_id, file: base64(head, `${one},Ada,Ash,${role},`) });
      expect(data.peopleDifference.lines).toMatchObject([{ kind: 'WRONG', faults: ['ROLE_NOT_YOURS'] }]);
    }
    const seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const { data } = await imported(seller, institution_id, base64(head, `${one},Ada,Ash,,`));
    expect(data.importPeople.done).toBe(true);
    expect(await standing(institution_id, one)).toMatchObject([{ role: 'CENTER_ADMIN' }]);
  });

  it('are not invited while somebody acts upon the invitation of before, and nobody waits for ever', async () => {
    const { institution_id, admin } = await school();
    const [one, fresh] = [address(), address()];
    const old = await buildInvitation(server.db, one, { institution_id, ...over });
    const file = base64(head, `${one},Amara,Ash,,`, `${fresh},Nia,Ash,,`);
    await server.db.transaction().execute(async (held) => {
      await sql`select from invitations where id = ${old.id} for update`.execute(held);
      const { code } = await imported(admin, institution_id, file);
      expect(code).toBe('UNAVAILABLE');
    });
    expect(await standing(institution_id, one)).toMatchObject([{ id: old.id }]);
    expect(await standing(institution_id, fresh)).toEqual([]);
  });
});
