import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Starts the server that the pages of browser tests speak with, one for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = fork(join(import.meta.dirname, 'main.ts'));
  const [address] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as unknown[];
  if (typeof address !== 'string') throw new Error('The server of the browser tests did not start.');
  project.provide('schoolAddress', address);
  return async () => {
    server.disconnect();
    await once(server, 'exit');
  };
}
