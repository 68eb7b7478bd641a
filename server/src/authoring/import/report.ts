import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Change } from './write/compare.ts';
import { typeNames } from './write/compare.ts';
import { cleanName } from './formats/curriculum/clean-name.ts';
import { nameOf } from './formats/curriculum/find-language.ts';
import { isDiskFull } from './say-failure.ts';
import type { ItemType } from './plan/items.ts';
import { noteKinds, type Note, type NoteKind } from './notes.ts';
import type { SourceCourse } from './formats/curriculum/read-course.ts';
import type { ImportResult } from './run-import.ts';
import type { Count, Stock } from './stock.ts';

/** What a report is about. */
export type ReportAbout = { readonly folder: string; readonly course: SourceCourse; readonly publish: boolean };

/** The report as it is printed: what was made and changed by kind, the lessons, and what was left out, grouped by reason. */
export function shortReport(about: ReportAbout, result: ImportResult): string {
  return [
    head(about),
    totals(about, result),
    stockLines(result.stock),
    lessonLines(about, result),
    notesByKind(result.notes, false),
    groupLines(result),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The report with a line for each item and each thing left out. */
export function fullReport(about: ReportAbout, result: ImportResult): string {
  const items = result.changes.filter(({ what }) => what !== 'SAME').map(itemLine);
  const removed = result.removed.map(({ type, path }) => `  removed   ${typeNames[type]}: ${path}`);
  const all = [...items, ...removed];
  const list = all.length > 0 ? `Items\n${all.join('\n')}` : '';
  return `${[head(about), totals(about, result), stockLines(result.stock), list, notesByKind(result.notes, true), groupLines(result)].filter(Boolean).join('\n\n')}\n`;
}

/** For how long a report is kept. */
const keptFor = 365 * 86_400_000;

/** Writes a report into the data folder, takes those away that are older than a year, and says where it is, or that the disk had no room for it. */
export function keepReport(dataDir: string, { folder, course }: ReportAbout, report: string): string {
  const place = join(dataDir, 'imports');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(place, `${cleanName(folder)}-${course.language}-${moment}.txt`);
  try {
    mkdirSync(place, { recursive: true });
    writeFileSync(file, report);
    forgetOld(place);
  } catch (error) {
    const why = isDiskFull(error) ? 'the disk is full' : String((error as NodeJS.ErrnoException).code);
    return `The course is imported, but the report with every item could not be kept: ${why}.`;
  }
  const short = relative(process.cwd(), file);
  return `Every item by itself: ${short.startsWith('..') ? file : short}`;
}

function forgetOld(place: string): void {
  for (const name of readdirSync(place).filter((one) => one.endsWith('.txt'))) {
    const file = join(place, name);
    if (Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file);
  }
}

function head({ folder, course }: ReportAbout): string {
  return `${course.name} (${nameOf(course.language)}), imported from ${cleanName(folder)} into the product ${course.product}`;
}

const plurals: Partial<Record<ItemType, string>> = { case: 'case studies', summary: 'summaries' };

function counted(changes: readonly { type: ItemType }[], pictures: number): string {
  const counts = new Map<ItemType, number>();
  for (const { type } of changes) counts.set(type, (counts.get(type) ?? 0) + 1);
  const parts = [...counts].map(
    ([type, count]) => `${count} ${count === 1 ? typeNames[type] : (plurals[type] ?? `${typeNames[type]}s`)}`,
  );
  if (pictures > 0) parts.push(pictures === 1 ? '1 picture' : `${pictures} pictures`);
  return parts.join(', ');
}

function totals(
  { publish }: ReportAbout,
  { changes, removed, pictures, published, waits, notes }: ImportResult,
): string {
  const of = (what: Change['what']) => changes.filter((change) => change.what === what).map(({ item }) => item);
  const made = counted(of('MADE'), pictures);
  const changed = counted(of('CHANGED'), 0);
  const moved = counted(of('MOVED'), 0);
  const gone = counted(removed, 0);
  const lines = [
    made && `Made      ${made}`,
    changed && `Changed   ${changed}`,
    moved && `Moved     ${moved} to another place`,
    gone && `Removed   ${gone} that the folder no longer has; results of learners are kept`,
  ].filter(Boolean);
  if (lines.length === 0)
    lines.push(
      notes.some(({ kind }) => kind === 'KEPT')
        ? 'Nothing was changed here; below stands what was kept as it is.'
        : 'Nothing has changed since the last import.',
    );
  const same = of('SAME').length;
  if (same > 0 && same < changes.length) lines.push(`As before ${several(same, 'item')}`);
  if (publish)
    lines.push(
      published > 0
        ? `Published ${several(published, 'item')}`
        : made
          ? 'Nothing was published: below stands what is missing.'
          : 'Nothing new to publish.',
    );
  else if (waits)
    lines.push('All of it waits: learners see it once it is published (Content Management, Waiting; or --publish).');
  else if (made) lines.push('What was made is a draft until it is published (--publish, or on screen).');
  return lines.join('\n');
}

/** What the folder has, and what became of it: the numbers of a line add up. */
function stockLines({ folders, sections, texts, links }: Stock): string {
  const line = (count: Count, one: string, many: string, kept: string, changed: string) => {
    const parts = [
      count.kept > 0 && `${count.kept} ${kept}`,
      count.changed > 0 && `${count.changed} ${changed}`,
      count.lost > 0 && `${count.lost} not taken`,
    ].filter(Boolean);
    return count.found > 0 ? [`  ${count.found} ${count.found === 1 ? one : many}: ${parts.join(', ')}`] : [];
  };
  const lines = [
    ...line(
      folders,
      'folder with a README.md',
      'folders with a README.md',
      'taken as lessons and assignments',
      'of which the title is taken',
    ),
    ...line(
      sections,
      'section of the lessons',
      'sections of the lessons',
      'taken as pages',
      'that only lead to a quiz or an assignment',
    ),
    ...line(texts, 'other text', 'other texts', 'taken as assignments', ''),
    ...line(
      links,
      'link in these texts',
      'links in these texts',
      'as they are',
      'that lead to what is in the course now',
    ),
  ];
  return `Found in the folder\n${lines.join('\n')}`;
}

function lessonLines({ course }: ReportAbout, { changes }: ImportResult): string {
  const lines = course.lessons.map(({ number, text }) => {
    const own = changes.filter(({ item }) => item.lesson === number).map(({ item }) => item);
    const count = (type: ItemType, path = /^/) =>
      own.filter((item) => item.type === type && path.test(item.path)).length;
    const questions = `${count('question', /\/pre\//)} + ${count('question', /\/post\//)} questions`;
    const assignment = count('project', /\/apply$/) ? 'assignment' : 'no assignment';
    const facts = [several(count('page'), 'page'), several(count('card'), 'card'), questions, assignment];
    const language = text.language === course.language ? '' : `, in ${nameOf(text.language)}`;
    return `${String(number).padStart(4)}  ${text.title}: ${facts.join(', ')}${language}`;
  });
  return `Lessons (questions before + after the lecture)\n${lines.join('\n')}`;
}

const several = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function itemLine({ item, what }: Change): string {
  const lesson = item.lesson === null ? '' : `lesson ${item.lesson}, `;
  return `  ${what.toLowerCase().padEnd(9)} ${lesson}${typeNames[item.type]}: ${item.title}`;
}

/** Kinds of which every line is printed; of the others a few, and the file has the rest. */
const printedWhole: ReadonlySet<NoteKind> = new Set([
  'QUIZ_FILE',
  'QUIZ',
  'QUESTION',
  'QUESTION_ODD',
  'FOLDER',
  'TEXT',
  'LESSON',
  'FALLBACK',
  'PICTURE',
  'PICTURE_REFUSED',
  'KEPT',
  'MISSING',
]);
const fewLines = 6;

function notesByKind(notes: readonly Note[], whole: boolean): string {
  const groups = Map.groupBy(notes, ({ kind }) => kind);
  const parts = (Object.keys(noteKinds) as NoteKind[]).flatMap((kind) => {
    const own = groups.get(kind) ?? [];
    if (own.length === 0) return [];
    const lines = linesOf(own);
    const shown = whole || printedWhole.has(kind) ? lines : lines.slice(0, fewLines);
    const more =
      lines.length > shown.length ? [`    … and ${lines.length - shown.length} more lines in the file below`] : [];
    return [[`  ${noteKinds[kind]} (${own.length})`, ...shown.map((line) => `    ${line}`), ...more].join('\n')];
  });
  return parts.length > 0 ? `Left out or replaced, and why\n${parts.join('\n')}` : '';
}

/** One line for each thing and reason, with all the lessons it concerns. */
function linesOf(notes: readonly Note[]): string[] {
  return [...Map.groupBy(notes, ({ subject, reason }) => JSON.stringify([subject, reason])).values()].map((same) => {
    const lessons = same.map(({ lesson }) => lesson).filter((lesson) => lesson !== null);
    const { subject, reason } = same[0] as Note;
    return `${subject}${lessons.length > 0 ? ` (${lessonRange(lessons)})` : ''}${reason ? `: ${reason}` : ''}`;
  });
}

/** Lessons as a person writes them: lesson 3, lessons 3, 5 and 11–24. */
function lessonRange(lessons: readonly number[]): string {
  const numbers = [...new Set(lessons)].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([from, to]) =>
    to > from + 1 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
  return `${numbers.length === 1 ? 'lesson' : 'lessons'} ${parts.join(', ')}`;
}

function groupLines({ group }: ImportResult): string {
  if (!group) return '';
  const done = group.opened
    ? 'was opened'
    : group.added
      ? 'was there before; the course was added to it'
      : 'was there before, with this course';
  return `The group ${done}, at ${group.institution}. Its key: ${group.key}`;
}
