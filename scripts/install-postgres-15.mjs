import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const postgres = '/usr/lib/postgresql/15/bin/postgres';

/**
 * Installs the PostgreSQL 15 of Debian where it is missing and this machine can, so that its tests are not skipped. It
 * says which one is there, or why none is; it never ends what called it.
 */
export function installPostgres15() {
  const why = existsSync(postgres) ? null : whyNotInstalled();
  if (why !== null) console.log(`PostgreSQL 15 of Debian is not tried: ${why} Its tests are skipped.`);
  else console.log(`${spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout.trim()} is tried, too.`);
}

function whyNotInstalled() {
  if (process.platform !== 'linux' || apt(['--version']).status !== 0) return 'this machine has no apt-get.';
  if (process.getuid?.() !== 0) return 'only root may install it (apt-get install postgresql-15).';
  apt(['update', '-qq']);
  const { status, stderr } = apt(['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15']);
  if (status === 0 && existsSync(postgres)) return null;
  return `apt-get could not install it (${stderr?.trim().split('\n').at(-1) || 'it said nothing'}).`;
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 });
}

if (process.argv[1] === import.meta.filename) installPostgres15();
