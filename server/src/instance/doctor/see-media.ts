import { access, constants } from 'node:fs/promises';
import type { Env } from '../../env.ts';
import { mediaDirOf, openMediaStore } from '../../base/media/store/open-media-store.ts';
import { connectOnce } from '../../base/database/open-pool.ts';
import { failed, fine, inTime, type Seen } from './check.ts';

const patience = 4000;

/** The place where the files of the media library lie: whether it answers, and has the newest of them. */
export async function seeMedia(env: Env, url: string | null): Promise<Seen> {
  const place = env.mediaStore ? `The media store ${env.mediaStore.address}` : `The folder ${mediaDirOf(env.dataDir)}`;
  const cure = env.mediaStore
    ? 'Start that store, or set the variables MEDIA_S3_… as README.md says.'
    : 'Mount its disk again, or give the server rights to it.';
  const why = await inTime(patience, env.mediaStore ? whyRefused(env) : whyClosed(env), 'it does not answer');
  if (why) return failed(`${place} cannot be used: ${why}. Files are neither fetched nor sent.`, cure);
  const newest = url && (await findNewest(url));
  if (!newest) return fine(`${place} can be used.`);
  const size = await inTime(patience, (await openMediaStore(env)).sizeOf(newest), null);
  if (size !== null) return fine(`${place} has the newest file.`);
  return failed(
    `${place} lacks the newest file of the library, ${newest}.`,
    'Set it as it was when that file was sent, or bring the files back from a backup.',
  );
}

async function whyClosed({ dataDir }: Env): Promise<string | null> {
  return access(mediaDirOf(dataDir), constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => null,
    ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? null : `it cannot be written (${code})`),
  );
}

/** A key that may not list a bucket is told that a file which is not there is none of its matter. */
const answersAsItShould = new Set(['NoSuchKey', 'AccessDenied']);

async function whyRefused({ mediaStore }: Env): Promise<string | null> {
  if (!mediaStore) return null;
  const { askStore } = await import('../../base/media/store/s3-store.ts');
  const said = await askStore(mediaStore);
  return answersAsItShould.has(said) ? null : `it says ${said}`;
}

/** The name of the newest file; null where there is none, or no table of files yet. */
async function findNewest(url: string): Promise<string | null> {
  const client = await connectOnce(url);
  try {
    const { rows: there } = await client.query<{ has: boolean }>(`select to_regclass('media') is not null as has`);
    if (!there[0]?.has) return null;
    const { rows } = await client.query<{ name: string }>(
      `select folder || '/' || file_name as name from media order by created_on desc limit 1`,
    );
    return rows[0]?.name ?? null;
  } finally {
    await client.end();
  }
}
