import { courseSchema, type CourseContent } from '@lectern/domain/learning/course/course.ts';
import type { Database } from '../../base/database/connect.ts';
import { offerEvent } from '../../event.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of courses. */
export const courseKind = registerKind<CourseContent>({
  table: 'courses',
  ...fieldsOf(courseSchema),
  order: { column: 'display_order', parents: { product_id: 'products' } },
  publishes: true,
});

/** Writes courses. */
export function writeCourses(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<CourseContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, courseKind, writes);
}

/** A course is new, or may have another number of levels than before. */
export const levelsSet = offerEvent<{
  readonly act: ContentAct;
  readonly course_id: string;
  readonly levels: number;
}>();
