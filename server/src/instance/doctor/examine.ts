import { setTimeout } from 'node:timers/promises';
import { readEnv, type Env } from '../../env.ts';
import { checkNames, look, fine, unknown, warning, type Check } from './check.ts';
import { findDatabase, type FoundDatabase } from './find-database.ts';
import { seeAddress } from './see-address.ts';
import { seeColumns } from './see-columns.ts';
import { isServed, seeDisk, seeFolder, seeLock } from './see-folder.ts';
import { seeIssuer, seeKeys } from './see-issuer.ts';
import { seeMail } from './see-mail.ts';
import { seeMedia } from './see-media.ts';
import { findPort } from './see-port.ts';
import { seeVersion } from './see-version.ts';
import { findFaults, seeBackups, seeJobs } from './see-work.ts';

const behindSettings = checkNames.filter((name) => name !== 'settings');

/** Looks at everything that a server of these settings stands on, whether one runs or not, and leaves it as it was. */
export async function examine(variables: Record<string, string | undefined>): Promise<readonly Check[]> {
  let env: Env | null = null;
  const settings = await look('settings', 'Set it as the table of README.md says.', () => {
    env = readEnv(variables);
    const [first] = env.warnings;
    return first
      ? warning(first, 'Put a proxy with TLS before the server, and set the https address.')
      : fine('All settings are valid.');
  });
  return [settings, ...(env ? await examineInstallation(env) : notLookedAt)];
}

const notLookedAt: readonly Check[] = behindSettings.map((name) => ({
  name,
  ...unknown('Checked once the settings are valid.'),
}));

/** The same from inside a server of these settings; what has not answered after so many milliseconds is not waited for. */
export async function examineWithin(env: Env, patience: number): Promise<readonly Check[]> {
  const late = setTimeout(patience, null, { ref: false });
  const served = isServed(env.dataDir);
  const database = await Promise.race([findDatabase(env, served), late]);
  const looks = database ? looksAt(env, served, database) : [];
  const checks = await Promise.all(looks.map((one) => Promise.race([one, late])));
  return behindSettings.map(
    (name) => checks.find((check) => check?.name === name) ?? { name, ...unknown('It did not answer in time.') },
  );
}

async function examineInstallation(env: Env): Promise<readonly Check[]> {
  const served = isServed(env.dataDir);
  const database = await findDatabase(env, served);
  try {
    return await Promise.all(looksAt(env, served, database));
  } finally {
    await database.close?.();
  }
}

function looksAt(env: Env, served: boolean | null, database: FoundDatabase): readonly Promise<Check>[] {
  const port = findPort(env.port);
  const faults = findFaults(env, database.url);
  // Whoever looks at them says why they could not be read.
  faults.catch(() => {});
  return [
    look('port', 'Choose another one with PORT.', async () => (await port).seen),
    look('folder', 'Give it to the account of the server, or name another one with DATA_DIR.', () => seeFolder(env)),
    look('disk', 'With DATA_DIR, name a folder on a disk that the server can read.', () => seeDisk(env.dataDir)),
    look('lock', 'Give the folder to the account of the server.', async () =>
      seeLock(env, served, (await port).answers),
    ),
    Promise.resolve({ name: 'database' as const, ...database.seen }),
    look('version', 'Start the version of Lectern that the database belongs to.', () => seeVersion(database.url)),
    look('columns', 'Restore the newest backup; docs/running.md, "Backup and restore", says how.', () =>
      seeColumns(database.url),
    ),
    look('address', 'Set PUBLIC_URL to the address that people open.', async () =>
      seeAddress(env, (await port).answers),
    ),
    look('issuer', 'Set OIDC_ISSUER to the address that the provider names as its own.', () => seeIssuer(env)),
    look('keys', 'Restore the newest backup; docs/running.md, "Backup and restore", says how.', () =>
      seeKeys(env, database.url),
    ),
    look('mail', 'Set SMTP_URL to the address of a mail server that answers.', () => seeMail(env)),
    look('media', 'Start that store, or set the variables MEDIA_S3_… as README.md says.', () =>
      seeMedia(env, database.url),
    ),
    look('jobs', 'Read the log of the server.', async () => seeJobs(await faults)),
    look('backups', 'Set BACKUP_DIR to a folder that the server can write.', async () => seeBackups(env, await faults)),
  ];
}
