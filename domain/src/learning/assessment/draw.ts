import { shuffled, type Random } from '../../random.ts';

/** A question that may be drawn. `level` and `lesson_order` say where it belongs. */
export type DrawableQuestion = {
  readonly question_id: string;
  readonly lesson_id: string;
  readonly level: number;
};

/**
 * Draws the questions of one assessment: at most `perLesson` from each lesson (null means all), those the learner has
 * not `seen` first, in a random order.
 */
export function drawQuestions<Question extends DrawableQuestion>(
  questions: readonly Question[],
  perLesson: number | null,
  seen: ReadonlySet<string>,
  random: Random,
): Question[] {
  const byLesson = Map.groupBy(questions, (question) => question.lesson_id);
  const drawn = [...byLesson.values()].flatMap((ofLesson) => {
    const fresh = shuffled(
      ofLesson.filter((question) => !seen.has(question.question_id)),
      random,
    );
    const known = shuffled(
      ofLesson.filter((question) => seen.has(question.question_id)),
      random,
    );
    return [...fresh, ...known].slice(0, perLesson ?? undefined);
  });
  return shuffled(drawn, random);
}

/** How many questions a draw gives: for each lesson its number of questions, but at most `perLesson` (null means all). */
export function drawnCount(questionsPerLesson: readonly number[], perLesson: number | null): number {
  return questionsPerLesson.reduce((sum, count) => sum + Math.min(count, perLesson ?? count), 0);
}
