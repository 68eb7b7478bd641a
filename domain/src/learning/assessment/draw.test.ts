import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom } from '../../../test/any-question.ts';
import { drawQuestions, drawnCount, type DrawableQuestion } from './draw.ts';

const anyQuestions = fc.uniqueArray(fc.uuid(), { maxLength: 30 }).chain((ids) =>
  fc.tuple(
    ...ids.map((question_id) =>
      fc.record({
        question_id: fc.constant(question_id),
        lesson_id: fc.constantFrom('networks', 'sensors', 'power'),
        level: fc.constant(1),
      }),
    ),
  ),
);
const anySeen = (questions: readonly DrawableQuestion[]) =>
  fc.subarray(questions.map(({ question_id }) => question_id));
const anyDraw = anyQuestions.chain((questions) =>
  fc.record({
    questions: fc.constant(questions as readonly DrawableQuestion[]),
    perLesson: fc.option(fc.integer({ min: 1, max: 10 })),
    seen: anySeen(questions).map((ids) => new Set(ids)),
    random: anyRandom,
  }),
);
const ofLesson = (questions: readonly DrawableQuestion[], lesson: string) =>
  questions.filter(({ lesson_id }) => lesson_id === lesson);

describe('the questions of an assessment', () => {
  // D1-9.07
  it('are drawn at most so many from each lesson, each once, all where there is no limit', () => {
    fc.assert(
      fc.property(anyDraw, ({ questions, perLesson, seen, random }) => {
        const drawn = drawQuestions(questions, perLesson, seen, random);
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const lesson of ['networks', 'sensors', 'power']) {
          const there = ofLesson(questions, lesson).length;
          expect(ofLesson(drawn, lesson)).toHaveLength(Math.min(there, perLesson ?? there));
        }
        for (const question of drawn) expect(questions).toContain(question);
      }),
    );
  });

  it('are unseen ones as far as there are any in the lesson', () => {
    fc.assert(
      fc.property(anyDraw, ({ questions, perLesson, seen, random }) => {
        const drawn = drawQuestions(questions, perLesson, seen, random);
        for (const lesson of ['networks', 'sensors', 'power']) {
          const isSeen = ({ question_id }: DrawableQuestion) => seen.has(question_id);
          const leftOut = ofLesson(questions, lesson).filter((question) => !drawn.includes(question));
          expect(ofLesson(drawn, lesson).some(isSeen) && !leftOut.every(isSeen)).toBe(false);
        }
      }),
    );
  });

  it('are not asked lesson by lesson', () => {
    const questions = Array.from({ length: 6 }, (_, index) => ({
      question_id: `q${index}`,
      lesson_id: index < 3 ? 'networks' : 'sensors',
      level: 1,
    }));
    const orders = new Set<string>();
    for (let i = 1; i <= 20; i++) {
      let state = i;
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      orders.add(
        drawQuestions(questions, null, new Set(), random)
          .map(({ lesson_id }) => lesson_id[0])
          .join(''),
      );
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  it('come in any order and from anywhere in a lesson', () => {
    const questions = Array.from({ length: 4 }, (_, index) => ({
      question_id: `q${index}`,
      lesson_id: 'networks',
      level: 1,
    }));
    const firsts = new Set<string | undefined>();
    for (let i = 0; i < 16; i++) {
      let state = i;
      const random = () => (state = (state * 37 + 11) % 101) / 101;
      firsts.add(drawQuestions(questions, 1, new Set(), random)[0]?.question_id);
    }
    expect(firsts.size).toBe(4);
  });
});

describe('the number of questions', () => {
  it.each([
    [[], null, 0],
    [[4, 9, 1], null, 14],
    [[4, 9, 1], 3, 7],
    [[4, 9, 1], 10, 14],
    [[0, 0], 5, 0],
  ])('of lessons with %j at %j each is %i', (counts, perLesson, total) => {
    expect(drawnCount(counts, perLesson)).toBe(total);
  });

  it('is what a draw gives', () => {
    fc.assert(
      fc.property(anyDraw, ({ questions, perLesson, seen, random }) => {
        const counts = [...Map.groupBy(questions, ({ lesson_id }) => lesson_id).values()].map(({ length }) => length);
        expect(drawnCount(counts, perLesson)).toBe(drawQuestions(questions, perLesson, seen, random).length);
      }),
    );
  });
});
