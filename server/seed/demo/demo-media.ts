import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../src/base/database/connect.ts';
import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import type { MediaStore } from '../../src/base/media/store/media-store.ts';
import { keepMedia, prepareMedia, type PreparedMedia } from '../../src/base/media/store-media.ts';

const folder = join(import.meta.dirname, '../media');
const logo = /^(?:product|course|lesson|institution)-/;

/** Replaces every `media:` name in a text by the address of that file; it throws at a name without a file. */
export type WithMedia = (text: string) => string;

/** The drawings, the video and the captions of the demo school, in the form in which they are served. */
export async function prepareDemoMedia(): Promise<PreparedMedia[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map(async (name) => prepareMedia(await readFile(join(folder, name)), name)));
}

/** Stores the prepared files. */
export async function keepDemoMedia(
  db: Database,
  store: MediaStore,
  files: readonly PreparedMedia[],
): Promise<WithMedia> {
  const addresses = new Map<string, string>();
  for (const file of files) {
    const place: MediaFolder = logo.test(file.original_name) ? 'logos' : 'content';
    addresses.set(file.original_name, (await keepMedia(db, store, place, file)).address);
  }
  return (text) =>
    text.replace(/media:([\w.-]+)/g, (_whole, name: string) => {
      const address = addresses.get(name);
      if (!address) throw new Error(`there is no file ${name} among the media of the demo school`);
      return address;
    });
}
