import { StartError } from '../../../../start-error.ts';
import { divideText } from './divide-text.ts';
import { findLanguage, nameOf, originalLanguage } from './find-language.ts';
import type { FoundLessons } from './find-lessons.ts';
import type { Folder } from '../../folder.ts';
import { readText } from './read-text.ts';
import { cleanName } from './clean-name.ts';
import type { Notes } from '../../notes.ts';
import { picturesOf } from './pictures-of.ts';
import { readLesson, namedAfter, type Reading, type ReadLesson } from './read-lesson.ts';
import { readLessonQuizzes, type AskedQuiz } from './read-lesson-quizzes.ts';
import { readmeOf } from './readme-of.ts';
import { findPicture, resolvePath } from './resolve-path.ts';

/** A lesson with everything the folder says about it. */
export type CourseLesson = ReadLesson & {
  readonly partTitle: string;
  readonly pre: AskedQuiz | null;
  readonly post: AskedQuiz | null;
};

/** A course as the folder has it in one language. */
export type SourceCourse = {
  readonly product: string;
  readonly name: string;
  readonly language: string;
  /** The files whose titles are the names of product and course; null where only the folder's name is left. */
  readonly namedBy: { readonly product: string | null; readonly course: string | null };
  /** Whether the quiz file of the language is there, but says nothing that can be used. */
  readonly quizzesBroken: boolean;
  readonly lessons: readonly CourseLesson[];
};

/** Reads a course out of a curriculum with the lessons that were found in it. It refuses a language it has nothing in. */
export function readCourse(
  folder: Folder,
  { lessons, left }: FoundLessons,
  wanted: string,
  notes: Notes,
): SourceCourse {
  for (const [path, why] of folder.closed) notes.add('TEXT', null, path, why);
  for (const { number, path } of left) notes.add('LESSON', number, path, 'has no README.md; the lesson is left out');
  const files = findLanguage(folder, wanted);
  const reading = { folder, files, notes };
  const read = lessons.flatMap((source) => readLesson(reading, source) ?? []);
  if (read.length === 0) throw new StartError(`No lesson of ${folder.name} could be read. Nothing was imported.`);
  const { quizzes, titles, broken } = readLessonQuizzes(folder, files, read, notes);
  const readme = rootTitle(folder);
  const named = readme ?? titles.english;
  const product = cleanName(named?.title ?? '') || namedAfter(folder.name);
  const parts = new Map([...new Set(read.map(({ part }) => part))].map((part) => [part, readPart(reading, part)]));
  return {
    product: product.slice(0, 200),
    name: nameIn(files.language, product, titles.own?.title ?? null).slice(0, 200),
    namedBy: {
      product: named?.path ?? null,
      course: titles.own?.path ?? (files.language === originalLanguage ? named?.path : null) ?? null,
    },
    language: files.language,
    quizzesBroken: broken,
    lessons: read.map((lesson) => ({
      ...lesson,
      partTitle: parts.get(lesson.part) ?? '',
      ...(quizzes.get(lesson.number) ?? { pre: null, post: null }),
    })),
  };
}

/** What the course is called: as its quiz file calls it, else by the product's name and the language's own. */
function nameIn(language: string, product: string, own: string | null): string {
  if (language === originalLanguage) return product;
  return own ?? `${product} (${new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language})`;
}

/** The title of a part; of its own page nothing else is imported. */
function readPart({ folder, files, notes }: Reading, part: string): string {
  const original = readmeOf(folder, part);
  if (original === null) return namedAfter(part);
  notes.add('PART', null, original, 'only its title is used, as the description of the lessons');
  const translated = files.textOf(original);
  if (!translated) notes.add('FALLBACK', null, 'titles of parts', `have no translation into ${nameOf(files.language)}`);
  const text = divideText(readText(folder, translated ?? original).text ?? '');
  for (const src of text.sections.flatMap(({ tokens }) => picturesOf(tokens))) {
    if (/^https?:/i.test(src) || findPicture(src, original, folder)) continue;
    notes.add('PICTURE', null, resolvePath(src, original)?.path ?? src, 'only the page of the part shows it');
  }
  return text.title ?? namedAfter(part);
}

function rootTitle(folder: Folder): { path: string; title: string } | null {
  const path = readmeOf(folder, '');
  const title = path === null ? null : divideText(readText(folder, path).text ?? '').title;
  return path && title ? { path, title } : null;
}
