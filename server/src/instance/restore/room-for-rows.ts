import type { BackupManifest } from '../backup/backup-format.ts';

/** Rows take about twice as much in a database, with their indexes. */
const spread = 2;

/** Bytes that a database takes into which the rows of a backup are loaded. */
export const roomForRows = ({ tables }: BackupManifest): number =>
  spread * Object.values(tables).reduce((sum, { bytes }) => sum + bytes, 0);
