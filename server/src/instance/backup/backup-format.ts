import { z } from 'zod';

/**
 * A backup is a tar archive sealed with a passphrase in the age format, so that `age -d FILE | tar -x` opens it too. Its
 * entries: `head.json`; `tables/NAME/NUMBER.copy.zst`, the rows of each table as COPY writes them, in pieces packed by
 * themselves; `media/NAME`, the files of the media library as they are; `manifest.json`, what all that came to. Format 1 is
 * the same with one more sum for each table, which whoever restores reckons instead.
 */
export const backupFormat = 2;

/** Bytes of rows that a piece holds at most. */
export const pieceBytes = 1024 * 1024;

/** Bytes that head and manifest may take, each: more than ten times what they do. */
export const mostJsonBytes = 4 * pieceBytes;

export const headName = 'head.json';
export const manifestName = 'manifest.json';
export const mediaPrefix = 'media/';

/** The name of a piece of a table, from 1 on. */
export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy.zst`;

const hash = z.string().regex(/^[\da-f]{64}$/);
const count = z.number().int().nonnegative();
const name = z.string().regex(/^[a-z_][a-z\d_]*$/);

/** What a backup says before its rows: where it comes from, and what the schema is that they fit. */
export const backupHead = z.object({
  format: z.number().int(),
  product: z.literal('Lectern'),
  made_on: z.iso.datetime(),
  /** The applied migrations in their order, each with its hash. */
  migrations: z.array(z.object({ name: z.string(), hash })).min(1),
  /** The tables in their order, each with the columns that its rows have. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })),
});
export type BackupHead = z.output<typeof backupHead>;

/** What the rows of a table came to. */
const tableSums = z.object({
  rows: count,
  bytes: count,
  /** Of the rows as they came. */
  sha256: hash,
});
export type TableSums = z.output<typeof tableSums>;

/** What a backup says at its end: what everything in it came to. */
export const backupManifest = z.object({
  tables: z.record(name, tableSums),
  sequences: z.record(name, z.object({ value: z.string().regex(/^\d+$/), is_called: z.boolean() })),
  media: z.object({
    files: count,
    bytes: count,
    /** Of a line for each file in its order, as `sha256sum` prints it. */
    sha256: hash,
    /** Files that the database names and the store did not have. */
    missing: z.array(z.string()),
  }),
  /** Of every gradebook as instructors read it; null where nobody asked for it. */
  gradebooks: z.nullable(z.object({ count, sha256: hash })),
});
export type BackupManifest = z.output<typeof backupManifest>;
