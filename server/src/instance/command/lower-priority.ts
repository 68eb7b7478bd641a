import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type pg from 'pg';

const low = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets whoever is served go before a process of this machine, our own unless told. On Linux a priority is one thread's,
 * and those that pack rows may have begun already, so all are told; and where sessions share the machine evenly, that of
 * the process is told too if it is nobody else's. What cannot be told goes on as it is.
 */
export function lowerPriority(pid = process.pid): void {
  for (const thread of threadsOf(pid)) attempt(() => setPriority(thread, low));
  attempt(() => {
    if (leadsSession(pid)) writeFileSync(`/proc/${pid}/autogroup`, String(low));
  });
}

/**
 * The same for the process of PostgreSQL that works for a connection, where it is on this machine. Its title names whom it
 * works for, which tells it from a process of that number elsewhere. It reads for itself, and leaves the processes of
 * PostgreSQL that read ahead to others. It gives the number of the process, or null for one elsewhere.
 */
export async function lowerDatabasePriority(client: pg.ClientBase): Promise<number | null> {
  await client.query('set effective_io_concurrency = 0');
  const { rows } = await client.query<Worker>(
    `select pg_backend_pid() as pid, format('%s(%s)', host(inet_client_addr()), inet_client_port()) as caller`,
  );
  const [worker] = rows;
  if (!worker || !isOnThisMachine(worker)) return null;
  lowerPriority(worker.pid);
  return worker.pid;
}

type Worker = { readonly pid: number; readonly caller: string };

function isOnThisMachine({ pid, caller }: Worker): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(` ${caller} `);
  } catch {
    return false;
  }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Of what follows the name of a program in its line, the fourth is its session. */
const leadsSession = (pid: number): boolean =>
  Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[3]) === pid;

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
