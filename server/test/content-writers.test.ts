import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const tables = [
  'products',
  'courses',
  'lessons',
  'lesson_slugs',
  'lesson_pages',
  'books',
  'book_pages',
  'quickdeck_cards',
  'quickclip_cards',
  'study_projects',
  'case_studies',
  'key_elements',
  'key_element_resources',
  'benchmarks',
  'summaries',
  'questions',
  'answers',
  'question_resources',
  'instructor_resources',
].join('|');

const writing = new RegExp(
  `(?:insertInto|updateTable|deleteFrom)\\(\\s*'(?:${tables})'|` +
    `\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:${tables})\\b`,
  'i',
);

/** In the rooms of content, writing into a table that is named elsewhere is as good as naming one. */
const writingSomewhere = /\b(?:insert\s+into|update|delete\s+from)\s+\$\{/i;
const rooms =
  /^server\/(?:seed|src\/(?:authoring\/import|learning\/(?:course|library|question|study-project|assessment|product|instructor-resource)))\//;

const writers = /^server\/src\/(?:base\/content\/[a-z-]+|learning\/[a-z-]+\/(?:write-[a-z-]+|question-parts))\.ts$/;

/** What writes into a table of content; tests may, to break what they look at. */
function writersOfContent(): string[] {
  const files = globSync('{server/src,server/seed,server/test,bench,e2e,scripts}/**/*.{ts,mjs}', { cwd: root });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && !file.endsWith('.test.ts'))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return writing.test(code) || (rooms.test(file) && writingSomewhere.test(code));
    });
}

it('nothing but the writers writes into the tables of content', () => {
  const found = writersOfContent();
  expect(found.filter((file) => !writers.test(file))).toEqual([]);
  expect(found.length).toBeGreaterThan(4);
});

it.each([
  "db.insertInto('lessons').values({})",
  'sql`update lessons set published = true`',
  'sql`delete from\n  answers where id = 1`',
])('%j is seen as such', (code) => {
  expect(writing.test(code)).toBe(true);
});
