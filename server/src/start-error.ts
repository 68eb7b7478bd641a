import { createServer } from 'node:net';
import { connectOnce } from './database/open-pool.ts';

/** Why the server cannot start, in one sentence for the person who started it; the process ends with a non-zero code. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartError';
  }
}

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

/** Refuses to start without a database that answers and is new enough. */
export async function refuseUnreachable(url: string): Promise<void> {
  const client = await connectOnce(url).catch((cause: unknown) => {
    const { host, pathname } = new URL(url);
    const reason =
      cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
    throw new StartError(`The database ${host}${pathname} cannot be reached (${reason}).`, { cause });
  });
  const { rows } = await client.query<{ version: string }>('show server_version_num');
  await client.end();
  const version = Number(Object.values(rows[0] ?? {})[0]);
  if (version < 150_000) throw new StartError('The database is older than PostgreSQL 15, which Lectern needs.');
}

/** The sentence for an error that has a full disk behind it, whoever met it; null for every other one. */
export function whyDiskFull(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
  const said = `${error.message} ${stderr}`;
  if (code !== 'ENOSPC' && code !== '53100' && !/No space left on device/.test(said)) return whyDiskFull(error.cause);
  return `The disk is full${path ? ` (${path})` : ''}. Free some space where DATA_DIR or the database lies, and start again.`;
}
