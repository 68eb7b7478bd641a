import { StartError } from '../../start-error.ts';
import type { Folder } from './folder.ts';

/** The language every text of a curriculum exists in. */
export const originalLanguage = 'en';

/** The files of one language: where translated texts lie, and its quiz file. */
export type LanguageFiles = {
  readonly language: string;
  /** The translation of a text; null where there is none. The original language has its texts in place. */
  readonly textOf: (original: string) => string | null;
  readonly quizFile: string | null;
};

const quizFile = /(?:^|\/)[^/]*quiz[^/]*\/(?:.+\/)?([A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?)\.json$/i;
const translatedFile = /^translations\/([^/]+)\/|\/translations\/[^/]+\.([A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?)\.md$/;

/**
 * The files of a language, whatever way its name is written there (`hin` is Hindi, `zh-cn` is zh-CN). It refuses a
 * language in which the curriculum has neither a text nor a quiz: the course would be English under another name.
 */
export function findLanguage(folder: Folder, wanted: string): LanguageFiles {
  const language = canonical(wanted);
  if (!language) throw new StartError(`“${wanted}” is no language. Write it as en, ar or pt-BR.`);
  const quizzes = new Map<string, string>();
  const trees = new Map<string, string>();
  const present = new Set<string>([originalLanguage]);
  for (const path of [...folder.paths].toSorted()) {
    const quiz = canonical(quizFile.exec(path)?.[1]);
    const [, tree, suffix] = translatedFile.exec(path) ?? [];
    if (quiz && !quizzes.has(quiz)) quizzes.set(quiz, path);
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
  return { language, textOf, quizFile: quizzes.get(language) ?? null };
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
