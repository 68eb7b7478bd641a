import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DB } from './types.ts';

/** The database as acts see it: the pool, or the transaction of the mutation they run in. */
export type Database = Kysely<DB>;

/** Values that survive JSON unchanged: a reply that was stored for an idempotency key equals the first one. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // int8
  [1082, String], // date
  [1184, (text) => new Date(text).toISOString()], // timestamptz
  [1700, Number], // numeric
]);

const defaultParser: (oid: number, format?: 'text') => unknown = pg.types.getTypeParser;

const parserOf = (oid: number, format?: 'text') => parsers.get(oid) ?? defaultParser(oid, format);

/** How a pool of connections is cut to size. */
export type ConnectOptions = {
  readonly url: string;
  readonly connections?: number;
  /** Told of every statement that has run, for measuring. */
  readonly onQuery?: (statement: { readonly sql: string; readonly parameters: readonly unknown[] }) => void;
};

/** Opens a pool. Nothing connects before the first statement; a statement gives up after 5 s, a lock after 2 s. */
export function connect({ url, connections = 10, onQuery }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    options:
      '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC',
  });
  // A connection that breaks while idle is dropped by the pool; the next statement opens another.
  pool.on('error', () => {});
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    ...(onQuery ? { log: ({ level, query }) => void (level === 'query' && onQuery(query)) } : {}),
  });
}

const namePattern = /^\s*\/\* ([a-z-]+) \*\//;

/** Statements that begin with a name in a comment are prepared once per connection; planning them costs more than running. */
function preparing(pool: pg.Pool) {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const query = (text: string, values: readonly unknown[]) => {
        const name = namePattern.exec(text)?.[1];
        return client.query(name ? { name, text, values: [...values] } : { text, values: [...values] });
      };
      const wrapper = { query, release: () => client.release() } as unknown as PostgresPoolClient;
      wrapped.set(client, wrapper);
      return wrapper;
    },
  };
}
