import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../../start-error.ts';

/** How the embedded database of a data folder is reached: by its owner, and by the role that the application works as. */
export type Access = { readonly port: number; readonly password: string; readonly applicationPassword: string };

/** The role that the application works as: it changes rows, not tables, and adds to the audit log without changing it. */
export const applicationRole = 'lectern_app';

/** The access of a new database; its port is chosen when it starts. */
export const newAccess = (): Access => ({ port: 0, password: newPassword(), applicationPassword: newPassword() });

const newPassword = () => randomBytes(24).toString('base64url');

/** Reads the access; one that an earlier version wrote gets the password that it lacks, unless it is left as it is. */
export function readAccess(dataDir: string, leave?: 'as it is'): Access {
  try {
    const kept = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Omit<Access, 'applicationPassword'>;
    if ('applicationPassword' in kept) return kept as Access;
    const access = { ...kept, applicationPassword: newPassword() };
    if (!leave) writeAccess(dataDir, access);
    return access;
  } catch (cause) {
    throw new StartError(`The file ${fileOf(dataDir)} is missing or damaged, so the database in it cannot be opened.`, {
      cause,
    });
  }
}

/** Writes the access beside its place and puts it there when whole. */
export function writeAccess(dataDir: string, access: Access): void {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The address of a database for its owner. */
export const ownerUrl = ({ port, password }: Access, database: string) =>
  `postgres://lectern:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** The address of our database for the application. */
export const applicationUrl = ({ port, applicationPassword }: Access) =>
  `postgres://${applicationRole}:${encodeURIComponent(applicationPassword)}@127.0.0.1:${port}/lectern`;

const fileOf = (dataDir: string) => join(dataDir, 'postgres-access.json');
