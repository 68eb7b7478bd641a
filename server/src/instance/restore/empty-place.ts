import { readdir, statfs } from 'node:fs/promises';
import type pg from 'pg';
import type { Env } from '../../env.ts';
import { mediaDirOf } from '../../base/media/store/open-media-store.ts';
import { StartError } from '../../start-error.ts';
import { gigabytes } from '../command/gigabytes.ts';
import { nearest } from '../command/nearest-folder.ts';

/** Refuses a data folder where there is something that a restore would replace: a database, or files of the media library. */
export async function refuseFullFolder({ dataDir, databaseUrl, mediaStore }: Env): Promise<void> {
  const names = [
    ...(databaseUrl ? [] : ['postgres', 'postgres-access.json']),
    ...(mediaStore ? [] : await filledParts(mediaDirOf(dataDir))),
  ];
  const there = new Set(await contentOf(dataDir));
  const full = names.find((name) => there.has(name));
  if (full)
    throw new StartError(
      `The data folder ${dataDir} is not empty (${full}). A restore replaces nothing: name another one with DATA_DIR, or move this one away.`,
    );
}

/** An empty folder for files, as one that was just made, holds nothing. */
const filledParts = async (mediaDir: string): Promise<string[]> =>
  (await contentOf(mediaDir)).some((name) => name !== 'uploads') ? ['media'] : [];

const contentOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Refuses a database that holds anything but what PostgreSQL itself puts there. */
export async function refuseFullDatabase(client: pg.ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<{ relname: string }>(`
    select relname from pg_class where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e') order by relname limit 1`);
  const [first] = rows;
  const { host, pathname } = new URL(url);
  if (first)
    throw new StartError(
      `The database ${host}${pathname} is not empty (${first.relname}). A restore replaces nothing: name an empty one with DATABASE_URL.`,
    );
}

/** Refuses a disk with less room than a restore takes there. */
export async function refuseNoRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(await nearest(folder));
  const free = bavail * bsize;
  if (free < bytes)
    throw new StartError(
      `There is not enough room in ${folder}: ${gigabytes(bytes)} are needed, and ${gigabytes(free)} are free.`,
    );
}
