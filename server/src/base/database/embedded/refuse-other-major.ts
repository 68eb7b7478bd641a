import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../../start-error.ts';

const run = promisify(execFile);

/** Refuses a database that another major version of PostgreSQL has made, before anything of it is touched. */
export async function refuseOtherMajor(folder: string, postgres: string): Promise<void> {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = await run(postgres, ['--version']);
  const own = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (made === own) return;
  throw new StartError(
    `The database in ${folder} was made by PostgreSQL ${made}, and this version of Lectern comes with PostgreSQL ${own}. Nothing was changed. Start the version of Lectern that worked with it, save the database there and load it here: docs/running.md, "Another PostgreSQL", says how.`,
    { lasting: true },
  );
}
