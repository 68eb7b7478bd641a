import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../../test/any-question.ts';
import { isRight } from '../question-keys.ts';
import type { Presentation } from '../presentation.ts';

const nothing: Presentation = { order: [] };

// D1-5.05
describe('true or false, correct or incorrect: every row right', () => {
  const rows = questionOf('TRUE_OR_FALSE', [
    { id: 'a', is_correct: true },
    { id: 'b', is_correct: false },
    { id: 'c', is_correct: null },
  ]);

  it.each<[string, Record<string, boolean>, boolean]>([
    ['all right; a row without a mark is false', { a: true, b: false, c: false }, true],
    ['one wrong', { a: true, b: true, c: false }, false],
    ['all wrong', { a: false, b: true, c: true }, false],
    ['one open', { a: true, b: false }, false],
    ['none', {}, false],
    ['all right and one it does not have', { a: true, b: false, c: false, zzz: true }, true],
  ])('%s', (_case, given, right) => {
    for (const type of ['TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT'] as const) {
      expect(isRight({ ...rows, type }, nothing, { rows: given })).toBe(right);
    }
  });

  it('may be all false, and is never right without rows', () => {
    const allFalse = questionOf('TRUE_OR_FALSE', [
      { id: 'a', is_correct: false },
      { id: 'b', is_correct: false },
    ]);
    expect(isRight(allFalse, nothing, { rows: { a: false, b: false } })).toBe(true);
    expect(isRight(questionOf('TRUE_OR_FALSE', []), nothing, { rows: {} })).toBe(false);
  });

  it('does not take what every object inherits for an answer', () => {
    const content = questionOf('TRUE_OR_FALSE', [{ id: 'constructor', is_correct: true }]);
    expect(isRight(content, nothing, { rows: {} })).toBe(false);
    expect(isRight(content, nothing, { rows: Object.fromEntries([['constructor', true]]) })).toBe(true);
  });
});
