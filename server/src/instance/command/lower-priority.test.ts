import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject, describe, expect, it } from 'vitest';
import { lowerDatabasePriority } from './lower-priority.ts';

const run = promisify(execFile);

describe('a backup lets whoever is served go first', () => {
  it('with every thread of its process, also those that packed something already', async () => {
    const program = `
      import { promisify } from 'node:util';
      import { zstdCompress } from 'node:zlib';
      import { readdirSync } from 'node:fs';
      import { getPriority } from 'node:os';
      import { lowerPriority } from ${JSON.stringify(join(import.meta.dirname, 'lower-priority.ts'))};
      await promisify(zstdCompress)(Buffer.alloc(1000));
      lowerPriority();
      console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
    const priorities = JSON.parse(stdout) as number[];
    expect(priorities.length).toBeGreaterThan(4);
    expect(new Set(priorities)).toEqual(new Set([10]));
  });

  it('with the process that works for it in a PostgreSQL of this machine, and with no other', async () => {
    const [ours, other] = [1, 2].map(() => new pg.Client({ connectionString: inject('databaseUrl') }));
    const pidOf = async (client?: pg.Client) => {
      await client?.connect();
      const result = await client?.query<{ pid: number }>('select pg_backend_pid() as pid');
      return result?.rows[0]?.pid ?? 0;
    };
    const [pid, otherPid] = [await pidOf(ours), await pidOf(other)];
    const before = getPriority(otherPid);
    expect(ours && (await lowerDatabasePriority(ours))).toBe(pid);
    expect([getPriority(pid), getPriority(otherPid)]).toEqual([10, before]);
    await Promise.all([ours?.end(), other?.end()]);
  });
});
