import { summarySchema, type SummaryContent } from '@lectern/domain/assessment/assessment-content.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

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
