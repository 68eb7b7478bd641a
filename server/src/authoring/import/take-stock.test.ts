import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bakery, harbour, weather } from '../../../test/other-curricula.ts';
import { curriculum, folderOf, type Files } from '../../../test/curriculum.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { StartError } from '../../start-error.ts';
import { Notes } from './notes.ts';
import { planCourse } from './plan/plan-course.ts';
import { openHtmlSettler } from './plan/settle-html.ts';
import { takeStock } from './plan/take-stock.ts';
import { readFolder } from './formats/read-folder.ts';
import type { Count } from './stock.ts';

const settle = await openHtmlSettler();

/** What an import of these files would write, without a database. */
function planning(files: Files) {
  const folder = folderOf('stock', files);
  const notes = new Notes();
  const course = readFolder(folder, 'en', notes);
  const plan = planCourse({ folder, course, pictures: new Map(), settle, idOf: (path) => path, notes }, () => {});
  const stock = takeStock(folder, course, plan, notes);
  const lines = (kind: string) =>
    notes.all.filter((note) => note.kind === kind).map(({ subject, reason }) => `${subject}: ${reason}`);
  return { course, plan, stock, notes: notes.all, lines };
}

const lesson = (title: string) => `# ${title}\n\n## About\n\nWords.\n`;

/** Eight parts of three lessons; each part has a page and an assignment of its own. */
function partsWithAssignments(): Files {
  const files: Files = { 'README.md': '# Looms\n' };
  for (let part = 1; part <= 8; part++) {
    files[`${part}-part/README.md`] = lesson(`Part ${part}`);
    files[`${part}-part/assignment.md`] = '# Weave\n\nWeave a cloth.\n';
    for (let at = 1; at <= 3; at++) files[`${part}-part/${at}-lesson/README.md`] = lesson(`Lesson ${part}.${at}`);
  }
  return files;
}

it('takes all lessons of parts that have an assignment, and names what is not taken', () => {
  const { course, stock, lines } = planning(partsWithAssignments());
  expect(course.lessons).toHaveLength(24);
  expect(course.lessons[0]).toMatchObject({ path: '1-part/1-lesson', partTitle: 'Part 1' });
  expect(stock.folders).toEqual({ found: 33, kept: 24, changed: 9, lost: 0 });
  expect(stock.texts).toEqual({ found: 8, kept: 0, changed: 0, lost: 8 });
  expect(lines('FILE')).toContain('1-part/assignment.md: is the assignment of no lesson');
});

it('takes all lessons of a part whose page asks a quiz and lists them', () => {
  const files = partsWithAssignments();
  files['1-part/README.md'] = '# Part 1\n\n[Quiz](https://quiz.example/quiz/1)\n\n1. [First](1-lesson/README.md)\n';
  expect(planning(files).course.lessons).toHaveLength(24);
});

it('counts folders, sections, texts and links that are not taken, each with its reason', () => {
  const files = curriculum({
    '1-ground/lessons/1-soil/solution/README.md': '# Solved\n\nSo.\n',
    '1-ground/lessons/1-soil/tools/README.md': '# Tools\n\nA spade.\n',
    '1-ground/lessons/1-soil/guide.md': '# Guide\n\nRead it.\n',
    'more/README.md': '# More\n\nMuch.\n',
    '2-water/lessons/1-pumps/README.md':
      '# Pumps\n\n## See [the maker](https://maker.example)\n\nIt moves [water](https://water.example), [soil](../../../1-ground/lessons/1-soil/README.md), [call](tel:123), [here](#see-the-maker).\n\n## Empty\n\n## [Assignment](assignment.md)\n',
  });
  const { stock, lines } = planning(files);
  expect(stock.folders).toEqual({ found: 7, kept: 2, changed: 2, lost: 3 });
  expect(lines('FOLDER')).toEqual([
    '1-ground/lessons/1-soil/solution/README.md: lies in a folder of solutions, starters, pictures or quizzes',
    '1-ground/lessons/1-soil/tools/README.md: lies below lesson 1',
    'more/README.md: has no number in its name, and no page of a part leads to it',
  ]);
  expect(stock.texts).toEqual({ found: 3, kept: 2, changed: 0, lost: 1 });
  expect(stock.sections).toEqual({ found: 10, kept: 4, changed: 4, lost: 2 });
  expect(lines('LINK')).toEqual([
    'guide.md: is not part of the course',
    'https://maker.example: stands in a heading or in what is left out',
    'tel:123: is no address that can be shown',
  ]);
  expect(stock.links).toEqual({ found: 13, kept: 1, changed: 9, lost: 3 });
});

