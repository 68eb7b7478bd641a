import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asUnprivileged, unprivilegedUser } from '../src/base/database/embedded/unprivileged.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const programs = '/usr/lib/postgresql/15/bin';

/** Why the PostgreSQL 15 of Debian cannot be tried here; null where it can. `scripts/install-postgres-15.mjs` installs it. */
export const whyNoPostgres15 = existsSync(join(programs, 'initdb'))
  ? null
  : `There is no PostgreSQL 15 of Debian in ${programs}; node scripts/install-postgres-15.mjs installs it.`;

/** Starts the PostgreSQL 15 of Debian with an empty cluster in a temporary folder, gone with `close`. */
export async function startPostgres15(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-15-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const [data, port] = [join(folder, 'data'), await freePort()];
  const act = (program: string, args: readonly string[]) => asUnprivileged(run, join(programs, program), args);
  await act('initdb', [
    '-D',
    data,
    '-U',
    'lectern',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c full_page_writes=off`;
  await act('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings]);
  const close = async () => {
    await act('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://lectern@127.0.0.1:${port}/postgres`, close };
}
