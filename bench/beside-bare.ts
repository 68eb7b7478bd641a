import { compare, type Shot } from './load.ts';
import type { Running } from './processes.ts';
import { row, type Row } from './report.ts';
import type { Statement } from './replay.ts';

/** A call of several people over 32 connections, beside a bare handler that runs the same statement. */
export async function besideBare(
  [server, handler]: readonly [Running, Running],
  what: string,
  shots: Shot[],
  statements: readonly Statement[],
): Promise<Row> {
  const bare = { path: '/', headers: { 'content-type': 'application/json' }, body: JSON.stringify(statements) };
  const result = await compare([server, shots], [handler, [bare]], 5);
  const share = result.ours.perSecond / result.bare.perSecond;
  const failed = result.ours.failed + result.bare.failed;
  return row(
    `${what}, 32 connections, ${statements.length} statement`,
    `${result.ours.perSecond.toFixed(0)}/s${failed > 0 ? `, ${failed} failed` : ''}`,
    `bare handler ${result.bare.perSecond.toFixed(0)}/s`,
    `${(100 * share).toFixed(0)} %`,
    '≥ 60 %',
    share >= 0.6 && failed === 0 && statements.length === 1,
  );
}
