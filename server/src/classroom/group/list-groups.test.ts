import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildLicense,
  day,
} from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const groups = `query groups($institutionId: ID!, $userId: ID, $search: String, $pageSize: Int, $after: ID) {
  groups(institutionId: $institutionId, userId: $userId, search: $search, pageSize: $pageSize, after: $after) {
    groups { id name my_role lock_reason allowed_operations } hasMore cursor
  }
}`;

let server: TestServer;
let institution: { readonly id: string };
let license_id: string;
let admin: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  institution = await buildInstitution(server.db);
  license_id = (await buildLicense(server.db, { institution_id: institution.id, max_users: 1500 })).id;
  admin = await buildUser(server.db);
  await addInstitutionMember(server.db, institution.id, admin.id, 'CENTER_ADMIN');
});

type Listed = { groups: { name: string; lock_reason: string | null; allowed_operations: string[] }[] } & {
  hasMore: boolean;
  cursor: string | null;
};

const ask = async (caller: BuiltUser, variables: Record<string, unknown> = {}) => {
  const { data, code } = await server.call(caller, groups, { institutionId: institution.id, ...variables });
  return { list: (data?.['groups'] ?? null) as Listed | null, code };
};
const names = (list: Listed | null) => list?.groups.map(({ name }) => name);
const build = (values: Record<string, unknown>) => buildGroup(server.db, { license_id, group_size: 1, ...values });

describe('groups', () => {
  it('lists the groups of the institution to its administrator, open ones first, each with its gradebook', async () => {
    await build({ name: 'Zinnia' });
    await build({ name: 'Alder', status: 'CLOSED' });
    await build({ name: 'Birch', start_date: day(-20), end_date: day(-2) });
    await buildGroup(server.db, { name: 'Of another institution' });
    const { list } = await ask(admin);
    expect(names(list)).toEqual(['Zinnia', 'Alder', 'Birch']);
    expect(list).toMatchObject({ hasMore: false, cursor: null });
    for (const group of list?.groups ?? []) {
      expect(group.lock_reason).toBeNull();
      expect(group.allowed_operations).toContain('lessonGradebookOverview');
    }
  });

  // D1-7.24, D2-7.46
  it('lists to everybody else their own groups only, and others nothing', async () => {
    const learner = await buildUser(server.db);
    const own = await build({ name: 'Own' });
    await addGroupMember(server.db, own.id, learner.id);
    expect(names((await ask(learner, { userId: learner.id })).list)).toEqual(['Own']);
    expect((await ask(learner)).code).toBe('NOT_FOUND');
    expect((await ask(learner, { userId: admin.id })).code).toBe('NOT_FOUND');
  });

  it('finds groups by a part of their name or of the name of their owner, whatever it is made of', async () => {
    await build({ name: 'Évening 100%_B' });
    expect(names((await ask(admin, { search: ' éVENING ' })).list)).toEqual(['Évening 100%_B']);
    expect(names((await ask(admin, { search: '100%_b evening' })).list)).toEqual(['Évening 100%_B']);
    expect(names((await ask(admin, { search: '%_' })).list)).toEqual([]);
    const owner = await buildUser(server.db, { first_name: 'Ingrid', last_name: 'Lindqvist' });
    await build({ name: 'Hers', owner_id: owner.id });
    expect(names((await ask(admin, { search: 'ingrid lind' })).list)).toEqual(['Hers']);
    expect((await ask(admin, { search: 'nobody has this' })).list?.groups).toEqual([]);
  });

  // D1-7.43, 9.28, D2-3.43
  it('gives 500 groups page by page, 10 unless it is asked otherwise, each once and in the same order', async () => {
    await sql`insert into groups (name, key, institution_id, license_id, owner_id, start_date, end_date)
      select 'Many ' || n, 'manygroups' || n, ${institution.id}, ${license_id}, ${admin.id}, current_date, current_date
      from generate_series(1, 500) n`.execute(server.db);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { list }: { list: Listed | null } = await ask(admin, { search: 'many', pageSize: 60, after });
      seen.push(...(names(list) ?? []));
      after = list?.cursor ?? null;
    } while (after !== null);
    expect(names((await ask(admin, { search: 'many' })).list)).toEqual(seen.slice(0, 10));
    expect(new Set(seen).size).toBe(500);
    expect(seen).toHaveLength(500);
  });

  it('refuses a cursor of nowhere and a page that is too large', async () => {
    const elsewhere = await buildGroup(server.db);
    expect((await ask(admin, { after: elsewhere.id })).code).toBe('BAD_CURSOR');
    expect((await ask(admin, { pageSize: 61 })).code).toBe('INVALID');
  });
});
