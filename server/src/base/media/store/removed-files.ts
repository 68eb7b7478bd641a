import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import type { MediaStore } from './media-store.ts';

const files = sql`hashtext('lectern files of the media library')`;
const atOnce = 100;

/** Takes files away whose row was deleted in this transaction: now, or once the backup has ended that is reading the store. */
export async function removeFiles(db: Database, store: MediaStore, names: readonly string[]): Promise<void> {
  if (!(await mayRemove(db))) {
    await sql`insert into removed_files (name) select unnest(${names}::text[]) on conflict do nothing`.execute(db);
    return;
  }
  for (const name of names) await store.remove(name);
}

/** Takes the files away that stayed for a backup. */
export async function removeLeftFiles(db: Database, store: MediaStore): Promise<void> {
  for (let removed = atOnce; removed === atOnce;)
    removed = await db.transaction().execute(async (transaction) => {
      if (!(await mayRemove(transaction))) return 0;
      // Who stores the same file anew meanwhile waits for the row, and then finds no file.
      const { rows } = await sql<{ name: string }>`delete from removed_files where name = any(array(
        select name from removed_files order by removed_on limit ${atOnce} for update skip locked)) returning name`.execute(
        transaction,
      );
      for (const { name } of rows) await store.remove(name);
      return rows.length;
    });
}

/** Says of files that they are stored again. */
export async function keepRemovedFiles(db: Database, names: readonly string[]): Promise<void> {
  await sql`/* keep-files */ delete from removed_files where name = any(${names}::text[])`.execute(db);
}

async function mayRemove(db: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${files}) as may`.execute(db);
  return rows[0]?.may === true;
}

/** Lets every file stay until the connection ends. It waits for those that are being taken away. */
export async function holdFiles(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('lectern files of the media library'))`);
}
