import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './connect.ts';
import type { DB } from './types.ts';

/** The database as acts see it, over one connection and in whatever transaction that is in. Closing it is not its matter. */
export function overConnection(client: pg.ClientBase): Database {
  const connection = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => connection, end: async () => {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
