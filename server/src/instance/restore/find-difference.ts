import type { TableSums } from '../backup/backup-format.ts';
import type { ReadSums } from './sum-rows.ts';

type Sums = Readonly<Record<string, TableSums & Partial<ReadSums>>>;

/** The first table whose rows are not as many or not the same, by their hash as they came or by the one in any order; undefined where all are. */
export function findDifference(sums: Sums, wanted: Sums, by: 'sha256' | 'fingerprint'): string | undefined {
  const names = new Set([...Object.keys(sums), ...Object.keys(wanted)]);
  return [...names].find((name) => {
    const [one, other] = [sums[name], wanted[name]];
    return !one || !other || one.rows !== other.rows || one[by] !== other[by];
  });
}
