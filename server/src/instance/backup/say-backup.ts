import { statSync } from 'node:fs';
import { sayCount } from '../command/say-count.ts';
import type { BackupManifest } from './backup-format.ts';

/** What was backed up, in words. */
export function sayBackup(file: string, { tables, media }: BackupManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const said = `${file} holds ${sayCount(rows, 'row')} and ${sayCount(media.files, 'file')} of the media library, in ${megabytes(statSync(file).size)}.`;
  const lost = media.missing.map(
    (name) => `The media store has no ${name}, which the database names; it is not in the backup.`,
  );
  return [said, ...lost].join('\n');
}

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
