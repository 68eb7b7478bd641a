import type { Token } from 'marked';
import { divideText, isBlank, type DividedText, type Section } from './divide-text.ts';
import { nameOf, originalLanguage, type LanguageFiles } from './find-language.ts';
import type { SourceLesson } from './find-lessons.ts';
import { findTerms } from './terms/find-terms.ts';
import type { FoundTerm } from './terms/found-term.ts';
import type { Folder } from '../../folder.ts';
import { cleanName } from './clean-name.ts';
import { afterNumber } from './folder-number.ts';
import { readText } from './read-text.ts';
import type { Notes } from '../../notes.ts';
import { resolvePath } from './resolve-path.ts';
import { translateTerms } from './terms/translate-terms.ts';

/** A text in the language it was found in. */
export type LessonText = {
  readonly file: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly Section[];
  /** The headings of what only leads to a quiz or to the assignment. */
  readonly signposts: readonly string[];
  /** All of the text, as far as it is Markdown. */
  readonly whole: readonly Token[];
};

/** What the texts of a lesson say. */
export type ReadLesson = SourceLesson & {
  readonly text: LessonText;
  /** The English text, whose headings links go by. */
  readonly english: readonly Section[];
  readonly englishTitle: string;
  readonly terms: readonly FoundTerm[];
  /** The ids of the quizzes that the text links to, in order. */
  readonly quizIds: readonly string[];
  readonly assignmentText: LessonText | null;
};

/** Where texts are read from, and where is noted what was wrong with them. */
export type Reading = { readonly folder: Folder; readonly files: LanguageFiles; readonly notes: Notes };

/** Reads the texts of a lesson in the wanted language, in English where that has none; null where there is no text at all. */
export function readLesson(reading: Reading, source: SourceLesson): ReadLesson | null {
  const { folder, notes } = reading;
  const english = divided(folder, source.readme);
  if (typeof english === 'string') {
    notes.add('TEXT', source.number, source.readme, `${english}; the lesson is left out`);
    return null;
  }
  const text = inLanguage(reading, source, source.readme, 'lesson text', english);
  for (const heading of text.signposts) {
    notes.add('PART', source.number, `section “${heading}”`, 'only leads to what is a part of the course itself');
  }
  const terms = findTerms(english.sections);
  const linked = english.assignment === null ? undefined : resolvePath(english.assignment, source.readme)?.path;
  const assignment = source.assignment ?? (linked !== undefined && folder.paths.has(linked) ? linked : null);
  return {
    ...source,
    assignment,
    text,
    english: english.sections,
    englishTitle: english.title ?? '',
    terms: text.language === originalLanguage ? terms : translateTerms(terms, english.sections, text.sections),
    quizIds: english.quizIds,
    assignmentText: readAssignment(reading, { ...source, assignment }),
  };
}

function readAssignment(reading: Reading, source: SourceLesson): LessonText | null {
  const { folder, notes } = reading;
  if (!source.assignment) {
    notes.add('LESSON', source.number, source.path, 'has no assignment.md; its level 2 has no study project');
    return null;
  }
  const english = divided(folder, source.assignment);
  if (typeof english !== 'string') return inLanguage(reading, source, source.assignment, 'assignment', english);
  notes.add('TEXT', source.number, source.assignment, `${english}; the assignment is left out`);
  return null;
}

/** The translation of a text, or with a line the English one where there is none or where it is not whole. */
function inLanguage(
  reading: Reading,
  source: SourceLesson,
  original: string,
  what: string,
  english: DividedText,
): LessonText {
  const { folder, files, notes } = reading;
  const { sections, signposts, whole } = english;
  const title = english.title ?? namedAfter(source.slug);
  const inEnglish = { file: original, language: originalLanguage, title, sections, signposts, whole };
  if (files.language === originalLanguage) return inEnglish;
  const file = files.textOf(original);
  const translated = file ? divided(folder, file) : `has no translation into ${nameOf(files.language)}`;
  if (typeof translated === 'string') {
    notes.add('FALLBACK', source.number, file ?? what, translated);
    return inEnglish;
  }
  const path = file ?? original;
  const headed = ({ sections: all }: DividedText) => all.filter(({ heading }) => heading !== '').length;
  if (headed(translated) < headed(english) * 0.75) {
    const untitled = translated.title ? '' : ' and no title';
    notes.add(
      'FALLBACK',
      source.number,
      path,
      `is not whole: ${headed(translated)} of ${headed(english)} sections${untitled}`,
    );
    return inEnglish;
  }
  if (!translated.title)
    notes.add('FALLBACK', source.number, path, 'has no title; the English one stands over the translated text');
  return { ...translated, file: path, language: files.language, title: translated.title ?? title };
}

/** The parts of a text, or why it has none. */
function divided(folder: Folder, path: string): DividedText | string {
  const { text, whyNot } = readText(folder, path);
  if (text === null) return whyNot;
  const parts = divideText(text);
  return parts.sections.every(({ tokens }) => isBlank(tokens)) ? 'holds no text' : parts;
}

/** `5-smart-home` is called Smart home. */
export function namedAfter(name: string): string {
  const words =
    cleanName(afterNumber(name).replace(/[-_]+/g, ' ')) || cleanName(name.replace(/[-_]+/g, ' ')) || 'Course';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
