import { StartError } from '../start-error.ts';
import { findLanguage, nameOf, originalLanguage, type LanguageFiles } from './find-language.ts';
import { findLessons, type SourceLesson } from './find-lessons.ts';
import { findTerms, type FoundTerm } from './find-terms.ts';
import { divideText, isBlank, type DividedText, type Section } from './divide-text.ts';
import { readText, type Folder } from './folder.ts';
import type { Notes } from './notes.ts';
import { readLessonQuizzes, type AskedQuiz } from './read-lesson-quizzes.ts';
import { picturesOf } from './pictures-of.ts';
import { findPicture, resolvePath } from './resolve-path.ts';
import { translateTerms } from './translate-terms.ts';

/** A text in the language it was found in. */
export type LessonText = {
  readonly file: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly Section[];
};

/** A lesson with everything the folder says about it. */
export type CourseLesson = SourceLesson & {
  readonly partTitle: string;
  readonly text: LessonText;
  /** The English text, whose headings links go by. */
  readonly english: readonly Section[];
  readonly terms: readonly FoundTerm[];
  readonly pre: AskedQuiz | null;
  readonly post: AskedQuiz | null;
  readonly assignmentText: LessonText | null;
};

/** A course as the folder has it in one language. */
export type SourceCourse = {
  readonly product: string;
  readonly name: string;
  readonly language: string;
  /** True where the language has a quiz file that could not be read. */
  readonly quizzesBroken: boolean;
  readonly lessons: readonly CourseLesson[];
};

/** Reads a course out of a folder. It refuses a folder that is no curriculum and a language it has nothing in. */
export function readCourse(folder: Folder, wanted: string, notes: Notes): SourceCourse {
  const sources = findLessons(folder, notes);
  if (sources.length === 0) {
    throw new StartError(
      `${folder.name} is no curriculum: it has no lessons at NUMBER-PART/lessons/NAME/README.md. Nothing was imported.`,
    );
  }
  const files = findLanguage(folder, wanted);
  const read = sources.flatMap((source) => readLesson(folder, files, source, notes) ?? []);
  if (read.length === 0) throw new StartError(`No lesson of ${folder.name} could be read. Nothing was imported.`);
  const { quizzes, titles, broken } = readLessonQuizzes(folder, files, read, notes);
  const product = rootTitle(folder) ?? titles.english ?? namedAfter(folder.name);
  notePartPages(folder, sources, notes);
  return {
    product,
    name: (files.language === originalLanguage ? null : titles.own) ?? product,
    language: files.language,
    quizzesBroken: broken,
    lessons: read.map(({ quizIds: _links, ...lesson }) => ({
      ...lesson,
      ...(quizzes.get(lesson.number) ?? { pre: null, post: null }),
    })),
  };
}

type ReadLesson = Omit<CourseLesson, 'pre' | 'post'> & { readonly quizIds: readonly string[] };

function readLesson(folder: Folder, files: LanguageFiles, source: SourceLesson, notes: Notes): ReadLesson | null {
  const english = divided(folder, source.readme);
  if (typeof english === 'string') {
    notes.add('TEXT', source.number, source.readme, `${english}; the lesson is left out`);
    return null;
  }
  const text =
    inLanguage(folder, files, source.number, source.readme, english, notes) ??
    lessonText(source, source.readme, english);
  const terms = findTerms(english.sections);
  return {
    ...source,
    partTitle: partTitle(folder, files, source.part),
    text,
    english: english.sections,
    quizIds: english.quizIds,
    terms: text.language === originalLanguage ? terms : translateTerms(terms, english.sections, text.sections),
    assignmentText: readAssignment(folder, files, source, notes),
  };
}

function lessonText(source: SourceLesson, file: string, { title, sections }: DividedText): LessonText {
  return { file, language: originalLanguage, title: title ?? namedAfter(source.slug), sections };
}

/** The translation of a text; null, with a line, where there is none or where it is not whole. */
function inLanguage(
  folder: Folder,
  files: LanguageFiles,
  lesson: number,
  original: string,
  english: DividedText,
  notes: Notes,
): LessonText | null {
  if (files.language === originalLanguage) return null;
  const file = files.textOf(original);
  const translated = file ? divided(folder, file) : `has no translation into ${nameOf(files.language)}`;
  if (!file || typeof translated === 'string') {
    notes.add('FALLBACK', lesson, file ?? original, typeof translated === 'string' ? translated : 'cannot be read');
    return null;
  }
  const [has, should] = [translated, english].map(
    ({ sections }) => sections.filter(({ heading }) => heading).length,
  ) as [number, number];
  if (has < should * 0.75) {
    notes.add(
      'FALLBACK',
      lesson,
      file,
      `is not whole: ${has} of ${should} sections${translated.title ? '' : ' and no title'}`,
    );
    return null;
  }
  if (!translated.title)
    notes.add('FALLBACK', lesson, file, 'has no title; the English one is used, with the translated text');
  return {
    file,
    language: files.language,
    title: translated.title ?? english.title ?? '',
    sections: translated.sections,
  };
}

function readAssignment(folder: Folder, files: LanguageFiles, source: SourceLesson, notes: Notes): LessonText | null {
  if (!source.assignment) {
    notes.add('LESSON', source.number, source.path, 'has no assignment.md; its level 2 has no study project');
    return null;
  }
  const english = divided(folder, source.assignment);
  if (typeof english === 'string') {
    notes.add('TEXT', source.number, source.assignment, `${english}; the assignment is left out`);
    return null;
  }
  return (
    inLanguage(folder, files, source.number, source.assignment, english, notes) ??
    lessonText(source, source.assignment, english)
  );
}

/** The parts of a text, or why it has none. */
function divided(folder: Folder, path: string): DividedText | string {
  const text = readText(folder, path);
  if (text === null) return 'is no text in UTF-8';
  const parts = divideText(text);
  return parts.sections.every(({ tokens }) => isBlank(tokens)) ? 'holds no text' : parts;
}

function partTitle(folder: Folder, files: LanguageFiles, part: string): string {
  const original = `${part}/README.md`;
  const path = files.textOf(original) ?? original;
  const text = folder.paths.has(path) ? readText(folder, path) : null;
  return (text && divideText(text).title) || namedAfter(part);
}

function rootTitle(folder: Folder): string | null {
  const text = folder.paths.has('README.md') ? readText(folder, 'README.md') : null;
  return text && divideText(text).title;
}

function notePartPages(folder: Folder, sources: readonly SourceLesson[], notes: Notes): void {
  for (const part of new Set(sources.map((source) => source.part))) {
    const path = `${part}/README.md`;
    const text = folder.paths.has(path) ? readText(folder, path) : null;
    if (text === null) continue;
    notes.add('PART', null, path, 'only its title is used, as the description of the lessons');
    for (const src of divideText(text).sections.flatMap(({ tokens }) => picturesOf(tokens))) {
      const isMissing = !/^https?:/i.test(src) && !findPicture(src, path, folder);
      if (isMissing)
        notes.add(
          'PICTURE',
          null,
          resolvePath(src, path)?.path ?? src,
          'is not in the folder; only the page of the part shows it',
        );
    }
  }
}

/** `5-smart-home` is called Smart home. */
function namedAfter(name: string): string {
  const words =
    name
      .replace(/^\d+[-_. ]+/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
