import { benchmarkSchema, type BenchmarkContent } from '@lectern/domain/assessment/assessment-content.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

/** What a writer knows of benchmarks. */
export const benchmarkKind = registerKind<BenchmarkContent>({
  table: 'benchmarks',
  ...fieldsOf(benchmarkSchema),
  publishes: true,
});

/** Writes benchmarks. */
export function writeBenchmarks(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<BenchmarkContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, benchmarkKind, writes);
}