it.each([
  [
    'numbered files',
    { '01-intro.md': '# A', '02-more.md': '# B' },
    'has its lessons in numbered files (01-intro.md and 1 more)',
  ],
  [
    'numbered files in folders',
    { 'docs/1.intro.md': 'A', 'docs/2.more.md': 'B' },
    'has its lessons in numbered files (docs/1.intro.md and 1 more)',
  ],
  [
    'mdBook',
    { 'book.toml': '', 'src/SUMMARY.md': '# Summary', 'src/ch01-00-start.md': '# A' },
    'is a book of mdBook (book.toml)',
  ],
  [
    'Carpentries',
    { 'config.yaml': 'carpentry: swc', 'episodes/01-intro.md': 'A', 'episodes/02-more.Rmd': 'B', 'README.md': 'C' },
    'is a lesson of The Carpentries (episodes/01-intro.md)',
  ],
  [
    'Carpentries before',
    { '_config.yml': 'carpentry: dc', '_episodes/01-intro.md': 'A' },
    'is a lesson of The Carpentries (_episodes/01-intro.md)',
  ],
  [
    'OLX',
    { 'course/course.xml': '<course/>', 'course/html/1.html': '' },
    'is a course of Open edX (OLX) (course/course.xml)',
  ],
  ['a folder of notes', { 'a.md': 'A', 'b/README.md': 'B' }, 'is no curriculum: it has no numbered folder'],
])('calls %s what it is when it is refused', (_what, files, sentence) => {
  expect(() => planning(files as unknown as Files)).toThrow(sentence);
  expect(() => planning(files as unknown as Files)).toThrow(/Nothing was imported\.$/);
});

const sources = [curriculum, bakery, harbour, weather, partsWithAssignments];
const pieces = [
  '## More\n\n[a](b.md)\n',
  '<div><a href="x.md">',
  '[q](https://quiz.example/quiz/9)',
  '\n## \n',
  '](',
  '<!--',
  '```\n',
  '\0',
  '# ',
  '|a|\n|-|\n',
];

/** Changes that hands and programs make to a folder. */
const change = fc.record({
  at: fc.nat(),
  what: fc.constantFrom('remove', 'move up', 'unnumber', 'assign', 'readme', 'cut', 'insert', 'empty', 'below'),
  where: fc.nat(),
  piece: fc.constantFrom(...pieces),
});

function mutated(files: Files, changes: readonly { at: number; what: string; where: number; piece: string }[]): Files {
  let now = { ...files };
  for (const { at, what, where, piece } of changes) {
    const paths = Object.keys(now);
    const path = paths[at % Math.max(1, paths.length)];
    if (path === undefined) break;
    const text = String(now[path]);
    const folder = path.split('/').slice(0, -1).join('/');
    const moved = (to: string) =>
      Object.fromEntries(Object.entries(now).map(([one, content]) => [one === path ? to : one, content]));
    if (what === 'remove') now = Object.fromEntries(Object.entries(now).filter(([one]) => one !== path));
    if (what === 'move up') now = moved(path.split('/').toSpliced(0, 1).join('/') || path);
    if (what === 'unnumber') now = moved(path.replace(/\d+-/, ''));
    if (what === 'assign') now[`${folder}/assignment.md`] = '# Do\n\nDo it.\n';
    if (what === 'readme') now[`${folder}/${where % 9}-new/README.md`] = lesson('New');
    if (what === 'below') now[`${folder}/extra/guide.md`] = '# Guide\n';
    if (what === 'cut') now[path] = text.slice(0, where % (text.length + 1));
    if (what === 'insert')
      now[path] = text.slice(0, where % (text.length + 1)) + piece + text.slice(where % (text.length + 1));
    if (what === 'empty') now[path] = '';
  }
  return now;
}

const addsUp = ({ found, kept, changed, lost }: Count) => expect(kept + changed + lost).toBe(found);

it(
  'finds what is there and says what became of each, in folders that were changed anyhow',
  { timeout: longTest },
  () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.array(change, { minLength: 1, maxLength: 6 }), (source, changes) => {
        const files = mutated(source(), changes);
        const planned = tried(() => planning(files));
        if (planned === null) return;
        const { stock, plan, notes, course } = planned;
        const paths = Object.keys(files).filter((path) => !/translat/.test(path));
        const readmes = paths.filter((path) => /(^|\/)readme\.md$/i.test(path));
        expect(stock.folders.found).toBe(readmes.length);
        expect(stock.texts.found).toBe(paths.filter((path) => path.endsWith('.md')).length - readmes.length);
        expect(stock.folders.kept).toBeGreaterThanOrEqual(course.lessons.length);
        expect(stock.sections.kept).toBe(plan.items.filter(({ type }) => type === 'page').length);
        const stored = plan.items.map(({ type, values }) => (type === 'page' ? values.content : '')).join('');
        const applied = plan.items
          .map(({ type, values }) => (type === 'project' && values.level === 2 ? values.introduction : ''))
          .join('');
        // A picture on another site is shown as a link that nobody wrote.
        const pictures = notes.filter(({ kind }) => kind === 'PICTURE_OUTSIDE').length;
        const shown = settle.linksIn(stored + applied).length - pictures;
        expect(stock.links.kept + stock.links.changed).toBeGreaterThanOrEqual(shown);
        for (const count of Object.values(stock)) {
          addsUp(count);
          expect(Math.min(count.kept, count.changed, count.lost)).toBeGreaterThanOrEqual(0);
        }
        const named = (kinds: string[]) => notes.filter(({ kind }) => kinds.includes(kind)).length;
        expect(named(['FOLDER', 'TEXT', 'LESSON', 'PART'])).toBeGreaterThanOrEqual(stock.folders.lost);
        expect(named(['FILE', 'TEXT', 'LINK'])).toBeGreaterThanOrEqual(stock.texts.lost);
        expect(stock.links.lost === 0 || named(['LINK']) > 0).toBe(true);
      }),
      { numRuns: howMany({ sample: 60, deep: 5_000 }) },
    );
  },
);

/** What is done; null where it is refused in a sentence. */
function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}
