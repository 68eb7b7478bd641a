import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Env } from '../../env.ts';
import { isHeld } from '../../base/database/embedded/hold-folder.ts';
import { gigabytes } from '../command/gigabytes.ts';
import { nearest } from '../command/nearest-folder.ts';
import { failed, fine, warning, type Seen } from './check.ts';

/** Below the first the embedded database may end within minutes; below the second an upgrade has no room for its copy. */
const leastBytes = 200e6;
const fewBytes = 2e9;

/** Whether a server works on the data folder now; null where its lock cannot be read. */
export function isServed(dataDir: string): boolean | null {
  try {
    return isHeld(dataDir, 'server');
  } catch {
    return null;
  }
}

/** The data folder, or the place where the first start makes it. */
export async function seeFolder({ dataDir }: Pick<Env, 'dataDir'>): Promise<Seen> {
  const there = existsSync(dataDir);
  const folder = there ? dataDir : await nearest(dirname(dataDir));
  const cure = `Give ${folder} to the account of the server, or name another folder with DATA_DIR.`;
  if (!statSync(folder).isDirectory()) return failed(`${folder} is not a folder.`, 'Name a folder with DATA_DIR.');
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return failed(`The data folder ${dataDir} cannot be written.`, cure);
  }
  return fine(there ? `${dataDir} can be written.` : `${dataDir} is not there yet; the first start makes it.`);
}

/** The room that is left for the database and the media. */
export async function seeDisk(dataDir: string): Promise<Seen> {
  const { bavail, bsize } = await statfs(await nearest(dataDir));
  return seenOfRoom(dataDir, bavail * bsize);
}

/** What so many free bytes mean where a data folder lies. */
export function seenOfRoom(dataDir: string, free: number): Seen {
  const seen = `${gigabytes(free)} are free where ${dataDir} lies.`;
  const cure = 'Free some space: docs/running.md, "When something goes away", says what may go.';
  if (free < leastBytes) return failed(seen, cure);
  return free < fewBytes ? warning(seen, cure) : fine(seen);
}

/** Who works on the data folder, and whether it is who answers on the port. Behind DATABASE_URL nobody holds it. */
export function seeLock({ dataDir, databaseUrl, port }: Env, served: boolean | null, answers: boolean | null): Seen {
  if (databaseUrl) return fine('Several servers may share the database of DATABASE_URL.');
  if (served === null)
    return failed(`${dataDir}/server.lock cannot be read.`, 'Give the data folder to the account of the server.');
  if (served && answers === false)
    return failed(
      `A server uses ${dataDir} but does not listen on port ${port}, so npm start cannot use it.`,
      'Wait a minute where it has just begun. Else set PORT to the port that it listens on, name another folder with DATA_DIR, or end it where it hangs.',
    );
  if (!served && answers)
    return failed(
      `No server uses ${dataDir}, but Lectern answers on port ${port}: it uses another folder or database, and npm start cannot have that port.`,
      'Set DATA_DIR or DATABASE_URL as that server has it, or choose another port for a second one with PORT.',
    );
  if (!served) return fine(`No server uses ${dataDir}.`);
  return fine(`A server uses ${dataDir}, so a second one does not start there. It should listen on port ${port}.`);
}
