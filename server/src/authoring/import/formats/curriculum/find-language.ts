import { StartError } from '../../../../start-error.ts';
import type { Folder } from '../../folder.ts';
import { quizFileName } from './quiz-file-name.ts';

/** The language every text of a curriculum exists in. */
export const originalLanguage = 'en';

/** The files of one language: where translated texts lie, and its quiz file. */
export type LanguageFiles = {
  readonly language: string;
  /** The translation of a text; null where there is none. The original language has its texts in place. */
  readonly textOf: (original: string) => string | null;
  /** What may be its quiz file: each is one file, or several of one folder that belong together. */
  readonly quizFiles: readonly (readonly string[])[];
};

const translatedFile = /^translations\/([^/]+)\/|\/translations\/[^/]+\.([A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?)\.md$/;

/**
 * The files of a language, whatever way its name is written there (`hin` is Hindi, `zh-cn` is zh-CN). It refuses a
 * language in which the curriculum has neither a text nor a quiz: the course would be English under another name.
 */
export function findLanguage(folder: Folder, wanted: string): LanguageFiles {
  const language = canonical(wanted);
  if (!language) throw new StartError(`“${wanted}” is no language. Write it as en, ar or pt-BR.`);
  const quizzes = new Map<string, Map<string, string[]>>();
  const trees = new Map<string, string>();
  const present = new Set<string>([originalLanguage]);
  for (const path of [...folder.paths].toSorted()) {
    const named = quizFileName(path);
    const quiz = canonical(named ? (named.language ?? originalLanguage) : undefined);
    const [, tree, suffix] = translatedFile.exec(path) ?? [];
    if (quiz && named) {
      const files = quizzes.get(quiz) ?? new Map<string, string[]>();
      files.set(named.of, [...(files.get(named.of) ?? []), path]);
      quizzes.set(quiz, files);
    }
    const translated = canonical(tree ?? suffix);
    if (translated && tree) trees.set(translated, tree);
    for (const name of [quiz, translated]) if (name) present.add(name);
  }
  if (!present.has(language)) {
    throw new StartError(
      `This curriculum has nothing in ${nameOf(language)} (${language}). It has ${[...present].toSorted().join(', ')}.`,
    );
  }
  const textOf = (original: string) =>
    language === originalLanguage
      ? original
      : (candidates(original, language, trees.get(language), wanted).find((path) => folder.paths.has(path)) ?? null);
  return { language, textOf, quizFiles: [...(quizzes.get(language)?.values() ?? [])] };
}

function candidates(original: string, language: string, tree: string | undefined, wanted: string): string[] {
  const beside = [language, wanted].map((name) =>
    original.replace(/([^/]+)\.md$/, (_whole, file: string) => `translations/${file}.${name}.md`),
  );
  return [...(tree ? [`translations/${tree}/${original}`] : []), ...beside];
}

/** The English name of a language, such as Arabic. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

function canonical(name: string | undefined): string | null {
  try {
    return name ? (Intl.getCanonicalLocales(name.replace('_', '-'))[0] ?? null) : null;
  } catch {
    return null;
  }
}
