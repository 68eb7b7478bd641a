import { caseStudySchema, type CaseStudyContent } from '@lectern/domain/learning/study-project/case-study.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of case studies. */
export const caseStudyKind = registerKind<CaseStudyContent>({
  table: 'case_studies',
  ...fieldsOf(caseStudySchema),
  order: { column: 'order_key', parents: { study_project_id: 'study_projects' } },
  publishes: true,
});

/** Writes case studies. */
export function writeCaseStudies(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<CaseStudyContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, caseStudyKind, writes);
}
