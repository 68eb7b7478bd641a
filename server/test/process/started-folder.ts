import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { readAccess, writeAccess } from '../../src/base/database/embedded/embedded-access.ts';
import { holdFolder } from '../../src/base/database/embedded/hold-folder.ts';
import { freePort } from '../free-port.ts';
import { startServer } from './running-server.ts';

/**
 * Makes a data folder as the first `npm start` leaves it when it has ended: a copy of one that is made once in a run,
 * for tests of what comes after that.
 */
export async function startedFolder(dataDir: string): Promise<string> {
  cpSync(await madeOnce(inject('runFolder')), dataDir, { recursive: true });
  // Another copy may be served on the port of the first one, with the same password.
  writeAccess(dataDir, { ...readAccess(dataDir), port: 0 });
  return dataDir;
}

async function madeOnce(runFolder: string): Promise<string> {
  const made = join(runFolder, 'started');
  const making = join(runFolder, 'starting');
  let giveBack = holdFolder(runFolder, 'starting');
  for (; !giveBack; giveBack = holdFolder(runFolder, 'starting')) await setTimeout(25);
  try {
    if (existsSync(made)) return made;
    mkdirSync(making);
    await (await startServer(await freePort(), { DATA_DIR: making })).end('SIGTERM');
    renameSync(making, made);
    return made;
  } finally {
    giveBack();
  }
}
