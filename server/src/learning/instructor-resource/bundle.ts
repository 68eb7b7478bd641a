import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileName } from '../../base/http/attachment.ts';
import type { MediaStore } from '../../base/media/store/media-store.ts';
import type { StoredResource } from './read-resources.ts';

/** The name under which a resource is saved. */
export const savedName = ({ name, file_name }: StoredResource): string => fileName(name, extname(file_name).slice(1));

/** The name of its file in the store. */
export const storedName = ({ folder, file_name }: StoredResource): string => `${folder}/${file_name}`;

/** The files of some resources as one zip, read from the store one after the other while it is sent; each lesson has a folder. */
export function bundle(store: MediaStore, resources: readonly StoredResource[]): Readable {
  const zip = new ZipFile();
  const taken = new Set<string>();
  for (const resource of resources) {
    const { lesson_name } = resource;
    const path = free(taken, join(lesson_name === null ? '' : fileName(lesson_name), savedName(resource)));
    zip.addReadStreamLazy(path, (give) => {
      store.read(storedName(resource)).then(
        (file) =>
          file ? give(null, file) : give(new Error(`the file of ${resource.id} is missing`), Readable.from([])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const sent = zip.outputStream as Readable;
  // What was begun cannot be refused any more; it ends without its end, so that nobody takes it for whole.
  zip.on('error', (error) => sent.destroy(error));
  return sent;
}

/** Files of one name are told apart by a number. */
function free(taken: Set<string>, path: string): string {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  let found = path;
  for (let number = 2; taken.has(found.toLowerCase()); number++) found = `${stem} (${number})${ending}`;
  taken.add(found.toLowerCase());
  return found;
}
