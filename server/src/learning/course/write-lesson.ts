import { lessonSchema, slugOf, type LessonContent } from '@lectern/domain/learning/course/lesson.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

type LessonWrite = ItemWrite<LessonContent>;
type Named = { readonly id: string; readonly course_id: string; readonly name: string; readonly slug: string };

/** What a writer knows of lessons. */
export const lessonKind = registerKind<LessonContent>({
  table: 'lessons',
  ...fieldsOf(lessonSchema),
  order: { column: 'display_order', parents: { course_id: 'courses' }, unique: true },
  publishes: true,
});

/** Writes lessons. A slug that is not given follows the name, and is free in the course; the one that a lesson had before still leads to it. */
export async function writeLessons(
  db: Database,
  act: ContentAct,
  writes: readonly LessonWrite[],
): Promise<WrittenItem[]> {
  const known = writes.every(isAddressed) ? [] : await readNames(db, writes);
  const written = await writeItems(db, act, lessonKind, withSlugs(writes, known));
  const changed = written.filter(({ what }) => what === 'CHANGED').map(({ id }) => id);
  await keepOldSlugs(
    db,
    known.filter(({ id }) => changed.includes(id)),
  );
  return written;
}

/** Whether a lesson keeps its address, or is made with one. */
const isAddressed = (write: LessonWrite): boolean =>
  'changes' in write
    ? write.changes.name === undefined && write.changes.slug === undefined && write.changes.course_id === undefined
    : write.content.slug !== undefined;

async function readNames(db: Database, writes: readonly LessonWrite[]): Promise<Named[]> {
  const ids = writes.flatMap((write) => ('changes' in write ? [write.id] : []));
  const courses = writes.flatMap((write) => ('changes' in write ? write.changes : write.content).course_id ?? []);
  const { rows } = await sql<Named>`
    select id, course_id, name, slug from lessons where deleted_on is null and course_id in (
      select course_id from lessons where id = any(${ids}::uuid[]) union select unnest(${courses}::uuid[]))`.execute(
    db,
  );
  return rows;
}

function withSlugs(writes: readonly LessonWrite[], known: readonly Named[]): LessonWrite[] {
  const taken = new Set(known.map(({ course_id, slug }) => `${course_id}/${slug}`));
  const take = (course_id: string, name: string) => {
    const slug = slugOf(name, (one) => taken.has(`${course_id}/${one}`));
    taken.add(`${course_id}/${slug}`);
    return slug;
  };
  return writes.map((write) => {
    if (!('changes' in write)) {
      const { course_id, name, slug } = write.content;
      return { ...write, content: { ...write.content, slug: slug ?? take(course_id, name) } };
    }
    const before = known.find(({ id }) => id === write.id);
    if (write.changes.slug !== undefined || !before) return write;
    const { name = before.name, course_id = before.course_id } = write.changes;
    if (before.name === name && before.course_id === course_id) return write;
    taken.delete(`${before.course_id}/${before.slug}`);
    return { ...write, changes: { ...write.changes, slug: take(course_id, name) } };
  });
}

async function keepOldSlugs(db: Database, before: readonly Named[]): Promise<void> {
  if (before.length === 0) return;
  await sql`insert into lesson_slugs (course_id, slug, lesson_id)
    select x.course_id, x.slug, x.id from jsonb_populate_recordset(null::lessons, ${JSON.stringify(before)}::jsonb) x
    join lessons l on l.id = x.id and l.slug <> x.slug
    on conflict (course_id, slug) do update set lesson_id = excluded.lesson_id`.execute(db);
}
