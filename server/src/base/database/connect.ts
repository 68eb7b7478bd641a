import {
  Kysely,
  PostgresDialect,
  type CompiledQuery,
  type KyselyConfig,
  type LogEvent,
  type PostgresPoolClient,
} from 'kysely';
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
export type ConnectOptions = Pick<PoolOptions, 'statement' | 'patience' | 'lock'> & {
  readonly url: string;
  readonly connections?: number;
  /** Told of every statement that has run, for measuring. */
  readonly onQuery?: (statement: { readonly sql: string; readonly parameters: readonly unknown[] }) => void;
};

/** Opens the database through a pool of connections; nothing connects before the first statement. */
export function connect({ url, connections = 10, onQuery, ...waiting }: ConnectOptions): Database {
  const types = { getTypeParser: parserOf as typeof pg.types.getTypeParser };
  const pool = openPool(url, { max: connections, types, ...waiting });
  const log = onQuery && (({ level, query }: LogEvent) => void (level === 'query' && onQuery(query)));
  return new PooledDatabase(
    pool,
    { dialect: new PostgresDialect({ pool: preparing(pool) }), ...(log ? { log } : {}) },
    onQuery,
  );
}

/**
 * Kysely with a shorter way for a statement outside a transaction: it goes to the next free connection at once. Kysely's
 * own way, made for drivers of every kind, costs a sixth of what the server spends on a screen of one statement.
 */
class PooledDatabase extends Kysely<DB> {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, config: KyselyConfig, onQuery: ConnectOptions['onQuery']) {
    super(config);
    this.#pool = pool;
    this.getExecutor().executeQuery = async (statement: CompiledQuery) => {
      const client = await pool.connect();
      try {
        const { rows, rowCount } = await ask(client, statement.sql, statement.parameters);
        onQuery?.(statement);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      } finally {
        client.release();
      }
    };
  }

  /** Kysely ends only a pool that it has used itself. */
  override async destroy(): Promise<void> {
    await super.destroy();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

const namePattern = /^\s*\/\* ([a-z-]+) \*\//;

const names = new Map<string, string>();
const mostNames = 2000;

/** What a text is prepared under: the name it begins with and a number, since one name may have several texts. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = namePattern.exec(text)?.[1];
  if (name === undefined || names.size === mostNames) return undefined;
  const own = `${name}-${names.size}`;
  names.set(text, own);
  return own;
}

const mostInPlan = 100;

/** A plan made for lists of any length compares each row with each value of a long one; one made for this list looks values up. */
const hasLongList = (values: readonly unknown[]) =>
  values.some((value) => Array.isArray(value) && value.length > mostInPlan);

/**
 * Statements that begin with a name in a comment are prepared once per connection, since planning them costs more than
 * running; but for those with a long list, which are planned each time.
 */
async function ask(client: pg.PoolClient, text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
  const values = [...parameters];
  const name = hasLongList(values) ? undefined : nameOf(text);
  try {
    return await client.query(name ? { name, text, values } : { text, values });
  } catch (error) {
    // Nothing may be asked of a connection that hangs: the next statement would wait behind this one.
    if (error instanceof Error && error.message === 'Query read timeout') void client.end();
    throw error;
  }
}

function preparing(pool: pg.Pool) {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const query = (text: string, values: readonly unknown[]) => ask(client, text, values);
      const release = (discard?: boolean) => client.release(discard);
      const wrapper = { query, release } as unknown as PostgresPoolClient;
      wrapped.set(client, wrapper);
      return wrapper;
    },
  };
}
