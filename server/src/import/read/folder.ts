import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The files of a curriculum by their paths with forward slashes. */
export type Folder = {
  /** The folder's own name, by which an import is remembered. */
  readonly name: string;
  readonly paths: ReadonlySet<string>;
  readonly read: (path: string) => Buffer;
};

const skipped = /^(?:\.|node_modules$)/;
const mostFiles = 20_000;

/** The files below a folder, in any order; links to other places are not followed. It refuses what is no folder. */
export function openFolder(place: string): Folder {
  const root = resolve(place);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new StartError(`There is no folder ${place}.`);
  const paths = new Set<string>();
  const collect = (below: string) => {
    for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (skipped.test(entry.name)) continue;
      if (entry.isDirectory()) collect(path);
      else if (entry.isFile()) paths.add(path);
      if (paths.size > mostFiles) throw new StartError(`The folder ${place} holds more than ${mostFiles} files.`);
    }
  };
  collect('');
  return { name: basename(root), paths, read: (path) => readFileSync(join(root, path)) };
}

/** The text of a file; null where its bytes are no text in UTF-8. */
export function readText(folder: Folder, path: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(folder.read(path)).replaceAll('\r\n', '\n');
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
