import { readEnv } from '../../../env.ts';
import { openDatabase } from '../../../base/database/open-database.ts';
import { StartError } from '../../../start-error.ts';
import { readArguments } from './arguments.ts';
import { runAdminCommand } from './run-admin-command.ts';

// What is written below the data folder is nobody else's to read.
process.umask(0o077);

try {
  const asked = readArguments(process.argv.slice(2));
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env, 'admin');
  try {
    console.log(await runAdminCommand(db, env, asked));
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
