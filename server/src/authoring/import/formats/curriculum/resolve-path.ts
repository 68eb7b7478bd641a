import { posix } from 'node:path';
import type { Folder } from '../../folder.ts';

/** A place that a text points to, from the root of the folder and in the original language. */
export type ResolvedPath = { readonly path: string; readonly anchor: string | null };

/** The place a relative link means, seen from the file it stands in; null for addresses of the web and empty links. */
export function resolvePath(href: string, from: string): ResolvedPath | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null;
  const [place = '', anchor] = decoded(href).split('#', 2);
  if (place === '' && !anchor) return null;
  const joined =
    place === '' ? from : posix.normalize(posix.join(place.startsWith('/') ? '' : posix.dirname(from), place));
  const path = joined
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/\?.*$/, '')
    .replace(/^\/|\/$/g, '');
  return { path: inOriginal(path), anchor: anchor || null };
}

/** The path of a file of the folder that is a picture's original, or null: as linked, or what a translated copy was made of. */
export function findPicture(src: string, from: string, folder: Folder): { path: string; isOriginal: boolean } | null {
  const resolved = resolvePath(src, from);
  if (!resolved) return null;
  const { path } = resolved;
  if (folder.paths.has(path)) return { path, isOriginal: false };
  const name = originalName(path);
  if (name === path) return null;
  const same = [...folder.paths].filter((candidate) => posix.basename(candidate) === name);
  return same.length === 1 && same[0] ? { path: same[0], isOriginal: true } : null;
}

/** The name of the picture that a translated copy was made of; any other path stays as it is. */
export function originalName(path: string): string {
  const copy = /^(?:.*\/)?([^/]+)\.[0-9a-f]{32,}\.[\w-]+(\.\w+)$/.exec(path);
  return copy ? `${copy[1]}${copy[2]}` : path;
}

/** Translations lie in a copy of the tree; what they point to beside themselves lies in the original one. */
function inOriginal(path: string): string {
  return path.replace(/^translations\/[^/]+\//, '');
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
