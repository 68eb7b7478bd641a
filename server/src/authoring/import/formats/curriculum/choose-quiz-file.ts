import { nameOf } from './find-language.ts';
import type { Folder } from '../../folder.ts';
import { Notes } from '../../notes.ts';
import { readQuizzes, type QuizFile } from './read-quizzes.ts';
import { readText } from './read-text.ts';

/** How well a quiz file fits the lessons; the greater is better, and the first number counts before the next. */
type Fit = (file: QuizFile) => readonly number[];

/**
 * The quiz file of a language: the only one, else the one that fits the lessons best. Where several fit as well and say
 * different things, none is taken and the report names them; the same file kept twice is one.
 */
export function chooseQuizFile(
  folder: Folder,
  candidates: readonly (readonly string[])[],
  language: string,
  fit: Fit,
  notes: Notes,
): QuizFile | null {
  const read = candidates.map((paths) => readTogether(folder, paths));
  const [only, ...more] = read;
  if (!only) {
    notes.add('QUIZ_FILE', null, `${nameOf(language)} quiz file`, 'is missing');
    return null;
  }
  const chosen = more.length === 0 ? only : bestOf(read, fit, notes);
  for (const { file, notes: own } of read) if (!file || file === chosen?.file) notes.addAll(own);
  return chosen?.file ?? null;
}

type Read = { readonly file: QuizFile | null; readonly notes: Notes };

/** The files of one folder as one. */
function readTogether(folder: Folder, paths: readonly string[]): Read {
  const notes = new Notes();
  const numbered = paths.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const files = numbered.flatMap((path) => readQuizzes(path, readText(folder, path), notes) ?? []);
  const [first, ...more] = files;
  if (!first || more.length === 0) return { file: first ?? null, notes };
  const path = first.path.replace(/\/[^/]+$/, '');
  return { file: { path, title: first.title, quizzes: files.flatMap(({ quizzes }) => quizzes) }, notes };
}

function bestOf(read: readonly Read[], fit: Fit, notes: Notes): Read | null {
  const ranked = read
    .flatMap((one) => (one.file ? [{ notes: one.notes, file: one.file, rank: fit(one.file) }] : []))
    .toSorted((a, b) => compareRanks(b.rank, a.rank) || a.file.path.length - b.file.path.length);
  const [best, ...others] = ranked;
  if (!best) return null;
  const equal = others.filter(({ rank }) => compareRanks(rank, best.rank) === 0);
  const isSame = ({ file }: { file: QuizFile }) =>
    isCopyOf(file, best.file) || JSON.stringify(file.quizzes) === JSON.stringify(best.file.quizzes);
  const fitsNone = best.rank.every((one) => one === 0);
  if (fitsNone || !equal.every(isSame)) {
    const reason = fitsNone ? 'fit no lesson' : 'fit the lessons equally well';
    notes.add('QUIZ_FILE', null, pathsOf(fitsNone ? ranked : [best, ...equal]), `${reason}, so none is imported`);
    return null;
  }
  if (others.length > 0) notes.add('QUIZ_FILE', null, pathsOf(others), `not used, because ${best.file.path} is`);
  return best;
}

const pathsOf = (files: readonly { file: QuizFile }[]): string => files.map(({ file }) => file.path).join(', ');

/** Whether a file is what another one is, in a project that was copied into the folder as a whole. */
const isCopyOf = (file: QuizFile, other: QuizFile): boolean => file.path.endsWith(`/${other.path}`);

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
