import { plainText } from '../../learning/study-project/introduction.ts';

/** A question of a course as far as others have to be known to judge it. */
export type AskedQuestion = {
  readonly id: string;
  readonly question: string;
  /** What is asked for: the answers tell questions apart that have the same words. */
  readonly answers: readonly { readonly answer: string }[];
  /** The benchmark that asks it; null in a study project. */
  readonly benchmark_id: string | null;
  readonly lesson_id: string | null;
};

/** The questions that say the same as an earlier one of their benchmark or of the study projects; spaces, capitals and marks do not count. */
export function askedTwice(questions: readonly AskedQuestion[]): Set<string> {
  const known = new Set<string>();
  const again = new Set<string>();
  for (const { id, question, answers, benchmark_id } of questions) {
    const said = [question, ...answers.map(({ answer }) => answer).toSorted()].map((text) =>
      plainText(text).toLowerCase(),
    );
    const key = JSON.stringify([benchmark_id, ...said]);
    if (known.has(key)) again.add(id);
    known.add(key);
  }
  return again;
}

/** The lessons that no question of a benchmark points to: nobody is told how they do in them. */
export function lessonsNotAsked(lessons: readonly string[], questions: readonly AskedQuestion[]): string[] {
  const asked = new Set(questions.map(({ benchmark_id, lesson_id }) => benchmark_id && lesson_id));
  return lessons.filter((lesson) => !asked.has(lesson));
}

/** How many of the lessons that a benchmark asks about have fewer questions there than it asks of each. */
export function lessonsWithTooFew(
  benchmark: { readonly id: string; readonly questions_per_lesson: number | null },
  questions: readonly AskedQuestion[],
): number {
  const wanted = benchmark.questions_per_lesson;
  if (wanted === null) return 0;
  const counts = new Map<string, number>();
  for (const { benchmark_id, lesson_id } of questions)
    if (benchmark_id === benchmark.id && lesson_id) counts.set(lesson_id, (counts.get(lesson_id) ?? 0) + 1);
  return [...counts.values()].filter((count) => count < wanted).length;
}
