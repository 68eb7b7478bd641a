import { describe, expect, test } from 'vitest';
import { withType } from './change-type.ts';
import { blankAnswer, type AnswerValues } from './question-values.ts';

const row = (answer: string, more: Partial<AnswerValues> = {}): AnswerValues => ({
  ...blankAnswer(),
  id: `id of ${answer}`,
  answer,
  ...more,
});

describe('a new type', () => {
  test('keeps texts, order and ids, and marks where it has marks', () => {
    const answers = [row('Clay', { is_correct: true }), row('Sand')];
    expect(withType(answers, 'MULTIPLE_CHOICE', 'TRUE_OR_FALSE')).toEqual({ answers, gone: {} });
    const sequence = withType(answers, 'MULTIPLE_CHOICE', 'SEQUENCE');
    expect(sequence.answers.map(({ id }) => id)).toEqual(['id of Clay', 'id of Sand', undefined]);
    expect(sequence.gone).toEqual({ marks: 1 });
  });

  test('says how many pictures go', () => {
    const answers = [row('Clay', { answer_image: '/media/1' }), row('Sand', { answer_image: '/media/2' })];
    const { answers: kept, gone } = withType(answers, 'MULTIPLE_CHOICE', 'MATCHING');
    expect(gone).toEqual({ pictures: 2 });
    expect(kept.every(({ answer_image }) => answer_image === null)).toBe(true);
    expect(withType(answers, 'MULTIPLE_CHOICE', 'SEQUENCE').gone).toEqual({});
  });

  test('leaves descriptions and distractors behind', () => {
    const answers = [row('Clay', { match: 'fine' }), row('Sand', { match: 'coarse' }), row('', { match: 'none' })];
    const { answers: kept, gone } = withType(answers, 'MATCHING', 'CORRECT_OR_INCORRECT');
    expect(gone).toEqual({ descriptions: 2, distractors: 1 });
    expect(kept.map(({ answer, match }) => [answer, match])).toEqual([
      ['Clay', ''],
      ['Sand', ''],
    ]);
  });

  test('has no more rows than there are letters where it letters them', () => {
    const answers = Array.from({ length: 30 }, (_, index) => row(`${index}`));
    const { answers: kept, gone } = withType(answers, 'SEQUENCE', 'MATCHING');
    expect([kept.length, gone]).toEqual([26, { rows: 4 }]);
  });
});
