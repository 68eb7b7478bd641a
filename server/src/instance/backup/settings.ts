import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';

/** Characters that a passphrase has at least: whoever has the file of a backup may try as often as they like. */
export const leastPassphrase = 12;

/** The variables of backups; a passphrase comes from one of two. */
export const backupVariables = {
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number('must be a whole number from 1 on').int().min(1).max(1000).default(7),
};

/** How backups are made. */
export type BackupSettings = {
  /** What seals them; null where it has to be asked for, and no backup is made at night. */
  readonly passphrase: string | null;
  /** Where those of the nights lie. */
  readonly folder: string;
  /** How many of them are kept. */
  readonly keep: number;
};

type Given = z.output<z.ZodObject<typeof backupVariables>>;

/** Those settings; it refuses a passphrase that is too short, or in a file that cannot be read. */
export function readBackupSettings(given: Given, dataDir: string): BackupSettings {
  return {
    passphrase: readPassphrase(given),
    folder: given.BACKUP_DIR ? resolve(given.BACKUP_DIR) : join(resolve(dataDir), 'backups'),
    keep: given.BACKUP_KEEP,
  };
}

function readPassphrase({ BACKUP_PASSPHRASE: set, BACKUP_PASSPHRASE_FILE: file }: Given): string | null {
  if (set !== undefined) return long(set, 'The variable BACKUP_PASSPHRASE');
  if (file === undefined) return null;
  return long(read(file).replace(/\r?\n$/, ''), `The file ${file} of BACKUP_PASSPHRASE_FILE`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(`The file ${file} of BACKUP_PASSPHRASE_FILE cannot be read (${code}).`, { cause });
  }
}

function long(passphrase: string, where: string): string {
  if (passphrase.length >= leastPassphrase) return passphrase;
  throw new StartError(`${where} holds a passphrase of fewer than ${leastPassphrase} characters.`);
}
