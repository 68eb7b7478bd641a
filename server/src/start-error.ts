import { createServer } from 'node:net';
import { connectOnce } from './base/database/open-pool.ts';

/**
 * Why the server cannot start, in one sentence for the person who started it; the process ends with a non-zero code.
 * `lasting` is what another start with the same settings meets again, so that nobody needs to try.
 */
export class StartError extends Error {
  readonly lasting: boolean;

  constructor(sentence: string, { lasting = false, ...options }: ErrorOptions & { readonly lasting?: boolean } = {}) {
    super(sentence, options);
    this.name = 'StartError';
    this.lasting = lasting;
  }
}

/** The code that a process ends with: EX_CONFIG where starting it again is of no use, which the unit of systemd knows. */
export const exitCodeOf = (error: unknown): 1 | 78 => (error instanceof StartError && error.lasting ? 78 : 1);

/** Refuses to start where another program already listens. */
export async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once('error', (cause) =>
      taken(
        new StartError(`Port ${port} cannot be used: ${reasonOf(cause)}. Choose another one with PORT.`, { cause }),
      ),
    );
    probe.listen(port, 'localhost', () => probe.close(() => free()));
  });
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'another program is listening there';
  if (error.code === 'EACCES') return 'it needs rights that this account does not have';
  return error.message;
}

/** What a database says that is there and does not let us in, or whose name nobody knows: the setting is wrong. */
const wrongSetting = /^(28|3D)/;

/** Why a database of one's own did not answer; `code` is what PostgreSQL or the network said. */
export class Unreachable extends StartError {
  readonly code: string;

  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const { code = '' } = cause as NodeJS.ErrnoException;
    const reason = cause instanceof Error ? cause.message || code : String(cause);
    super(`The database ${host}${pathname} cannot be reached (${reason}).`, {
      cause,
      lasting: wrongSetting.test(code),
    });
    this.code = code;
  }
}

/** Gives the version of a database that answers, such as 15.20; it refuses one that does not answer, or is too old. */
export async function refuseUnreachable(url: string): Promise<string> {
  const client = await connectOnce(url).catch((cause: unknown) => {
    throw new Unreachable(url, cause);
  });
  try {
    const { rows } = await client.query<{ number: string; version: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
    );
    const [{ number, version } = { number: '0', version: '' }] = rows;
    if (Number(number) < 150_000)
      throw new StartError('The database is older than PostgreSQL 15, which Lectern needs.', { lasting: true });
    return version.split(' ')[0] ?? version;
  } finally {
    await client.end();
  }
}

/** The sentence for an error that has a full disk behind it, whoever met it; null for every other one. */
export function whyDiskFull(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
  const said = `${error.message} ${stderr}`;
  if (code !== 'ENOSPC' && code !== '53100' && !/No space left on device/.test(said)) return whyDiskFull(error.cause);
  return `The disk is full${path ? ` (${path})` : ''}. Free some space where DATA_DIR or the database lies, and start again.`;
}
