import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShownQuestion, authorsAnswer, questionOf } from '../../../test/any-question.ts';
import { emptyAnswer } from './answer.ts';
import type { Answer } from './question-types.ts';
import { isAnswered, unanswered } from './answered.ts';
import { learnerQuestion } from './learner-question.ts';
import { questionTypeNames, type QuestionType } from './question-types.ts';

const question = (type: QuestionType) => {
  const content = questionOf(type, [
    { id: 'a', answer: 'A sensor', match: 'Measures', sequence: 1, is_correct: true },
    { id: 'b', answer: 'An actuator', match: 'Moves', sequence: 2, is_correct: false },
    { id: 'c', answer: type === 'MATCHING' ? '' : 'A gateway', match: 'Distractor', sequence: 3, is_correct: false },
  ]);
  return learnerQuestion(content, { order: ['b', 'a', 'c'] }, false);
};

describe('a question counts as answered', () => {
  it.each<[string, QuestionType, Answer, number]>([
    ['a choice with nothing chosen', 'MULTIPLE_CHOICE', { chosen: [] }, 1],
    ['a choice with one selection', 'MULTIPLE_CHOICE', { chosen: ['a'] }, 0],
    ['a choice with two selections', 'MULTIPLE_CHOICE', { chosen: ['a', 'b'] }, 0],
    ['a choice of an answer it does not have', 'MULTIPLE_CHOICE', { chosen: ['zzz', '__proto__'] }, 1],
    ['a sequence nobody touched', 'SEQUENCE', { order: ['b', 'a', 'c'], placed: false }, 1],
    ['a sequence that was placed', 'SEQUENCE', { order: ['b', 'a', 'c'], placed: true }, 0],
    ['rows with none answered', 'TRUE_OR_FALSE', { rows: {} }, 3],
    ['rows with one left open', 'TRUE_OR_FALSE', { rows: { a: true, b: false } }, 1],
    ['rows with every one answered', 'CORRECT_OR_INCORRECT', { rows: { a: true, b: false, c: false } }, 0],
    ['rows it does not have', 'TRUE_OR_FALSE', { rows: { x: true, y: true, z: true } }, 3],
    ['a concept without a letter', 'MATCHING', { letters: { a: 'A' } }, 1],
    ['a letter on every concept, the distractor without one', 'MATCHING', { letters: { a: 'A', b: 'B' } }, 0],
    ['letters on concepts it does not have', 'MATCHING', { letters: { c: 'A', x: 'B' } }, 2],
  ])('%s', (_case, type, answer, open) => {
    expect(unanswered(question(type), answer)).toBe(open);
    expect(isAnswered(question(type), answer)).toBe(open === 0);
  });

  // D1-5.01–5.03
  it.each(questionTypeNames)('no %s as a learner starts from it', (type) => {
    expect(isAnswered(question(type), emptyAnswer(type, ['b', 'a', 'c']))).toBe(false);
  });

  it('no row or concept whose id is a word that every object inherits', () => {
    const rows = learnerQuestion(
      questionOf('TRUE_OR_FALSE', [{ id: 'constructor' }, { id: 'toString' }]),
      { order: [] },
      false,
    );
    expect(unanswered(rows, { rows: {} })).toBe(2);
    const concepts = learnerQuestion(
      questionOf('MATCHING', [{ id: 'valueOf', answer: 'x', match: 'y' }]),
      { order: ['valueOf'] },
      false,
    );
    expect(unanswered(concepts, { letters: {} })).toBe(1);
  });

  // D1-5.01–5.03
  it('every one that its author has answered', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        fc.pre(content.type !== 'MULTIPLE_CHOICE' || content.answers.some(({ is_correct }) => is_correct));
        expect(isAnswered(learnerQuestion(content, shown, false), authorsAnswer(content, shown.order))).toBe(true);
      }),
    );
  });
});
