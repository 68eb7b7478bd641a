import {
  instructorResourceSchema,
  type InstructorResourceContent,
} from '@lectern/domain/course/instructor-resource-content.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

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
