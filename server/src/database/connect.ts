import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { openPool, type PoolOptions } from './open-pool.ts';
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
export type ConnectOptions = Pick<PoolOptions, 'statement'> & {
  readonly url: string;
  readonly connections?: number;
  /** Told of every statement that has run, for measuring. */
  readonly onQuery?: (statement: { readonly sql: string; readonly parameters: readonly unknown[] }) => void;
};

/** Opens the database through a pool of connections; nothing connects before the first statement. */
export function connect({ url, connections = 10, onQuery, ...waiting }: ConnectOptions): Database {
  const types = { getTypeParser: parserOf as typeof pg.types.getTypeParser };
  const pool = openPool(url, { max: connections, types, ...waiting });
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
      const query = async (text: string, values: readonly unknown[]) => {
        const name = namePattern.exec(text)?.[1];
        try {
          return await client.query(name ? { name, text, values: [...values] } : { text, values: [...values] });
        } catch (error) {
          // Nothing may be asked of a connection that hangs: the next statement would wait behind this one.
          if (error instanceof Error && error.message === 'Query read timeout') void client.end();
          throw error;
        }
      };
      const release = (discard?: boolean) => client.release(discard);
      const wrapper = { query, release } as unknown as PostgresPoolClient;
      wrapped.set(client, wrapper);
      return wrapper;
    },
  };
}
