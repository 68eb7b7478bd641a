import { existsSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { limits } from '../../../base/http/rate-limit.ts';

const joinGroup = `mutation join($key: String!) {
  joinGroup(group_key: $key) { success message code retryAfter result { id name institution } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function join(key: string, values: Parameters<typeof buildUser>[1] = {}) {
  const learner = await buildUser(server.db, values);
  const { data } = await server.call(learner, joinGroup, { key });
  return { learner, joined: data['joinGroup'] };
}

describe('joinGroup', () => {
  // D1-1.01, 6.05, 7.53, D2-6.33, 7.126, 8.25
  it('makes a learner a member of the group and of its institution', async () => {
    const group = await buildGroup(server.db, { name: 'IoT Foundations' });
    const { learner, joined } = await join(` ${group.key} `);
    expect(joined).toMatchObject({
      success: true,
      message: 'Successfully joined IoT Foundations',
      code: null,
      result: { id: group.id, name: 'IoT Foundations', institution: 'Northfield Technical College' },
    });
    const { data } = await server.call(learner, '{ viewer { institutions { my_role } groups { name my_role } } }');
    expect(data['viewer']).toEqual({
      institutions: [{ my_role: 'STUDENT' }],
      groups: [{ name: 'IoT Foundations', my_role: 'STUDENT' }],
    });
  });

  it('leaves an entry in the chain of the institution, and in no other', async () => {
    const { id, key, institution_id } = await buildGroup(server.db);
    const { learner } = await join(key);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['chain', 'chain_id', 'action', 'actor_id'])
      .where('object_id', '=', id)
      .execute();
    expect(entries).toEqual([
      { chain: 'INSTITUTION', chain_id: institution_id, action: 'GROUP_JOINED', actor_id: learner.id },
    ]);
  });

  it.each([
    ['an empty key', '  ', 'INVALID', 'is required'],
    ['a text that cannot be a key', 'abc', 'INVALID', 'please enter a valid code'],
    ['a key nobody has', 'hK7wRt4PmQ', 'GROUP_KEY_UNKNOWN', 'No group has this key.'],
  ])('refuses %s', async (_case, key, code, message) => {
    const { joined } = await join(key);
    expect(joined).toMatchObject({ success: false, message, code, retryAfter: null, result: null });
  });

  // D1-5.14, D2-5.121
  it('tells upper from lower case', async () => {
    const group = await buildGroup(server.db, { key: 'ABCDEFGHJK' });
    const { joined } = await join('abcdefghjk');
    expect(group.key).toBe('ABCDEFGHJK');
    expect(joined.code).toBe('GROUP_KEY_UNKNOWN');
  });

  it.each([
    ['closed', { status: 'CLOSED' as const }, 'GROUP_NOT_ACTIVE'],
    ['over', { start_date: day(-20), end_date: day(-2) }, 'GROUP_NOT_ACTIVE'],
    ['not open yet', { start_date: day(3), end_date: day(20) }, null],
  ])('treats a group that is %s as the rule says', async (_case, values, code) => {
    const group = await buildGroup(server.db, values);
    expect((await join(group.key)).joined.code).toBe(code);
  });

  it('refuses a group whose license has expired', async () => {
    const license = await buildLicense(server.db, { activation_date: day(-400), expiry_date: day(-1) });
    const group = await buildGroup(server.db, { license_id: license.id });
    expect((await join(group.key)).joined.code).toBe('LICENSE_EXPIRED');
  });

  it('refuses a second time and after an instructor has kept the person out', async () => {
    const group = await buildGroup(server.db);
    const { learner } = await join(group.key);
    expect((await server.call(learner, joinGroup, { key: group.key })).data['joinGroup'].code).toBe('ALREADY_MEMBER');
    await sql`update group_members set deleted_on = now(), blocked = true where user_id = ${learner.id}`.execute(
      server.db,
    );
    expect((await server.call(learner, joinGroup, { key: group.key })).data['joinGroup'].code).toBe(
      'REMOVED_FROM_GROUP',
    );
  });

  it('gives a learner who left the old membership back', async () => {
    const group = await buildGroup(server.db);
    const learner = await buildUser(server.db);
    await addGroupMember(server.db, group.id, learner.id);
    await sql`update group_members set deleted_on = now() where user_id = ${learner.id}`.execute(server.db);
    expect((await server.call(learner, joinGroup, { key: group.key })).data['joinGroup'].success).toBe(true);
  });

  it('makes a learner of one who taught the group and left', async () => {
    const group = await buildGroup(server.db);
    const teacher = await buildUser(server.db);
    await addGroupMember(server.db, group.id, teacher.id, 'INSTRUCTOR');
    await sql`update group_members set deleted_on = now() where user_id = ${teacher.id}`.execute(server.db);
    expect((await server.call(teacher, joinGroup, { key: group.key })).data['joinGroup'].success).toBe(true);
    const { data } = await server.call(teacher, '{ viewer { groups { my_role } } }');
    expect(data['viewer'].groups).toEqual([{ my_role: 'STUDENT' }]);
  });

  it('closes the door for a while after five wrong keys, also for a right one', async () => {
    const group = await buildGroup(server.db);
    const guesser = await buildUser(server.db);
    for (let tries = 0; tries < 5; tries++) {
      expect((await server.call(guesser, joinGroup, { key: 'ZZZZZZZZZZ' })).data['joinGroup'].code).toBe(
        'GROUP_KEY_UNKNOWN',
      );
    }
    const { code, retryAfter } = (await server.call(guesser, joinGroup, { key: group.key })).data['joinGroup'];
    expect(code).toBe('RATE_LIMITED');
    expect(retryAfter).toBeGreaterThan(800);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('refuses callers who are not signed in', async () => {
    expect((await server.call(null, joinGroup, { key: 'ZZZZZZZZZZ' })).code).toBe('UNAUTHENTICATED');
  });

  const asking = howMany({ sample: 200, deep: 1000 });
  const rounds = Array.from({ length: howMany({ sample: 1, deep: 20 }) }, (_, round) => round + 1);

  it.each(rounds)(
    `gives 30 seats to 30 of ${asking} who ask at the same time (T12), round %i`,
    { timeout: longTest },
    async () => {
      const license = await buildLicense(server.db, { max_users: 300 });
      const group = await buildGroup(server.db, { license_id: license.id, group_size: 30 });
      const learners = await Promise.all(Array.from({ length: asking }, () => buildUser(server.db)));
      const waiting = [...learners];
      const codes: (string | null)[] = [];
      // The server asks those it has no room for to come again, and so they do.
      const ask = async () => {
        for (let learner = waiting.pop(); learner; learner = waiting.pop()) {
          const { code, data } = await server.call(learner, joinGroup, { key: group.key });
          if (code === 'UNAVAILABLE') waiting.push(learner);
          else codes.push(code ?? data['joinGroup'].code);
        }
      };
      await Promise.all(Array.from({ length: 150 }, ask));
      expect(codes.filter((code) => code === null)).toHaveLength(30);
      expect(codes.filter((code) => code === 'GROUP_FULL')).toHaveLength(asking - 30);
      const { rows } = await sql<{ members: number; learners: number }>`
      select g.learners, (select count(*)::int from group_members m where m.group_id = g.id and m.role = 'STUDENT') as members
      from groups g where g.id = ${group.id}`.execute(server.db);
      expect(rows).toEqual([{ learners: 30, members: 30 }]);
    },
  );
});

describe('wrong keys', () => {
  const root = joinPath(import.meta.dirname, '../../../../..');
  const { keyMissByUser, keyMissByAddress } = limits;

  it('are as many in docs/running.md as they are', () => {
    const running = readFileSync(joinPath(root, 'docs/running.md'), 'utf8');
    expect(running).toContain(
      `| Wrong keys of groups, in ${keyMissByUser.duration / 60} minutes | ${keyMissByUser.points} for each person, ${keyMissByAddress.points} from an address |`,
    );
    expect(keyMissByAddress.duration).toBe(keyMissByUser.duration);
  });

  it('are as many in the specified table of permissions', (test) => {
    const file = joinPath(root, '../shared/spec/permissions.csv');
    if (!existsSync(file)) test.skip('../shared/spec/permissions.csv is not on this machine.');
    expect(/^joinGroup,.*$/m.exec(readFileSync(file, 'utf8'))?.[0]).toContain(
      `${keyMissByUser.points} wrong keys / ${keyMissByUser.duration / 60} min / user, ${keyMissByAddress.points} / IP`,
    );
  });
});
