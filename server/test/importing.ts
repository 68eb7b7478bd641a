import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildUser } from '../seed/people.ts';
import { addGroupMember, buildGroup } from '../seed/school.ts';
import type { Database } from '../src/base/database/connect.ts';
import type { Folder } from '../src/authoring/import/folder.ts';
import { Notes } from '../src/authoring/import/notes.ts';
import { readFolder } from '../src/authoring/import/formats/read-folder.ts';
import { shortReport } from '../src/authoring/import/report.ts';
import { diskStore } from '../src/base/media/store/disk-store.ts';
import { runImport } from '../src/authoring/import/run-import.ts';
import { folderOf, type Files } from './curriculum.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'lectern-import-'));
process.on('exit', () => rmSync(mediaDir, { recursive: true, force: true }));
const silent = { start: () => {}, step: () => {}, stop: () => {} };

/** Imports files as the folder of a name and returns what was done, with the report. */
export async function importing(db: Database, name: string, files: Files, asked: Asked = {}) {
  return importingFolder(db, folderOf(name, files), asked);
}

type Asked = { language?: string; publish?: boolean; group?: string };

/** Imports a folder and returns what was done, with the report. */
export async function importingFolder(db: Database, folder: Folder, asked: Asked = {}) {
  const notes = new Notes();
  const course = readFolder(folder, asked.language ?? 'en', notes);
  const { publish = false, group = null } = asked;
  const result = await runImport(db, diskStore(mediaDir), { folder, course, notes, publish, group }, silent);
  const report = shortReport({ folder: folder.name, course, publish }, result);
  const whats = (what: string) => result.changes.filter((change) => change.what === what).map(({ item }) => item);
  const { id } = result.items.find(({ type }) => type === 'course') ?? { id: '' };
  return { ...result, report, course_id: id, made: whats('MADE'), changed: whats('CHANGED') };
}

/** The lessons of a course in order. */
export const lessonsOf = (db: Database, course_id: string) =>
  db
    .selectFrom('lessons')
    .selectAll()
    .where('course_id', '=', course_id)
    .where('deleted_on', 'is', null)
    .orderBy('display_order')
    .execute();

/** The e-book pages of a course in the order its lessons show them. */
export async function pagesOf(db: Database, course_id: string) {
  const { rows } = await sql<{ id: string; lesson: string; title: string; content: string; page_number: number }>`
    select p.id, l.name as lesson, p.title, p.content, p.page_number from lesson_pages lp
    join lessons l on l.id = lp.lesson_id join book_pages p on p.id = lp.page_id and p.deleted_on is null
    where l.course_id = ${course_id} order by l.display_order, lp.order_key`.execute(db);
  return rows;
}

/** The questions of a course in order, those before the lecture first. */
export async function questionsOf(db: Database, course_id: string) {
  const { rows } = await sql<{
    id: string;
    kind: string;
    question: string;
    right: string;
    is_reinforced: boolean;
    lesson: string;
  }>`
    select q.id, q.question, q.is_reinforced, l.name as lesson, case when q.benchmark_id is null then 'post' else 'pre' end as kind,
      (select string_agg(a.answer, ', ') from answers a where a.question_id = q.id and a.is_correct) as right,
      q.correct_msg, q.incorrect_msg, q.incorrect_msg_two
    from questions q
    left join case_studies k on k.id = q.case_study_id left join study_projects s on s.id = k.study_project_id
    join lessons l on l.id = coalesce(q.lesson_id, s.lesson_id)
    where l.course_id = ${course_id} and q.deleted_on is null order by l.display_order, kind desc, q.order_key`.execute(
    db,
  );
  return rows;
}

/** How many rows every table that an import writes has. */
export async function everything(db: Database) {
  const tables = [
    'products',
    'courses',
    'books',
    'lessons',
    'book_pages',
    'lesson_pages',
    'quickdeck_cards',
    'questions',
    'question_versions',
    'answers',
    'study_projects',
    'key_element_resources',
    'media',
    'import_items',
    'licenses',
    'groups',
  ];
  const { rows } = await sql<
    Record<string, number>
  >`select ${sql.join(tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`))}`.execute(
    db,
  );
  return rows[0];
}

/** Records that a learner has solved a question, and returns how to read it back. */
export async function answer(db: Database, course_id: string, question_id: string) {
  const { id: group_id } = await buildGroup(db, { courses: [course_id] });
  const { id: user_id } = await buildUser(db);
  await addGroupMember(db, group_id, user_id);
  const { study_project_id, version_id } = await db
    .selectFrom('questions')
    .innerJoin('case_studies', 'case_studies.id', 'questions.case_study_id')
    .select(['study_project_id', 'version_id'])
    .where('questions.id', '=', question_id)
    .executeTakeFirstOrThrow();
  const attempt = await db
    .insertInto('attempts')
    .values({
      group_id,
      user_id,
      course_id,
      type: 'STUDY_PROJECT',
      study_project_id,
      level: 1,
      questions: '[]',
      state: 'SUBMITTED',
      submitted_at: sql`now()`,
      submitted_by: 'LEARNER',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('exercise_results')
    .values({
      group_id,
      user_id,
      attempt_id: attempt.id,
      type: 'STUDY_PROJECT',
      study_project_id,
      attempt: 1,
      is_latest: true,
      total_questions: 1,
      questions_done: 1,
      corrects: 1,
      first_try_corrects: 1,
      completed_on: sql`now()`,
    })
    .execute();
  await db
    .insertInto('answer_records')
    .values({
      group_id,
      attempt_id: attempt.id,
      question_id,
      user_id,
      version_id: version_id ?? '',
      exercise_id: study_project_id,
      result: true,
      first_try: true,
      tries: 1,
    })
    .execute();
  return async () => {
    const { rows } = await sql`select e.corrects, v.content ->> 'question' as question from exercise_results e
      join answer_records a on a.attempt_id = e.attempt_id join question_versions v on v.id = a.version_id
      where e.user_id = ${user_id} and e.is_latest`.execute(db);
    return rows[0];
  };
}
