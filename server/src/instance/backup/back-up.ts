import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reachDatabase } from '../../base/database/reach-database.ts';
import { readEnv, type Env } from '../../env.ts';
import { progressOnTerminal } from '../../authoring/import/progress.ts';
import { openMediaStore } from '../../base/media/store/open-media-store.ts';
import { refuseUnreachable, StartError } from '../../start-error.ts';
import { fileArgument } from '../command/file-argument.ts';
import { lowerPriority } from '../command/lower-priority.ts';
import { sayFailure } from '../command/say-failure.ts';
import { makeBackup } from './make-backup.ts';
import { getPassphrase } from './passphrase.ts';
import { sayBackup } from './say-backup.ts';

/** Does what `npm run backup -- FILE` is asked for, and says what became of it. */
export async function backUp(words: readonly string[]): Promise<void> {
  try {
    const file = fileArgument(words, 'backup', process.env['INIT_CWD'] ?? process.cwd());
    const env = readEnv(process.env);
    refuseNothingThere(env);
    const passphrase = await getPassphrase(env.backup, { input: process.stdin, output: process.stderr }, 'new');
    const { url, close } = await reachDatabase(env);
    lowerPriority();
    try {
      await refuseUnreachable(url);
      const media = await openMediaStore(env);
      const progress = progressOnTerminal(process.stderr);
      console.log(sayBackup(file, await makeBackup({ url, media, file, passphrase, gradebooks: false, progress })));
    } finally {
      await close();
    }
  } catch (error) {
    console.error(sayFailure(error));
    process.exitCode = 1;
  }
}

/** A data folder is not made for a backup of it. */
function refuseNothingThere({ databaseUrl, dataDir }: Env): void {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres/PG_VERSION')))
    throw new StartError(`There is no database in the data folder ${dataDir}; there is nothing to back up.`);
}
