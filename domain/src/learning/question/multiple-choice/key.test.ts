import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../../test/any-question.ts';
import { isRight } from '../question-keys.ts';
import type { Presentation } from '../presentation.ts';
import type { QuestionContent } from '../question.ts';

const nothing: Presentation = { order: [] };

// D1-5.06
describe('multiple choice: the chosen set equals the correct set', () => {
  const flags = (...correct: boolean[]) =>
    questionOf(
      'MULTIPLE_CHOICE',
      correct.map((is_correct, index) => ({ id: 'abcd'[index] ?? '', is_correct })),
    );
  const one = flags(false, true, false);
  const two = flags(true, true, false);

  it.each<[string, QuestionContent, string[], boolean]>([
    ['the correct one', one, ['b'], true],
    ['another one', one, ['a'], false],
    ['none', one, [], false],
    ['the correct one and another', one, ['b', 'a'], false],
    ['the correct one twice', one, ['b', 'b'], true],
    ['the correct one and one it does not have', one, ['b', 'zzz'], false],
    ['the correct one and __proto__', one, ['b', '__proto__'], false],
    ['both correct ones, in any order', two, ['b', 'a'], true],
    ['one of two correct ones', two, ['a'], false],
    ['all of three with two correct', two, ['a', 'b', 'c'], false],
    ['nothing where nothing is correct', flags(false, false), [], false],
    ['something where nothing is correct', flags(false, false), ['a'], false],
    ['all where all are correct', flags(true, true), ['a', 'b'], true],
  ])('%s', (_case, content, chosen, right) => {
    expect(isRight(content, nothing, { chosen })).toBe(right);
  });
});
