import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { importingFolder } from '../../../test/importing.ts';
import { openFolder } from './folder.ts';

const place = join(import.meta.dirname, '../../../../../shared/content/iot-for-beginners');

it('imports the whole of a published curriculum', { timeout: 180_000 }, async (test) => {
  if (!existsSync(place))
    test.skip('../shared/content/iot-for-beginners is not on this machine, so it cannot be imported.');
  const { db } = await testServer();
  const { course_id, notes, stock } = await importingFolder(db, openFolder(place), { publish: true });
  const { rows } = await sql`select
      (select count(*) from lessons where course_id = ${course_id} and published) as lessons,
      (select count(distinct description) from lessons where course_id = ${course_id}) as parts,
      (select count(*) from questions q join benchmarks b on b.id = q.benchmark_id where b.course_id = ${course_id} and q.lesson_id is not null) as before,
      (select count(*) from questions q join case_studies k on k.id = q.case_study_id join study_projects s on s.id = k.study_project_id
        join lessons l on l.id = s.lesson_id where l.course_id = ${course_id} and s.published) as after,
      (select count(*) from study_projects s join lessons l on l.id = s.lesson_id where l.course_id = ${course_id} and s.kind = 'APPLY') as assignments`.execute(
    db,
  );
  expect(rows).toEqual([{ lessons: 24, parts: 6, before: 72, after: 72, assignments: 23 }]);
  expect(stock).toMatchObject({
    folders: { found: 30, kept: 24, changed: 6, lost: 0 },
    texts: { found: 25, kept: 23, changed: 0, lost: 2 },
  });
  expect(notes.filter(({ kind }) => kind === 'TEXT')).toEqual([
    {
      kind: 'TEXT',
      lesson: 21,
      subject: '6-consumer/lessons/1-speech-recognition/assignment.md',
      reason: 'holds no text; the assignment is left out',
    },
  ]);
  const { rows: pages } = await sql<{ title: string; content: string }>`select p.title, p.content from book_pages p
    join lesson_pages lp on lp.page_id = p.id join lessons l on l.id = lp.lesson_id where l.course_id = ${course_id}`.execute(
    db,
  );
  expect(pages.length).toBeGreaterThan(200);
  const links = new Set(
    pages.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')),
  );
  expect([...links].filter((href) => !/^(?:https?:\/\/|mailto:|\/library\/e-book\/)/.test(href))).toEqual([]);
  for (const { content } of pages) {
    const shown = content.replace(/<pre\b[^]*?<\/pre>|<code\b[^]*?<\/code>/g, '');
    expect(shown).not.toMatch(/\/quiz\/\d|<h[12]|<script|src="(?!\/media\/)/);
  }
});
