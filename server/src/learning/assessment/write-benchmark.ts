import { benchmarkSchema, type BenchmarkContent } from '@lectern/domain/learning/assessment/assessment-content.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

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
