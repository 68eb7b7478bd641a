import { summarySchema, type SummaryContent } from '@lectern/domain/learning/assessment/assessment-content.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of summaries. */
export const summaryKind = registerKind<SummaryContent>({
  table: 'summaries',
  ...fieldsOf(summarySchema),
  publishes: true,
});

/** Writes summaries. */
export function writeSummaries(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<SummaryContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, summaryKind, writes);
}
