import { readEnv } from '../../env.ts';
import { progressOnTerminal } from '../../authoring/import/progress.ts';
import { getPassphrase } from '../backup/passphrase.ts';
import { fileArgument } from '../command/file-argument.ts';
import { sayFailure } from '../command/say-failure.ts';
import { restoreBackup } from './restore-backup.ts';
import { sayRestored } from './say-restored.ts';

// What is written below the data folder is nobody else's to read.
process.umask(0o077);

try {
  const file = fileArgument(process.argv.slice(2), 'restore', process.env['INIT_CWD'] ?? process.cwd());
  const env = readEnv(process.env);
  const passphrase = await getPassphrase(env.backup, { input: process.stdin, output: process.stderr }, 'known');
  console.log(
    sayRestored(await restoreBackup(env, { file, passphrase, progress: progressOnTerminal(process.stderr) })),
  );
} catch (error) {
  console.error(sayFailure(error));
  process.exitCode = 1;
}
