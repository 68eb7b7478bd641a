import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../../test/any-question.ts';
import { isRight } from '../question-keys.ts';
import type { Presentation } from '../presentation.ts';

const nothing: Presentation = { order: [] };

// D1-5.04
describe("matching: each concept's letter equals its system letter", () => {
  const content = questionOf('MATCHING', [
    { id: 'sensor', answer: 'Sensor', match: 'Measures' },
    { id: 'actuator', answer: 'Actuator', match: 'Moves' },
    { id: 'extra', answer: '', match: 'Stores' },
  ]);
  const shown = { order: ['extra', 'sensor', 'actuator'] }; // A Stores, B Measures, C Moves

  it.each<[string, Record<string, string>, boolean]>([
    ['every letter right', { sensor: 'B', actuator: 'C' }, true],
    ['two swapped', { sensor: 'C', actuator: 'B' }, false],
    ['a distractor chosen', { sensor: 'A', actuator: 'C' }, false],
    ['the same letter twice', { sensor: 'B', actuator: 'B' }, false],
    ['one without a letter', { sensor: 'B' }, false],
    ['a letter beyond the last', { sensor: 'B', actuator: 'Z' }, false],
    ['a letter on the distractor too, which has no concept', { sensor: 'B', actuator: 'C', extra: 'A' }, true],
    ['a letter on a concept it does not have', { sensor: 'B', actuator: 'C', zzz: 'A' }, true],
    ['none', {}, false],
  ])('%s', (_case, letters, right) => {
    expect(isRight(content, shown, { letters })).toBe(right);
  });

  it('takes either letter where two descriptions read alike', () => {
    const alike = questionOf('MATCHING', [
      { id: 'a', answer: 'Lamp', match: 'Gives light' },
      { id: 'b', answer: 'Torch', match: 'Gives light' },
      { id: 'c', answer: 'Motor', match: 'Moves' },
    ]);
    const order = ['a', 'b', 'c'];
    expect(isRight(alike, { order }, { letters: { a: 'B', b: 'A', c: 'C' } })).toBe(true);
    expect(isRight(alike, { order }, { letters: { a: 'A', b: 'A', c: 'C' } })).toBe(true);
    expect(isRight(alike, { order }, { letters: { a: 'C', b: 'A', c: 'B' } })).toBe(false);
  });

  it('is never right without a concept, nor for a concept that has no description', () => {
    expect(isRight(questionOf('MATCHING', [{ answer: '', match: 'x' }]), { order: ['id-1'] }, { letters: {} })).toBe(
      false,
    );
    const bare = questionOf('MATCHING', [{ id: 'a', answer: 'x', match: null }]);
    expect(isRight(bare, nothing, { letters: { a: 'A' } })).toBe(false);
  });
});
