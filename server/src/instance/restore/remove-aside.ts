import { rm } from 'node:fs/promises';
import { endPostgresBelow } from '../../base/database/embedded/postmaster.ts';

/** Takes a folder away in which a database was made aside, with the PostgreSQL that a killed process has left there. */
export async function removeAside(folder: string): Promise<void> {
  await endPostgresBelow(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
