import pg from 'pg';

/** Milliseconds after which the database gives up a transaction that says nothing. */
const idleTimeout = 15_000;

/**
 * A statement takes one core. To start workers beside it, or to compile it, costs more than most take, and PostgreSQL starts
 * them also for a branch that is never run: a search for people took seven times as long.
 */
export const oneCore = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** How a pool of connections is cut to size. */
export type PoolOptions = Pick<pg.PoolConfig, 'max' | 'types' | 'idleTimeoutMillis'> & {
  /** Milliseconds that a caller waits for a connection, 2 s unless told. */
  readonly patience?: number;
  /** Milliseconds after which a statement is given up, 5 s unless told; 0 for never. */
  readonly statement?: number;
  /** Milliseconds after which the database gives up a lock that somebody waits for, 2 s unless told. */
  readonly lock?: number;
};

/**
 * Opens a pool; nothing connects before the first statement. A statement gives up after its time, and so do
 * a lock and whoever waits for a connection. No error of a connection reaches the process: whoever uses it hears of it with
 * the statement, and the pool drops the connection.
 */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { patience = 2000, statement = 5000, lock = 2000, ...rest } = options;
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: patience,
    // A database that hangs, or a line that is cut, does not keep its own time.
    query_timeout: statement && statement + 250,
    keepAlive: true,
    options: `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${statement && Math.max(idleTimeout, statement)} -c timezone=UTC ${oneCore}`,
    ...rest,
  });
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

const ignore = () => {};

/** One connection outside a pool; it ends like those of a pool: whoever uses it hears of it with the statement. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', ignore);
  await client.connect();
  return client;
}
