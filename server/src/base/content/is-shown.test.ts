import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Items that are drafts until they are published, and those that show with what they stand in. */
const published = ['products', 'courses', 'lessons', 'study_projects', 'quickdeck_cards', 'quickclip_cards'];
const withParents = ['questions', 'books', 'book_pages', 'key_elements', 'instructor_resources'];
const names = 'name|title|slug|question|term';

/** Statements that name drafts, and why whoever reads them may. */
const authors = 'authors see drafts';
const writes = 'a writer sees what it writes';
const started = 'names what was begun, which was published then';
const recorded = 'the audit log says what was done, to those who answer for it';
const others: Readonly<Record<string, string>> = {
  'audit/entry-json.ts': recorded,
  'audit/names-in.ts': recorded,
  'gradebook/finished-attempt.act.ts': started,
  'late-answers/late-answers.ts': started,
  'sitting/list-sittings.act.ts': started,
  'sitting/read-own-sitting.ts': started,
  'study-project/read-project-questions.ts': 'its callers have asked whether the study project is shown or begun',
  'group/change/refuse-not-licensed.ts': 'a license says what was bought, whatever became of it',
  'course/course-outline.ts': 'says whether its course is shown, and is read by nobody where it is not',
  'course/find-lesson.act.ts': 'finds only the id, of which `readLesson` asks whether it is shown',
  'gradebook/gradebook-parts.ts': 'names lessons of study projects, of which it says whether they are shown',
  'library/library-json.ts': 'names pages of a lesson that whoever puts it into a statement has asked about',
};
const rooms: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)author\//, authors],
  [/^(?:change-set|content|content-history|content-comment|working-copy|preview)\//, authors],
  [/^library\/(?:books\.act|cms-book|lesson-page-choices\.act)\.ts$/, authors],
  [/^product\/cms-/, authors],
  [/(?:^|\/)write-[a-z-]+\.ts$/, writes],
];

/** The statements of a file, each with what is put into it, as they stand in the code. */
function statementsOf(code: string): string[] {
  const found: string[] = [];
  for (const begin of code.matchAll(/\bsql(?:<[^`;]*>)?`/g)) {
    const from = begin.index + begin[0].length;
    found.push(code.slice(from, endOf(code, from)));
  }
  return found;
}

/** Where the template that begins here ends; templates inside it count as its own. */
function endOf(code: string, from: number): number {
  for (let at = from; at < code.length; at++) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '`') return at;
    else if (code.startsWith('${', at)) at = endOfInsert(code, at + 2);
  }
  return code.length;
}

function endOfInsert(code: string, from: number): number {
  let open = 1;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '`') at = endOf(code, at + 1);
    else if (code[at] === '{') open += 1;
    else if (code[at] === '}' && --open === 0) return at;
  }
  return code.length;
}

/** Fragments that name a row whose table stands in the statement around them, by how they are called: the rows they name. */
function fragmentsOf(codes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rowsOf = new Map<string, Set<string>>();
  for (const code of codes)
    for (const { 1: name = '', 2: body = '' } of code.matchAll(
      /(?:function|const) (\w+Json)\b([^]*?)(?=\n(?:export|function|const|builder|\/\*\*)|$)/g,
    ))
      for (const { 1: row = '' } of body.matchAll(new RegExp(String.raw`\b([a-z]\w*)\.(?:${names})\b`, 'g')))
        if (!new RegExp(String.raw`(?:from|join) \w+ ${row}\b`).test(body))
          rowsOf.set(name, (rowsOf.get(name) ?? new Set()).add(row));
  return rowsOf;
}

/** What a statement names without asking whether it is shown. */
function unasked(statement: string, fragments: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = [...statement.matchAll(/\b(?:from|join) (\w+) (?:as )?(\w+)/g)].filter(([, table = '', row = '']) => {
    if (![...published, ...withParents].includes(table)) return false;
    const isNamed =
      new RegExp(String.raw`\b${row}\.(?:${names})\b`).test(statement) ||
      [...fragments].some(([name, rows]) => rows.has(row) && statement.includes('${' + name + '('));
    if (!isNamed) return false;
    const asks = withParents.includes(table)
      ? /\.published\b|isShown\(/.test(statement)
      : new RegExp(String.raw`(?:and|on|where|or|\() *${row}\.published\b|isShown\('${table}', '${row}'\)`).test(
          statement,
        );
    return !asks;
  });
  const built = [...statement.matchAll(/selectFrom\('(\w+)'\)/g)].filter(([, table = '']) => published.includes(table));
  return [...found, ...built].map(([, table = '']) => table);
}

const folder = join(root, 'server/src');
const files = globSync('**/*.ts', { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|case)\.ts$|^(?:authoring\/import|base\/database)\//.test(file))
  .map((file) => ({ file: file.replace(/^[a-z]+\/(?=.*\/)/, ''), code: readFileSync(join(folder, file), 'utf8') }));
const fragments = fragmentsOf(files.map(({ code }) => code));
const naming = files
  .map(({ file, code }) => ({ file, tables: statementsOf(code).flatMap((one) => unasked(one, fragments)) }))
  .filter(({ tables }) => tables.length > 0);
const inRoom = (file: string) => rooms.some(([room]) => room.test(file));

describe('the one test of visibility', () => {
  it('is asked by every statement that names content', () => {
    expect(naming.filter(({ file }) => !inRoom(file) && !(file in others))).toEqual([]);
  });

  it('is missing with a reason only where something is named without it', () => {
    const found = naming.map(({ file }) => file);
    expect(Object.keys(others).filter((file) => !found.includes(file))).toEqual([]);
    expect(naming.length).toBeGreaterThan(10);
  });

  it.each([
    ['select l.name from lessons l where l.course_id = 1 and l.deleted_on is null', ['lessons']],
    ['select l.id from lessons l where l.course_id = 1', []],
    ["select json_build_object('name', l.name) from lessons l where l.published and l.deleted_on is null", []],
    ["select l.name from courses c join lessons l on l.course_id = c.id and ${isShown('lessons', 'l')}", []],
    ['select l.name, l.published from lessons l', ['lessons']],
    ['select q.question from questions q', ['questions']],
  ])('%j is seen as it is', (statement, tables) => {
    expect(unasked(statement, new Map())).toEqual(tables);
  });
});
