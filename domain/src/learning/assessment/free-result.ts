import { performanceBand, scorePercent, type PerformanceBand } from '../attempt/score.ts';

/** How many questions of one lesson a sitting came to. */
export type LessonCount = {
  readonly lesson_id: string;
  readonly lesson_name: string;
  readonly corrects: number;
  readonly total_questions: number;
};

/** How well a lesson went, without a number. */
export type LessonBand = { readonly lesson_id: string; readonly lesson_name: string; readonly band: PerformanceBand };

/** Below so many questions the band of a lesson would say which answers were right. */
const fewestForBand = 3;

const weakestFirst: readonly PerformanceBand[] = ['REVIEW_NEEDED', 'GOOD', 'EXCELLENT'];

/**
 * What a free benchmark says of its lessons: a band for each that was asked often enough, the weakest band first, then by
 * name. Numbers, and an order by them, stay out: the difference of two sittings would give single answers away.
 */
export function lessonBands(lessons: readonly LessonCount[]): LessonBand[] {
  return lessons
    .filter(({ total_questions }) => total_questions >= fewestForBand)
    .map(({ lesson_id, lesson_name, corrects, total_questions }) => ({
      lesson_id,
      lesson_name,
      band: performanceBand(scorePercent(corrects, total_questions)),
    }))
    .toSorted(
      (a, b) => weakestFirst.indexOf(a.band) - weakestFirst.indexOf(b.band) || (a.lesson_name < b.lesson_name ? -1 : 1),
    );
}
