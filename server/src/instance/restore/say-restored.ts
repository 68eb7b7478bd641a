import type { BackupManifest } from '../backup/backup-format.ts';
import { sayCount } from '../command/say-count.ts';

/** What was restored, in words. */
export function sayRestored({ tables, media }: BackupManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const said = `${sayCount(rows, 'row')} and ${sayCount(media.files, 'file')} of the media library are restored; each was compared with the backup. Start the server.`;
  const lost = media.missing.map((name) => `The file ${name} was missing already when the backup was made.`);
  return [said, ...lost].join('\n');
}
