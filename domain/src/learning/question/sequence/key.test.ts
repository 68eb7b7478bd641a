import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../../test/any-question.ts';
import { isRight } from '../question-keys.ts';
import type { Presentation } from '../presentation.ts';
import type { QuestionContent } from '../question.ts';

const nothing: Presentation = { order: [] };

// D1-5.07
describe('sequence: the order equals the sequence order', () => {
  const steps = (...texts: string[]) =>
    questionOf(
      'SEQUENCE',
      texts.map((answer, index) => ({ id: 'abcd'[index] ?? '', answer, sequence: index + 1 })),
    );
  const plain = steps('Plan', 'Choose', 'Install', 'Read');

  it.each<[string, QuestionContent, string[], boolean]>([
    ['the right order', plain, ['a', 'b', 'c', 'd'], true],
    ['two swapped', plain, ['a', 'c', 'b', 'd'], false],
    ['reversed', plain, ['d', 'c', 'b', 'a'], false],
    ['one left out', plain, ['a', 'b', 'c'], false],
    ['one twice', plain, ['a', 'b', 'c', 'c'], false],
    ['one twice, and none left out', plain, ['a', 'b', 'c', 'd', 'd'], false],
    ['one it does not have', plain, ['a', 'b', 'c', 'zzz'], false],
    ['one it does not have beside all others', plain, ['a', 'b', 'c', 'd', 'zzz'], false],
    ['one twice in place of another that reads alike', steps('Wait', 'Measure', 'Wait'), ['a', 'b', 'a'], false],
    ['inherited words', plain, ['constructor', '__proto__', 'toString', 'valueOf'], false],
    ['none', plain, [], false],
    ['two that read alike, swapped', steps('Wait', 'Measure', 'Wait'), ['c', 'b', 'a'], true],
    ['the one thing it has', steps('Plan'), ['a'], true],
  ])('%s', (_case, content, order, right) => {
    expect(isRight(content, nothing, { order, placed: true })).toBe(right);
    expect(isRight(content, nothing, { order, placed: false })).toBe(right);
  });

  it('tells apart items that differ by their picture alone', () => {
    const content = questionOf('SEQUENCE', [
      { id: 'a', answer: 'Step', answer_image: '/media/1', sequence: 1 },
      { id: 'b', answer: 'Step', answer_image: '/media/2', sequence: 2 },
    ]);
    expect(isRight(content, nothing, { order: ['b', 'a'], placed: true })).toBe(false);
  });

  it('goes by the sequence numbers, whatever order the author kept the items in and whatever gaps they have', () => {
    const content = questionOf('SEQUENCE', [
      { id: 'last', answer: 'Read', sequence: 30 },
      { id: 'first', answer: 'Plan', sequence: 2 },
    ]);
    expect(isRight(content, nothing, { order: ['first', 'last'], placed: true })).toBe(true);
  });
});
