import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFree, fewestSamples, freeLevelAsks, sheetBand, sheetSize } from './free-sheet.ts';

const level = (name: number, samples: number, others: number) => ({
  questions_per_lesson: null,
  questions: Array.from({ length: samples + others }, (_, index) => ({
    question_id: `${name} ${index}`,
    lesson_id: `${index % 3}`,
    level: name,
    is_free_sample: index < samples,
  })),
});
const counts = fc.nat({ max: 12 });

describe('what free mode asks', () => {
  it('is never a sample beside another question once a level has five', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(counts, counts), { maxLength: 4 }), (levels) => {
        const { asks, questions } = drawFree(
          levels.map(([samples, others], index) => level(index + 1, samples, others)),
          Math.random,
        );
        const sampled = levels.filter(([samples]) => samples >= fewestSamples);
        expect(asks).toBe(sampled.length > 0 ? 'SAMPLES' : 'SHEET');
        const all = levels.reduce((sum, [samples, others]) => sum + samples + others, 0);
        expect(questions).toHaveLength(
          sampled.length > 0 ? sampled.reduce((sum, [samples]) => sum + samples, 0) : Math.min(sheetSize, all),
        );
        expect(sampled.length === 0 || questions.every((one) => one.is_free_sample)).toBe(true);
      }),
    );
  });

  it.each([
    [[{ questions: 10, samples: 4 }], { asks: 'SHEET', total: 8, samples: 4 }],
    [[{ questions: 3, samples: 1 }], { asks: 'SHEET', total: 3, samples: 1 }],
    [
      [
        { questions: 6, samples: 3 },
        { questions: 4, samples: 2 },
      ],
      { asks: 'SAMPLES', total: 5, samples: 5 },
    ],
  ] as const)('%j comes to %j', (lessons, asks) => expect(freeLevelAsks(lessons, null)).toEqual(asks));
});

it.each([
  [7, 7, 'NA'],
  [0, 0, 'NA'],
  [8, 5, 'REVIEW_NEEDED'],
  [8, 6, 'GOOD'],
  [8, 7, 'GOOD'],
  [8, 8, 'EXCELLENT'],
] as const)('a sheet of eight with %i answered and %i right is %s', (answered, corrects, band) =>
  expect(sheetBand(answered, corrects, 8)).toBe(band),
);
