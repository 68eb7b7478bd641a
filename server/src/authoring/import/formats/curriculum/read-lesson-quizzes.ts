import { chooseQuizFile } from './choose-quiz-file.ts';
import { findLanguage, nameOf, originalLanguage, type LanguageFiles } from './find-language.ts';
import type { Folder } from '../../folder.ts';
import {
  fitOf,
  matchQuizzes,
  placesOf,
  type LessonQuizzes,
  type QuizEvidence,
  type QuizPlace,
} from './match-quizzes.ts';
import type { Notes } from '../../notes.ts';
import { tellingWords } from './quiz-words.ts';
import type { ReadLesson } from './read-lesson.ts';
import type { QuizFile, SourceQuestion } from './read-quizzes.ts';

/** The quiz of a lesson in the language it was found in. */
export type AskedQuiz = { readonly language: string; readonly questions: readonly SourceQuestion[] };

type QuizTitle = { readonly path: string; readonly title: string };

type LessonQuizzesFound = {
  readonly quizzes: ReadonlyMap<number, { readonly pre: AskedQuiz | null; readonly post: AskedQuiz | null }>;
  /** Whether the file of the language is there, but says nothing that can be used. */
  readonly broken: boolean;
  readonly titles: { readonly english: QuizTitle | null; readonly own: QuizTitle | null };
};

/** The pre- and post-lecture quizzes of all lessons, in English where the language has none. */
export function readLessonQuizzes(
  folder: Folder,
  files: LanguageFiles,
  lessons: readonly ReadLesson[],
  notes: Notes,
): LessonQuizzesFound {
  const originals = findLanguage(folder, originalLanguage).quizFiles;
  const evidence: QuizEvidence = {
    lessons: lessons.map(({ number, ownNumber, part, path, englishTitle }) => {
      const words = tellingWords(`${englishTitle} ${(path.split('/').at(-1) ?? '').replace(/[-_.]+/g, ' ')}`);
      return { number, ownNumber, part, words };
    }),
    linked: linkedQuizzes(lessons),
    english: new Map(),
  };
  const english = chooseQuizFile(folder, originals, originalLanguage, (file) => fitOf(file, evidence), notes);
  const inEnglish = english ? matchQuizzes(english, evidence, notes) : new Map<number, LessonQuizzes>();
  const isTranslated = files.language !== originalLanguage;
  const known = { ...evidence, english: placesOf(inEnglish) };
  const own = isTranslated
    ? chooseQuizFile(folder, files.quizFiles, files.language, (file) => fitOf(file, known), notes)
    : null;
  const inOwn = own ? matchQuizzes(own, known, notes) : new Map<number, LessonQuizzes>();
  const asked = (lesson: number, kind: 'pre' | 'post'): AskedQuiz | null => {
    const translated = inOwn.get(lesson)?.[kind];
    const quiz = translated ?? inEnglish.get(lesson)?.[kind];
    const name = `${kind === 'pre' ? 'pre' : 'post'}-lecture quiz`;
    if (!quiz) notes.add('LESSON', lesson, name, 'is missing');
    else if (quiz.questions.length === 0) notes.add('LESSON', lesson, name, 'has no question that can be asked');
    else if (isTranslated && !translated)
      notes.add('FALLBACK', lesson, name, `has no translation into ${nameOf(files.language)}`);
    return quiz && quiz.questions.length > 0
      ? { language: translated ? files.language : originalLanguage, questions: quiz.questions }
      : null;
  };
  return {
    quizzes: new Map(lessons.map(({ number }) => [number, { pre: asked(number, 'pre'), post: asked(number, 'post') }])),
    broken: isTranslated ? files.quizFiles.length > 0 && !own : originals.length > 0 && !english,
    titles: { english: titleOf(english), own: titleOf(own) },
  };
}

const titleOf = (file: QuizFile | null): QuizTitle | null => (file?.title ? file : null);

/** Ids that exactly one lesson links to; its first link stands before the lecture, its second after. */
function linkedQuizzes(lessons: readonly ReadLesson[]): Map<string, QuizPlace> {
  const places = new Map<string, QuizPlace>();
  const twice = new Set<string>();
  for (const { number, quizIds } of lessons) {
    for (const [index, id] of [...new Set(quizIds)].entries()) {
      if (places.has(id)) twice.add(id);
      places.set(id, { lesson: number, kind: index === 0 ? 'pre' : 'post' });
    }
  }
  for (const id of twice) places.delete(id);
  return places;
}
