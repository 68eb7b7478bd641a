import type { Folder } from '../../folder.ts';

/** The page of a folder, however its name is written; the folder itself is the empty path. Null where it has none. */
export function readmeOf({ paths }: Folder, path: string): string | null {
  const before = path === '' ? '' : `${path}/`;
  if (paths.has(`${before}README.md`)) return `${before}README.md`;
  return [...paths].find((one) => one.startsWith(before) && /^readme\.md$/i.test(one.slice(before.length))) ?? null;
}
