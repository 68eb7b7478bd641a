import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** The files of a curriculum by their paths with forward slashes. */
export type Folder = {
  /** The folder's own name, by which an import is remembered. */
  readonly name: string;
  readonly paths: ReadonlySet<string>;
  readonly read: (path: string) => Buffer;
  /** The folders in it that could not be opened, each with the reason. */
  readonly closed: ReadonlyMap<string, string>;
};

const skipped = /^(?:\.|node_modules$)/;
const mostFiles = 20_000;

/** The files below a folder, in any order; links to other places are not followed. It refuses what is no folder. */
export function openFolder(place: string): Folder {
  const root = resolve(place);
  const found = statSync(root, { throwIfNoEntry: false });
  if (found?.isFile()) throw new StartError(`${place} is a file. Unpack it if it is an archive, and name the folder.`);
  if (!found?.isDirectory()) throw new StartError(`There is no folder ${place}.`);
  const paths = new Set<string>();
  const closed = new Map<string, string>();
  const collect = (below: string) => {
    for (const entry of entriesOf(join(root, below), (why) => closed.set(below, why))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (skipped.test(entry.name)) continue;
      if (entry.isDirectory()) collect(path);
      else if (entry.isFile()) paths.add(path);
      if (paths.size > mostFiles) throw new StartError(`The folder ${place} holds more than ${mostFiles} files.`);
    }
  };
  collect('');
  const why = closed.get('');
  if (why) throw new StartError(`The folder ${place} ${why}. Nothing was imported.`);
  return { name: basename(root), paths, read: (path) => readFileSync(join(root, path)), closed };
}

function entriesOf(place: string, refuse: (why: string) => void): Dirent[] {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch (error) {
    refuse(whyUnreadable(error));
    return [];
  }
}
