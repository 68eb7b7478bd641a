import { join } from 'node:path';
import type { Env } from '../../../env.ts';
import { diskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';

/** Where files lie on the own disk: those of the library where no other store is configured, and uploads on their way. */
export const mediaDirOf = (dataDir: string): string => join(dataDir, 'media');

/** Opens the store that is configured. */
export async function openMediaStore(env: Env): Promise<MediaStore> {
  if (!env.mediaStore) return diskStore(mediaDirOf(env.dataDir));
  // Whoever keeps files on the disk loads nothing of it.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(env.mediaStore);
}
