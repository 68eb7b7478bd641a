import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const defaultFolder = join(import.meta.dirname, 'migrations');

/** One step of the schema; its hash notices an edit after it was applied. */
export type Migration = { readonly name: string; readonly sql: string; readonly hash: string };

/** Every migration of a folder in its order. Line ends do not count: a checkout may write others than the repository has. */
export function readMigrations(folder = defaultFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: hashOf(sql) };
    });
}

/**
 * Whether a kept hash is the one of this migration; versions that counted line ends kept the other one on Windows. A
 * migration that was mended for new places names the hashes of its former text in its first lines: what that made is the same.
 */
export const isHashOf = ({ hash, sql }: Migration, kept: string): boolean =>
  kept === hash || kept === hashOf(sql.replaceAll('\n', '\r\n')) || formerHashes(sql).includes(kept);

const formerHashes = (sql: string): string[] =>
  [...sql.matchAll(/^-- Applied before as ([\da-f]{64})$/gm)].flatMap(([, hash]) => hash ?? []);

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');
