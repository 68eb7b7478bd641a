import { openFileSum } from '../backup/file-sum.ts';
import type { BackupHead, BackupManifest, TableSums } from '../backup/backup-format.ts';
import { drain } from './drain.ts';
import { findDifference } from './find-difference.ts';
import { readBackup } from './read-backup.ts';
import { damaged } from './read-sealed.ts';
import { summed } from './sum-rows.ts';

/** A backup that was read to its end and is whole. */
export type CheckedBackup = { readonly head: BackupHead; readonly manifest: BackupManifest };

/** Reads a whole backup and refuses one that is not what its manifest says; nothing is written. */
export async function checkBackup(file: string, passphrase: string): Promise<CheckedBackup> {
  const sums: Record<string, TableSums> = {};
  const files = openFileSum();
  let found: BackupHead | null = null;
  const manifest = await readBackup(file, passphrase, {
    head: async (head) => void (found = head),
    table: async ({ name }, rows) => {
      const read = summed(rows);
      await drain(read.rows);
      sums[name] = read.sums();
    },
    file: (name, _bytes, content) => drain(files.add(name, content)),
  });
  const head = found as BackupHead | null;
  const { missing: _missing, ...media } = manifest.media;
  if (
    !head ||
    findDifference(sums, manifest.tables, 'sha256') ||
    JSON.stringify(files.sums()) !== JSON.stringify(media)
  )
    throw damaged(file, 'it does not hold what its manifest says');
  return { head, manifest };
}
