import { sql, type RawBuilder } from 'kysely';
import type { ContentTable } from './content-kind.ts';

/** What each kind of item that is published by itself stands in. */
const standsIn = {
  products: null,
  courses: { column: 'product_id', table: 'products' },
  lessons: { column: 'course_id', table: 'courses' },
  study_projects: { column: 'lesson_id', table: 'lessons' },
  quickdeck_cards: { column: 'lesson_id', table: 'lessons' },
  quickclip_cards: { column: 'lesson_id', table: 'lessons' },
  case_studies: { column: 'study_project_id', table: 'study_projects' },
  benchmarks: { column: 'course_id', table: 'courses' },
  summaries: { column: 'course_id', table: 'courses' },
} as const satisfies Partial<Record<ContentTable, { column: string; table: ContentTable } | null>>;

/** A table whose items are drafts until they are published. */
export type PublishedTable = keyof typeof standsIn;

/**
 * The one test of visibility: whether learners, and those who teach them, see the row of this name. It and everything it
 * stands in is published, and nothing of that is deleted. Authors see drafts too; what was finished keeps its name.
 */
export function isShown(table: PublishedTable, row: string): RawBuilder<boolean> {
  const parent = standsIn[table];
  const itself = sql`${sql.ref(row)}.published and ${sql.ref(row)}.deleted_on is null`;
  if (!parent) return sql<boolean>`(${itself})`;
  const above = `above_${parent.table}`;
  return sql<boolean>`(${itself} and exists (select from ${sql.table(parent.table)} ${sql.ref(above)}
    where ${sql.ref(above)}.id = ${sql.ref(row)}.${sql.ref(parent.column)} and ${isShown(parent.table, above)}))`;
}
