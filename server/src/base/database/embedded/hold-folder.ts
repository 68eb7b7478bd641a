import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Holds a name in a folder for this process alone, until it is given back or the process is gone, however it ends. Null
 * where another process holds it. The lock is the operating system's: SQLite is the part of Node that can take one.
 */
export function holdFolder(folder: string, name: 'server' | 'starting'): (() => void) | null {
  const file = new DatabaseSync(join(folder, `${name}.lock`), { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
}

/** Whether a process holds a name in a folder now; it neither takes it nor makes anything. */
export function isHeld(folder: string, name: 'server' | 'starting'): boolean {
  const path = join(folder, `${name}.lock`);
  if (!existsSync(path)) return false;
  const file = new DatabaseSync(path, { timeout: 0, readOnly: true });
  try {
    file.exec('select 1 from sqlite_schema');
    return false;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return true;
    throw error;
  } finally {
    file.close();
  }
}

const busy = 5;
