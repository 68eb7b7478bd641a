import { sql } from 'kysely';
import { openServer, type TestServer } from './open-server.ts';

/** One more server on a database, for which it is that moment: today is the day of it in each time zone. */
export async function serverAt(moment: string, { url, db }: Pick<TestServer, 'url' | 'db'>): Promise<TestServer> {
  const name = sql.id(new URL(url).pathname.slice(1));
  await sql`alter database ${name} set lectern.now = ${sql.lit(moment)}`.execute(db);
  return openServer(url);
}
