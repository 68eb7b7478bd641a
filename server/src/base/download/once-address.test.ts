import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { testServer } from '../../../test/harness.ts';

it('three files are made at once: whoever asks for a fourth is told when to ask again, and then has it', async () => {
  const { app, call, db, tokenOf } = await testServer();
  const admin = await buildUser(db, { role: 'SYSTEM_ADMIN' });
  const authorization = `Bearer ${await tokenOf(admin)}`;
  const addresses: string[] = [];
  for (let file = 0; file < 4; file++)
    addresses.push((await call(admin, 'query ask { auditExport { address } }')).data['auditExport'].address);
  const fetched = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url, headers: { authorization } });
    return { url, status: statusCode, again: headers['retry-after'], kept: headers['cache-control'] };
  };

  const { refused, replies } = await db.transaction().execute(async (held) => {
    await sql`lock table audit_exports in access exclusive mode`.execute(held);
    const asked = addresses.map(fetched);
    return { refused: await Promise.race(asked), replies: asked };
  });
  expect(refused).toMatchObject({ status: 503, again: '5', kept: 'no-store' });
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 503]);
  expect(await fetched(refused.url)).toMatchObject({ status: 200 });
});
