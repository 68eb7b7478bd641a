import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type pg from 'pg';

const low = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets whoever is served go first on this machine. On Linux a priority is one thread's, and those that pack rows may
 * have begun already, so all are told.
 */
export function goLast(): void {
  for (const thread of threads()) lower(thread);
}

/**
 * The same for the process of PostgreSQL that works for a connection, where it is on this machine and may be told. Its
 * title names whom it works for, which tells it from a process of that number elsewhere.
 */
export async function letDatabaseGoLast(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number; caller: string }>(
    `select pg_backend_pid() as pid, format('%s(%s)', host(inet_client_addr()), inet_client_port()) as caller`,
  );
  for (const { pid, caller } of rows) if (titleOf(pid).includes(` ${caller} `)) lower(pid);
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/** A thread may have ended, and a process may be somebody else's: then all goes on as it is. */
function lower(id: number): void {
  try {
    setPriority(id, low);
  } catch {
    return;
  }
}
