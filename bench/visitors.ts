import { parentPort, workerData } from 'node:worker_threads';
import { Caller } from './caller.ts';
import { paced } from './paced.ts';

/** What visitors ask, where, how often, and from how many addresses. */
export type Visits = {
  readonly origin: string;
  readonly path: string;
  readonly body: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly addresses: number;
};

const port = parentPort;
if (!port) throw new Error('This is a thread.');
// A thread of their own: what it costs to call is not felt by the learners who are measured beside them.
const { origin, path, body, perSecond, seconds, addresses } = workerData as Visits;
const caller = new Caller(origin, 64);
const answered: Record<string, number> = {};
await paced(perSecond, seconds, async (turn) => {
  const { status, text } = await caller.ask(path, body, { 'x-forwarded-for': `203.0.113.${(turn % addresses) + 1}` });
  const [, code = String(status)] = /"code":"(\w+)"/.exec(text) ?? [];
  answered[code] = (answered[code] ?? 0) + 1;
});
caller.close();
port.postMessage(answered);
