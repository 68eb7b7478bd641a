import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildCourse } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer } from '../../../test/harness.ts';

const keep = 'mutation keep($data: WorkingCopyInput!) { keepWorkingCopy(data: $data) { id } }';

it('what one author types is kept up to a limit, in any number of calls at once, and others go on (T51)', async () => {
  const server = await testServer();
  const [ana, ben] = [
    await buildUser(server.db, { role: 'CONTENT_DEVELOPER' }),
    await buildUser(server.db, { role: 'CONTENT_DEVELOPER' }),
  ];
  const { id: parent_id } = await buildCourse(server.db);
  const large = (user: BuiltUser) => {
    const name = Array.from({ length: 12_000 }, () => randomUUID()).join('');
    const data = { kind: 'LESSON', id: randomUUID(), parent_id, revision: 0, data: JSON.stringify({ name }) };
    return server.call(user, keep, { data });
  };
  const replies = await Promise.all(Array.from({ length: 60 }, () => large(ana)));
  const refused = replies.filter(({ code }) => code === 'TOO_LARGE');
  expect(refused.length).toBeGreaterThan(5);
  expect(JSON.stringify(refused[0])).toContain('MUCH_UNSAVED');
  expect(replies.length - refused.length).toBeGreaterThan(15);
  expect((await large(ben)).code).toBeNull();
  const { rows } = await sql<{ bytes: number }>`select sum(pg_column_size(data))::float8 as bytes from working_copies
    where user_id = ${ana.id}`.execute(server.db);
  console.info(`${refused.length} of 60 refused, ${Math.round((rows[0]?.bytes ?? 0) / 1e6)} MB kept`);
  expect(rows[0]?.bytes).toBeLessThanOrEqual(10 * 1024 * 1024);
});
