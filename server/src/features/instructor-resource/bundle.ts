import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileName } from '../../http/attachment.ts';
import type { StoredResource } from './read-resources.ts';

/** The name under which a resource is saved. */
export const savedName = ({ name, file_name }: StoredResource): string => fileName(name, extname(file_name).slice(1));

/** The files of some resources as one zip, read from the disk while it is sent; each lesson has a folder. */
export function bundle(root: string, resources: readonly StoredResource[]): Readable {
  const zip = new ZipFile();
  const taken = new Set<string>();
  for (const resource of resources) {
    const { folder, file_name, lesson_name } = resource;
    const path = free(taken, join(lesson_name === null ? '' : fileName(lesson_name), savedName(resource)));
    zip.addFile(join(root, folder, file_name), path);
  }
  zip.end();
  return zip.outputStream as Readable;
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
