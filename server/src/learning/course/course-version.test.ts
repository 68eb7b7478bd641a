import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import type { Database } from '../../base/database/connect.ts';
import { testServer } from '../../../test/harness.ts';
import { courseOutline } from './course-outline.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testServer());
});

async function versionOf(course_id: string, by: Database = db): Promise<number> {
  const row = await by
    .selectFrom('course_versions')
    .where('course_id', '=', course_id)
    .select('version')
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** The names of the lessons as a learner's screen has them, through the outline that is kept in memory. */
async function shownLessons(course_id: string): Promise<string[]> {
  const { lessons } = await courseOutline(db, course_id, await versionOf(course_id));
  return lessons.map(({ name }) => name);
}

const rename = (by: Database, id: string, name: string) =>
  sql`update lessons set name = ${name} where id = ${id}`.execute(by);

describe('the version of a course', () => {
  it('is counted when a transaction ends, so that nobody waits for another one', async () => {
    const { id: course_id } = await buildCourse(db);
    const own = await buildLesson(db, { course_id, name: 'Soil' });
    const before = await versionOf(course_id);
    const long = await db.startTransaction().execute();
    for (let n = 1; n <= 24; n++) await buildLesson(long, { course_id, name: `Imported ${n}` });
    await db.transaction().execute(async (short) => {
      await sql`set local lock_timeout = '500ms'`.execute(short);
      await rename(short, own.id, 'Dry soil');
    });
    const between = await versionOf(course_id);
    expect(between).not.toBe(before);
    expect(await shownLessons(course_id)).toEqual(['Dry soil']);
    await long.commit().execute();
    expect([before, between]).not.toContain(await versionOf(course_id));
    expect(await shownLessons(course_id)).toHaveLength(25);
  });

  it('counts both of two transactions that end at the same moment, whichever courses they change', async () => {
    const courses = [await buildCourse(db), await buildCourse(db)];
    const lessons = await Promise.all(courses.map(({ id }) => buildLesson(db, { course_id: id })));
    for (let round = 0; round < 10; round++) {
      const before = await Promise.all(courses.map(({ id }) => versionOf(id)));
      const others = [
        await buildLesson(db, { course_id: courses[0]?.id ?? '' }),
        await buildLesson(db, { course_id: courses[1]?.id ?? '' }),
      ];
      const [one, two] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
      for (const { id } of lessons) await rename(one, id, `One ${round}`);
      for (const { id } of others.toReversed()) await rename(two, id, `Two ${round}`);
      await Promise.all([one.commit().execute(), two.commit().execute()]);
      const after = await Promise.all(courses.map(({ id }) => versionOf(id)));
      for (const [index, version] of after.entries()) expect(version).toBeGreaterThan(before[index] ?? 0);
      for (const { id } of courses) expect(await shownLessons(id)).toContain(`Two ${round}`);
    }
  });

  it('is another one after a new answer, whose question gets its version at the end of the transaction too', async () => {
    const { id: course_id } = await buildCourse(db);
    const lesson = await buildLesson(db, { course_id });
    const { questions } = await buildStudyProject(db, { lesson_id: lesson.id });
    const before = await versionOf(course_id);
    await sql`update answers set answer = 'A relay' where question_id = ${questions[0]} and order_key = 0`.execute(db);
    expect(await versionOf(course_id)).toBeGreaterThan(before);
  });

  it('stays where a transaction is rolled back, and what was read in it is not shown', async () => {
    const { id: course_id } = await buildCourse(db);
    const own = await buildLesson(db, { course_id, name: 'Soil' });
    const before = await versionOf(course_id);
    const open = await db.startTransaction().execute();
    await rename(open, own.id, 'Sand');
    await sql`set constraints course_changes_counted immediate`.execute(open);
    const inside = await versionOf(course_id, open);
    expect((await courseOutline(open, course_id, inside)).lessons.map(({ name }) => name)).toEqual(['Sand']);
    await open.rollback().execute();
    expect(await versionOf(course_id)).toBe(before);
    await rename(db, own.id, 'Clay');
    expect(await versionOf(course_id)).not.toBe(inside);
    expect(await shownLessons(course_id)).toEqual(['Clay']);
  });

  it('leaves nothing behind that waits to be counted', async () => {
    const { rows } = await sql`select course_id from course_changes`.execute(db);
    expect(rows).toEqual([]);
  });
});
