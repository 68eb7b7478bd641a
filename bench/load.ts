import autocannon from 'autocannon';
import { cpuDuring, type Running } from './processes.ts';
import { folder } from './data.ts';

/** One request that the load repeats. */
export type Shot = { readonly path: string; readonly headers: Record<string, string>; readonly body: string };

/** What a load came to. */
export type Load = {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly p95: number;
  readonly failed: number;
};

/** Sends requests over so many connections for some seconds, and reads the CPU that server and database used. */
async function load(target: Running, shots: readonly Shot[], connections: number, seconds: number): Promise<Load> {
  let result: autocannon.Result | undefined;
  const requests = shots.map((shot) => ({ ...shot, method: 'POST' as const }));
  const cpu = await cpuDuring(target.pid, folder, async () => {
    result = await autocannon({ url: target.origin, connections, duration: seconds, requests });
  });
  if (!result) throw new Error('the load did not run');
  const done = result['2xx'];
  return {
    perSecond: done / result.duration,
    cpuMs: cpu / Math.max(1, done),
    p95: result.latency.p97_5,
    failed: result.non2xx + result.errors,
  };
}

/** The same load on both, in turn and twice, so that a slow moment of the machine hits both. */
export async function compare(
  ours: [Running, Shot[]],
  bare: [Running, Shot[]],
  seconds: number,
): Promise<{ ours: Load; bare: Load }> {
  const rounds: { ours: Load; bare: Load }[] = [];
  await load(...ours, 8, 2);
  await load(...bare, 8, 2);
  for (let round = 0; round < 2; round++) {
    rounds.push({ bare: await load(...bare, 32, seconds), ours: await load(...ours, 32, seconds) });
  }
  const mean = (which: 'ours' | 'bare'): Load => ({
    perSecond: average(rounds.map((round) => round[which].perSecond)),
    cpuMs: average(rounds.map((round) => round[which].cpuMs)),
    p95: average(rounds.map((round) => round[which].p95)),
    failed: rounds.reduce((sum, round) => sum + round[which].failed, 0),
  });
  return { ours: mean('ours'), bare: mean('bare') };
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
