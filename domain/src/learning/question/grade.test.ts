import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShownQuestion, anyQuestionOf, anyRandom, authorsAnswer } from '../../../test/any-question.ts';
import { emptyAnswer } from './answer.ts';
import type { Answer } from './question-types.ts';
import type { MatchingAnswer } from './matching/matching.ts';
import type { RowsAnswer } from './rows/rows.ts';
import type { SequenceAnswer } from './sequence/sequence.ts';
import { isRight } from './question-keys.ts';
import { present } from './present.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionContent } from './question.ts';

const nothing: Presentation = { order: [] };

describe('an answer to any question', () => {
  const answerable = ({ type, answers }: QuestionContent) =>
    type !== 'MULTIPLE_CHOICE' || answers.some(({ is_correct }) => is_correct);

  it('is right as its author would give it', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        fc.pre(answerable(content));
        expect(isRight(content, shown, authorsAnswer(content, shown.order))).toBe(true);
      }),
    );
  });

  it('is wrong where nothing was entered, unless a sequence has only one way to read or an old pair is shown right', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        const texts = new Set(content.answers.map(({ answer }) => answer));
        const mayReadRight = content.type === 'SEQUENCE' && (texts.size === 1 || content.answers.length === 2);
        const right = mayReadRight && isRight(content, shown, { order: [...shown.order], placed: true });
        expect(isRight(content, shown, emptyAnswer(content.type, shown.order))).toBe(right);
      }),
    );
  });

  it.each(['TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT'] as const)('of type %s turns wrong with any row turned', (type) => {
    fc.assert(
      fc.property(anyQuestionOf(type), fc.nat(), (content, which) => {
        const { rows } = authorsAnswer(content, []) as RowsAnswer;
        const id = content.answers[which % content.answers.length]?.id ?? '';
        expect(isRight(content, nothing, { rows: { ...rows, [id]: !rows[id] } })).toBe(false);
      }),
    );
  });

  it('of type SEQUENCE turns wrong with any two different items swapped', () => {
    fc.assert(
      fc.property(anyQuestionOf('SEQUENCE'), fc.nat(), fc.nat(), (content, one, other) => {
        const order = [...(authorsAnswer(content, []) as SequenceAnswer).order];
        const [a, b] = [one % order.length, other % order.length];
        const textAt = (index: number) => content.answers.find(({ id }) => id === order[index])?.answer;
        fc.pre(textAt(a) !== textAt(b));
        [order[a], order[b]] = [order[b] ?? '', order[a] ?? ''];
        expect(isRight(content, nothing, { order, placed: true })).toBe(false);
      }),
    );
  });

  it('of type MATCHING turns wrong with any letter of another description', () => {
    fc.assert(
      fc.property(anyQuestionOf('MATCHING'), anyRandom, fc.nat(), fc.nat(), (content, random, which, other) => {
        const shown = present(content, random);
        const { letters } = authorsAnswer(content, shown.order) as MatchingAnswer;
        const concepts = content.answers.filter(({ answer }) => answer !== '');
        const concept = concepts[which % concepts.length];
        const place = other % shown.order.length;
        const described = content.answers.find(({ id }) => id === shown.order[place]);
        fc.pre(described?.match !== concept?.match);
        expect(
          isRight(content, shown, { letters: { ...letters, [concept?.id ?? '']: String.fromCharCode(65 + place) } }),
        ).toBe(false);
      }),
    );
  });

  it('is graded alike however often it is graded, and leaves it as it is', () => {
    fc.assert(
      fc.property(anyShownQuestion, ({ content, shown }) => {
        const answer: Answer = authorsAnswer(content, shown.order);
        const before = JSON.stringify([content, shown, answer]);
        expect(isRight(content, shown, answer)).toBe(isRight(content, shown, answer));
        expect(JSON.stringify([content, shown, answer])).toBe(before);
      }),
    );
  });
});
