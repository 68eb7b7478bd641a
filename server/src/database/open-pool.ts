import pg from 'pg';

/** Milliseconds after which the database gives up a statement, and a lock that it waits for. */
const statementTimeout = 5000;
const lockTimeout = 2000;

/** How a pool of connections is cut to size. */
export type PoolOptions = Pick<pg.PoolConfig, 'max' | 'types' | 'idleTimeoutMillis'> & {
  /** Milliseconds that a caller waits for a connection, 2 s unless told. */
  readonly patience?: number;
  /** Milliseconds until a statement that the database says nothing about is given up. */
  readonly silence?: number;
};

/**
 * Opens a pool; nothing connects before the first statement. A statement gives up after 5 s, a lock after 2 s, and so
 * does whoever waits for a connection. No error of a connection reaches the process: whoever uses it hears of it with
 * the statement, and the pool drops the connection.
 */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { patience = 2000, silence = statementTimeout + 250, ...rest } = options;
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: patience,
    // A database that hangs, or a line that is cut, does not keep its own time.
    query_timeout: silence,
    keepAlive: true,
    options: `-c statement_timeout=${statementTimeout} -c lock_timeout=${lockTimeout} -c idle_in_transaction_session_timeout=15000 -c timezone=UTC`,
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
