import { studyProjectSchema, type StudyProjectContent } from '@lectern/domain/study-project/study-project.ts';
import { introductionHead } from '@lectern/domain/study-project/introduction.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

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
