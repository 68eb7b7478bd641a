import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { PermissionChecks, type Context } from './context.ts';
import { inTransaction } from './transaction.ts';
import { TryAgain } from './try-again.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** Runs an act as a mutation is run. */
const run = (act: (context: Context) => Promise<unknown>): Promise<unknown> => {
  const context = { db: server.db, viewerId: null, idempotencyKey: null, checks: new PermissionChecks() };
  return inTransaction('try', (_root, _args, given) => act(given))(
    null,
    {},
    context as unknown as Context,
    {} as GraphQLResolveInfo,
  ) as Promise<unknown>;
};

describe('an act that has to be done again from its beginning', () => {
  it('is told all that its earlier tries have met, and leaves nothing of them', async () => {
    const told: (readonly string[] | undefined)[] = [];
    const done = await run(async ({ db, met }) => {
      told.push(met);
      await sql`create table tried ()`.execute(db);
      if (told.length < 3) throw new TryAgain('met', [`item ${told.length}`]);
      await sql`drop table tried`.execute(db);
      return 'done';
    });
    expect(done).toBe('done');
    expect(told).toEqual([[], ['item 1'], ['item 1', 'item 2']]);
  });

  it('is given up after three tries, as what may succeed a moment later', async () => {
    let tries = 0;
    const given = run(async () => {
      tries += 1;
      throw new TryAgain('met');
    });
    await expect(given).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(tries).toBe(3);
  });
});
