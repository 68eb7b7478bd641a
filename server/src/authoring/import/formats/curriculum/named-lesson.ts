import { folderNumber } from './folder-number.ts';
import { shareOf } from './quiz-words.ts';

/** A lesson as titles of quizzes may name it. */
export type NumberedLesson = {
  /** Counted through the course, from 1. */
  readonly number: number;
  /** The number of its folder; null where that has none. */
  readonly ownNumber: number | null;
  readonly part: string;
  /** The words that tell it from others. */
  readonly words: ReadonlySet<string>;
};

/** From this share of its words on a title certainly means a lesson. */
export const certain = 0.5;

/** The lessons that a number means. */
export type LessonsOfNumber = (number: number) => readonly NumberedLesson[];

/**
 * What the numbers in a file's titles mean. Where folders are numbered through the course, their numbers are meant; where
 * each part begins anew, lessons are counted, but only while nothing is missing: a lesson that is gone would give each one
 * behind it the quiz of another.
 */
export function numberedLessons(lessons: readonly NumberedLesson[], numbers: readonly number[]): LessonsOfNumber {
  const own = lessons.map(({ ownNumber }) => ownNumber ?? Number.NaN);
  const rises = lessons.every(({ part }, index) => {
    const step = (own[index] ?? 0) - (own[index - 1] ?? 0);
    return index === 0 || step > 0 || (step === 0 && part === lessons[index - 1]?.part);
  });
  const parts = new Set(lessons.map(({ part }) => part));
  // One part alone does not show whether the next one goes on or begins anew.
  const isOnePart = parts.size === 1 && !parts.has('');
  const greatest = Math.max(0, ...numbers);
  if (rises && !(isOnePart && greatest > (own.at(-1) ?? 0)))
    return (number) => lessons.filter(({ ownNumber }) => ownNumber === number);
  const isWhole = greatest <= (lessons.at(-1)?.number ?? 0) && lessons.every(followsBefore);
  return isWhole ? (number) => lessons.filter((lesson) => lesson.number === number) : () => [];
}

/** Whether a folder's number says that nothing is missing between it and the lesson before. */
function followsBefore(lesson: NumberedLesson, index: number, lessons: readonly NumberedLesson[]): boolean {
  const before = lessons[index - 1];
  const step = lesson.number - (before?.number ?? 0);
  if (lesson.ownNumber === null) return true;
  if (before?.part === lesson.part) return lesson.ownNumber - (before.ownNumber ?? 0) === step;
  return lesson.ownNumber <= step && partNumber(lesson) - (before ? partNumber(before) : 0) <= 1;
}

const partNumber = ({ part }: NumberedLesson): number => folderNumber(part.split('/').at(-1) ?? '') ?? 0;

/** The one lesson that a title means by its number and its words; undefined where none or several could be meant. */
export function findNamedLesson(
  title: ReadonlySet<string>,
  number: number | undefined,
  lessons: readonly NumberedLesson[],
  lessonsOf: LessonsOfNumber,
): NumberedLesson | undefined {
  const numbered = number === undefined ? [] : lessonsOf(number);
  const sameFolder = lessons.filter(({ ownNumber }) => number !== undefined && ownNumber === number);
  return (
    bestOf(title, numbered, Number.MIN_VALUE) ??
    bestOf(title, sameFolder, certain) ??
    bestOf(title, lessons, certain) ??
    (numbered.length === 1 ? numbered[0] : undefined)
  );
}

/** The lesson whose words a title says most of, and at least so much of; undefined where two are as good. */
function bestOf(
  title: ReadonlySet<string>,
  lessons: readonly NumberedLesson[],
  least: number,
): NumberedLesson | undefined {
  const [best, next] = lessons
    .map((lesson) => ({ lesson, share: shareOf(title, lesson.words) }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < least || best.share === next?.share) return undefined;
  return best.lesson;
}
