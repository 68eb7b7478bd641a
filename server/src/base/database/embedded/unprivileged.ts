import { accessSync, constants } from 'node:fs';
import type { ExecFileOptions } from 'node:child_process';

type Run = (
  file: string,
  args: readonly string[],
  options: ExecFileOptions,
) => Promise<{ stdout: unknown; stderr: unknown }>;

const nobody = 65534;

/** Who PostgreSQL runs as when we are root, since it refuses to run as root itself; null for everyone else. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : null;
}

/**
 * Runs a program as the unprivileged user where we are root. With `setpriv` the program keeps the right to read and
 * enter folders, so that a project below a closed folder such as /root works too.
 */
export async function asUnprivileged(run: Run, file: string, args: readonly string[]): Promise<void> {
  const user = unprivilegedUser();
  const setpriv = user && findSetpriv();
  if (!user) await run(file, args, {});
  else if (setpriv) await run(setpriv, [...reading(user), file, ...args], { cwd: '/' });
  else await run(file, args, { uid: user.uid, gid: user.gid, cwd: '/' });
}

const reading = ({ uid, gid }: { uid: number; gid: number }) => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  // access(2) counts capabilities of another user only with this bit.
  '--securebits=+no_setuid_fixup,+noroot',
];

/** The program that starts others with fewer rights; null where there is none. */
export function findSetpriv(): string | null {
  return ['/usr/bin/setpriv', '/bin/setpriv'].find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
