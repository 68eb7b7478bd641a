import type { TestProject } from 'vitest/node';
import { openDatabases, type TestDatabases } from './open-databases.ts';

declare module 'vitest' {
  interface ProvidedContext extends TestDatabases {}
}

/** Opens the databases of the server's tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl, template, close } = await openDatabases();
  project.provide('databaseUrl', databaseUrl);
  project.provide('template', template);
  return close;
}
