import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabases, type TestDatabases } from './open-databases.ts';

declare module 'vitest' {
  interface ProvidedContext extends TestDatabases {
    /** A folder for what the tests of one run make once. */
    readonly runFolder: string;
    /** The folders of what has changed since `main`. */
    readonly touched: readonly string[];
  }
}

/** Opens the databases of the server's tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl, template, close } = await openDatabases();
  const runFolder = mkdtempSync(join(tmpdir(), 'lectern-run-'));
  project.provide('databaseUrl', databaseUrl);
  project.provide('template', template);
  project.provide('runFolder', runFolder);
  return async () => {
    rmSync(runFolder, { recursive: true, force: true });
    await close();
  };
}
