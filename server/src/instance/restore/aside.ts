import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { removeAside } from './remove-aside.ts';

/** A folder in which a database is made aside. */
export type Aside = {
  readonly folder: string;
  /** Takes it away, with the PostgreSQL that still runs there. */
  readonly remove: () => Promise<void>;
};

const watcher = join(import.meta.dirname, 'watch-aside.ts');

/**
 * Makes a folder aside in a data folder. It is gone when this process is, however that ends: another process watches over
 * it. Where both were killed, as with the whole machine, the next one of that kind takes it away.
 */
export async function openAside(dataDir: string, kind: 'restoring' | 'verifying'): Promise<Aside> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(kind));
  for (const name of left) await removeAside(join(dataDir, name));
  // A name of its own: who takes away what was left never meets what another one has begun.
  const folder = join(dataDir, `${kind}-${randomUUID()}`);
  const watching = spawn(process.execPath, [watcher, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watching.unref();
  // The operating system closes it when this process is gone: that is what the watcher waits for.
  const line = watching.stdin as Socket;
  line.unref();
  await mkdir(folder);
  return {
    folder,
    remove: async () => {
      await removeAside(folder);
      if (watching.exitCode !== null || watching.signalCode !== null) return;
      const ended = once(watching, 'exit');
      watching.ref();
      line.end();
      await ended;
    },
  };
}
