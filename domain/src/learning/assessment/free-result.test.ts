import { describe, expect, it } from 'vitest';
import { lessonBands } from './free-result.ts';

describe('the lessons of a free benchmark', () => {
  const lesson = (name: string, corrects: number, total_questions: number) => ({
    lesson_id: name,
    lesson_name: name,
    corrects,
    total_questions,
  });

  it.each([
    { corrects: 0, total: 3, band: 'REVIEW_NEEDED' },
    { corrects: 2, total: 3, band: 'REVIEW_NEEDED' },
    { corrects: 3, total: 4, band: 'GOOD' },
    { corrects: 4, total: 4, band: 'EXCELLENT' },
  ])('$corrects of $total is $band, without a number', ({ corrects, total, band }) => {
    expect(lessonBands([lesson('Networks', corrects, total)])).toEqual([
      { lesson_id: 'Networks', lesson_name: 'Networks', band },
    ]);
  });

  it('come by their bands and names, so that their order says nothing of numbers', () => {
    const bands = lessonBands([lesson('B', 0, 4), lesson('D', 4, 4), lesson('C', 3, 4), lesson('A', 1, 4)]);
    expect(bands.map(({ lesson_name }) => lesson_name)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('are left out where two questions or fewer were asked of them', () => {
    expect(lessonBands([lesson('Files', 1, 1), lesson('Devices', 2, 2), lesson('Networks', 3, 3)])).toEqual([
      { lesson_id: 'Networks', lesson_name: 'Networks', band: 'EXCELLENT' },
    ]);
  });
});
