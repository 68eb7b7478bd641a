import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import send from '@fastify/send';
import type { MediaStore } from './media-store.ts';

/** Files in a folder of the own disk. */
export function diskStore(root: string): MediaStore {
  const placeOf = (name: string) => join(root, name);
  const sizeOf = async (name: string) => (await stat(placeOf(name)).catch(nothingThere))?.size ?? null;
  return {
    put: (name, content) => writeOnce(placeOf(name), content),
    async take(name, { path }) {
      await mkdir(dirname(placeOf(name)), { recursive: true });
      await rename(path, placeOf(name));
    },
    sizeOf,
    async read(name) {
      return (await sizeOf(name)) === null ? null : createReadStream(placeOf(name));
    },
    async serve(request, name) {
      const options = { root, cacheControl: false, contentType: false, index: false };
      const { statusCode, headers, stream } = await send(request, `/${name}`, options);
      return statusCode === 404 ? null : { statusCode, headers, stream };
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}

const nothingThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Written beside its place and moved there whole, so that a file of this name is always complete. */
async function writeOnce(path: string, content: Buffer): Promise<void> {
  if ((await stat(path).catch(nothingThere))?.size === content.byteLength) return;
  await mkdir(dirname(path), { recursive: true });
  const writing = `${path}.${randomUUID()}`;
  const file = await open(writing, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(writing, path).catch(async (error: unknown) => {
    await rm(writing, { force: true });
    throw error;
  });
}
