import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { findGradebook, type GradebookFacts } from './gradebook-facts.ts';

/** How many gradebooks there are, and a hash over what all of them say. */
export type GradebookHash = { readonly count: number; readonly sha256: string };

/** Reads every gradebook that holds something, as instructors read it. Two databases that agree on it show the same. */
export async function hashGradebooks(db: Database): Promise<GradebookHash> {
  const reader = await db.selectFrom('users').select('id').where('deleted_on', 'is', null).limit(1).executeTakeFirst();
  const { rows } = await sql<{ groupId: string; courseId: string }>`
    select c.group_id as "groupId", c.course_id as "courseId" from group_courses c
    where exists (select from exercise_results r where r.group_id = c.group_id) order by c.group_id, c.course_id`.execute(
    db,
  );
  const hash = createHash('sha256');
  for (const ids of rows) {
    const book = await findGradebook(db, reader?.id ?? '', { ...ids, studentId: null });
    hash.update(JSON.stringify([ids, book && inOneOrder(book)]));
  }
  return { count: rows.length, sha256: hash.digest('hex') };
}

/** Cells come in whatever order the database found them. */
const inOneOrder = ({ columns, students }: GradebookFacts) => [
  columns,
  students.map(({ STUDY_PROJECT, BENCHMARK, SUMMARY, ...learner }) => [
    learner,
    ...[STUDY_PROJECT, BENCHMARK, SUMMARY].map((cells) => cells.split(';').toSorted()),
  ]),
];
