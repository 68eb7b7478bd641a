import { originalLanguage, type LanguageFiles, findLanguage, nameOf } from './find-language.ts';
import { readText, type Folder } from './folder.ts';
import { matchQuizzes, placesOf, type LessonQuizzes, type QuizPlace } from './match-quizzes.ts';
import type { Notes } from '../notes.ts';
import { readQuizzes, type QuizFile, type SourceQuestion } from './read-quizzes.ts';

/** The quiz of a lesson in the language it was found in. */
export type AskedQuiz = { readonly language: string; readonly questions: readonly SourceQuestion[] };

type Linking = { readonly number: number; readonly slug: string; readonly quizIds: readonly string[] };

type LessonQuizzesFound = {
  readonly quizzes: ReadonlyMap<number, { readonly pre: AskedQuiz | null; readonly post: AskedQuiz | null }>;
  /** Whose file is there, but could not be read. */
  readonly broken: { readonly english: boolean; readonly own: boolean };
  readonly titles: { readonly english: string | null; readonly own: string | null };
};

/** The pre- and post-lecture quizzes of all lessons, in English where the language has none. */
export function readLessonQuizzes(
  folder: Folder,
  files: LanguageFiles,
  lessons: readonly Linking[],
  notes: Notes,
): LessonQuizzesFound {
  const original = findLanguage(folder, originalLanguage).quizFile;
  const english = readFile(folder, original, originalLanguage, notes);
  const linked = linkedQuizzes(lessons);
  const most = Math.max(...lessons.map(({ number }) => number));
  const inEnglish = english
    ? matchQuizzes(english, { lessons: most, linked, english: new Map() }, notes)
    : new Map<number, LessonQuizzes>();
  const isTranslated = files.language !== originalLanguage;
  const own = isTranslated ? readFile(folder, files.quizFile, files.language, notes) : null;
  const inOwn = own
    ? matchQuizzes(own, { lessons: most, linked, english: placesOf(inEnglish) }, notes)
    : new Map<number, LessonQuizzes>();
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
    broken: {
      english: original !== null && !english,
      own: isTranslated ? files.quizFile !== null && !own : original !== null && !english,
    },
    titles: { english: english?.title || null, own: own?.title || null },
  };
}

function readFile(folder: Folder, path: string | null, language: string, notes: Notes): QuizFile | null {
  if (path) return readQuizzes(path, readText(folder, path), notes);
  notes.add('QUIZ_FILE', null, `${nameOf(language)} quiz file`, 'is missing');
  return null;
}

/** Ids that exactly one lesson links to; its first link stands before the lecture, its second after. */
function linkedQuizzes(lessons: readonly Linking[]): Map<string, QuizPlace> {
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
