import { connectOnce } from '../src/base/database/open-pool.ts';

export const databaseName = (url: string): string => new URL(url).pathname.slice(1);

/**
 * Makes a database plan each statement once for a connection. Sweeps ask thousands of statements a few times each, on rows
 * that stay few: planning them anew each time took longer than running them.
 */
export async function planOnce(url: string): Promise<void> {
  const client = await connectOnce(url);
  await client.query(`alter database ${databaseName(url)} set plan_cache_mode = force_generic_plan`);
  await client.end();
}
