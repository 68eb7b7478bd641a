import { Caller, inParallel } from './caller.ts';
import { folder, type School } from './data.ts';
import { cpuDuring, startProgram, type Running } from './processes.ts';
import { recordCall, serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

/** What a screen asks, and what its lines in the report call it. */
type Screen = {
  readonly name: string;
  readonly of: string;
  /** Who asks. */
  readonly subject: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, string | boolean>>;
  /** How many times as much as its statement alone it may take; 1.5 where it is left out. */
  readonly most?: number;
};

/** A screen as one person loads it again and again, beside its statement run bare: time, CPU and number of statements. */
export async function besideItsStatement(
  { db, url }: Pick<School, 'db' | 'url'>,
  { name, of, subject, query, variables, most = 1.5 }: Screen,
): Promise<Row[]> {
  const token = await (await tokenSigner(db))(subject);
  const body = JSON.stringify({ query, variables });
  const statements = await recordCall(url, token, body);
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const handler = await startProgram('bench/bare-handler.ts', 4901, { DATABASE_URL: url });
  const ours = await repeated(server, '/graphql', body, { authorization: `Bearer ${token}` });
  const bare = await repeated(handler, '/', JSON.stringify(statements));
  await Promise.all([server.stop(), handler.stop()]);
  const figure = (what: string, unit: string, [one, alone]: readonly [number, number]) =>
    row(
      what,
      `${unit} ${one.toFixed(1)} ms`,
      `its statement alone ${alone.toFixed(1)} ms`,
      `${(one / alone).toFixed(2)} ×`,
      `≤ ${most} ×`,
      one <= most * alone,
    );
  return [
    figure(`${name} of ${of}`, 'p95', [ours.p95, bare.p95]),
    figure(`${name}, CPU of server and database`, 'CPU', [ours.cpuMs, bare.cpuMs]),
    row(`${name}, statements`, String(statements.length), '', '', '1', statements.length === 1),
  ];
}

/** One call again and again over one connection: the time that 95 of 100 stay below, and the CPU of each. */
async function repeated(
  target: Running,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ p95: number; cpuMs: number }> {
  const caller = new Caller(target.origin, 1);
  const times: number[] = [];
  const call = async () => {
    const began = performance.now();
    await caller.post(path, body, headers);
    times.push(performance.now() - began);
  };
  await inParallel(Array.from({ length: 10 }), 1, call);
  times.length = 0;
  const calls = 60;
  const cpu = await cpuDuring(target.pid, folder, () => inParallel(Array.from({ length: calls }), 1, call));
  caller.close();
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(calls * 0.95)] ?? 0, cpuMs: cpu / calls };
}
