import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { diskStore } from '../../src/base/media/store/disk-store.ts';
import type { MediaStore } from '../../src/base/media/store/media-store.ts';
import { s3Store } from '../../src/base/media/store/s3-store.ts';
import { openTestBucket } from './s3-server.ts';

/** Each kind of store of the media library, for tests that hold for all of them. */
export const storeKinds = ['disk', 's3'] as const;

/** An empty store, what lies in it, and how it is closed. */
export type TestStore = {
  readonly store: MediaStore;
  readonly names: () => string[];
  readonly close: () => Promise<void>;
};

/** Opens an empty store of a kind. */
export async function openTestStore(kind: (typeof storeKinds)[number]): Promise<TestStore> {
  if (kind === 's3') {
    const bucket = await openTestBucket();
    return { store: s3Store(bucket.settings), names: () => [...bucket.objects.keys()], close: bucket.close };
  }
  const dir = mkdtempSync(join(tmpdir(), 'lectern-store-'));
  const names = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)));
  return { store: diskStore(dir), names, close: async () => rmSync(dir, { recursive: true, force: true }) };
}
