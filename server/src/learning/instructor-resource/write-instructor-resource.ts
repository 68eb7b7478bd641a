import {
  instructorResourceSchema,
  type InstructorResourceContent,
} from '@lectern/domain/learning/course/instructor-resource-content.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of files for instructors. */
export const instructorResourceKind = registerKind<InstructorResourceContent>({
  table: 'instructor_resources',
  ...fieldsOf(instructorResourceSchema),
  publishes: false,
});

/** Writes files for instructors. */
export function writeInstructorResources(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<InstructorResourceContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, instructorResourceKind, writes);
}
