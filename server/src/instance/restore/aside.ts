import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { killPostgres } from '../../database/postmaster.ts';

/** Takes a folder away in which a database was made aside; one that was killed on the way has left its PostgreSQL running. */
export async function removeAside(folder: string): Promise<void> {
  if (existsSync(join(folder, 'postgres'))) killPostgres(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
