import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject, describe, expect, it } from 'vitest';
import { letDatabaseGoLast } from './go-last.ts';

const run = promisify(execFile);
/** The cores that a process may use. */
const coresOf = (pid: number) => /^Cpus_allowed_list:\t(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
const lastCore = /\d+$/.exec(coresOf(process.pid) ?? '')?.[0];

describe('a backup lets whoever is served go first', () => {
  it('with every thread of its process, also those that packed something already, on one core', async () => {
    const program = `
      import { promisify } from 'node:util';
      import { zstdCompress } from 'node:zlib';
      import { readdirSync, readFileSync } from 'node:fs';
      import { getPriority } from 'node:os';
      import { goLast } from ${JSON.stringify(join(import.meta.dirname, 'go-last.ts'))};
      await promisify(zstdCompress)(Buffer.alloc(1000));
      goLast();
      const coresOf = (thread) => /^Cpus_allowed_list:\\t(.*)$/m.exec(readFileSync('/proc/self/task/' + thread + '/status'))[1];
      const threads = readdirSync('/proc/self/task');
      console.log(JSON.stringify(threads.map((thread) => [getPriority(Number(thread)), coresOf(thread)])));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
    const threads = JSON.parse(stdout) as [priority: number, cores: string][];
    expect(threads.length).toBeGreaterThan(4);
    for (const thread of threads) expect(thread).toEqual([10, lastCore]);
  });

  it('with the process that works for it in a PostgreSQL of this machine, on the same core, and with no other', async () => {
    const [ours, other] = [1, 2].map(() => new pg.Client({ connectionString: inject('databaseUrl') }));
    const pidOf = async (client?: pg.Client) => {
      await client?.connect();
      const result = await client?.query<{ pid: number }>('select pg_backend_pid() as pid');
      return result?.rows[0]?.pid ?? 0;
    };
    const [pid, otherPid] = [await pidOf(ours), await pidOf(other)];
    if (ours) await letDatabaseGoLast(ours);
    expect([getPriority(pid), getPriority(otherPid)]).toEqual([10, 0]);
    expect([coresOf(pid), coresOf(otherPid)]).toEqual([lastCore, coresOf(process.pid)]);
    await Promise.all([ours?.end(), other?.end()]);
  });
});
