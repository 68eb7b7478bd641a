import { caseStudySchema, type CaseStudyContent } from '@lectern/domain/study-project/case-study.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

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
