import { Notes } from '../../notes.ts';
import { certain, findNamedLesson, numberedLessons, type NumberedLesson } from './named-lesson.ts';
import { shareOf, tellingWords } from './quiz-words.ts';
import type { QuizFile, SourceQuiz } from './read-quizzes.ts';

/** The place of a quiz in a lesson. */
export type QuizPlace = { readonly lesson: number; readonly kind: 'pre' | 'post' };

/** The quizzes of one lesson. */
export type LessonQuizzes = { pre?: SourceQuiz; post?: SourceQuiz };

/** What is known of the lessons, and of their quizzes from elsewhere. */
export type QuizEvidence = {
  readonly lessons: readonly NumberedLesson[];
  /** The quiz ids that lessons link to. */
  readonly linked: ReadonlyMap<string, QuizPlace>;
  /** The places of the same ids in English. */
  readonly english: ReadonlyMap<string, QuizPlace>;
};

/**
 * Finds the lesson of each quiz: the one that links to its id, else the one its title says by number and words, else that
 * of the English quiz with this id. Before or after the lecture is read from the title, else from the link or the order.
 */
export function matchQuizzes(file: QuizFile, evidence: QuizEvidence, notes: Notes): Map<number, LessonQuizzes> {
  const byLesson = new Map<number, SourceQuiz[]>();
  const numbers = file.quizzes.flatMap(({ title }) => lessonNumber(title) ?? []);
  const lessonsOf = numberedLessons(evidence.lessons, numbers);
  for (const quiz of file.quizzes) {
    const { id, title } = quiz;
    const named = findNamedLesson(tellingWords(title), lessonNumber(title), evidence.lessons, lessonsOf);
    const lesson = evidence.linked.get(id)?.lesson ?? named?.number ?? evidence.english.get(id)?.lesson;
    if (lesson === undefined) {
      notes.add('QUIZ', null, `${file.path}, quiz ${id} (“${title}”)`, whyNoLesson(title, evidence.lessons));
      continue;
    }
    byLesson.set(lesson, [...(byLesson.get(lesson) ?? []), quiz]);
  }
  return new Map([...byLesson].map(([number, quizzes]) => [number, inPlaces(file, number, quizzes, evidence, notes)]));
}

/** How many lessons a file certainly means by the words of its titles, and how many it has a quiz for at all. */
export function fitOf(file: QuizFile, evidence: QuizEvidence): readonly [number, number] {
  const titles = file.quizzes.map(({ title }) => tellingWords(title));
  const meant = evidence.lessons.filter(({ words }) => titles.some((title) => shareOf(title, words) >= certain));
  return [meant.length, matchQuizzes(file, evidence, new Notes()).size];
}

function whyNoLesson(title: string, lessons: readonly NumberedLesson[]): string {
  const number = lessonNumber(title);
  if (number === undefined) return 'names no lesson';
  const exists = lessons.some((lesson) => lesson.number === number || lesson.ownNumber === number);
  return `names lesson ${number}, ${exists ? 'and which one that is cannot be told' : 'which does not exist'}`;
}

/** The places found for the ids of a file, as evidence for files in other languages. */
export function placesOf(matched: ReadonlyMap<number, LessonQuizzes>): Map<string, QuizPlace> {
  const places = new Map<string, QuizPlace>();
  for (const [lesson, { pre, post }] of matched) {
    if (pre) places.set(pre.id, { lesson, kind: 'pre' });
    if (post) places.set(post.id, { lesson, kind: 'post' });
  }
  return places;
}

function inPlaces(
  file: QuizFile,
  lesson: number,
  quizzes: readonly SourceQuiz[],
  evidence: QuizEvidence,
  notes: Notes,
): LessonQuizzes {
  const said = quizzes.map(({ title }) => kindOf(title));
  const trusted = said.filter((kind) => kind !== null);
  const places: LessonQuizzes = {};
  for (const [index, quiz] of quizzes.entries()) {
    // Two quizzes that both call themselves the same are told apart by their links, else by their order.
    const own = trusted.length === new Set(trusted).size ? said[index] : null;
    const kind = own ?? known(quiz, evidence)?.kind ?? (places.pre ? 'post' : 'pre');
    if (!places[kind]) places[kind] = quiz;
    else {
      const which = kind === 'pre' ? 'pre-lecture' : 'post-lecture';
      notes.add(
        'QUIZ',
        lesson,
        `${file.path}, quiz ${quiz.id} (“${quiz.title}”)`,
        `is another ${which} quiz of the lesson; the first one is used`,
      );
    }
  }
  return places;
}

function known({ id }: SourceQuiz, { linked, english }: QuizEvidence): QuizPlace | undefined {
  return linked.get(id) ?? english.get(id);
}

const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0xff10,
];

/** The number a title begins with after a word such as Lesson, in the digits of any script. */
function lessonNumber(title: string): number | undefined {
  const latin = title.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  const found = /^\D{0,16}?(\d{1,3})(?=\s*[-–—:：.,)]|\s*[课課]|\s|$)/u.exec(latin);
  return found ? Number(found[1]) : undefined;
}

const before =
  /\bpre\b|\bbefore\b|\bprevi[ao]\b|\bantes\b|\bavant\b|\bvor\b|قبل|课前|課前|授業前|講義前|পূর্ববর্তী|प्री|पूर्व/i;
const after =
  /\bpost\b|\bafter\b|\bposterior\b|\bdespués\b|\baprès\b|\bnach\b|بعد|课后|課後|授業後|講義後|পরবর্তী|पोस्ट|पश्चात/i;

function kindOf(title: string): 'pre' | 'post' | null {
  const kinds = [before.test(title) ? ('pre' as const) : null, after.test(title) ? ('post' as const) : null];
  const [only, ...more] = kinds.filter((kind) => kind !== null);
  return more.length > 0 ? null : (only ?? null);
}
