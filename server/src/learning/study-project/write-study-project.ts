import { studyProjectSchema, type StudyProjectContent } from '@lectern/domain/learning/study-project/study-project.ts';
import { introductionHead } from '@lectern/domain/learning/study-project/introduction.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of study projects. */
export const studyProjectKind = registerKind<StudyProjectContent>({
  table: 'study_projects',
  ...fieldsOf(studyProjectSchema),
  order: { column: 'study_project_number', parents: { lesson_id: 'lessons' }, within: 'level', unique: true },
  derived: ({ introduction }) => introductionHead(introduction),
  publishes: true,
});

/** Writes study projects. */
export function writeStudyProjects(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<StudyProjectContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, studyProjectKind, writes);
}
