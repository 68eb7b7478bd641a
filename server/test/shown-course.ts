import { sql } from 'kysely';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../seed/content.ts';
import { buildBook, buildPage } from '../seed/library.ts';
import type { Database } from '../src/base/database/connect.ts';
import { kindNames, kindOf } from '../src/base/content/kinds.ts';
import { readItems } from '../src/base/content/change-items.ts';

/** A course that learners see, with some of everything. */
export async function buildShownCourse(db: Database, published: boolean) {
  const { id: course, product_id: product } = await buildCourse(db, { published });
  const lessons: string[] = [];
  for (const name of ['Soil', 'Water', 'Air']) lessons.push((await buildLesson(db, { course_id: course, name })).id);
  const [lesson_id = ''] = lessons;
  const { id: book } = await buildBook(db, { product_id: product });
  const pages: string[] = [];
  for (const title of ['One', 'Two', 'Three'])
    pages.push((await buildPage(db, { book_id: book, title, lesson_id })).id);
  const project = await buildStudyProject(db, { lesson_id });
  const second = await buildStudyProject(db, { lesson_id, study_project_number: 2 });
  const third = await buildStudyProject(db, { lesson_id, level: 2, study_project_number: 2 });
  const benchmark = await buildBenchmark(db, {
    course_id: course,
    questions: [
      { type: 'MULTIPLE_CHOICE', lesson_id },
      { type: 'TRUE_OR_FALSE', lesson_id },
      { type: 'SEQUENCE', lesson_id },
    ],
  });
  const projects = [project.id, second.id, third.id];
  return {
    course,
    product,
    lessons,
    lesson_id,
    book,
    pages,
    projects,
    benchmark: benchmark.id,
    questions: benchmark.questions,
  };
}
/** What was built. */
export type ShownCourse = Awaited<ReturnType<typeof buildShownCourse>>;

/** What learners see: all that the tables of content hold; no versions, and no moments. */
export async function readShown(db: Database, { course, book }: ShownCourse): Promise<unknown> {
  const said: Record<string, unknown> = {};
  for (const name of kindNames) {
    const { table, publishes } = kindOf(name);
    const { rows } = await sql<{ id: string; state: unknown }>`
      select t.id, ${publishes ? sql`t.published` : sql`null`} as state from ${sql.table(table)} t
      join roots_of(array(select id from ${sql.table(table)})) r on r.item_id = t.id and r.root_id in (${course}, ${book})
      where t.deleted_on is null order by t.id`.execute(db);
    const items = await readItems(
      db,
      kindOf(name),
      rows.map(({ id }) => id),
    );
    said[name] = rows.map(({ id, state }) => [state, items.get(id)?.content]);
  }
  const { rows } = await sql`select lesson_id, page_id from lesson_pages p join lessons l on l.id = p.lesson_id
    where l.course_id = ${course} order by lesson_id, order_key`.execute(db);
  return { ...said, pages: rows };
}
