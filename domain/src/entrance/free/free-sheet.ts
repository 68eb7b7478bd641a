import { performanceBand, scorePercent, type PerformanceBand } from '../../learning/attempt/score.ts';
import { drawQuestions, drawnCount, type DrawableQuestion } from '../../learning/assessment/draw.ts';
import { shuffled, type Random } from '../../random.ts';

/** From so many free samples on, a level asks only these in free mode. */
export const fewestSamples = 5;

/** How many questions a sheet asks where there are no samples. */
export const sheetSize = 8;

/** How many sheets a day one browser gets, and one address on the network, where a whole school may sit. */
export const mostSheets = { browser: 3, address: 300 } as const;

/** What a free sitting asks: samples, which no group is asked, or a sheet of the questions that groups are asked too. */
export type FreeAsks = 'SAMPLES' | 'SHEET';

/** A level of a free benchmark with the questions it could ask. */
export type FreeLevel<Question> = {
  readonly questions_per_lesson: number | null;
  readonly questions: readonly (Question & { readonly is_free_sample: boolean })[];
};

/** Whether so many samples of a level are enough to ask only these. */
function hasSamples(samples: number): boolean {
  return samples >= fewestSamples;
}

const samplesOf = <Question>({ questions }: FreeLevel<Question>) => questions.filter((one) => one.is_free_sample);

/**
 * Draws a free sitting over levels: the samples of those that have enough, or, where none has, one sheet over all. So no
 * sitting asks samples and other questions together, from which a score would tell the others.
 */
export function drawFree<Question extends DrawableQuestion>(
  levels: readonly FreeLevel<Question>[],
  random: Random,
): { readonly asks: FreeAsks; readonly questions: readonly Question[] } {
  const sampled = levels.filter((level) => hasSamples(samplesOf(level).length));
  if (sampled.length > 0)
    return {
      asks: 'SAMPLES',
      questions: sampled.flatMap((level) =>
        drawQuestions(samplesOf(level), level.questions_per_lesson, new Set(), random),
      ),
    };
  const all = levels.flatMap(({ questions }) => questions);
  return { asks: 'SHEET', questions: shuffled(all, random).slice(0, sheetSize) };
}

/** How many questions of one lesson of a level free mode could ask, and how many of them are samples. */
export type FreeLessonCount = { readonly questions: number; readonly samples: number };

/** What a free sitting of one level asks, and how many questions that is. */
export function freeLevelAsks(
  lessons: readonly FreeLessonCount[],
  perLesson: number | null,
): { readonly asks: FreeAsks; readonly total: number; readonly samples: number } {
  const samples = lessons.reduce((sum, lesson) => sum + lesson.samples, 0);
  const all = lessons.reduce((sum, lesson) => sum + lesson.questions, 0);
  const total = drawnCount(
    lessons.map((lesson) => lesson.samples),
    perLesson,
  );
  return hasSamples(samples)
    ? { asks: 'SAMPLES', total, samples }
    : { asks: 'SHEET', total: Math.min(all, sheetSize), samples };
}

/** The band of a sheet: of one with a gap none, or a single answer would tell whether it is right. */
export function sheetBand(answered: number, corrects: number, total: number): PerformanceBand {
  return answered < total ? 'NA' : performanceBand(scorePercent(corrects, total));
}
